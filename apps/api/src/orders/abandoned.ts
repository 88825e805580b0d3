import type { App } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { eachItem } from '../platform/each-item.ts'
import { queueOrderMail } from './queue-mails.ts'
import { forgetSenders } from './unpaid.sql.ts'
import { cancelUnpaidOrder, transitionOrder } from './transitions.ts'
import {
  hasOrderedSince,
  lockAbandonedOrder,
  lockOverduePayment,
  selectAbandonedOrders,
  selectOverduePayments,
} from './read.sql.ts'

/**
 * Cancels orders whose payment deadline has passed, by card or received by the shop (transfer, cheque), and restores their
 * stock (decisions F-7). Several processes may run it at once: locked orders are skipped. Returns the
 * number of cancelled orders.
 */
export async function releaseAbandonedOrders(app: App, signal?: AbortSignal): Promise<number> {
  const now = app.now()
  const orders = await selectAbandonedOrders(app.sql, now)
  const released = await eachItem(app, { job: 'release abandoned orders', ids: orders, signal }, (id) =>
    releaseOne(app, now, id),
  )
  await forgetSenders(app.sql, now)
  const overdue = await selectOverduePayments(app.sql, now)
  return (
    released +
    (await eachItem(app, { job: 'release overdue payments', ids: overdue, signal }, (id) =>
      releaseOverdue(app, now, id),
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

async function releaseOverdue(app: App, now: Date, id: number): Promise<boolean> {
  return await inTransaction(app.sql, async (tx) => {
    const order = await lockOverduePayment(tx, now, id)
    if (!order) return false
    const reason = order.paymentMethod === 'banktransfer' ? 'no_transfer' : 'unpaid'
    await transitionOrder(tx, app, order, {
      to: 'canceled',
      reason: 'no payment in time',
      paymentState: 'cancelled',
    })
    await queueOrderMail(tx, order, 'order_canceled', { reason })
    return true
  })
}
