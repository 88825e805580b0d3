import { addWorkingDays, localTime, type Day, type Holidays } from './calendar.ts'
import type { OrderStatus } from './order-status.ts'

/** State of a quotation (decisions I-5): requested, answered by the shop, then accepted, canceled or expired. */
export type QuotationState = 'requested' | 'ready' | 'accepted' | 'canceled' | 'expired'

export interface QuotationInput {
  readonly status: OrderStatus
  readonly answeredAt: Date | null
  readonly acceptedAt: Date | null
  readonly expiresAt: Date
  /** When the order took its status. */
  readonly changedAt: Date
  /** Of the website, an IANA name. */
  readonly timeZone: string
}

/** Whether the local day on which the quotation expires is over (decisions G-7). */
export function isQuotationOver(expiresAt: Date, now: Date, timeZone: string): boolean {
  return localTime(now, timeZone).day > localTime(expiresAt, timeZone).day
}

/** Working days in which the shop answers a request. */
const ANSWER_DAYS = 1

/** The last local day on which the shop answers a request of that instant. */
export function quotationAnswerDay(askedAt: Date, timeZone: string, holidays: Holidays): Day {
  return addWorkingDays(localTime(askedAt, timeZone).day, ANSWER_DAYS, holidays)
}

/** Whether the shop answers before an order begins: else a request would lapse with its slot, unread. */
export function isAnsweredBefore(
  startsAt: Date,
  askedAt: Date,
  timeZone: string,
  holidays: Holidays,
): boolean {
  return localTime(startsAt, timeZone).day > quotationAnswerDay(askedAt, timeZone, holidays)
}

/** The state now: an overdue quotation counts as expired even before the job has cancelled it. */
export function quotationState(input: QuotationInput, now: Date): QuotationState {
  const { status, answeredAt, acceptedAt, expiresAt, changedAt, timeZone } = input
  if (acceptedAt !== null && status !== 'canceled') return 'accepted'
  if (status === 'canceled') return isQuotationOver(expiresAt, changedAt, timeZone) ? 'expired' : 'canceled'
  if (isQuotationOver(expiresAt, now, timeZone)) return 'expired'
  return answeredAt === null ? 'requested' : 'ready'
}

/** Whether the customer may reject it: until it is settled. */
export function canCancelQuotation(state: QuotationState): state is 'requested' | 'ready' {
  return state === 'requested' || state === 'ready'
}

/** Whether the customer may accept it: once the shop has answered. */
export function canAcceptQuotation(state: QuotationState): state is 'ready' {
  return state === 'ready'
}
