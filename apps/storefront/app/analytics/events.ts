import type { Cents } from '@comptoir/rules/money'

/** A product as measurement knows it; the price of one as the visitor reads it. */
export interface EventItem {
  readonly sku: string
  readonly name: string
  readonly price?: Cents | undefined
  readonly quantity: number
  /** Address of its page, by which a click in a list is known. */
  readonly path?: string | undefined
}

interface ListEvent {
  readonly name: 'view_item_list' | 'select_item'
  readonly list: string
  readonly items: readonly EventItem[]
}

interface ItemsEvent {
  readonly name: 'view_item' | 'add_to_cart' | 'remove_from_cart'
  readonly items: readonly EventItem[]
}

/** `value` is what the goods cost, as the totals read. */
export interface CartEvent {
  readonly name: 'view_cart' | 'begin_checkout' | 'add_shipping_info' | 'add_payment_info'
  readonly items: readonly EventItem[]
  readonly value: Cents
  readonly coupon?: string | undefined
  /** The method of delivery or of payment that was chosen. */
  readonly method?: string | undefined
}

/** `value` is all that is paid, tax and shipping included. */
interface PurchaseEvent {
  readonly name: 'purchase'
  readonly order: string
  readonly items: readonly EventItem[]
  readonly value: Cents
  readonly tax: Cents
  readonly shipping: Cents
  readonly coupon?: string | undefined
}

/** What happens in the shop and is worth measuring; amounts in cents of a euro. */
export type ShopEvent =
  | { readonly name: 'page_view' }
  | { readonly name: 'search'; readonly words: string }
  | ListEvent
  | ItemsEvent
  | CartEvent
  | PurchaseEvent
  | { readonly name: 'login' | 'sign_up' }
  | { readonly name: 'generate_lead'; readonly form: string }

/** What the API says about measuring this site; absent where nothing is measured. */
export interface Measurement {
  /** GA4 accounts, one to three. */
  readonly accounts: readonly string[]
  /** Conversion of Google Ads, such as `AW-1/a`. */
  readonly ads?: string | undefined
  /** Address of the tag script. */
  readonly script: string
}
