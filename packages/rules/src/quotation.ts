import { localTime } from './calendar.ts'
import type { OrderStatus } from './order-status.ts'

/** Where a quotation stands (decisions I-5): asked for, answered by the shop, and what its customer made of it. */
export type QuotationState = 'requested' | 'ready' | 'accepted' | 'canceled' | 'expired'

export interface QuotationFacts {
  readonly status: OrderStatus
  readonly answeredAt: Date | null
  readonly acceptedAt: Date | null
  readonly expiresAt: Date
  /** When the order took its status. */
  readonly changedAt: Date
}

/** A quotation holds until the end of its last day in Paris (decisions G-7). */
export function isQuotationOver(expiresAt: Date, now: Date): boolean {
  return localTime(now).day > localTime(expiresAt).day
}

/** Where it stands now; one whose time is over is expired, whether or not the shop has tidied up since. */
export function quotationState(facts: QuotationFacts, now: Date): QuotationState {
  const { status, answeredAt, acceptedAt, expiresAt, changedAt } = facts
  if (acceptedAt !== null && status !== 'canceled') return 'accepted'
  if (status === 'canceled') return isQuotationOver(expiresAt, changedAt) ? 'expired' : 'canceled'
  if (isQuotationOver(expiresAt, now)) return 'expired'
  return answeredAt === null ? 'requested' : 'ready'
}

/** Whether its customer may turn it down: as long as nothing is settled. */
export function canCancelQuotation(state: QuotationState): state is 'requested' | 'ready' {
  return state === 'requested' || state === 'ready'
}

/** Whether its customer may accept it: once the shop has answered. */
export function canAcceptQuotation(state: QuotationState): state is 'ready' {
  return state === 'ready'
}
