import { canCancelQuotation } from '@comptoir/rules/quotation'
import {
  queueOrderMail,
  transitionOrder,
  selectOrder,
  notifyShopOfQuotation,
  type OrderHead,
} from '../orders/index.ts'
import type { App } from '../platform/context.ts'
import type { Transaction } from '../platform/database.ts'
import { QuotationError } from './errors.ts'
import { stateOf } from './state.ts'

/** Who rejects a quotation, and why: free text, or a reason key of the mails. */
export type Rejection = { by: 'customer' | 'shop'; reason: string }

const reasonLimit = 250

/**
 * Rejects an open quotation, in the transaction that holds the lock of its order. Throws QuotationError for a settled
 * one.
 */
export async function rejectQuotation(
  tx: Transaction,
  app: App,
  head: OrderHead,
  { by, reason }: Rejection,
): Promise<void> {
  const { language } = app.stores.byId(head.storeId)
  const order = (await selectOrder(tx, head.id))?.order
  const state = order && stateOf(app, order, app.now())
  if (!state) throw new Error(`The order ${head.number} is no quotation.`)
  if (!canCancelQuotation(state)) throw new QuotationError(state, language)
  const text = reason.trim().slice(0, reasonLimit)
  await transitionOrder(tx, app, head, {
    to: 'canceled',
    reason: `quotation turned down by the ${by}${text && `: ${text}`}`,
    paymentState: 'cancelled',
  })
  const shown = by === 'customer' ? 'by_customer' : text
  await queueOrderMail(tx, head, 'order_canceled', shown ? { reason: shown } : {})
  if (by === 'customer') await notifyShopOfQuotation(tx, app, head, 'turned_down')
}
