import { HOUR_MS, MINUTE_MS } from './duration.ts'
import { addDays, localTime, timeOf, weekday, type Day } from './calendar.ts'
import type { Cents } from './money.ts'
import type { FulfilmentMethod, SlotTime, TimeOfDay } from './fulfilment.ts'

/** Minutes for which a selected slot is reserved for its cart (decisions H-3). */
export const RESERVATION_MINUTES = 10

/** Minutes for which a cart may reserve slots in one turn, with renewals and other slots. */
export const RESERVATION_TOTAL_MINUTES = 30

/** Length of a turn in minutes: {@link RESERVATION_TOTAL_MINUTES} start again after it. */
export const RESERVATION_TURN_MINUTES = 120

/** When a location offers a fulfilment method; days and times are local to it. */
export interface SlotPlan {
  readonly method: FulfilmentMethod
  /** IANA name. */
  readonly timeZone: string
  /** ISO weekdays, 1 is Monday; `closes` may be 24:00. */
  readonly openings: readonly { weekday: number; opens: TimeOfDay; closes: TimeOfDay }[]
  /** Whole days, both included. */
  readonly closures: readonly { from: Day; to: Day }[]
  /** Hours of single days, instead of those of the weekday and of closures. */
  readonly specialHours: readonly { day: Day; opens: TimeOfDay; closes: TimeOfDay }[]
  /** Length of a slot; null where each opening is one slot. */
  readonly minutes: number | null
  /** Minutes from the order to the earliest slot. */
  readonly leadMinutes: number
  /** Time of day from which orders for the same day are closed; null: until the last slot. */
  readonly cutOff: TimeOfDay | null
  /** Number of days that are offered, including today. */
  readonly horizonDays: number
  /** Fees of slots that begin in `[from, to)`; other slots are free. */
  readonly fees: readonly { from: TimeOfDay; to: TimeOfDay; fee: Cents }[]
}

export interface Slot {
  readonly day: Day
  readonly time: TimeOfDay
  readonly endTime: TimeOfDay
  readonly startsAt: Date
  /** Tax included; 0 for pickup (decisions H-6). */
  readonly fee: Cents
}

/** Constraints that the items of a cart put on a slot. */
export interface SlotNeeds {
  /** Longest delay of the items (getProductMinDelay). */
  readonly delayMinutes: number
  /** Whether slots may begin then (windows of the items). */
  readonly fits: (slot: SlotTime) => boolean
}

export const NO_NEEDS: SlotNeeds = { delayMinutes: 0, fits: () => true }

/**
 * Expiry of a reservation made now, for a cart whose turn started at `since`; undefined when the cart has used up its
 * turn. `since` is `now` for the first reservation of a turn.
 */
export function reservedUntil(since: Date, now: Date): Date | undefined {
  const end = since.getTime() + RESERVATION_TOTAL_MINUTES * MINUTE_MS
  const until = Math.min(now.getTime() + RESERVATION_MINUTES * MINUTE_MS, end)
  return until > now.getTime() ? new Date(until) : undefined
}

const DAY_MS = 24 * HOUR_MS

/**
 * The slots that can be ordered now, the earliest first, full or not: within the horizon and the opening hours, outside
 * closures, after the longest of the delays (decisions H-3), inside the windows of the items. A local time that daylight
 * saving skips is not a slot; one that occurs twice is a slot at its first occurrence.
 */
export function slotsOf(plan: SlotPlan, now: Date, needs: SlotNeeds = NO_NEEDS): Slot[] {
  const today = localTime(now, plan.timeZone).day
  const days = Array.from({ length: plan.horizonDays }, (_, index) => addDays(today, index))
  return days.flatMap((day) => slotsOfDay(plan, day, now, needs))
}

/** The slot that begins then, if {@link slotsOf} has it. */
export function slotAt(
  plan: SlotPlan,
  now: Date,
  needs: SlotNeeds,
  { day, time }: Pick<Slot, 'day' | 'time'>,
): Slot | undefined {
  const today = localTime(now, plan.timeZone).day
  if (day < today || day >= addDays(today, plan.horizonDays)) return undefined
  return slotsOfDay(plan, day, now, needs).find((slot) => slot.time === time)
}

/** Whether any slot that can be planned from `now` on begins inside the windows of the items. */
export function everFits(plan: SlotPlan, now: Date, fits: SlotNeeds['fits']): boolean {
  const today = localTime(now, plan.timeZone).day
  const days = Array.from({ length: Math.max(7, plan.horizonDays) }, (_, index) => addDays(today, index))
  return days.some((day) => plannedSlots(plan, day).some(fits))
}

function isClosedOn({ closures, specialHours }: SlotPlan, day: Day): boolean {
  if (specialHours.some((hours) => hours.day === day)) return false
  return closures.some(({ from, to }) => from <= day && day <= to)
}

/** All slots of a day, whenever they are asked for: also past ones, and those of closed days. */
export function plannedSlots(plan: SlotPlan, day: Day): Slot[] {
  const special = plan.specialHours.filter((hours) => hours.day === day)
  const isoDay = weekday(day) || 7
  const hours = special.length > 0 ? special : plan.openings.filter((one) => one.weekday === isoDay)
  const spans = hours
    .flatMap((one) => spansIn(plan, one))
    .toSorted((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0))
  const at = instantsOf(day, plan.timeZone)
  return spans.flatMap(({ time, endTime }) => {
    const startsAt = at(time)
    return startsAt ? [{ day, time, endTime, startsAt, fee: feeAt(plan, time) }] : []
  })
}

function slotsOfDay(plan: SlotPlan, day: Day, now: Date, needs: SlotNeeds): Slot[] {
  if (isClosedOn(plan, day)) return []
  const here = localTime(now, plan.timeZone)
  if (plan.cutOff !== null && day === here.day && timeOf(here) >= plan.cutOff) return []
  const earliest = now.getTime() + Math.max(plan.leadMinutes, needs.delayMinutes) * MINUTE_MS
  return plannedSlots(plan, day).filter((slot) => needs.fits(slot) && slot.startsAt.getTime() >= earliest)
}

/** Slots end when the location closes, at the latest. */
function spansIn(
  { minutes }: SlotPlan,
  { opens, closes }: Pick<SlotPlan['openings'][number], 'opens' | 'closes'>,
): Pick<Slot, 'time' | 'endTime'>[] {
  const first = minutesOf(opens)
  const length = minutes ?? Math.max(1, minutesOf(closes) - first)
  const count = Math.max(0, Math.floor((minutesOf(closes) - first) / length))
  return Array.from({ length: count }, (_, index) => {
    const start = first + index * length
    return { time: clock(start), endTime: clock(start + length) }
  })
}

function feeAt({ method, fees }: SlotPlan, time: TimeOfDay): Cents {
  if (method === 'pickup') return 0
  return fees.find(({ from, to }) => from <= time && time < to)?.fee ?? 0
}

function minutesOf(time: TimeOfDay): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

/** Formats minutes of a day; midnight at its end is 00:00. */
function clock(minutes: number): TimeOfDay {
  const inDay = minutes % 1440
  return timeOf({ hour: Math.floor(inDay / 60), minute: inDay % 60 })
}

/** The first instant at which a local time occurs on a day; undefined when daylight saving skips it. */
export function instantOf(day: Day, time: TimeOfDay, timeZone: string): Date | undefined {
  return instantsOf(day, timeZone)(time)
}

/** The first instant of a local day. */
export function startOfDay(day: Day, timeZone: string): Date {
  const start = instantOf(day, '00:00', timeZone) ?? instantOf(day, '01:00', timeZone)
  if (!start) throw new Error(`The day ${day} does not start in ${timeZone}.`)
  return start
}

/** The first instant after a local day. */
export function endOfDay(day: Day, timeZone: string): Date {
  return startOfDay(addDays(day, 1), timeZone)
}

function instantsOf(day: Day, timeZone: string): (time: TimeOfDay) => Date | undefined {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  // In every zone, one instant lies before the local day and the other after it.
  const before = offsetAt(midnight - 15 * HOUR_MS, timeZone)
  const after = offsetAt(midnight + DAY_MS + 15 * HOUR_MS, timeZone)
  return (time) => {
    const local = midnight + minutesOf(time) * MINUTE_MS
    if (before === after) return new Date(local - before)
    const instants = [local - before, local - after].toSorted((a, b) => a - b)
    const shown = instants.find((instant) => instant + offsetAt(instant, timeZone) === local)
    return shown === undefined ? undefined : new Date(shown)
  }
}

/** Offset of local time from UTC in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const local = localTime(new Date(instant), timeZone)
  const shown = Date.parse(`${local.day}T${timeOf(local)}:00Z`)
  return shown - Math.floor(instant / MINUTE_MS) * MINUTE_MS
}
