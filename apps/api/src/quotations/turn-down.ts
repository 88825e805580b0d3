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
import { QuotationRefusedError } from './errors.ts'
import { stateOf } from './state.ts'

/** Who turns it down, and why: a key of the reasons that mails know, or words of one's own. */
export type TurnDown = { by: 'customer' | 'shop'; reason: string }

const reasonLimit = 250

/**
 * Ends a quotation that nobody accepted, in the transaction that holds its order's lock. Throws QuotationRefusedError
 * for one that is settled; then nothing has changed.
 */
export async function turnDown(
  tx: Transaction,
  app: App,
  head: OrderHead,
  { by, reason }: TurnDown,
): Promise<void> {
  const { language } = app.stores.byId(head.storeId)
  const order = (await selectOrder(tx, head.id))?.order
  const state = order && stateOf(order, app.now())
  if (!state) throw new Error(`The order ${head.number} is no quotation.`)
  if (!canCancelQuotation(state)) throw new QuotationRefusedError(state, language)
  const told = reason.trim().slice(0, reasonLimit)
  await transitionOrder(tx, app, head, {
    to: 'canceled',
    reason: `quotation turned down by the ${by}${told && `: ${told}`}`,
    paymentState: 'cancelled',
  })
  const shown = by === 'customer' ? 'by_customer' : told
  await queueOrderMail(tx, head, 'order_canceled', shown ? { reason: shown } : {})
  if (by === 'customer') await notifyShopOfQuotation(tx, app, head, 'turned_down')
}
