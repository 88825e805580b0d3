import type { Cents } from '@comptoir/rules/money'

/** A product in an analytics event; the displayed price of one piece. */
export interface EventItem {
  readonly sku: string
  readonly name: string
  readonly price?: Cents | undefined
  readonly quantity: number
  /** Path of its page, to recognise clicks in a list. */
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

/** `value` is the displayed subtotal. */
export interface CartEvent {
  readonly name: 'view_cart' | 'begin_checkout' | 'add_shipping_info' | 'add_payment_info'
  readonly items: readonly EventItem[]
  readonly value: Cents
  readonly coupon?: string | undefined
  /** Shipping or payment method. */
  readonly method?: string | undefined
}

/** `value` is the grand total. */
interface PurchaseEvent {
  readonly name: 'purchase'
  readonly order: string
  readonly items: readonly EventItem[]
  readonly value: Cents
  readonly tax: Cents
  readonly shipping: Cents
  readonly coupon?: string | undefined
}

/** Analytics events; amounts in cents. */
export type ShopEvent =
  | { readonly name: 'page_view' }
  | { readonly name: 'search'; readonly terms: string }
  | ListEvent
  | ItemsEvent
  | CartEvent
  | PurchaseEvent
  | { readonly name: 'login' | 'sign_up' }
  | { readonly name: 'generate_lead'; readonly form: string }

/** Analytics settings of the store view; absent without analytics. */
export interface Measurement {
  /** GA4 accounts, one to three. */
  readonly accounts: readonly string[]
  /** Conversion of Google Ads, such as `AW-1/a`. */
  readonly ads?: string | undefined
  /** ISO 4217 code of all amounts. */
  readonly currency: string
  /** URL of the tag script. */
  readonly script: string
}
