import { findVoucherError, type VoucherError } from '@comptoir/rules/voucher'
import type { RequestContext } from '../platform/context.ts'
import type { Transaction } from '../platform/database.ts'
import { payerOf, voucherLimits, type AppliedVouchers, type VoucherCart } from './cart-vouchers.ts'
import { lockPayerDay, selectUsedThatDay } from './vouchers.sql.ts'

/**
 * Checks the vouchers of an order against what its payer has left for the day. Locks payer and day until `tx` ends, so
 * that of two concurrent orders only one gets the rest (decisions I-1).
 */
export async function checkDailyCap(
  tx: Transaction,
  ctx: RequestContext,
  cart: Pick<VoucherCart, 'email'>,
  vouchers: AppliedVouchers,
): Promise<VoucherError | undefined> {
  const limits = voucherLimits(ctx)
  if (!limits) return 'nothing_eligible'
  const payer = payerOf(ctx, cart)
  await lockPayerDay(tx, payer, vouchers.day)
  const usedThatDay = await selectUsedThatDay(tx, payer, vouchers.day)
  // What the goods allow was checked when the cart was read.
  return findVoucherError({ ...vouchers, eligible: vouchers.amount, usedThatDay }, limits)
}
