import { DAY_MS } from '@comptoir/rules/duration'
import { askedDeliveries, REVIEW_PAUSE_DAYS } from '@comptoir/rules/review-request'
import { productShapes, shownBySku } from '../catalogue/index.ts'
import { queueAccountMail } from '../mail/index.ts'
import type { App, RequestContext } from '../platform/context.ts'
import { inTransaction, type Transaction } from '../platform/database.ts'
import { eachItem } from '../platform/each-item.ts'
import { storefrontUrl } from '../stores/index.ts'
import { guessedRequest, readRequestToken, requestToken } from './request-links.ts'
import {
  insertRefusal,
  insertRequest,
  selectAskedOrder,
  selectDue,
  selectUnreviewed,
  type AskedOrder,
} from './requests.sql.ts'

const atOnce = 100

/**
 * Asks buyers for reviews some days after the delivery, where a website wants that: one mail for an order. Safe to run in
 * several processes at once. Returns how many it asked.
 */
export async function askForReviews(app: App, signal?: AbortSignal): Promise<number> {
  const websites = new Map(app.stores.all.map((store) => [store.website.id, store.settings.product_reviews]))
  let asked = 0
  for (const [websiteId, { enabled, request_after_days: days }] of websites) {
    if (!enabled || days === null) continue
    const now = app.now()
    const pausedSince = new Date(now.getTime() - REVIEW_PAUSE_DAYS * DAY_MS)
    const due = { websiteId, ...askedDeliveries(now, days), pausedSince }
    const ids = await selectDue(app.sql, due, atOnce)
    asked += await eachItem(app, { job: 'ask for reviews', ids, signal }, (id) =>
      inTransaction(app.sql, async (tx) => {
        // Of two orders of one buyer the first is asked about, and the second is not due any more.
        const order = await selectAskedOrder(tx, id)
        const isDue = (await selectDue(tx, { ...due, orderId: id }, 1)).length > 0
        if (!order || !isDue || !(await insertRequest(tx, id, now))) return false
        await mail(app, tx, order)
        return true
      }),
    )
  }
  return asked
}

async function mail(
  app: App,
  tx: Transaction,
  { id, number, storeId, customerId, email, firstname }: AskedOrder,
) {
  const store = app.stores.byId(storeId)
  const token = await requestToken(app, tx, id)
  const url = storefrontUrl(app, store, 'review_request', { token })
  await queueAccountMail(tx, {
    storeId,
    kind: 'review_request',
    recipient: email,
    customerId,
    texts: {
      customer_firstname: firstname,
      order_number: number,
      action_url: url,
      // The page that takes reviews also ends the mails.
      unsubscribe_url: url,
    },
    unsubscribeUrl: `${app.settings.publicUrl}/reviews/refuse?token=${encodeURIComponent(token)}`,
  })
}

/** What the link of a mail asks to review: nothing once it has expired. Throws RequestLinkError. */
export async function reviewRequest(ctx: RequestContext, token: string) {
  const { order, isExpired } = await guessedRequest(ctx, token)
  const ids = isExpired ? [] : await selectUnreviewed(ctx.app.sql, order.id)
  const products = await productShapes(ctx, ids)
  return {
    nickname: order.firstname,
    is_expired: isExpired,
    products: products.filter(({ sku }) => shownBySku(ctx, sku ?? '') !== undefined),
  }
}

/** Ends the mails that ask a buyer for reviews; idempotent. Throws RequestLinkError. */
export async function refuseRequests(app: App, token: string): Promise<void> {
  const { order } = await readRequestToken(app, token)
  await insertRefusal(app.sql, order, app.now())
}
