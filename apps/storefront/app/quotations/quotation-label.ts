import type { QuotationState } from '@comptoir/rules/quotation'
import * as m from '../paraglide/messages.js'

const LABELS: Readonly<Record<QuotationState, () => string>> = {
  requested: m.quotation_requested,
  ready: m.quotation_ready,
  accepted: m.quotation_accepted,
  canceled: m.quotation_canceled,
  expired: m.quotation_expired,
}

export const quotationLabel = (state: QuotationState): string => LABELS[state]()
