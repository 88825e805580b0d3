import { localTime } from '@comptoir/rules/calendar'
import { askForMail, lockOrder, moveOrder, tellShop, type OrderHead } from '../orders/index.ts'
import type { App } from '../platform/context.ts'
import { inTransaction, type Transaction } from '../platform/database.ts'
import { lockOverdue, lockUnpaid } from './quotations.sql.ts'

const dayMs = 86_400_000

/**
 * Ends quotations whose last day is over, and those that were accepted and not paid in time, which gives their stock
 * back (decisions I-5). Several processes may run it at once: each takes those that no other holds. Answers how many.
 */
export async function expireQuotations(app: App): Promise<number> {
  for (let ended = 0; ; ended++) {
    if (!(await endOverdue(app)) && !(await endUnpaid(app))) return ended
  }
}

async function endOverdue(app: App): Promise<boolean> {
  return await inTransaction(app.sql, async (tx) => {
    const id = await lockOverdue(tx, localTime(app.now()).day)
    const order = id === undefined ? undefined : await lockOrder(tx, id)
    if (!order) return false
    await end(tx, app, order, 'quotation expired')
    await askForMail(tx, order, 'quotation_expired')
    await tellShop(tx, app, order, 'expired')
    return true
  })
}

async function endUnpaid(app: App): Promise<boolean> {
  const terms = new Map(app.stores.all.map(({ website, settings }) => [website.id, settings.quotations]))
  for (const [websiteId, quotations] of terms) {
    if (!quotations) continue
    const before = new Date(app.now().getTime() - quotations.payment_days * dayMs)
    const ended = await inTransaction(app.sql, async (tx) => {
      const id = await lockUnpaid(tx, { websiteId, before })
      const order = id === undefined ? undefined : await lockOrder(tx, id)
      if (!order) return false
      await end(tx, app, order, 'quotation not paid in time')
      await askForMail(tx, order, 'order_canceled', { reason: 'quotation_unpaid' })
      await tellShop(tx, app, order, 'unpaid')
      return true
    })
    if (ended) return true
  }
  return false
}

async function end(tx: Transaction, app: App, order: OrderHead, reason: string): Promise<void> {
  await moveOrder(tx, app, order, { to: 'canceled', reason, paymentState: 'cancelled' })
}
