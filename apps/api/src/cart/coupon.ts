import { RATE_LIMITS } from '@comptoir/rules/rate-limits'
import { limitGuesses } from '../platform/request-count.ts'
import { sameCouponCode } from '@comptoir/rules/coupon'
import type { RequestContext } from '../platform/context.ts'
import { readCart } from './cart.ts'
import { changeCart } from './change-cart.ts'
import { setCartCoupon } from './cart.sql.ts'
import { selectCouponByCode } from '../promotions/index.ts'
import {
  CouponAlreadyAppliedError,
  CouponInvalidError,
  MissingParameterError,
  NoProductsError,
  TooManyCouponsError,
} from './errors.ts'
import type { CartState } from './state.ts'

/**
 * Applies a coupon to a cart. Throws NoProductsError for an empty cart, CouponAlreadyAppliedError when it has one that
 * applies, and CouponInvalidError for every other reason, so that codes cannot be told apart by it (decisions D-11).
 */
export async function applyCoupon(
  ctx: RequestContext,
  maskedId: string,
  code: string,
  { replace = false } = {},
): Promise<CartState> {
  if (code.trim() === '') throw new MissingParameterError('coupon_code')
  const limits = [
    { limit: RATE_LIMITS.couponGuessesOfCart, sender: maskedId },
    { limit: RATE_LIMITS.couponGuesses },
  ]
  const apply = async () =>
    await changeCart(ctx, maskedId, async (tx, locked) => {
      if (locked.lines.length === 0) throw new NoProductsError()
      const { couponId, websiteId } = locked.row
      if (couponId !== null && !replace && (await locked.state()).coupon)
        throw new CouponAlreadyAppliedError()
      const coupon = await selectCouponByCode(tx, websiteId, code)
      if (!coupon) throw new CouponInvalidError()
      const { lapsedCoupon } = await locked.state({ couponId: coupon.id })
      if (lapsedCoupon !== null) throw new CouponInvalidError()
      tx.withoutWaiting(setCartCoupon(tx, locked.id, coupon.id))
    })
  return await limitGuesses(ctx, limits, apply, (error) => error instanceof CouponInvalidError)
}

/**
 * Applies the one coupon of a list, replacing an applied one with `replace`. Throws TooManyCouponsError for several
 * (decisions D-11), and as {@link applyCoupon} does.
 */
export async function applyCoupons(
  ctx: RequestContext,
  maskedId: string,
  codes: readonly string[],
  replace: boolean,
): Promise<CartState> {
  const [code = '', ...more] = codes
  if (more.some((other) => !sameCouponCode(other, code))) throw new TooManyCouponsError()
  if (code.trim() === '') throw new MissingParameterError('coupon_codes')
  return await applyCoupon(ctx, maskedId, code, { replace })
}

/** Removes the coupon when it is among the codes, or any coupon without codes. */
export async function removeCoupons(
  ctx: RequestContext,
  maskedId: string,
  codes: readonly string[],
): Promise<CartState> {
  const { coupon, lapsedCoupon } = await readCart(ctx, maskedId)
  const applied = coupon?.code ?? lapsedCoupon
  const isListed =
    codes.length === 0 || codes.some((code) => applied !== null && sameCouponCode(code, applied))
  return isListed ? await removeCoupon(ctx, maskedId) : await readCart(ctx, maskedId)
}

/** Removes the coupon; throws NoProductsError for an empty cart. */
export async function removeCoupon(ctx: RequestContext, maskedId: string): Promise<CartState> {
  return await changeCart(ctx, maskedId, async (tx, cart) => {
    if (cart.lines.length === 0) throw new NoProductsError()
    tx.withoutWaiting(setCartCoupon(tx, cart.id, null))
  })
}
