import { mulDivHalfUp, type Cents } from '@comptoir/rules/money'
import { toCents } from '../platform/money.ts'
import type { PriceDisplay } from '@comptoir/rules/visitor'
import type { AppliedDiscountFragment, CartTotalsFragment } from '../generated/graphql.ts'

/** Totals of a cart or an order (decisions E-6); all amounts in cents. */
export interface TotalsView {
  /** Whether lines, discount and shipping include tax; the grand total always does. */
  readonly tax: PriceDisplay
  /** Of an order; a cart has that of the page. */
  readonly currency?: string | undefined
  /** Goods before discount. */
  readonly goodsExclTax: Cents
  readonly goodsInclTax: Cents
  /** Positive; rendered with a minus sign (decisions E-7). */
  readonly discount: Cents
  /** What each promotion takes off; sums to `discount`. */
  readonly discounts: readonly DiscountView[]
  readonly coupon?: string | undefined
  /** Goods after discount. */
  readonly totalExclTax: Cents
  readonly totalInclTax: Cents
  /** Undefined until its price is known. */
  readonly shipping?: ShippingView | undefined
  readonly taxes: readonly { readonly label: string; readonly amount: Cents }[]
  /** Part of the grand total, without tax. */
  readonly tip?: Cents
  readonly grandTotal: Cents
  /** Meal vouchers pay part of the total and change no other amount (decisions E-6, I-4). */
  readonly vouchers?: { readonly count: number; readonly amount: Cents } | undefined
  /** Amount left to pay. */
  readonly due: Cents
  /** Payment method of a paid order. */
  readonly paidBy?: string | undefined
}

export interface DiscountView {
  /** Empty where the shop gives no reason. */
  readonly label: string
  readonly coupon?: string | undefined
  readonly amount: Cents
}

interface ShippingView {
  /** Title of the shipping method, when one is selected. */
  readonly title?: string
  readonly isPickup?: boolean
  readonly inclTax: Cents
  readonly exclTax: Cents
}

interface Amount {
  readonly value?: number | null
  readonly currency?: string | null
}

/** An amount of the API in minor units; `currency` is that of an order whose field does not name it. */
export const centsOf = (amount: Amount | null | undefined, currency?: string): Cents =>
  toCents(amount?.value ?? 0, amount?.currency ?? currency)

/** Collection is free; the fee of a delivery slot is part of the total before there is an address (decisions H-6). */
function fulfilmentFee(cart: CartTotalsFragment): ShippingView | undefined {
  if (cart.pad_mode === 'pickup') return { isPickup: true, inclTax: 0, exclTax: 0 }
  if (cart.pad_mode !== 'delivery' || !cart.pad_time) return undefined
  const { prices } = cart
  const taxes = (prices?.applied_taxes ?? []).reduce((sum, tax) => sum + centsOf(tax?.amount), 0)
  const goods = centsOf(prices?.subtotal_with_discount_excluding_tax)
  const exclTax = centsOf(prices?.grand_total) - centsOf(prices?.tip) - taxes - goods
  // A coupon may waive the fee.
  return { inclTax: exclTax > 0 ? toCents(cart.pad_fee ?? 0) : 0, exclTax }
}

/** Whose totals are displayed, and whether the API's discounts include tax where the displayed ones do not. */
interface Displayed {
  readonly tax: PriceDisplay
  readonly apiTax?: PriceDisplay | undefined
}

/** Totals of a cart from the API's fields. */
export function cartTotals(cart: CartTotalsFragment, { tax, apiTax = tax }: Displayed): TotalsView {
  const { prices } = cart
  const goodsExclTax = centsOf(prices?.subtotal_excluding_tax)
  const totalExclTax = centsOf(prices?.subtotal_with_discount_excluding_tax)
  const given = discountsOf(prices?.discounts)
  const method = cart.shipping_addresses[0]?.selected_shipping_method
  const shipping = method
    ? {
        title: method.carrier_title,
        inclTax: centsOf(method.price_incl_tax),
        exclTax: centsOf(method.price_excl_tax),
      }
    : fulfilmentFee(cart)
  const grandTotal = centsOf(prices?.grand_total)
  const tip = centsOf(prices?.tip)
  return {
    tax,
    goodsExclTax,
    goodsInclTax: centsOf(prices?.subtotal_including_tax),
    ...(tax === apiTax ? given : withSum(given, goodsExclTax - totalExclTax)),
    coupon: cart.applied_coupon?.code,
    totalExclTax,
    totalInclTax: grandTotal - tip - (shipping?.inclTax ?? 0),
    shipping,
    taxes: (prices?.applied_taxes ?? []).flatMap((one) =>
      one ? [{ label: one.label, amount: centsOf(one.amount) }] : [],
    ),
    tip,
    grandTotal,
    ...voucherTotals(cart, grandTotal),
  }
}

interface PaidWithVouchers {
  readonly tr_ticket_count?: number | null
  readonly tr_tickets_total_amount?: number | null
  readonly amount_due?: Amount | null
}

/** Amount paid with vouchers and the amount left. */
export function voucherTotals(
  { tr_ticket_count: count, tr_tickets_total_amount: euros, amount_due: due }: PaidWithVouchers,
  grandTotal: Cents,
): Pick<TotalsView, 'vouchers' | 'due'> {
  if (!count || !euros) return { due: grandTotal }
  return { vouchers: { count, amount: toCents(euros) }, due: centsOf(due) }
}

/** The same discounts with another sum, in proportion: without their tax. The last one has what rounding leaves. */
export function withSum(
  { discounts, discount }: Pick<TotalsView, 'discount' | 'discounts'>,
  sum: Cents,
): Pick<TotalsView, 'discount' | 'discounts'> {
  if (discount === 0) return { discounts, discount }
  let left = sum
  const scaled = discounts.map((one, index) => {
    const isLast = index === discounts.length - 1
    const amount = isLast ? left : mulDivHalfUp(one.amount, sum, discount)
    left -= amount
    return { ...one, amount }
  })
  return { discounts: scaled, discount: sum }
}

/** The discounts of a cart, a line or an order, and their sum. */
export function discountsOf(
  given: readonly (AppliedDiscountFragment | null)[] | null | undefined,
  currency?: string,
): Pick<TotalsView, 'discount' | 'discounts'> {
  const discounts = (given ?? []).flatMap((one) =>
    one ? [{ label: one.label, coupon: one.coupon?.code, amount: centsOf(one.amount, currency) }] : [],
  )
  return { discounts, discount: discounts.reduce((sum, { amount }) => sum + amount, 0) }
}
