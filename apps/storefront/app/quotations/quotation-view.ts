import { displayDay } from '@comptoir/rules/date-format'
import type { QuotationState } from '@comptoir/rules/quotation'
import type { QuotationFactsFragment } from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import type { BadgeKind } from '../ui/badge.tsx'

/** Quotation state of an order (decisions I-5). */
export interface QuotationView {
  readonly state: QuotationState
  readonly label: string
  readonly badge: BadgeKind
  /** DD/MM/YYYY. */
  readonly validUntil: string
}

const STATES: Readonly<Record<QuotationState, { label: () => string; badge: BadgeKind }>> = {
  requested: { label: m.quotation_requested, badge: 'warning' },
  ready: { label: m.quotation_ready, badge: 'warning' },
  accepted: { label: m.quotation_accepted, badge: 'ok' },
  canceled: { label: m.quotation_canceled, badge: 'danger' },
  expired: { label: m.quotation_expired, badge: 'neutral' },
}

export function quotationView(found: QuotationFactsFragment | null | undefined): QuotationView | undefined {
  if (!found) return undefined
  const state = found.state.toLowerCase() as QuotationState
  const { label, badge } = STATES[state]
  return { state, label: label(), badge, validUntil: displayDay(found.valid_until) }
}
