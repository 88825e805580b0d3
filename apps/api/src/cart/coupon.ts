import { RATE_LIMITS } from '@comptoir/rules/rate-limits'
import { limitGuesses } from '../platform/request-count.ts'
import { sameCouponCode } from '@comptoir/rules/coupon'
import type { RequestContext } from '../platform/context.ts'
import { changeCart, readCart } from './cart.ts'
import { setCartCoupon } from './cart.sql.ts'
import { buyerOf, holdingCoupon, withUses } from './coupon-check.ts'
import { selectCouponByCode } from './coupon.sql.ts'
import {
  CouponAlreadyAppliedError,
  CouponInvalidError,
  MissingParameterError,
  NoProductsError,
  TooManyCouponsError,
} from './errors.ts'
import type { CartState } from './state.ts'

/**
 * Puts a coupon on a cart. Throws NoProductsError for an empty cart, CouponAlreadyAppliedError when one holds
 * already, and CouponInvalidError for every other reason: unknown, expired and not applicable sound alike (D-11).
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
    await changeCart(ctx, maskedId, async (tx, cart) => {
      if (cart.lines.length === 0) throw new NoProductsError()
      if (cart.coupon && !replace) throw new CouponAlreadyAppliedError()
      const coupon = await selectCouponByCode(tx, cart.websiteId, code)
      if (!coupon) throw new CouponInvalidError()
      const known = await withUses(tx, coupon, buyerOf(ctx, cart))
      if (!holdingCoupon(ctx, known, cart.totals)) throw new CouponInvalidError()
      await setCartCoupon(tx, cart.id, coupon.id)
    })
  return await limitGuesses(ctx, limits, apply, (error) => error instanceof CouponInvalidError)
}

/**
 * Puts the one coupon of a list on a cart, in place of the one there is when `replace` says so. Throws
 * TooManyCouponsError for more than one (decisions D-11), else as {@link applyCoupon}.
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

/** Takes the coupon off when it is among the codes, or whichever it is when there are none. */
export async function removeCoupons(
  ctx: RequestContext,
  maskedId: string,
  codes: readonly string[],
): Promise<CartState> {
  const { coupon, lapsedCoupon } = await readCart(ctx, maskedId)
  const held = coupon?.code ?? lapsedCoupon
  const isMeant = codes.length === 0 || codes.some((code) => held !== null && sameCouponCode(code, held))
  return isMeant ? await removeCoupon(ctx, maskedId) : await readCart(ctx, maskedId)
}

/** Takes the coupon off; throws NoProductsError for an empty cart. */
export async function removeCoupon(ctx: RequestContext, maskedId: string): Promise<CartState> {
  return await changeCart(ctx, maskedId, async (tx, cart) => {
    if (cart.lines.length === 0) throw new NoProductsError()
    await setCartCoupon(tx, cart.id, null)
  })
}
