import type { Cents } from '@comptoir/rules/money'
import { element, escapeXml } from '../platform/xml.ts'

/** A product as shopping ads take it; addresses are complete, amounts in cents with tax. */
export interface FeedItem {
  readonly sku: string
  /** Of a variant: the product it is one of. */
  readonly group?: string | undefined
  readonly title: string
  readonly description: string
  readonly link: string
  readonly images: readonly string[]
  readonly inStock: boolean
  readonly price: Cents
  /** What is asked now, where that is less than `price`. */
  readonly salePrice?: Cents | undefined
  /** Pieces sold together. */
  readonly lot?: number | undefined
  /** Categories, the widest first. */
  readonly path: readonly string[]
  readonly colour?: string | undefined
  /** Content, as `75cl`, from which prices of a unit are computed. */
  readonly content?: string | undefined
  /** What it costs to have it sent in France; absent where that depends on the address. */
  readonly delivery?: Cents | undefined
}

export interface FeedShop {
  readonly brand: string
  readonly link: string
  readonly description: string
}

/** As many more pictures of a product as are taken. */
const MORE_IMAGES = 10
const LONGEST_TITLE = 150
const LONGEST_TEXT = 5000

const money = (cents: Cents) => `${(cents / 100).toFixed(2)} EUR`

/** A feed of `feedEntry`s in RSS with the names of Google's product data, which the other places for shopping ads take too. */
export function productFeed(shop: FeedShop, entries: readonly string[]): string {
  return [
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>',
    element('title', shop.brand) + element('link', shop.link) + element('description', shop.description),
    ...entries,
    '</channel></rss>',
  ].join('\n')
}

export function feedEntry(item: FeedItem, { brand }: FeedShop): string {
  const [main, ...more] = item.images
  const { delivery, lot } = item
  return [
    '<item>',
    element('g:id', item.sku),
    element('g:item_group_id', item.group),
    element('g:title', item.title.slice(0, LONGEST_TITLE)),
    element('g:description', item.description.slice(0, LONGEST_TEXT)),
    element('g:link', item.link),
    element('g:image_link', main),
    ...more.slice(0, MORE_IMAGES).map((image) => element('g:additional_image_link', image)),
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
      : `<g:shipping><g:country>FR</g:country><g:price>${escapeXml(money(delivery))}</g:price></g:shipping>`,
    '</item>',
  ].join('')
}
