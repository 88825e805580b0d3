import {
  addDays,
  isHoliday,
  localTime,
  timeOf,
  weekday as weekdayOf,
  type Day,
  type Holidays,
} from './calendar.ts'
import type { TimeOfDay } from './fulfilment.ts'
import { deliveryDate } from './shipping.ts'
import { plannedSlots, slotAt, slotsOf, type Slot, type SlotNeeds, type SlotPlan } from './slots.ts'

/** When a shipping method delivers heavy goods, and what is fitted, by appointment; times are local to the website. */
export interface AppointmentTerms {
  /** Weight of one unit from which goods are delivered by appointment, in the website's unit. */
  readonly fromWeight?: number | undefined
  /** SKUs of options whose choice makes an appointment necessary, such as fitting. */
  readonly optionSkus?: readonly string[] | undefined
  /** Whether such goods cannot be ordered without an appointment. */
  readonly isRequired: boolean
  /** Working days from the order to the first appointment. */
  readonly leadWorkingDays: number
  /** Working days in a zone that takes longer. */
  readonly leadWorkingDaysByZone?: Readonly<Record<string, number>> | undefined
  /** Days on which appointments are offered, from the first possible one. */
  readonly daysAhead: number
  readonly windows: readonly AppointmentWindow[]
  /** Days without appointments besides public holidays, both included. */
  readonly closures?: readonly { readonly from: Day; readonly to: Day }[] | undefined
}

export interface AppointmentWindow {
  /** ISO weekdays, 1 is Monday. */
  readonly weekdays: readonly number[]
  readonly from: TimeOfDay
  readonly to: TimeOfDay
  /** Appointments that the window takes. */
  readonly capacity: number
}

/** What a line of a cart says about appointments. */
export interface AppointmentGoods {
  /** Of one unit. */
  readonly weight: number
  readonly optionSkus: readonly string[]
}

/** The working days of the shop that delivers. */
export interface AppointmentCalendar {
  readonly timeZone: string
  readonly holidays: Holidays
  /** Local hour from which an order counts for the next working day. */
  readonly cutOffHour: number
  /** Zone of the address, where it is known. */
  readonly zone?: string | undefined
}

/** Whether goods are delivered by appointment: one unit is heavy enough, or an option such as fitting is chosen. */
export function isByAppointment(
  { fromWeight, optionSkus = [] }: Pick<AppointmentTerms, 'fromWeight' | 'optionSkus'>,
  { weight, optionSkus: chosen }: AppointmentGoods,
): boolean {
  const isHeavy = fromWeight !== undefined && weight >= fromWeight
  return isHeavy || chosen.some((sku) => optionSkus.includes(sku))
}

/** The windows that can be chosen now, full or not, the earliest first. */
export function appointmentsOf(terms: AppointmentTerms, now: Date, calendar: AppointmentCalendar): Slot[] {
  return slotsOf(planOf(terms, now, calendar), now, needsOf(terms, now, calendar))
}

/** The window that begins then, if {@link appointmentsOf} has it. */
export function appointmentAt(
  terms: AppointmentTerms,
  now: Date,
  calendar: AppointmentCalendar,
  wanted: Pick<Slot, 'day' | 'time'>,
): Slot | undefined {
  return slotAt(planOf(terms, now, calendar), now, needsOf(terms, now, calendar), wanted)
}

/** Appointments that a window takes; 0 for a time that is none. */
export function appointmentCapacity(
  { windows }: Pick<AppointmentTerms, 'windows'>,
  { time, weekday }: { time: TimeOfDay; weekday: number },
): number {
  return windows.find(({ from, weekdays }) => from === time && weekdays.includes(weekday))?.capacity ?? 0
}

/** The first day with appointments for an order placed now. */
export function firstAppointmentDay(
  { leadWorkingDays, leadWorkingDaysByZone = {} }: AppointmentTerms,
  now: Date,
  { zone, ...calendar }: AppointmentCalendar,
): Day {
  const own = zone !== undefined && Object.hasOwn(leadWorkingDaysByZone, zone)
  const workingDays = (own ? leadWorkingDaysByZone[zone] : undefined) ?? leadWorkingDays
  return deliveryDate(now, { ...calendar, workingDays })
}

/** The windows of a day, whenever they are asked for; none on a day that is closed. */
export function appointmentsOn(
  terms: AppointmentTerms,
  day: Day,
  calendar: Pick<AppointmentCalendar, 'timeZone' | 'holidays'>,
): Slot[] {
  if (isWithoutAppointments(terms, day, calendar)) return []
  return plannedSlots(fixedPlanOf(terms, calendar.timeZone), day)
}

/** Whether a day is a public holiday, or one that the shop closed. */
export function isWithoutAppointments(
  { closures = [] }: Pick<AppointmentTerms, 'closures'>,
  day: Day,
  { holidays }: Pick<AppointmentCalendar, 'holidays'>,
): boolean {
  return isHoliday(day, holidays) || closures.some(({ from, to }) => from <= day && day <= to)
}

/** Why an appointment does not fit: its day is closed, there is no such window, or the window takes fewer. */
export type OutsideReason = 'closed' | 'window' | 'capacity'

/**
 * The appointments that do not fit the terms, in their order; null terms are those of a method without appointments. Of a
 * window with too many, those that come first in the list keep their places.
 */
export function appointmentsOutside<Taken extends { readonly startsAt: Date; readonly endsAt: Date }>(
  terms: AppointmentTerms | null,
  taken: readonly Taken[],
  calendar: Pick<AppointmentCalendar, 'timeZone' | 'holidays'>,
): { appointment: Taken; reason: OutsideReason }[] {
  const used = new Map<number, number>()
  return taken.flatMap((appointment): { appointment: Taken; reason: OutsideReason }[] => {
    const { startsAt, endsAt } = appointment
    const { day, ...start } = localTime(startsAt, calendar.timeZone)
    if (terms && isWithoutAppointments(terms, day, calendar)) return [{ appointment, reason: 'closed' }]
    const time = timeOf(start)
    const endTime = timeOf(localTime(endsAt, calendar.timeZone))
    const windows = terms ? appointmentsOn(terms, day, calendar) : []
    const isWindow = windows.some((one) => one.time === time && one.endTime === endTime)
    if (!terms || !isWindow) return [{ appointment, reason: 'window' }]
    const count = (used.get(startsAt.getTime()) ?? 0) + 1
    used.set(startsAt.getTime(), count)
    const capacity = appointmentCapacity(terms, { time, weekday: weekdayOf(day) || 7 })
    return count > capacity ? [{ appointment, reason: 'capacity' }] : []
  })
}

const needsOf = (terms: AppointmentTerms, now: Date, calendar: AppointmentCalendar): SlotNeeds => {
  const first = firstAppointmentDay(terms, now, calendar)
  return { delayMinutes: 0, fits: ({ day }) => day >= first }
}

/** The terms as a plan of slots whose length is that of the windows. */
function planOf(terms: AppointmentTerms, now: Date, calendar: AppointmentCalendar): SlotPlan {
  const { timeZone, holidays } = calendar
  const { day: today } = localTime(now, timeZone)
  const last = addDays(firstAppointmentDay(terms, now, calendar), terms.daysAhead - 1)
  const free = [...new Set([today, last].map((day) => Number(day.slice(0, 4))))].flatMap(holidays)
  return {
    ...fixedPlanOf(terms, timeZone),
    closures: [...(terms.closures ?? []), ...free.map((day) => ({ from: day, to: day }))],
    horizonDays: daysBetween(today, last) + 1,
  }
}

/** What of a plan does not depend on the time of asking. */
function fixedPlanOf({ windows }: Pick<AppointmentTerms, 'windows'>, timeZone: string): SlotPlan {
  return {
    method: 'delivery',
    timeZone,
    openings: windows.flatMap(({ weekdays, from, to }) =>
      weekdays.map((isoDay) => ({ weekday: isoDay, opens: from, closes: to })),
    ),
    closures: [],
    specialHours: [],
    minutes: null,
    leadMinutes: 0,
    cutOff: null,
    horizonDays: 0,
    fees: [],
  }
}

const daysBetween = (from: Day, to: Day) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
