import type { Cents } from '@comptoir/rules/money'
import type { PriceChange } from '@comptoir/rules/price-change'
import type { QuantityProblem } from '@comptoir/rules/quantity'
import type { JoinedTotals } from '@comptoir/rules/line-parts'
import type { Discount } from '@comptoir/rules/totals'
import type { FulfilmentMethod } from '@comptoir/rules/fulfilment'
import type { FulfilmentNeeds, SelectedSlot } from '../fulfilment/index.ts'
import type { Location } from '../locations/index.ts'
import type { VoucherError } from '@comptoir/rules/voucher'
import type { AppliedVouchers } from '../vouchers/index.ts'
import type { ChosenCustom } from './choice.ts'
import type { PricedPart, PricedSelection } from './prices.ts'
import type { DeliveryDetails, PostalAddress } from '../platform/postal-address.ts'

/** One chosen option of a configurable product; labels in the language of the request. */
export type CartLineOption = {
  attributeId: number
  valueIndex: number
  /** uid of the option: base64 of `configurable/<attribute id>`. */
  uid: string
  /** uid of the value: base64 of `configurable/<attribute id>/<value index>`. */
  valueUid: string
  label: string
  value: string
}

/** Why a line cannot be ordered as it is, in Magento's words; `kind` is for texts of one's own. */
export type CartLineProblem = {
  code: 'PRODUCT_NOT_FOUND' | 'NOT_SALABLE' | 'INSUFFICIENT_STOCK' | 'UNDEFINED'
  message: string
  kind: QuantityProblem['kind']
}

/** A line of a cart with today's price (decisions D-9). Prices are cents in the website's tax base. */
export type CartLine = {
  id: number
  /** What the shopper chose: the configurable parent, or the product itself. */
  productId: number
  /** The simple product behind a configurable. */
  variantId: number | null
  quantity: number
  options: CartLineOption[]
  custom: readonly ChosenCustom[]
  /** Of a bundle. */
  selections: readonly PricedSelection[]
  /** Of the variant when there is one. */
  sku: string
  /** Of the configurable parent. */
  parentSku: string | null
  productType: string
  name: string
  urlKey: string
  /** Units sold together to this visitor (decisions D-3). */
  lot: number
  /** Fewest and most units that one order may hold. */
  min: number
  max: number
  /** What makes up the price of one unit: one part, or more in a bundle; 0 when it is hidden (decisions E-2). */
  parts: PricedPart[]
  /** Units in stock that one unit takes, by product. */
  needs: { productId: number; units: number }[]
  isVirtual: boolean
  fulfilment: FulfilmentNeeds
  /** False exactly when there is a `problem`. */
  available: boolean
  problem?: CartLineProblem
  /** Since the shopper last saw the price; undefined when it reads the same (decisions D-9). */
  priceChange: PriceChange | undefined
}

/** An address of a cart, as its row is. */
export type CartAddressRecord = PostalAddress & {
  kind: 'billing' | 'shipping'
  customerAddressId: number | null
  sameAsShipping: boolean
  customerNotes: string | null
  /** Of the shipping address alone. */
  delivery: DeliveryDetails | null
  /** Of the shipping address, where it knows the point. */
  latitude?: number | null
  longitude?: number | null
}

/** The coupon that holds for the cart now. */
export type CartCoupon = {
  id: number
  code: string
  /** In the language of the request. */
  label: string
  discount: Discount
}

/** A row of a cart whose product the catalogue no longer has here: nothing of it can be shown or ordered. */
export type MissingLine = {
  id: number
  productId: number
  variantId: number | null
  sku: string
  quantity: number
}

/** What happened to a line on its own: `kept` units of those wanted are in the cart, 0 when it is gone. */
export type LineNotice = {
  productId: number
  sku: string
  wanted: number
  kept: number
  /** The cart was moved to where it is not sold. */
  isElsewhere?: true
}

/** Where, how and when a cart is handed over, as far as it is chosen. */
export type CartFulfilment = {
  location: Location | null
  method: FulfilmentMethod | null
  slot: SelectedSlot | null
}

/** A cart as it stands now: prices, stock and coupon are looked up at each read. */
export type CartState = {
  id: number
  maskedId: string
  storeId: number
  websiteId: number
  locationId: number | null
  customerId: number | null
  isActive: boolean
  /** Of the customer once signed in, else what the guest gave (decisions D-13). */
  email: string | null
  coupon: CartCoupon | null
  /** Code of the coupon on the cart that does not hold for it now; it may hold again (decisions D-11). */
  lapsedCoupon: string | null
  /** `<carrier code>_<method code>`, as chosen. */
  shippingMethod: string | null
  paymentMethod: string | null
  comment: string | null
  commentShipping: string | null
  purchaseOrderNumber: string | null
  /** What happened to lines and was not read yet, oldest first. */
  lineNotices: LineNotice[]
  fulfilment: CartFulfilment
  lines: CartLine[]
  /** Not part of the totals; the next change of the cart takes them out. */
  missingLines: MissingLine[]
  shippingAddress: CartAddressRecord | null
  billingAddress: CartAddressRecord | null
  /** Holds something, and nothing of it needs shipment (decisions D-7). */
  isVirtual: boolean
  totals: JoinedTotals
  /** Of the chosen method at the shipping address, tax included; null when none is chosen or it does not serve. */
  shippingPrice: Cents | null
  /** What of the total meal vouchers pay; null without them, and when those there are do not fit (decisions I-4). */
  vouchers: AppliedVouchers | null
  /** Why the vouchers on the cart do not fit it now; null when they do, and without them. */
  lapsedVouchers: VoucherError | null
}
