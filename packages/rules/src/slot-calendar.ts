import type { TimeOfDay } from './fulfilment.ts'

/** What a slot of the calendar has taken and can take. */
export interface SlotCounts {
  /** Orders. */
  readonly sold: number
  /** Reservations of carts that have not expired. */
  readonly held: number
  readonly capacity: number
  readonly isClosed: boolean
}

/** How full a slot is: `near` asks staff to look, `full` and `closed` take no orders. */
export type SlotLoad = 'free' | 'near' | 'full' | 'closed'

/** The share of its capacity, in hundredths, from which a slot is nearly full. */
const NEAR_PERCENT = 80

export const MOST_CAPACITY = 999

/** Whether a slot takes one more order. */
export function takesOrder({ sold, held, capacity, isClosed }: SlotCounts): boolean {
  return !isClosed && sold + held < capacity
}

export function slotLoad(counts: SlotCounts): SlotLoad {
  if (counts.isClosed) return 'closed'
  if (!takesOrder(counts)) return 'full'
  return (counts.sold + counts.held) * 100 >= counts.capacity * NEAR_PERCENT ? 'near' : 'free'
}

/** The lowest capacity that a slot can be given: what is sold or held stays. */
export function leastCapacity({ sold, held }: Pick<SlotCounts, 'sold' | 'held'>): number {
  return sold + held
}

/**
 * The capacity that a slot gets when somebody asks for `wanted`: whole, at most {@link MOST_CAPACITY}, and never below
 * what is sold or held.
 */
export function capacityFor(wanted: number, counts: Pick<SlotCounts, 'sold' | 'held'>): number {
  return Math.max(leastCapacity(counts), Math.min(MOST_CAPACITY, Math.trunc(wanted)))
}

/** The two services of a day: what begins before four in the afternoon is midday. */
export type Service = 'midday' | 'evening'

export const serviceOf = (time: TimeOfDay): Service => (time < '16:00' ? 'midday' : 'evening')

/** A rectangle of cells between two, whichever of them was first. */
export function cellsBetween(
  a: readonly [row: number, column: number],
  b: readonly [row: number, column: number],
): [row: number, column: number][] {
  const span = (one: number, other: number) =>
    Array.from({ length: Math.abs(one - other) + 1 }, (_, index) => Math.min(one, other) + index)
  return span(a[0], b[0]).flatMap((row) => span(a[1], b[1]).map((column): [number, number] => [row, column]))
}
