import { addDays, workingDayFrom, type Day, type Holidays } from './calendar.ts'
import type { VisitorKind } from './visitor.ts'

/** Why an item is excluded (C. conso L221-28): perishable food, made to measure, or personalised. */
export type WithdrawalExclusion = 'perishable' | 'made_to_order' | 'engraved'

export interface WithdrawalLine {
  readonly id: number
  readonly quantity: number
  /** Units already cancelled, refunded or withdrawn. */
  readonly closedQuantity: number
  readonly exclusion: WithdrawalExclusion | null
}

export interface WithdrawalInput {
  readonly visitorKind: VisitorKind
  /** Whether there is a contract of sale: not for cancelled orders and open quotations. */
  readonly isConcluded: boolean
  /** The day of the last delivery; null while something is still to be delivered. */
  readonly deliveredOn: Day | null
  readonly today: Day
  readonly holidays: Holidays
  readonly lines: readonly WithdrawalLine[]
}

/** Why an order is not eligible for withdrawal. */
export type WithdrawalIneligibility =
  | 'professional'
  | 'not_concluded'
  | 'period_over'
  | 'nothing_left'
  | 'excluded'

export interface WithdrawalState {
  /** Undefined when the shopper may withdraw. */
  readonly ineligibility: WithdrawalIneligibility | undefined
  /** Last day to declare the withdrawal; null before the delivery, when the period has not begun. */
  readonly until: Day | null
  /** Units that can be withdrawn, by line id; lines without any are omitted. */
  readonly units: ReadonlyMap<number, number>
}

/** Days after the delivery in which a consumer may withdraw (C. conso L221-18). */
export const WITHDRAWAL_DAYS = 14
const RETURN_DAYS = 14

/**
 * Last day to withdraw: fourteen days after the delivery, moved to the next working day when it is a Saturday, a Sunday
 * or a holiday (C. conso L221-18, L221-19).
 */
export function withdrawalDeadline(deliveredOn: Day, holidays: Holidays): Day {
  return workingDayFrom(addDays(deliveredOn, WITHDRAWAL_DAYS), holidays)
}

/** Last day to send the goods back after a withdrawal (C. conso L221-23). */
export function returnDeadline(declaredOn: Day): Day {
  return addDays(declaredOn, RETURN_DAYS)
}

/** Which units a consumer may withdraw today: from the order until the end of the period after the last delivery. */
export function withdrawalState(input: WithdrawalInput): WithdrawalState {
  const until = input.deliveredOn === null ? null : withdrawalDeadline(input.deliveredOn, input.holidays)
  const open = input.lines.filter((line) => line.quantity > line.closedQuantity)
  const free = open.filter((line) => line.exclusion === null)
  const ineligibility = ineligibilityOf(input, until, open.length, free.length)
  const units = new Map(free.map((line) => [line.id, line.quantity - line.closedQuantity]))
  return { ineligibility, until, units: ineligibility === undefined ? units : new Map() }
}

function ineligibilityOf(
  { visitorKind, isConcluded, today }: WithdrawalInput,
  until: Day | null,
  open: number,
  free: number,
): WithdrawalIneligibility | undefined {
  if (visitorKind === 'b2b') return 'professional'
  if (!isConcluded) return 'not_concluded'
  if (until !== null && today > until) return 'period_over'
  if (open === 0) return 'nothing_left'
  return free === 0 ? 'excluded' : undefined
}

/** Whether the requested units by line id can all be withdrawn, and there is at least one. */
export function canWithdraw(state: WithdrawalState, requested: ReadonlyMap<number, number>): boolean {
  return (
    state.ineligibility === undefined &&
    requested.size > 0 &&
    [...requested].every(
      ([id, units]) => Number.isSafeInteger(units) && units > 0 && units <= (state.units.get(id) ?? 0),
    )
  )
}
