import type { Cents } from './money.ts'
import type { Discount } from './totals.ts'

/** A coupon as configured. `from` and `to` are UTC instants in ISO 8601; it applies until just before `to`. */
export interface Coupon {
  readonly code: string
  readonly type: Discount['type']
  /** Basis points for `percent`, cents for `fixed`, ignored for `free_shipping`. */
  readonly value: number
  /** Minimum value of the goods before discount, in the displayed tax base (decisions E-7). */
  readonly minSubtotal?: Cents | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly usesLeft?: number | undefined
  /** Orders of one buyer that may use it; no limit when absent. */
  readonly usesPerCustomer?: number | undefined
  /** Website codes; absent or empty means every website. */
  readonly websites?: readonly string[] | undefined
  /** Codes of the customer groups that may use it; absent or empty means everybody. */
  readonly customerGroups?: readonly string[] | undefined
}

/** When, how often in all and how often by one buyer something may be used; without a limit always. */
export type UseLimits = Pick<Coupon, 'from' | 'to' | 'usesLeft' | 'usesPerCustomer'>

export interface CouponContext {
  readonly now: Date
  readonly website: string
  readonly subtotal: Cents
  readonly hasItems: boolean
  /** Code of the visitor's customer group. */
  readonly customerGroup: string
  /** Orders of this buyer that used the coupon; cancelled ones do not count. */
  readonly usedByCustomer: number
}

export type UseLimitError = 'not_yet' | 'expired' | 'used_up' | 'used_by_customer'

export type CouponError = UseLimitError | 'empty_cart' | 'other_website' | 'other_group' | 'below_minimum'

export type CouponCheck = { readonly ok: true } | { readonly ok: false; readonly reason: CouponError }

/** Compares codes without regard to case and outer spaces. */
export function sameCouponCode(a: string, b: string): boolean {
  return a.trim().toUpperCase() === b.trim().toUpperCase()
}

/** Checks whether the coupon applies to a cart now. Shoppers see one message for all reasons (decisions D-11). */
export function checkCoupon(coupon: Coupon, context: CouponContext): CouponCheck {
  const reason = findError(coupon, context)
  return reason === undefined ? { ok: true } : { ok: false, reason }
}

function findError(coupon: Coupon, context: CouponContext): CouponError | undefined {
  if (!context.hasItems) return 'empty_cart'
  if (coupon.websites?.length && !coupon.websites.includes(context.website)) return 'other_website'
  if (coupon.customerGroups?.length && !coupon.customerGroups.includes(context.customerGroup))
    return 'other_group'
  const limited = useLimitError(coupon, context)
  if (limited !== undefined) return limited
  if (coupon.minSubtotal !== undefined && context.subtotal < coupon.minSubtotal) return 'below_minimum'
  return undefined
}

/** Why limits do not allow a use now; undefined when they do. */
export function useLimitError(
  { from, to, usesLeft, usesPerCustomer }: UseLimits,
  { now, usedByCustomer }: Pick<CouponContext, 'now' | 'usedByCustomer'>,
): UseLimitError | undefined {
  if (from !== undefined && now.getTime() < Date.parse(from)) return 'not_yet'
  if (to !== undefined && now.getTime() >= Date.parse(to)) return 'expired'
  if (usesLeft !== undefined && usesLeft <= 0) return 'used_up'
  if (usesPerCustomer !== undefined && usedByCustomer >= usesPerCustomer) return 'used_by_customer'
  return undefined
}

/** The discount of a coupon, as computeTotals takes it. */
export function discountOf(coupon: Coupon): Discount {
  return coupon.type === 'free_shipping' ? { type: coupon.type } : { type: coupon.type, value: coupon.value }
}
