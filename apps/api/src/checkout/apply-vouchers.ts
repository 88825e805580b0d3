import { findVoucherError, maxVoucherAmount } from '@comptoir/rules/voucher'
import { changeCart, setCartVouchers, type CartState } from '../cart/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { needsOwnCurrency, voucherAllowance, voucherLimits } from '../vouchers/index.ts'
import { minorUnitsOf } from './minor-units.ts'
import { voucherCartOf } from './voucher-cart.ts'
import { VouchersNotAcceptedError } from './voucher-errors.ts'
import { messageIn } from '../platform/messages.ts'
import { voucherErrorText } from './voucher-messages.ts'

/** `totalAmount` in units of the currency. */
export type VoucherInput = { count: number; totalAmount: number; isAuthorised: boolean }

/**
 * Pays a part of a cart with meal vouchers, replacing those it has. Throws VouchersNotAcceptedError with the first of
 * the legal caps that they exceed (decisions I-1 to I-3), and as changeCart does.
 */
export async function applyVouchers(
  ctx: RequestContext,
  cartId: string,
  { count, totalAmount, isAuthorised }: VoucherInput,
): Promise<CartState> {
  const { language, currency } = ctx.store
  const limits = voucherLimits(ctx)
  if (!limits) {
    const key = needsOwnCurrency(ctx) ? 'voucher_error_currency' : 'voucher_not_accepted'
    throw new VouchersNotAcceptedError(messageIn(language, key, { own: ctx.store.website.currency }))
  }
  return await changeCart(ctx, cartId, async (tx, cart) => {
    const allowance = await voucherAllowance(tx, ctx, voucherCartOf(await cart.state()))
    const amount = minorUnitsOf(totalAmount, currency)
    const error = findVoucherError({ ...allowance, count, amount, isAuthorised }, limits)
    if (error) {
      const facts = { ...limits, most: maxVoucherAmount(allowance, limits) }
      throw new VouchersNotAcceptedError(voucherErrorText(error, facts, ctx.store))
    }
    await setCartVouchers(tx, cart.id, { count, amount, isAuthorised })
  })
}

/** Removes the vouchers from a cart; throws as changeCart does. */
export async function clearVouchers(ctx: RequestContext, cartId: string): Promise<CartState> {
  return await changeCart(ctx, cartId, (tx, cart) => setCartVouchers(tx, cart.id, null))
}
