import type { Cents } from '@comptoir/rules/money'
import { attributeValues, isYes } from '../catalogue/attributes.ts'
import { stockOf } from '../catalogue/card.ts'
import { fullOf } from '../content/pictures.ts'
import { priceView, type PricedProduct, type PriceView } from '../catalogue/price-view.ts'
import { optionFieldName } from '../catalogue/option-field-name.ts'
import type { PictureFragment, ProductFeedQuery } from '../generated/graphql.ts'
import { GUEST_PRICES } from '../platform/group-prices.ts'
import { needsLocation } from '../platform/needs-location.ts'
import type { RequestScope } from '../platform/scope.ts'
import { firstFlatRate } from '../platform/flat-shipping.ts'
import type { Site } from '../platform/site.ts'
import { pathHref } from '../platform/routes.ts'
import type { FeedItem } from './feed-xml.ts'

export type FeedProduct = NonNullable<NonNullable<NonNullable<ProductFeedQuery['products']>['items']>[number]>
type Variants = NonNullable<Extract<FeedProduct, { variants?: unknown }>['variants']>
type Scope = Pick<RequestScope, 'site' | 'language' | 'publicUrl'>

/**
 * Feed items of a product: itself or its variants. Empty when the price is on request or depends on options (decisions E-2), and
 * without a page or an image.
 */
export function feedItems(product: FeedProduct, scope: Scope): FeedItem[] {
  const { canonical_path: path, name, sku } = product
  if (!path || !sku) return []
  const items = product.custom_attributesV2?.items
  const link = scope.publicUrl + pathHref(scope.language, path)
  const madeToOrder = isYes(items, 'made_to_order')
  const common = {
    title: name ?? '',
    description: product.processed_metadata?.description ?? name ?? '',
    link,
    path: pathOf(product),
    content: contentOf(items),
  }
  const variants = 'variants' in product ? (product.variants ?? []) : []
  if (variants.length > 0) {
    return variants.flatMap((variant) => {
      const child = variant?.product
      if (!variant || !child?.sku) return []
      const pictures = child.optimized_images?.length ? child.optimized_images : product.optimized_images
      const details = {
        sku: child.sku,
        group: sku,
        ...choiceOf(variant, link),
        title: child.name ?? common.title,
      }
      return feedItemOf(child, { ...common, ...details, inStock: isIn(child, madeToOrder) }, pictures, scope)
    })
  }
  const isOne = product.type === 'SimpleProduct' || product.type === 'VirtualProduct'
  const inStock = isIn(product, madeToOrder)
  return isOne ? feedItemOf(product, { ...common, sku, inStock }, product.optimized_images, scope) : []
}

type Described = Omit<FeedItem, 'price' | 'images'>

function feedItemOf(
  priced: PricedProduct,
  item: Described,
  pictures: readonly (PictureFragment | null)[] | null | undefined,
  { site, publicUrl }: Scope,
): FeedItem[] {
  const price = priceView(priced, GUEST_PRICES)
  const images = (pictures ?? []).flatMap((picture) => (picture && fullOf(picture)) || [])
  if (!price || price.amount === 0 || price.from || images.length === 0) return []
  return [
    {
      ...item,
      ...amountsOf(price),
      images: images.map((image) => publicUrl + image),
      lot: price.lot?.size,
      delivery: deliveryOf(site, price.amount),
    },
  ]
}

/** Price, and the sale price of a reduced product (decisions E-9). */
function amountsOf({ amount, before }: PriceView) {
  return before ? { price: before.amount, salePrice: amount } : { price: amount }
}

function deliveryOf(site: Site, goods: Cents): Cents | undefined {
  return site.delivery && !needsLocation(site) ? firstFlatRate(site, goods) : undefined
}

function choiceOf({ attributes }: NonNullable<Variants[number]>, link: string) {
  const chosen = (attributes ?? []).flatMap((one) => (one?.code ? [one] : []))
  const query = new URLSearchParams(chosen.map(({ code, uid }) => [optionFieldName(code ?? ''), uid]))
  return {
    link: `${link}?${query}`,
    colour: chosen.find(({ code }) => code === 'aay_color')?.label ?? undefined,
  }
}

const isIn = (product: Parameters<typeof stockOf>[0], madeToOrder: boolean): boolean =>
  stockOf(product, madeToOrder).state !== 'out'

function pathOf({ categories }: FeedProduct): string[] {
  const known = (categories ?? []).flatMap((one) => one ?? [])
  const deepest = known.toSorted((a, b) => (b.level ?? 0) - (a.level ?? 0))[0]
  const above = (deepest?.breadcrumbs ?? []).map((crumb) => crumb?.category_name ?? '')
  return deepest ? [...above, deepest.name ?? ''] : []
}

function contentOf(items: Parameters<typeof attributeValues>[0]): string | undefined {
  const [volume] = attributeValues(items, 'net_volume_cl') ?? []
  const [weight] = attributeValues(items, 'net_weight_g') ?? []
  if (volume) return `${Number(volume)}cl`
  return weight ? `${Number(weight)}g` : undefined
}
