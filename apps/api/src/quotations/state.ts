import { quotationState, type QuotationState } from '@comptoir/rules/quotation'
import type { OrderRecord } from '../orders/index.ts'
import type { App } from '../platform/context.ts'

/** The quotation state of an order; undefined when it is not a quotation. */
export function stateOf(
  { stores }: Pick<App, 'stores'>,
  order: OrderRecord,
  now: Date,
): QuotationState | undefined {
  const { isQuotation, quotationExpiresAt: expiresAt } = order
  if (!isQuotation || expiresAt === null) return undefined
  const facts = {
    status: order.status,
    answeredAt: order.quotationAnsweredAt,
    acceptedAt: order.quotationAcceptedAt,
    expiresAt,
    changedAt: order.statusChangedAt,
    timeZone: stores.byId(order.storeId).settings.timezone,
  }
  return quotationState(facts, now)
}
