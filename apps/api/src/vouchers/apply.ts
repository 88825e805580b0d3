import { toCents } from '@comptoir/rules/money'
import { mostInVouchers, voucherRefusal } from '@comptoir/rules/voucher'
import { changeCart, setCartVouchers, type CartState } from '../cart/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { VouchersRefusedError } from './errors.ts'
import { voucherLimits, voucherOffer } from './held.ts'
import { payableOf } from './payable.ts'
import { notTakenText, refusalText } from './words.ts'

export type VoucherWish = { count: number; totalAmount: number; isAuthorised: boolean }

/**
 * Lets vouchers pay a part of a cart, in place of those there were. Throws VouchersRefusedError with the first of the
 * legal caps that they pass (decisions I-1 to I-3), and as `changeCart` does.
 */
export async function applyVouchers(
  ctx: RequestContext,
  cartId: string,
  { count, totalAmount, isAuthorised }: VoucherWish,
): Promise<CartState> {
  const { language } = ctx.store
  const limits = voucherLimits(ctx)
  if (!limits) throw new VouchersRefusedError(notTakenText[language])
  return await changeCart(ctx, cartId, async (tx, cart) => {
    const offer = await voucherOffer(tx, ctx, payableOf(cart))
    const amount = centsOf(totalAmount)
    const refusal = voucherRefusal({ ...offer, count, amount, isAuthorised }, limits)
    if (refusal) {
      const facts = { ...limits, most: mostInVouchers(offer, limits) }
      throw new VouchersRefusedError(refusalText(refusal, facts, language))
    }
    await setCartVouchers(tx, cart.id, { count, amount, isAuthorised })
  })
}

export async function clearVouchers(ctx: RequestContext, cartId: string): Promise<CartState> {
  return await changeCart(ctx, cartId, (tx, cart) => setCartVouchers(tx, cart.id, null))
}

/** Euros in cents; what is too large to be held counts as too much. */
function centsOf(euros: number): number {
  return Number.isFinite(euros) && Math.abs(euros) < 1_000_000 ? toCents(euros) : 100_000_000
}
