import type { App } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { eachItem } from '../platform/each-item.ts'
import { askForMail } from './mails.ts'
import { cancelUnpaid, moveOrder } from './moves.ts'
import {
  hasOrderedSince,
  lockAbandonedOrder,
  lockUnpaidTransfer,
  selectAbandonedOrders,
  selectUnpaidTransfers,
} from './read.sql.ts'

/** How long a bank transfer may take to come. */
export const transferDays = 14
const day = 86_400_000

/**
 * Cancels orders that were not paid in time after their shopper was last heard of, and those whose transfer did not
 * come in time, and gives their stock back (decisions F-7). Several processes may run it at once: each takes the orders that
 * no other holds. Answers how many.
 */
export async function releaseAbandonedOrders(app: App, signal?: AbortSignal): Promise<number> {
  const now = app.now()
  const orders = await selectAbandonedOrders(app.sql, now)
  const released = await eachItem(app, { job: 'release abandoned orders', ids: orders, signal }, (id) =>
    releaseOne(app, now, id),
  )
  const noTransferSince = new Date(now.getTime() - transferDays * day)
  const transfers = await selectUnpaidTransfers(app.sql, noTransferSince)
  return (
    released +
    (await eachItem(app, { job: 'release unpaid transfers', ids: transfers, signal }, (id) =>
      releaseTransfer(app, noTransferSince, id),
    ))
  )
}

async function releaseOne(app: App, now: Date, id: number): Promise<boolean> {
  return await inTransaction(app.sql, async (tx) => {
    const order = await lockAbandonedOrder(tx, now, id)
    if (!order) return false
    const cancelled = { reason: 'no payment in time', paymentState: 'cancelled' as const }
    // Who has ordered since has what they wanted: the goods are not put before them again.
    if (await hasOrderedSince(tx, order)) await moveOrder(tx, app, order, { to: 'canceled', ...cancelled })
    else await cancelUnpaid(tx, app, order, cancelled)
    await askForMail(tx, order, 'order_canceled', { reason: 'unpaid' })
    return true
  })
}

async function releaseTransfer(app: App, before: Date, id: number): Promise<boolean> {
  return await inTransaction(app.sql, async (tx) => {
    const order = await lockUnpaidTransfer(tx, before, id)
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
