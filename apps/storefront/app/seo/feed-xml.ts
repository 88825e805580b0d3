import { decimalText, type Cents } from '@comptoir/rules/money'
import { element, escapeXml } from '../platform/xml.ts'

/** A product of the feed; URLs are absolute, amounts in cents with tax. */
export interface FeedItem {
  readonly sku: string
  /** SKU of the configurable product of a variant. */
  readonly group?: string | undefined
  readonly title: string
  readonly description: string
  readonly link: string
  readonly images: readonly string[]
  readonly inStock: boolean
  readonly price: Cents
  /** Reduced price, lower than `price`. */
  readonly salePrice?: Cents | undefined
  /** Lot size. */
  readonly lot?: number | undefined
  /** Category path from the top. */
  readonly path: readonly string[]
  readonly colour?: string | undefined
  /** Contents for unit prices, as `75cl`. */
  readonly content?: string | undefined
  /** Shipping cost in the country of the store; absent when it depends on the address. */
  readonly delivery?: Cents | undefined
}

export interface FeedShop {
  readonly brand: string
  readonly link: string
  readonly description: string
  /** ISO 4217 code. */
  readonly currency: string
  /** Country of the shipping costs, ISO 3166-1 alpha-2. */
  readonly country: string
}

/** Maximum number of additional images that Google accepts. */
const MAX_ADDITIONAL_IMAGES = 10
const MAX_TITLE = 150
const MAX_TEXT = 5000

/** RSS feed of `feedEntry` items with the attributes of Google's product data, which other ad platforms accept too. */
export function productFeed(shop: FeedShop, entries: readonly string[]): string {
  return [
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>',
    element('title', shop.brand) + element('link', shop.link) + element('description', shop.description),
    ...entries,
    '</channel></rss>',
  ].join('\n')
}

export function feedEntry(item: FeedItem, { brand, currency, country }: FeedShop): string {
  const money = (cents: Cents) => `${decimalText(cents, currency)} ${currency}`
  const [main, ...more] = item.images
  const { delivery, lot } = item
  return [
    '<item>',
    element('g:id', item.sku),
    element('g:item_group_id', item.group),
    element('g:title', item.title.slice(0, MAX_TITLE)),
    element('g:description', item.description.slice(0, MAX_TEXT)),
    element('g:link', item.link),
    element('g:image_link', main),
    ...more.slice(0, MAX_ADDITIONAL_IMAGES).map((image) => element('g:additional_image_link', image)),
    element('g:availability', item.inStock ? 'in_stock' : 'out_of_stock'),
    element('g:price', money(item.price)),
    element('g:sale_price', item.salePrice === undefined ? undefined : money(item.salePrice)),
    element('g:condition', 'new'),
    element('g:brand', brand),
    element('g:mpn', item.sku),
    element('g:product_type', item.path.join(' > ')),
    element('g:color', item.colour),
    element('g:multipack', lot === undefined ? undefined : String(lot)),
    element('g:unit_pricing_measure', item.content),
    delivery === undefined
      ? ''
      : `<g:shipping><g:country>${country}</g:country><g:price>${escapeXml(money(delivery))}</g:price></g:shipping>`,
    '</item>',
  ].join('')
}
