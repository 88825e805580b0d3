import type { App } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { askForMail } from './mails.ts'
import { cancelUnpaid, moveOrder } from './moves.ts'
import { hasOrderedSince, lockAbandonedOrder, lockUnpaidTransfer } from './read.sql.ts'

const waitMinutes = 60
/** How long a bank transfer may take to come. */
export const transferDays = 14
const minute = 60_000

/**
 * Cancels orders of which nothing was heard from the payment provider for an hour, and those whose transfer did not come
 * in time, and gives their stock back (decisions F-7). Several processes may run it at once: each takes the orders that
 * no other holds. Answers how many.
 */
export async function releaseAbandonedOrders(app: App): Promise<number> {
  for (let released = 0; ; released++) {
    if (!(await releaseOne(app)) && !(await releaseTransfer(app))) return released
  }
}

async function releaseOne(app: App): Promise<boolean> {
  const before = new Date(app.now().getTime() - waitMinutes * minute)
  return await inTransaction(app.sql, async (tx) => {
    const order = await lockAbandonedOrder(tx, before)
    if (!order) return false
    const cancelled = { reason: 'no payment in time', paymentState: 'cancelled' as const }
    // Who has ordered since has what they wanted: the goods are not put before them again.
    if (await hasOrderedSince(tx, order)) await moveOrder(tx, app, order, { to: 'canceled', ...cancelled })
    else await cancelUnpaid(tx, app, order, cancelled)
    await askForMail(tx, order, 'order_canceled', { reason: 'unpaid' })
    return true
  })
}

async function releaseTransfer(app: App): Promise<boolean> {
  const before = new Date(app.now().getTime() - transferDays * 24 * 60 * minute)
  return await inTransaction(app.sql, async (tx) => {
    const order = await lockUnpaidTransfer(tx, before)
    if (!order) return false
    await moveOrder(tx, app, order, {
      to: 'canceled',
      reason: 'no transfer in time',
      paymentState: 'cancelled',
    })
    await askForMail(tx, order, 'order_canceled', { reason: 'no_transfer' })
    return true
  })
}
