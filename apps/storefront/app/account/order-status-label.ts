import type { PaymentState, StatusLabel } from '@comptoir/rules/order-status'
import * as m from '../paraglide/messages.js'
import { quotationLabel } from '../quotations/quotation-label.ts'
import { isOffer, type OrderHeadView } from './order-view.ts'

const LABELS: Readonly<Record<StatusLabel, () => string>> = {
  validated: m.order_status_validated,
  checking: m.order_status_checking,
  fraud: m.order_status_fraud,
  holded: m.order_status_holded,
  complete: m.order_status_complete,
  closed: m.order_status_closed,
  canceled: m.order_status_canceled,
}

const PAYMENT_LABELS: Readonly<Record<PaymentState, () => string>> = {
  awaited: m.order_payment_awaited,
  checking: m.order_payment_checking,
  paid: m.order_payment_paid,
  refunded: m.order_payment_refunded,
  none: m.order_payment_none,
}

/** Status of an order, or of its quotation before it is accepted. */
export function orderStatusLabel(order: Pick<OrderHeadView, 'status' | 'statusText' | 'quotation'>): string {
  const { status, statusText, quotation } = order
  if (quotation && isOffer(order)) return m.quotation_status({ state: quotationLabel(quotation.state) })
  return status ? LABELS[status]() : statusText
}

export const paymentStateLabel = (state: PaymentState): string => PAYMENT_LABELS[state]()
