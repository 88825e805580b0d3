import { voucherRefusal, type VoucherRefusal } from '@comptoir/rules/voucher'
import type { RequestContext } from '../platform/context.ts'
import type { Transaction } from '../platform/database.ts'
import { payerOf, voucherLimits, type HeldVouchers, type Payable } from './held.ts'
import { lockDay, selectUsedThatDay } from './vouchers.sql.ts'

/**
 * Whether the vouchers of an order fit what its payer has left for the day, with nobody else counting for the same
 * payer until `tx` ends: of two orders at once only one takes what is left (decisions I-1).
 */
export async function checkDayCap(
  tx: Transaction,
  ctx: RequestContext,
  cart: Pick<Payable, 'email'>,
  vouchers: HeldVouchers,
): Promise<VoucherRefusal | undefined> {
  const limits = voucherLimits(ctx)
  if (!limits) return 'nothing_eligible'
  const payer = payerOf(ctx, cart)
  await lockDay(tx, payer, vouchers.day)
  const usedThatDay = await selectUsedThatDay(tx, payer, vouchers.day)
  // What the cart holds was checked when it was read.
  return voucherRefusal({ ...vouchers, eligible: vouchers.amount, usedThatDay }, limits)
}
