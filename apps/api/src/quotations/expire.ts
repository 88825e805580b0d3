import { localTime } from '@comptoir/rules/calendar'
import {
  queueOrderMail,
  lockOrder,
  transitionOrder,
  notifyShopOfQuotation,
  type OrderHead,
} from '../orders/index.ts'
import type { App } from '../platform/context.ts'
import { inTransaction, type Transaction } from '../platform/database.ts'
import { eachItem } from '../platform/each-item.ts'
import { lockOverdue, selectOverdue } from './quotations.sql.ts'

const dayMs = 86_400_000

/**
 * Cancels quotations that have expired, and those that were accepted but not paid in time, which releases their stock
 * (decisions I-5). Safe to run in several processes at once: each skips locked quotations. Returns how many it ended.
 */
export async function expireQuotations(app: App, signal?: AbortSignal): Promise<number> {
  return (await endOverdue(app, signal)) + (await endUnpaid(app, signal))
}

async function endOverdue(app: App, signal?: AbortSignal): Promise<number> {
  const overdue = { today: localTime(app.now()).day }
  const ids = await selectOverdue(app.sql, overdue)
  return await eachItem(app, { job: 'expire quotations', ids, signal }, (id) =>
    inTransaction(app.sql, async (tx) => {
      const order = (await lockOverdue(tx, overdue, id)) ? await lockOrder(tx, id) : undefined
      if (!order) return false
      await end(tx, app, order, 'quotation expired')
      await queueOrderMail(tx, order, 'quotation_expired')
      await notifyShopOfQuotation(tx, app, order, 'expired')
      return true
    }),
  )
}

async function endUnpaid(app: App, signal?: AbortSignal): Promise<number> {
  const terms = new Map(app.stores.all.map(({ website, settings }) => [website.id, settings.quotations]))
  let ended = 0
  for (const [websiteId, quotations] of terms) {
    if (!quotations) continue
    const overdue = { websiteId, before: new Date(app.now().getTime() - quotations.payment_days * dayMs) }
    const ids = await selectOverdue(app.sql, overdue)
    ended += await eachItem(app, { job: 'end unpaid quotations', ids, signal }, (id) =>
      inTransaction(app.sql, async (tx) => {
        const order = (await lockOverdue(tx, overdue, id)) ? await lockOrder(tx, id) : undefined
        if (!order) return false
        await end(tx, app, order, 'quotation not paid in time')
        await queueOrderMail(tx, order, 'order_canceled', { reason: 'quotation_unpaid' })
        await notifyShopOfQuotation(tx, app, order, 'unpaid')
        return true
      }),
    )
  }
  return ended
}

async function end(tx: Transaction, app: App, order: OrderHead, reason: string): Promise<void> {
  await transitionOrder(tx, app, order, { to: 'canceled', reason, paymentState: 'cancelled' })
}
