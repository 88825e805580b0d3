import type { BuyerNumber, VatNumberAnswer } from '@comptoir/rules/buyer-vat-number'
import type { Cents } from '@comptoir/rules/money'
import type { PriceChange } from '@comptoir/rules/price-change'
import type { QuantityProblem } from '@comptoir/rules/quantity'
import type { JoinedTotals } from '@comptoir/rules/price-components'
import type {
  CartFacts,
  CartRule,
  CartRuleLine,
  CartRulesResult,
  MissingForRule,
} from '@comptoir/rules/cart-rule'
import type { FulfilmentMethod } from '@comptoir/rules/fulfilment'
import type { Downloads } from '../catalogue/index.ts'
import type { FulfilmentNeeds, SelectedAppointment, SelectedSlot } from '../fulfilment/index.ts'
import type { Location } from '../locations/index.ts'
import type { CartRules } from '../promotions/index.ts'
import type { VoucherError } from '@comptoir/rules/voucher'
import type { AppliedVouchers } from '../vouchers/index.ts'
import type { SelectedCustomOption } from './resolved-item.ts'
import type { PricedComponent, PricedSelection } from './prices.ts'
import type { CheckedVatNumber } from '../platform/context.ts'
import type { DeliveryDetails, PostalAddress } from '../platform/postal-address.ts'
import type { GiftMessage } from './gift-message.ts'

/** One selected option of a configurable product; labels in the language of the request. */
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

/** Why a line cannot be ordered, with Magento's message; `kind` selects the localised message of a notice. */
export type CartLineProblem = {
  code: 'PRODUCT_NOT_FOUND' | 'NOT_SALABLE' | 'INSUFFICIENT_STOCK' | 'UNDEFINED'
  message: string
  kind: QuantityProblem['kind']
}

/** A line of a cart with today's price (decisions D-9). Prices are cents in the website's tax base. */
export type CartLine = {
  id: number
  /** The configurable parent, or the product itself. */
  productId: number
  /** The simple product behind a configurable. */
  variantId: number | null
  quantity: number
  options: CartLineOption[]
  custom: readonly SelectedCustomOption[]
  /** Empty unless the product is a bundle. */
  selections: readonly PricedSelection[]
  /** What a downloadable product's line sells; `links` are the bought ones. */
  downloads: Downloads | null
  /** Of the variant when there is one. */
  sku: string
  /** Of the configurable parent. */
  parentSku: string | null
  productType: string
  name: string
  urlKey: string
  /** The rule that gives the line; null for one that the shopper added. */
  giftRuleId: number | null
  /** Null also where the website does not offer gift messages. */
  giftMessage: GiftMessage | null
  /** Units sold together to this visitor (decisions D-3). */
  lot: number
  /** Fewest and most units that one order may hold. */
  min: number
  max: number
  /** Price of one unit by component, see {@link PricedComponent}; 0 for hidden prices (decisions E-2). */
  priceComponents: PricedComponent[]
  /** Units of stock that one unit takes, by product. */
  needs: { productId: number; units: number }[]
  isVirtual: boolean
  /** Whether some of it is beyond the stock, and made or ordered first. */
  isMadeToOrder: boolean
  /** Of one unit, in the website's unit. */
  weight: number
  fulfilment: FulfilmentNeeds
  /** False exactly when there is a `problem`. */
  available: boolean
  problem?: CartLineProblem
  /** Since the shopper last saw the price; undefined when it reads the same (decisions D-9). */
  priceChange: PriceChange | undefined
}

/** A row of cart_address. */
export type CartAddressRecord = PostalAddress & {
  kind: 'billing' | 'shipping'
  customerAddressId: number | null
  sameAsShipping: boolean
  customerNotes: string | null
  /** Null for a billing address. */
  delivery: DeliveryDetails | null
  /** What a service said about `vatId`, or about an earlier one. */
  vatAnswer?: VatNumberAnswer | null
  /** Coordinates of a shipping address, where they are known. */
  latitude?: number | null
  longitude?: number | null
}

/** The VAT number that the buyer gave with an address of the cart. */
export type CartBuyerNumber = BuyerNumber & {
  kind: CartAddressRecord['kind']
  /** As the buyer wrote it. */
  text: string
  answer: VatNumberAnswer | null
}

/** A sale to a consumer of another member state of the European Union. */
export type CartDistanceSale = {
  /** Its value without tax, in minor units of the website's own currency. */
  net: Cents
  /** Calendar year in the time zone of the website. */
  year: number
  /** Whether the tax depends on the sum of the year's sales, which others may change meanwhile. */
  dependsOnSum: boolean
  /** Whether the sum exceeds the threshold with this sale, and did not before. */
  passesThreshold: boolean
}

/** A coupon whose rule the cart fulfils now. */
type CartCoupon = { id: number; code: string }

/** What one rule takes off the cart. */
export type CartDiscount = {
  ruleId: number
  /** In the language of the request. */
  label: string
  /** The coupon that makes the rule apply; null for one that applies by itself. */
  coupon: CartCoupon | null
  /** Positive, in the price that counts. */
  amount: Cents
  /** By line id; sums to `amount`. */
  byLine: ReadonlyMap<string, Cents>
  freesShipping: boolean
  /** Uses of the rule are counted against a limit. */
  isLimited: boolean
}

/** A product that a rule gives. */
export type CartGift = { ruleId: number; sku: string; quantity: number }

/** How the rules of the website were tried on a cart, for explanations. */
type TriedRules = {
  /** Names them. */
  names: CartRules
  rules: readonly CartRule[]
  lines: readonly CartRuleLine[]
  facts: CartFacts
  result: CartRulesResult
}

/** A row whose product or options the catalogue does not have any more. */
export type MissingLine = {
  id: number
  productId: number
  variantId: number | null
  sku: string
  quantity: number
}

/** A line that the shop changed: `quantity` is what is left in the cart, 0 when it was removed. */
export type LineNotice = {
  productId: number
  sku: string
  wanted: number
  quantity: number
  /** Removed because the cart moved to a location that does not sell it. */
  isElsewhere?: true
}

/** The selected location, fulfilment method and slot of a cart. */
export type CartFulfilment = {
  location: Location | null
  method: FulfilmentMethod | null
  slot: SelectedSlot | null
  /** Whether the shop chose them, for a client that chooses none. */
  isAutomatic: boolean
}

/** A cart with prices, stock and coupon as they are now; none of these is stored. */
export type CartState = {
  id: number
  maskedId: string
  storeId: number
  websiteId: number
  locationId: number | null
  customerId: number | null
  isActive: boolean
  /** The customer's when signed in, else the guest's (decisions D-13). */
  email: string | null
  coupon: CartCoupon | null
  /** The rules that apply, in their order; a rule that only makes shipping free has the amount 0. */
  discounts: readonly CartDiscount[]
  /** Whether a rule makes shipping with a method free; null is the cart without one. */
  freesShipping: (shippingMethod: string | null) => boolean
  /** What rules give, also what the cart does not have as a line. */
  gifts: readonly CartGift[]
  /** What the cart lacks for the next rule, with that rule's label; null without such a rule. */
  missingForRule: (MissingForRule & { label: string }) | null
  triedRules: TriedRules
  /** Code of the stored coupon when it does not apply now; it may apply again (decisions D-11). */
  lapsedCoupon: string | null
  /** `<carrier code>_<method code>`, as selected. */
  shippingMethod: string | null
  paymentMethod: string | null
  comment: string | null
  commentShipping: string | null
  /** Sets of cutlery, as many as the website allows now. */
  cutlery: number
  purchaseOrderNumber: string | null
  /** Notices that the shopper has not dismissed, oldest first. */
  lineNotices: LineNotice[]
  fulfilment: CartFulfilment
  /** As chosen, for one of the shipping methods; see appointmentOf. */
  appointment: SelectedAppointment | null
  lines: CartLine[]
  /** Not part of the totals; the next change of the cart removes them. */
  missingLines: MissingLine[]
  shippingAddress: CartAddressRecord | null
  billingAddress: CartAddressRecord | null
  /** Has lines, and none of them needs shipment (decisions D-7). */
  isVirtual: boolean
  totals: JoinedTotals
  /** The checked VAT number of a buyer who owes the tax; null where the shop charges it. */
  reverseCharge: CheckedVatNumber | null
  /** A sale to a consumer of another member state; null for other carts. */
  distanceSale: CartDistanceSale | null
  /** The VAT number of the cart's address, where it decides about the tax; null where it does not. */
  buyerNumber: CartBuyerNumber | null
  /** Of the selected method at the shipping address, tax included; null without a method that delivers there. */
  shippingPrice: Cents | null
  /** Meal vouchers that pay a part of the total; null without valid ones (decisions I-4). */
  vouchers: AppliedVouchers | null
  /** Why the stored vouchers are not valid for the cart now; null when they are, and without vouchers. */
  lapsedVouchers: VoucherError | null
}
