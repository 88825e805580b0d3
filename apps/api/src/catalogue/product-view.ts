import type {
  PriceRange,
  ProductDiscount,
  ProductInterface,
  ProductPrice,
  TierPrice,
} from '@comptoir/contract/generated/types'
import { hasEnded } from '@comptoir/rules/fulfilment'
import { fromMinorUnits, type Cents } from '@comptoir/rules/money'
import { isWithinDays, productPrice, quantityPrices, type PricePair } from '@comptoir/rules/product-price'
import { onlyLeftInStock } from '@comptoir/rules/stock'
import { toMoney } from '../platform/money.ts'
import { processedMetadata } from '../platform/processed-metadata.ts'
import { encodeUid } from '../platform/uid.ts'
import { isStaticProductField } from './attribute-sdl.ts'
import { isYes, type Attribute, type AttributeValue } from './attribute.ts'
import { priceAttributeIn } from './amounts-in-store.ts'
import { isPriceVisible } from './price-visibility.ts'
import { giftMessageAttribute } from './gift-messages.sql.ts'
import { listedPrice } from './listed-price.ts'
import { bundleFields, titleIn } from './product-options.ts'
import { storeText, storeValue } from './product-details.ts'
import { imageWithRole, mediaGallery, optimizedImages } from './images.ts'
import { productTurntables } from './product-videos.ts'
import { lowestPrice } from './lowest-price.ts'
import { discountOf, displayTaxRate, priceQuery, pricesOf, priceSpan, shownPrice } from './pricing.ts'
import { textInStore, isInStock, isVirtualType, type Product } from './product.ts'
import type { ViewSource } from './view-source.ts'

/**
 * A product in the contract's format. Attributes beyond the static schema are properties named by their code.
 */
export type ProductView = ProductInterface & {
  __typename: string
  source: ViewSource
  weight: number | null
  redirect_code: number
  relative_url: string | null
  type: 'PRODUCT'
}

const typeNames: Record<string, string> = {
  virtual: 'VirtualProduct',
  configurable: 'ConfigurableProduct',
  grouped: 'GroupedProduct',
  bundle: 'BundleProduct',
  downloadable: 'DownloadableProduct',
}

export function productView(source: ViewSource): ProductView {
  const { product, details, viewer, snapshot } = source
  const { store } = viewer
  const path = details.paths.get(store.id) ?? null
  const text = (code: string) => storeText(details, store.id, code)
  const html = (code: string) => ({ html: text(code) ?? '' })
  const prices = priceFields(source)
  return {
    ...attributeFields(source),
    __typename: typeNames[product.type] ?? 'SimpleProduct',
    source,
    id: product.id,
    uid: encodeUid(product.id),
    sku: product.sku,
    name: textInStore(product.names, store.id),
    url_key: textInStore(product.urlKeys, store.id),
    url_suffix: '.html',
    canonical_url: path,
    canonical_path: path,
    relative_url: path,
    redirect_code: 0,
    type: 'PRODUCT',
    type_id: product.type,
    attribute_set_id: details.row.attribute_set_id,
    description: html('description'),
    short_description: html('short_description'),
    meta_title: text('meta_title'),
    meta_description: text('meta_description'),
    meta_keyword: text('meta_keyword'),
    processed_metadata: processedMetadata({
      name: textInStore(product.names, store.id),
      metaTitle: text('meta_title'),
      metaDescription: text('meta_description'),
      text: text('short_description') || text('description'),
    }),
    created_at: timestamp(details.row.created_at),
    updated_at: timestamp(details.row.updated_at),
    weight: details.row.weight,
    ...stockFields(source, prices.price_visible),
    ...prices,
    new_from_date: product.newFrom,
    new_to_date: product.newTo,
    is_new:
      (product.newFrom !== null || product.newTo !== null) &&
      isWithinDays(snapshot.day, product.newFrom, product.newTo),
    image: imageWithRole(source, 'image'),
    small_image: imageWithRole(source, 'small_image'),
    thumbnail: imageWithRole(source, 'thumbnail'),
    media_gallery: mediaGallery(source),
    optimized_images: optimizedImages(source),
    turntables: productTurntables(source),
    ...(product.bundle && bundleFields(product.bundle)),
    ...(product.downloads && {
      links_title: titleIn(product.downloads.linksTitles, store.language),
      links_purchased_separately: Number(product.downloads.isSeparate),
    }),
    url_rewrites: path === null ? [] : [{ url: path, parameters: [] }],
    ...ratingFields(source),
    gift_message_available: allowsGiftMessage(source),
    gift_wrapping_available: false,
    staged: false,
    reviews: { items: [], page_info: { current_page: 1, page_size: 20, total_pages: 0 } },
    country_of_manufacture: text('country_of_manufacture'),
    colisage_b2b: product.lotB2b,
    colisage_b2c: product.lotB2c,
    description_longue_b2b: text('description_longue_b2b'),
    description_courte_b2b: text('description_courte_b2b'),
    pad_pickup_available_start: text('pad_pickup_available_start'),
    pad_pickup_available_end: text('pad_pickup_available_end'),
    pad_delivery_available_start: text('pad_delivery_available_start'),
    pad_delivery_available_end: text('pad_delivery_available_end'),
    ...availableDays(product),
    seo_no_index:
      isYes(storeValue(details, store.id, 'seo_no_index')) ||
      isYes(storeValue(details, store.id, 'aay_seo_robots_noindex')),
  }
}

/** Formats a time as Magento does: `YYYY-MM-DD hh:mm:ss`, UTC. */
export function timestamp(time: Date): string {
  return time.toISOString().slice(0, 19).replace('T', ' ')
}

/** Whether website and product allow a message; nothing goes with what is not shipped. */
function allowsGiftMessage({ product, details, viewer: { store } }: ViewSource): boolean {
  const isOff = String(storeValue(details, store.id, giftMessageAttribute)) === '0'
  return store.settings.gift_messages.allow_items && !isOff && !isVirtualType(product.type)
}

/** The days on which slots of the product may be. */
function availableDays({ fulfilment }: Product) {
  const { weekdays, first, last } = fulfilment?.windows.days ?? {}
  return {
    pad_available_weekdays: [...(weekdays ?? [])],
    pad_available_first: first ?? null,
    pad_available_last: last ?? null,
  }
}

function stockFields({ product, viewer, snapshot }: ViewSource, showsPrice: boolean) {
  const inStock = isInStock(product) && !hasEnded(product.fulfilment?.windows ?? {}, snapshot.day)
  const { minSaleQty, maxSaleQty, manageStock, backorders } = product.stock
  const isConfigurable = product.type === 'configurable'
  const quantity = isConfigurable
    ? product.variants.reduce((sum, variant) => sum + variant.stock.quantity, 0)
    : product.stock.quantity
  const left = onlyLeftInStock({
    status: inStock ? 'IN_STOCK' : 'OUT_OF_STOCK',
    salable: manageStock && !isConfigurable ? quantity : null,
    backorders,
    lowThreshold: viewer.store.settings.low_stock_threshold,
  })
  return {
    // Clients that know Magento's fields only offer to buy what is in stock.
    stock_status: inStock && showsPrice ? ('IN_STOCK' as const) : ('OUT_OF_STOCK' as const),
    is_in_stock: inStock,
    is_off_menu: false,
    only_x_left_in_stock: left,
    quantity,
    min_sale_qty: minSaleQty,
    max_sale_qty: maxSaleQty,
  }
}

function ratingFields({ product, viewer }: ViewSource) {
  const { id, settings } = viewer.store
  const rating = settings.product_reviews.enabled
    ? product.ratings.find(({ storeId }) => storeId === id)
    : undefined
  return { rating_summary: rating?.percent ?? 0, review_count: rating?.count ?? 0 }
}

function priceFields(source: ViewSource) {
  const { product, priced, viewer, snapshot } = source
  const { store, visitorKind, priceDisplay, hidesPrices } = viewer
  const { currency } = store
  const rate = displayTaxRate(store, product.taxClass)
  const span = priceSpan(product, store, priceQuery(snapshot, viewer))
  const isVisible =
    !hidesPrices &&
    span !== undefined &&
    isPriceVisible(snapshot, product, visitorKind, store.group.rootCategoryId)
  const common = { tax_rate: rate / 100, price_visible: isVisible }
  if (!isVisible) {
    const range: PriceRange = { minimum_price: hiddenPrice, maximum_price: hiddenPrice }
    return {
      ...common,
      price_range: range,
      price_tiers: [],
      special_price: null,
      lowest_price_30_days: null,
      eco_contribution: null,
    }
  }
  const shown = (cents: Cents) => shownPrice(cents, store.website.pricesIncludeTax, rate, priceDisplay)
  const shownPair = ({ regular, final }: PricePair) => ({ regular: shown(regular), final: shown(final) })
  const minimum = shownPair(span.minimum)
  const range: PriceRange = {
    minimum_price: priceOf(minimum, currency),
    maximum_price: priceOf(shownPair(span.maximum), currency),
  }
  const price = listedPrice(priced, store)
  const fees = product.fees || priced.fees
  const isReduced = minimum.final < minimum.regular
  const lowest = isPerishable(source) ? null : lowestPrice(source)
  return {
    ...common,
    price_range: range,
    price_tiers: tiersOf(source, shown),
    special_price: isReduced ? fromMinorUnits(minimum.final, currency) : null,
    special_from_date: price?.specialFrom ?? null,
    special_to_date: price?.specialTo ?? null,
    lowest_price_30_days: lowest === null ? null : toMoney(shown(lowest), currency),
    eco_contribution: fees === 0 ? null : toMoney(shown(fees), currency),
  }
}

/** Prices of larger quantities, where they are lower than that of one unit; without those of variants and items. */
function tiersOf({ product, viewer, snapshot }: ViewSource, shown: (cents: Cents) => Cents): TierPrice[] {
  const { store } = viewer
  const query = priceQuery(snapshot, viewer)
  const prices = product.tiers.length > 0 ? pricesOf(product, store, query) : undefined
  if (!prices || product.bundle?.isDynamic) return []
  const { list, tiers, afterRules } = prices
  const single = shown(productPrice(list, tiers, query, afterRules).final)
  return quantityPrices(list, tiers, query, afterRules).map(({ quantity, final }) => ({
    quantity,
    final_price: toMoney(shown(final), store.currency),
    discount: discountShape({ regular: single, final: shown(final) }, store.currency),
  }))
}

/** A price that the visitor may not see (Magento). */
export const hiddenPrice: ProductPrice = {
  regular_price: { value: null, currency: null },
  final_price: { value: null, currency: null },
  discount: null,
  fixed_product_taxes: [],
}

/** Perishable food is exempt from the lowest price of the last 30 days (decisions E-9). */
function isPerishable({ details, viewer }: ViewSource): boolean {
  return isYes(storeValue(details, viewer.store.id, 'perishable'))
}

/** A regular and a final price in the contract's format. */
export function priceOf(pair: PricePair, currency: string): ProductPrice {
  return {
    regular_price: toMoney(pair.regular, currency),
    final_price: toMoney(pair.final, currency),
    discount: discountShape(pair, currency),
    fixed_product_taxes: [],
  }
}

function discountShape(pair: PricePair, currency: string): ProductDiscount {
  const { amountOff, percentOff } = discountOf(pair)
  return { amount_off: fromMinorUnits(amountOff, currency), percent_off: percentOff }
}

/** Values of the attributes that have their own field at run time, typed as in Magento. */
function attributeFields({ details, viewer, snapshot }: ViewSource): Record<string, string | number | null> {
  const fields: Record<string, string | number | null> = {}
  for (const attribute of snapshot.attributes) {
    if (isStaticProductField(attribute.code)) continue
    const value = storeValue(details, viewer.store.id, attribute.code)
    fields[attribute.code] = fieldValue(attribute, value && priceAttributeIn(viewer.store, attribute, value))
  }
  return fields
}

function fieldValue(attribute: Attribute, value: AttributeValue | undefined): string | number | null {
  if (value === undefined) return null
  switch (attribute.type) {
    case 'select':
    case 'int':
    case 'price':
    case 'decimal':
      return Number(value)
    case 'boolean':
      return isYes(value) ? 1 : 0
    default:
      return Array.isArray(value) ? value.join(',') : String(value)
  }
}
