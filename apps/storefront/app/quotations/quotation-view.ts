import { displayDay } from '@comptoir/rules/date-format'
import type { QuotationState } from '@comptoir/rules/quotation'
import type { QuotationFactsFragment } from '../generated/graphql.ts'
import type { BadgeKind } from '../ui/badge.tsx'

/** Quotation state of an order (decisions I-5). */
export interface QuotationView {
  readonly state: QuotationState
  readonly badge: BadgeKind
  /** DD/MM/YYYY. */
  readonly validUntil: string
}

const BADGES: Readonly<Record<QuotationState, BadgeKind>> = {
  requested: 'warning',
  ready: 'warning',
  accepted: 'ok',
  canceled: 'danger',
  expired: 'neutral',
}

export function quotationView(found: QuotationFactsFragment | null | undefined): QuotationView | undefined {
  if (!found) return undefined
  const state = found.state.toLowerCase() as QuotationState
  return { state, badge: BADGES[state], validUntil: displayDay(found.valid_until) }
}
