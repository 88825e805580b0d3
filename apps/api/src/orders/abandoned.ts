import type { App } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { moveOrder } from './moves.ts'
import { lockAbandonedOrder } from './read.sql.ts'

const waitMinutes = 60

/**
 * Cancels orders of which nothing was heard from the payment provider for an hour and gives their stock back
 * (decisions F-7). Several processes may run it at once: each takes the orders that no other holds. Answers how many.
 */
export async function releaseAbandonedOrders(app: App): Promise<number> {
  for (let released = 0; ; released++) {
    if (!(await releaseOne(app))) return released
  }
}

async function releaseOne(app: App): Promise<boolean> {
  const before = new Date(app.now().getTime() - waitMinutes * 60_000)
  return await inTransaction(app.sql, async (tx) => {
    const order = await lockAbandonedOrder(tx, before)
    if (!order) return false
    await moveOrder(tx, app, order, {
      to: 'canceled',
      reason: 'no payment in time',
      paymentState: 'cancelled',
    })
    return true
  })
}
