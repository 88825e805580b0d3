import { addDays, workingDayFrom, type Day } from './calendar.ts'
import type { VisitorKind } from './visitor.ts'

/** Why a line cannot be given back (C. conso L221-28): food that perishes, made to measure, or with words of one's own on it. */
export type WithdrawalExclusion = 'perishable' | 'made_to_order' | 'engraved'

export interface WithdrawalLine {
  readonly id: number
  readonly quantity: number
  /** Units that were cancelled, refunded or withdrawn from before. */
  readonly gone: number
  readonly exclusion: WithdrawalExclusion | null
}

export interface WithdrawalCase {
  readonly visitorKind: VisitorKind
  /** Whether the contract stands: the order was not cancelled, nor is it a quotation nobody accepted. */
  readonly isConcluded: boolean
  /** The day of the last delivery; null as long as something is still to come. */
  readonly deliveredOn: Day | null
  readonly today: Day
  readonly lines: readonly WithdrawalLine[]
}

/** Why nothing can be withdrawn from. */
export type WithdrawalRefusal = 'professional' | 'not_concluded' | 'period_over' | 'nothing_left' | 'excluded'

export interface WithdrawalState {
  /** Undefined when the shopper may withdraw. */
  readonly refusal: WithdrawalRefusal | undefined
  /** Last day on which it may be declared; null before the delivery, when the period has not begun. */
  readonly until: Day | null
  /** Units that can be withdrawn from, by line; lines without any are left out. */
  readonly units: ReadonlyMap<number, number>
}

/** Days after the delivery in which a consumer may change their mind (C. conso L221-18). */
export const WITHDRAWAL_DAYS = 14
const RETURN_DAYS = 14

/**
 * Last day to withdraw: fourteen days after that of the delivery, carried to the next working day when it is a Saturday,
 * a Sunday or a holiday (C. conso L221-18, L221-19).
 */
export function withdrawalDeadline(deliveredOn: Day): Day {
  return workingDayFrom(addDays(deliveredOn, WITHDRAWAL_DAYS))
}

/** Last day to send the goods back after a withdrawal (C. conso L221-23). */
export function returnDeadline(declaredOn: Day): Day {
  return addDays(declaredOn, RETURN_DAYS)
}

/** What a consumer may withdraw from today; from the order on, until the period after the last delivery is over. */
export function withdrawalState(input: WithdrawalCase): WithdrawalState {
  const until = input.deliveredOn === null ? null : withdrawalDeadline(input.deliveredOn)
  const open = input.lines.filter((line) => line.quantity > line.gone)
  const free = open.filter((line) => line.exclusion === null)
  const refusal = refusalOf(input, until, open.length, free.length)
  const units = new Map(free.map((line) => [line.id, line.quantity - line.gone]))
  return { refusal, until, units: refusal === undefined ? units : new Map() }
}

function refusalOf(
  { visitorKind, isConcluded, today }: WithdrawalCase,
  until: Day | null,
  open: number,
  free: number,
): WithdrawalRefusal | undefined {
  if (visitorKind === 'b2b') return 'professional'
  if (!isConcluded) return 'not_concluded'
  if (until !== null && today > until) return 'period_over'
  if (open === 0) return 'nothing_left'
  return free === 0 ? 'excluded' : undefined
}

/** Whether each wish is for units that can be withdrawn from, and there is at least one. */
export function canWithdraw(state: WithdrawalState, wishes: ReadonlyMap<number, number>): boolean {
  return (
    state.refusal === undefined &&
    wishes.size > 0 &&
    [...wishes].every(
      ([id, units]) => Number.isSafeInteger(units) && units > 0 && units <= (state.units.get(id) ?? 0),
    )
  )
}
