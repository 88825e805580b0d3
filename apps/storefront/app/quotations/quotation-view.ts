import type { Language } from '@comptoir/rules/language'
import type { QuotationState } from '@comptoir/rules/quotation'
import type { QuotationFactsFragment } from '../generated/graphql.ts'
import { numericDay } from '../platform/dates.ts'
import type { BadgeKind } from '../ui/badge.tsx'

/** Quotation state of an order (decisions I-5). */
export interface QuotationView {
  readonly state: QuotationState
  readonly badge: BadgeKind
  /** In digits. */
  readonly validUntil: string
}

const BADGES: Readonly<Record<QuotationState, BadgeKind>> = {
  requested: 'warning',
  ready: 'warning',
  accepted: 'ok',
  canceled: 'danger',
  expired: 'neutral',
}

export function quotationView(
  found: QuotationFactsFragment | null | undefined,
  language: Language,
): QuotationView | undefined {
  if (!found) return undefined
  const state = found.state.toLowerCase() as QuotationState
  return { state, badge: BADGES[state], validUntil: numericDay(found.valid_until, language) }
}
