import type { App } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { eachItem } from '../platform/each-item.ts'
import { queueOrderMail } from './queue-mails.ts'
import { cancelUnpaidOrder, transitionOrder } from './transitions.ts'
import {
  hasOrderedSince,
  lockAbandonedOrder,
  lockUnpaidTransfer,
  selectAbandonedOrders,
  selectUnpaidTransfers,
} from './read.sql.ts'

/** Days after which an order that waits for a bank transfer is cancelled. */
export const transferDays = 14
const day = 86_400_000

/**
 * Cancels card orders whose payment deadline has passed and bank transfer orders older than {@link transferDays}, and
 * restores their stock (decisions F-7). Several processes may run it at once: locked orders are skipped. Returns the
 * number of cancelled orders.
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
    // A customer who has ordered again does not get the items back into the cart.
    if (await hasOrderedSince(tx, order))
      await transitionOrder(tx, app, order, { to: 'canceled', ...cancelled })
    else await cancelUnpaidOrder(tx, app, order, cancelled)
    await queueOrderMail(tx, order, 'order_canceled', { reason: 'unpaid' })
    return true
  })
}

async function releaseTransfer(app: App, before: Date, id: number): Promise<boolean> {
  return await inTransaction(app.sql, async (tx) => {
    const order = await lockUnpaidTransfer(tx, before, id)
    if (!order) return false
    await transitionOrder(tx, app, order, {
      to: 'canceled',
      reason: 'no transfer in time',
      paymentState: 'cancelled',
    })
    await queueOrderMail(tx, order, 'order_canceled', { reason: 'no_transfer' })
    return true
  })
}
