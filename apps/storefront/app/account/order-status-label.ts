import * as m from '../paraglide/messages.js'
import { quotationLabel } from '../quotations/quotation-label.ts'
import { isOffer, type OrderHeadView } from './order-view.ts'

/** Status of an order, or of its quotation before it is accepted. */
export function orderStatusLabel(order: Pick<OrderHeadView, 'status' | 'quotation'>): string {
  const { status, quotation } = order
  return quotation && isOffer(order) ? m.quotation_status({ state: quotationLabel(quotation.state) }) : status
}
