import { showsProfessionalTexts } from '@comptoir/rules/visitor'
import { data, type RouterContextProvider } from 'react-router'
import { isYes } from '../catalogue/attributes.ts'
import { cardOf, stockOf } from '../catalogue/card.ts'
import { fullOf, pictureOf, thumbOf } from '../content/pictures.ts'
import { ecoParticipation, isShownNet, priceView, type Audience } from '../catalogue/price-view.ts'
import { swatchOf } from '../catalogue/swatch.ts'
import type { Resolved } from '../catalogue/resolve.server.ts'
import { ProductDocument, type ProductCardFragment, type ProductQuery } from '../generated/graphql.ts'
import { CommerceError } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { seoOf } from '../platform/seo.ts'
import { storeInfo } from '../platform/store-info.server.ts'
import { socialCard } from '../platform/social-card.ts'
import { visitor } from '../platform/visitor.server.ts'
import { href, pathHref } from '../platform/routes.ts'
import { productReviews, reviewQueryOf, reviewVariables } from '../reviews/product-reviews.server.ts'
import type { ReviewQuery } from '../reviews/review-query.ts'
import { configurationOf } from './configuration.server.ts'
import { crumbsOf } from './crumbs.server.ts'
import { foodOf, mealOf } from '../catalogue/food.server.ts'
import { galleryViews } from './gallery-views.server.ts'
import type { GalleryPicture } from './gallery-picture.ts'
import { priceDetails } from './price-details.server.ts'
import { purchaseInfoOf } from './purchase-info.server.ts'
import { recommendations, type Placed } from './recommendations.ts'
import { initialFields } from './shared-selection.ts'
import { backInStock, manufacturerOf, specsOf } from './specs.server.ts'
import { pictureOfSelection, selectionIn, type ConfigurableOption, type Variant } from './variants.ts'

export type ApiProduct = NonNullable<NonNullable<NonNullable<ProductQuery['products']>['items']>[number]>
type Configurable = Extract<ApiProduct, { variants?: unknown }>

/** Data of a product page; the query may select options (see `sharedSelection`). Throws a 404 response. */
export async function productPage(
  context: Readonly<RouterContextProvider>,
  resolved: Resolved,
  search: URLSearchParams,
) {
  const scope = context.get(scopeContext)
  const { language } = scope
  const reviewQuery = reviewQueryOf(scope, search)
  const [{ products }, who] = await Promise.all([
    findProduct(context, resolved.sku ?? '', reviewQuery),
    visitor(context),
  ])
  const product = products?.items?.[0]
  if (!product) throw data(null, { status: 404 })
  const card = cardOf(product, who)
  const items = product.custom_attributesV2?.items
  const configuration = configurationOf(product, card, { audience: who })
  const food = scope.site.features['perishable']
    ? foodOf(items, { language, windows: card.windows, hasChoices: configuration.productOptions.length > 0 })
    : undefined
  const forB2b = showsProfessionalTexts(
    who.kind,
    product.categories?.some((one) => one?.show_texts_for_b2b) ?? false,
  )
  const options = optionsOf(product)
  const variants = variantsOf(product, who)
  const defaults = initialFields({ ...configuration, options, variants }, search)
  const shown = pictureOfSelection(variants, selectionIn(options, new URLSearchParams(defaults)))
  const eco = ecoParticipation(product, who)
  const isVirtual = product.type === 'VirtualProduct' || product.type === 'DownloadableProduct'
  const pictures = picturesOf(product, card.name, shown)
  return {
    path: pathHref(language, resolved.path),
    shareUrl: scope.publicUrl + pathHref(language, resolved.path),
    card,
    lead: (forB2b && product.description_courte_b2b) || (product.short_description?.html ?? ''),
    description: (forB2b && product.description_longue_b2b) || (product.description?.html ?? ''),
    pictures,
    views: galleryViews(product),
    isVirtual,
    options,
    variants,
    ...configuration,
    defaults,
    food,
    meal: food && mealOf(card.windows),
    specs: specsOf(product.details?.items, 'weight' in product ? product.weight : undefined, language),
    manufacturer: manufacturerOf(product.details?.items),
    backInStock: backInStock(items, language),
    priceDetails: priceDetails(
      { price: card.price, taxRate: product.tax_rate ?? 0, items, eco, isVirtual },
      scope,
    ),
    purchaseInfo: purchaseInfoOf(scope, {
      kind: who.kind,
      isShownNet: isShownNet(who),
      stock: card.stock,
      isVirtual,
      weight: ('weight' in product && product.weight) || 0,
      isAppliance: eco > 0,
      isPersonal: configuration.productOptions.some(({ kind, required }) => kind === 'text' && required),
    }),
    crumbs: crumbsOf(product, card.name, scope, who.kind),
    ...recommendedWith(product, who),
    reviews: await productReviews(context, product, reviewQuery),
    alerts: await alertsFor(context, who.kind),
    writeReview: href(language, 'writeReview', { sku: card.sku }),
    alternates: resolved.alternates,
    seo: seoOf({
      title: product.processed_metadata?.title ?? card.name,
      description: product.processed_metadata?.description,
      site: scope.site,
      publicUrl: scope.publicUrl,
      language,
      alternates: resolved.alternates,
      noindex: product.seo_no_index === true,
      card: socialCard(scope, 'product', pictures[0] && { src: pictures[0].full, alt: pictures[0].alt }),
    }),
  }
}

/** The alerts that visitors of a kind can have: those of prices are about what everybody pays. */
async function alertsFor(context: Readonly<RouterContextProvider>, kind: Audience['kind']) {
  const { alerts } = await storeInfo(context)
  return { stock: alerts?.stock === true, price: alerts?.price === true && kind === 'b2c' }
}

/** Asks again for the first reviews where the address names a page that has gone. */
async function findProduct(
  context: Readonly<RouterContextProvider>,
  sku: string,
  query: ReviewQuery,
): Promise<ProductQuery> {
  try {
    return await commerce(context).query(ProductDocument, { sku, ...reviewVariables(query) })
  } catch (error) {
    if (query.page === 1 || !(error instanceof CommerceError) || error.category !== 'graphql-input')
      throw error
    return await findProduct(context, sku, { ...query, page: 1 })
  }
}

export type ProductPageData = Awaited<ReturnType<typeof productPage>>

/** Images of the product, then those of its variants without duplicates; the one with the URL `first` comes first. */
function picturesOf(product: ApiProduct, name: string, first: string | undefined): GalleryPicture[] {
  const own = product.optimized_images ?? []
  const others = variantsIn(product).flatMap(
    (variant) => variant?.product?.optimized_images?.slice(0, 1) ?? [],
  )
  const all = [...own, ...others].flatMap((image) => {
    const picture = pictureOf(image, name)
    return picture ? [{ ...picture, full: fullOf(image), thumb: thumbOf(image)?.src ?? picture.src }] : []
  })
  const unique = all.filter((picture, index) => all.findIndex(({ src }) => src === picture.src) === index)
  return unique.toSorted((a, b) => Number(b.src === first) - Number(a.src === first))
}

/** What goes with the product, and what could be bought instead. */
function recommendedWith(product: ApiProduct, audience: Audience) {
  const { companions, alternatives } = recommendations<ProductCardFragment & Placed>(product, {
    related: (product.related_products ?? []).flatMap((one) => one ?? []),
    crosssell: (product.crosssell_products ?? []).flatMap((one) => one ?? []),
    upsell: (product.upsell_products ?? []).flatMap((one) => one ?? []),
  })
  const cards = (products: readonly ProductCardFragment[]) => products.map((one) => cardOf(one, audience))
  return { companions: cards(companions), alternatives: cards(alternatives) }
}

function optionsOf(product: ApiProduct): ConfigurableOption[] {
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
                      swatch: swatchOf(value.swatch_data),
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
