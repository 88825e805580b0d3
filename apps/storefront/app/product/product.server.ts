import { formatMoney } from '@comptoir/rules/money'
import { showsProfessionalTexts } from '@comptoir/rules/visitor'
import { data, type RouterContextProvider } from 'react-router'
import { attributeTexts, attributeValues, isYes } from '../catalogue/attributes.ts'
import { cardOf, stockOf } from '../catalogue/card.ts'
import { pictureOf } from '../catalogue/pictures.ts'
import { priceView, type Audience } from '../catalogue/price-view.ts'
import type { Resolved } from '../catalogue/resolve.server.ts'
import { ProductDocument, type ProductQuery } from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { commerce } from '../platform/commerce.server.ts'
import { scopeContext, type RequestScope } from '../platform/scope.ts'
import { pathIn, seoOf } from '../platform/seo.ts'
import { visitor } from '../platform/visitor.server.ts'
import type { PictureData } from '../ui/picture.tsx'
import { chosenOptions } from './chosen-options.ts'
import { compositionOf } from './composition.server.ts'
import { FOOD_ATTRIBUTES, foodOf, mealOf } from './food.server.ts'
import { promisesOf } from './promises.server.ts'
import type { ProductOption, Variant } from './variants.ts'

export type ApiProduct = NonNullable<NonNullable<NonNullable<ProductQuery['products']>['items']>[number]>
type Configurable = Extract<ApiProduct, { variants?: unknown }>

/** The page of a product; `search` may choose options (`?option=uid`), for browsers without script. */
export async function productPage(
  context: Readonly<RouterContextProvider>,
  resolved: Resolved,
  search: URLSearchParams,
) {
  const scope = context.get(scopeContext)
  const [{ products }, who] = await Promise.all([
    commerce(context).query(ProductDocument, { sku: resolved.sku ?? '' }),
    visitor(context),
  ])
  const product = products?.items?.[0]
  if (!product) throw data(null, { status: 404 })
  const audience: Audience = { kind: who.kind, display: who.kind }
  const card = cardOf(product, audience)
  const pictures = picturesOf(product, card.name)
  const composition = compositionOf(product, card, { audience, language: scope.language })
  const food = scope.site.features['perishable']
    ? foodOf(product.custom_attributesV2?.items, scope.language, composition.parts.length > 0)
    : undefined
  const forB2b = showsProfessionalTexts(
    who.kind,
    product.categories?.some((one) => one?.show_texts_for_b2b) ?? false,
  )
  return {
    path: pathIn(scope.language, resolved.path),
    card,
    lead: (forB2b && product.description_courte_b2b) || (product.short_description?.html ?? ''),
    description: (forB2b && product.description_longue_b2b) || (product.description?.html ?? ''),
    pictures,
    options: optionsOf(product),
    variants: variantsOf(product, audience, pictures),
    chosen: chosenOptions(search),
    ...composition,
    food,
    meal: food && mealOf(product.custom_attributesV2?.items),
    specs: specsOf(product, card.sku),
    words: wordsOf(card.name),
    eco: ecoText(product, scope),
    promises: promisesOf(scope, who.kind, food),
    crumbs: crumbsOf(product, card.name, scope),
    related: (product.related_products ?? [])
      .flatMap((one) => (one ? [cardOf(one, audience)] : []))
      .slice(0, 4),
    alternates: resolved.alternates,
    seo: seoOf({
      title: product.meta_title ?? card.name,
      description: product.meta_description ?? product.short_description?.html,
      brand: scope.site.brand,
      publicUrl: scope.publicUrl,
      language: scope.language,
      alternates: resolved.alternates,
      noindex: product.seo_no_index === true,
    }),
  }
}

export type ProductPageData = Awaited<ReturnType<typeof productPage>>

/** The product's own pictures, then those of its variants that it does not have. */
function picturesOf(product: ApiProduct, name: string): PictureData[] {
  const own = product.optimized_images ?? []
  const others = variantsIn(product).flatMap(
    (variant) => variant?.product?.optimized_images?.slice(0, 1) ?? [],
  )
  const all = [...own, ...others].flatMap((image) => pictureOf(image, name) ?? [])
  return all.filter((picture, index) => all.findIndex(({ src }) => src === picture.src) === index)
}

function optionsOf(product: ApiProduct): ProductOption[] {
  const options = ('configurable_options' in product && product.configurable_options) || []
  return options.flatMap((option) =>
    option
      ? [
          {
            code: option.attribute_code ?? '',
            label: option.label ?? '',
            values: (option.values ?? []).flatMap((value) =>
              value?.uid
                ? [
                    {
                      uid: value.uid,
                      label: value.store_label ?? '',
                      colour: value.swatch_data?.value ?? undefined,
                    },
                  ]
                : [],
            ),
          },
        ]
      : [],
  )
}

function variantsIn(product: ApiProduct): NonNullable<Configurable['variants']> {
  return ('variants' in product && product.variants) || []
}

function variantsOf(product: ApiProduct, audience: Audience, pictures: readonly PictureData[]): Variant[] {
  const madeToOrder = isYes(product.custom_attributesV2?.items, 'made_to_order')
  return variantsIn(product).flatMap((variant) => {
    const child = variant?.product
    if (!child) return []
    const choice = (variant.attributes ?? []).flatMap((one) =>
      one?.code ? [[one.code, one.uid] as const] : [],
    )
    const src = pictureOf(child.optimized_images?.[0], '')?.src
    const picture = pictures.findIndex((one) => one.src === src)
    return [
      {
        sku: child.sku ?? '',
        choice: Object.fromEntries(choice),
        price: priceView(child, audience),
        stock: stockOf(child, madeToOrder),
        picture: picture < 0 ? undefined : picture,
      },
    ]
  })
}

/** Attributes that the price block says, or that stand elsewhere on the page. */
const SAID_ELSEWHERE = new Set(['eco_participation', 'made_to_order', ...FOOD_ATTRIBUTES])

function specsOf(product: ApiProduct, sku: string) {
  const rows = attributeTexts(product.details?.items)
    .filter(({ code }) => !SAID_ELSEWHERE.has(code))
    .map(({ label, values }) => ({ label, value: values.join(', ') }))
  return rows.length > 0 ? [...rows, { label: m.product_sku(), value: sku }] : []
}

/** What never changes on the page: a browser need not carry it in three languages. */
function wordsOf(name: string) {
  return {
    pictures: m.product_pictures({ name }),
    specs: m.product_specs(),
    specsOf: m.product_specs_of({ name }),
    about: m.product_about(),
    related: m.product_related(),
    update: m.product_update(),
    ask: m.product_ask(),
    out: m.product_out_help(),
  }
}

/** Said apart, as the law asks for electrical equipment; empty where there is none. */
function ecoText(product: ApiProduct, { language }: RequestScope): string {
  const amount = Number(attributeValues(product.details?.items, 'eco_participation')?.[0] ?? 0)
  return amount > 0 ? m.product_eco({ amount: formatMoney(Math.round(amount * 100), language) }) : ''
}

/** Through the deepest of the product's categories. */
function crumbsOf(product: ApiProduct, name: string, { language }: RequestScope) {
  const categories = (product.categories ?? []).flatMap((one) => one ?? [])
  const deepest = categories.toSorted((a, b) => (b.level ?? 0) - (a.level ?? 0))[0]
  const above = (deepest?.breadcrumbs ?? []).flatMap((crumb) =>
    crumb ? [{ label: crumb.category_name ?? '', to: pathIn(language, crumb.category_url_path ?? '') }] : [],
  )
  const own = deepest ? [{ label: deepest.name ?? '', to: pathIn(language, deepest.url_path ?? '') }] : []
  return [...above, ...own, { label: name }]
}
