import type { RequestContext } from '../platform/context.ts'
import type { Transaction } from '../platform/database.ts'
import { WIDER } from '../platform/request-count.ts'
import { TooManyUnpaidOrdersError } from './errors.ts'
import { countUnpaid, lockUnpaid, type UnpaidBy } from './unpaid.sql.ts'
import type { NewOrder } from './write.sql.ts'

type Buyer = Pick<NewOrder, 'customerId' | 'websiteId' | 'email'>
/** Keyed hashes of a network address and of the network around it. */
type Sender = { sender: Buffer; wider: Buffer | null }

/** An overdue order is cancelled within this many seconds. */
const releaseSeconds = 60

/**
 * Throws TooManyUnpaidOrdersError when a network address or a buyer has reached the limit of unpaid orders. The count is
 * exact: advisory locks serialise orders of the same key until `tx` ends. A guest's e-mail address and the account with
 * that address are counted separately, so that strangers cannot use up the account's limit.
 */
export async function checkUnpaidOrders(
  tx: Transaction,
  ctx: RequestContext,
  buyer: Buyer,
  sender: Sender | undefined,
): Promise<void> {
  const { ofAddress, ofBuyer } = ctx.app.settings.unpaidOrders
  // Always in this order, to avoid deadlocks.
  const checks = [
    ...(sender?.wider ? [check(tx, ctx, { widerSender: sender.wider }, ofAddress * WIDER)] : []),
    ...(sender ? [check(tx, ctx, { sender: sender.sender }, ofAddress)] : []),
    check(tx, ctx, buyerOf(buyer), ofBuyer),
  ]
  await Promise.all(checks)
}

function buyerOf({ customerId, websiteId, email }: Buyer): UnpaidBy {
  return customerId === null ? { websiteId, guestEmail: email.toLowerCase() } : { customerId }
}

async function check(tx: Transaction, ctx: RequestContext, by: UnpaidBy, most: number): Promise<void> {
  if (most === 0) return
  // A statement of its own: one that waits for the lock would count what was there before it waited.
  tx.withoutWaiting(lockUnpaid(tx, JSON.stringify(by)))
  const { count, firstExpiresAt } = await countUnpaid(tx, by)
  if (count < most) return
  const left = firstExpiresAt && (firstExpiresAt.getTime() - ctx.app.now().getTime()) / 1000
  const seconds = left === null ? undefined : Math.max(releaseSeconds, Math.ceil(left))
  throw new TooManyUnpaidOrdersError(seconds, ctx.store.language)
}
