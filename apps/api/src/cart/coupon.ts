import type { RequestContext } from '../platform/context.ts'
import { changeCart, holdingCoupon } from './cart.ts'
import { setCartCoupon } from './cart.sql.ts'
import { selectCouponByCode } from './coupon.sql.ts'
import {
  CouponAlreadyAppliedError,
  CouponInvalidError,
  MissingParameterError,
  NoProductsError,
} from './errors.ts'
import type { CartState } from './state.ts'

/**
 * Puts a coupon on a cart. Throws NoProductsError for an empty cart, CouponAlreadyAppliedError when one holds
 * already, and CouponInvalidError for every other reason: unknown, expired and not applicable sound alike (D-11).
 */
export async function applyCoupon(ctx: RequestContext, maskedId: string, code: string): Promise<CartState> {
  if (code.trim() === '') throw new MissingParameterError('coupon_code')
  return await changeCart(ctx, maskedId, async (tx, cart) => {
    if (cart.lines.length === 0) throw new NoProductsError()
    if (cart.coupon) throw new CouponAlreadyAppliedError()
    const coupon = await selectCouponByCode(tx, cart.websiteId, code)
    if (!coupon || !holdingCoupon(ctx, coupon, cart.totals)) throw new CouponInvalidError()
    await setCartCoupon(tx, cart.id, coupon.id)
  })
}

/** Takes the coupon off; throws NoProductsError for an empty cart. */
export async function removeCoupon(ctx: RequestContext, maskedId: string): Promise<CartState> {
  return await changeCart(ctx, maskedId, async (tx, cart) => {
    if (cart.lines.length === 0) throw new NoProductsError()
    await setCartCoupon(tx, cart.id, null)
  })
}
