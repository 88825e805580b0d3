import { addDays, localTime } from '@comptoir/rules/calendar'
import { endOfDay } from '@comptoir/rules/slots'
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
import type { Store } from '../stores/index.ts'
import { lockOverdue, selectOverdue } from './quotations.sql.ts'

/**
 * Cancels quotations that have expired, and those that were accepted but not paid in time, which releases their stock
 * (decisions I-5). Safe to run in several processes at once: each skips locked quotations. Returns how many it ended.
 */
export async function expireQuotations(app: App, signal?: AbortSignal): Promise<number> {
  return (await endOverdue(app, signal)) + (await endUnpaid(app, signal))
}

async function endOverdue(app: App, signal?: AbortSignal): Promise<number> {
  let ended = 0
  for (const { website, settings } of storesByWebsite(app)) {
    const timeZone = settings.timezone
    const overdue = { websiteId: website.id, timeZone, today: localTime(app.now(), timeZone).day }
    const ids = await selectOverdue(app.sql, overdue)
    ended += await eachItem(app, { job: 'expire quotations', ids, signal }, (id) =>
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
  return ended
}

async function endUnpaid(app: App, signal?: AbortSignal): Promise<number> {
  let ended = 0
  for (const { website, settings } of storesByWebsite(app)) {
    const { quotations, timezone: timeZone } = settings
    if (!quotations) continue
    // The last day to pay is over for those that were accepted before that many days ago.
    const { day: today } = localTime(app.now(), timeZone)
    const before = endOfDay(addDays(today, -quotations.payment_days - 1), timeZone)
    const overdue = { websiteId: website.id, before }
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

/** One store of each website: settings are the website's. */
function storesByWebsite({ stores }: App): Store[] {
  return [...new Map(stores.all.map((store) => [store.website.id, store])).values()]
}

async function end(tx: Transaction, app: App, order: OrderHead, reason: string): Promise<void> {
  await transitionOrder(tx, app, order, { to: 'canceled', reason, paymentState: 'cancelled' })
}
