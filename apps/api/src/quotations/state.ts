import { quotationState, type QuotationState } from '@comptoir/rules/quotation'
import type { OrderRecord } from '../orders/index.ts'

/** The quotation state of an order; undefined when it is not a quotation. */
export function stateOf(order: OrderRecord, now: Date): QuotationState | undefined {
  const { isQuotation, quotationExpiresAt: expiresAt } = order
  if (!isQuotation || expiresAt === null) return undefined
  const facts = {
    status: order.status,
    answeredAt: order.quotationAnsweredAt,
    acceptedAt: order.quotationAcceptedAt,
    expiresAt,
    changedAt: order.statusChangedAt,
  }
  return quotationState(facts, now)
}
