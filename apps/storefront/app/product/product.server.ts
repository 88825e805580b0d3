import { showsProfessionalTexts } from '@comptoir/rules/visitor'
import { data, type RouterContextProvider } from 'react-router'
import { isYes } from '../catalogue/attributes.ts'
import { cardOf, stockOf } from '../catalogue/card.ts'
import { fullOf, pictureOf, thumbOf } from '../content/pictures.ts'
import { priceView, type Audience } from '../catalogue/price-view.ts'
import type { Resolved } from '../catalogue/resolve.server.ts'
import { ProductDocument, type ProductQuery } from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { commerce } from '../platform/commerce.server.ts'
import { scopeContext, type RequestScope } from '../platform/scope.ts'
import { pathIn, seoOf } from '../platform/seo.ts'
import { socialCard } from '../platform/social-card.ts'
import { visitor } from '../platform/visitor.server.ts'
import { compositionOf } from './composition.server.ts'
import { foodOf, mealOf } from './food.server.ts'
import type { GalleryPicture } from './gallery-picture.ts'
import { ecoParticipation, priceNotes } from './price-notes.server.ts'
import { promisesOf } from './promises.server.ts'
import { openingFields } from './shared-choice.ts'
import { backInStock, makerOf, specsOf } from './specs.server.ts'
import { pictureOfSelection, selectionIn, type ProductOption, type Variant } from './variants.ts'

export type ApiProduct = NonNullable<NonNullable<NonNullable<ProductQuery['products']>['items']>[number]>
type Configurable = Extract<ApiProduct, { variants?: unknown }>

const NEIGHBOURS = 4

/** The page of a product; its address may choose options and parts of it (see `sharedChoice`). */
export async function productPage(
  context: Readonly<RouterContextProvider>,
  resolved: Resolved,
  search: URLSearchParams,
) {
  const scope = context.get(scopeContext)
  const { language } = scope
  const [{ products }, who] = await Promise.all([
    commerce(context).query(ProductDocument, { sku: resolved.sku ?? '' }),
    visitor(context),
  ])
  const product = products?.items?.[0]
  if (!product) throw data(null, { status: 404 })
  const audience: Audience = { kind: who.kind, display: who.kind }
  const card = cardOf(product, audience)
  const items = product.custom_attributesV2?.items
  const composition = compositionOf(product, card, { audience, language })
  const food = scope.site.features['perishable']
    ? foodOf(items, { language, windows: card.windows, hasChoices: composition.parts.length > 0 })
    : undefined
  const forB2b = showsProfessionalTexts(
    who.kind,
    product.categories?.some((one) => one?.show_texts_for_b2b) ?? false,
  )
  const options = optionsOf(product)
  const variants = variantsOf(product, audience)
  const defaults = openingFields({ ...composition, options }, search)
  const shown = pictureOfSelection(variants, selectionIn(options, new URLSearchParams(defaults)))
  const isVirtual = product.type === 'VirtualProduct'
  const pictures = picturesOf(product, card.name, shown)
  return {
    path: pathIn(language, resolved.path),
    card,
    lead: (forB2b && product.description_courte_b2b) || (product.short_description?.html ?? ''),
    description: (forB2b && product.description_longue_b2b) || (product.description?.html ?? ''),
    pictures,
    isVirtual,
    options,
    variants,
    ...composition,
    defaults,
    food,
    meal: food && mealOf(card.windows),
    specs: specsOf(
      product.details?.items,
      { sku: card.sku, weight: 'weight' in product ? product.weight : undefined },
      language,
    ),
    maker: makerOf(product.details?.items),
    words: wordsOf(card.name, backInStock(items, language)),
    notes: priceNotes({ price: card.price, taxRate: product.tax_rate ?? 0, items, isVirtual }, scope),
    promises: promisesOf(scope, {
      kind: who.kind,
      food,
      stock: card.stock,
      isVirtual,
      isAppliance: ecoParticipation(items) > 0,
      isPersonal: composition.parts.some(({ kind, required }) => kind === 'text' && required),
    }),
    crumbs: crumbsOf(product, card.name, scope),
    ...neighboursOf(product, audience),
    alternates: resolved.alternates,
    seo: seoOf({
      title: product.processed_metadata?.title ?? card.name,
      description: product.processed_metadata?.description,
      brand: scope.site.brand,
      publicUrl: scope.publicUrl,
      language,
      alternates: resolved.alternates,
      noindex: product.seo_no_index === true,
      card: socialCard(scope, 'product', pictures[0] && { src: pictures[0].full, alt: pictures[0].alt }),
    }),
  }
}

export type ProductPageData = Awaited<ReturnType<typeof productPage>>

/** Its own pictures, then those of its variants that it does not have; the one at the address `first` before all. */
function picturesOf(product: ApiProduct, name: string, first: string | undefined): GalleryPicture[] {
  const own = product.optimized_images ?? []
  const others = variantsIn(product).flatMap(
    (variant) => variant?.product?.optimized_images?.slice(0, 1) ?? [],
  )
  const all = [...own, ...others].flatMap((image) => {
    const picture = pictureOf(image, name)
    return picture ? [{ ...picture, full: fullOf(image), thumb: thumbOf(image)?.src ?? picture.src }] : []
  })
  const once = all.filter((picture, index) => all.findIndex(({ src }) => src === picture.src) === index)
  return once
    .toSorted((a, b) => Number(b.src === first) - Number(a.src === first))
    .map((picture, index) => ({
      ...picture,
      place: m.product_picture_place({ place: String(index + 1), total: String(once.length) }),
    }))
}

/** What goes with it, and what one might take instead; nothing stands on the page twice. */
function neighboursOf(product: ApiProduct, audience: Audience) {
  const cards = (products: ApiProduct['related_products']) =>
    (products ?? []).flatMap((one) => (one ? [cardOf(one, audience)] : []))
  const related = cards(product.related_products).slice(0, NEIGHBOURS)
  const known = new Set([product.sku, ...related.map(({ sku }) => sku)])
  const upsell = cards(product.upsell_products).filter(({ sku }) => !known.has(sku))
  return { related, upsell: upsell.slice(0, NEIGHBOURS) }
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

function variantsOf(product: ApiProduct, audience: Audience): Variant[] {
  const madeToOrder = isYes(product.custom_attributesV2?.items, 'made_to_order')
  return variantsIn(product).flatMap((variant) => {
    const child = variant?.product
    if (!child) return []
    const choice = (variant.attributes ?? []).flatMap((one) =>
      one?.code ? [[one.code, one.uid] as const] : [],
    )
    return [
      {
        sku: child.sku ?? '',
        choice: Object.fromEntries(choice),
        price: priceView(child, audience),
        stock: stockOf(child, madeToOrder),
        picture: pictureOf(child.optimized_images?.[0], '')?.src,
      },
    ]
  })
}

/** What never changes on the page: a browser need not carry it in three languages. */
function wordsOf(name: string, back: string) {
  return {
    gallery: {
      pictures: m.product_pictures({ name }),
      enlarge: m.product_enlarge(),
      closer: m.product_closer(),
      close: m.layout_close(),
      previous: m.product_picture_previous(),
      next: m.product_picture_next(),
    },
    options: { choose: m.product_choose(), none: m.product_not_made() },
    clash: m.cart_error_options_unavailable(),
    specs: m.product_specs(),
    specsOf: m.product_specs_of({ name }),
    maker: m.product_maker(),
    about: m.product_about(),
    related: m.product_related(),
    upsell: m.product_upsell(),
    update: m.product_update(),
    ask: m.product_ask(),
    out: back || m.product_out_help(),
  }
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
