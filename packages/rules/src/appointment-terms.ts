import type { AppointmentTerms, AppointmentWindow } from './appointment.ts'
import type { Day } from './calendar.ts'

/** Limits of the terms of appointments. */
export const APPOINTMENT_LIMITS = {
  leadWorkingDays: 60,
  daysAhead: 90,
  capacity: 999,
  windows: 40,
  closures: 60,
  optionSkus: 50,
  weight: 100_000,
} as const

export type TermsProblemKind =
  | 'goods'
  | 'weight'
  | 'lead'
  | 'ahead'
  | 'windows'
  | 'weekdays'
  | 'times'
  | 'capacity'
  | 'twice'
  | 'closure'
  | 'zone'
  | 'many'

/** `field` is the path of the value, such as `windows.2.to`. */
export interface TermsProblem {
  readonly field: string
  readonly kind: TermsProblemKind
}

/** What is not possible in the terms of appointments of a website with these zones. */
export function appointmentTermsProblems(terms: AppointmentTerms, zones: readonly string[]): TermsProblem[] {
  const { fromWeight, optionSkus = [], leadWorkingDays, leadWorkingDaysByZone = {}, daysAhead } = terms
  const { windows, closures = [] } = terms
  const found = (field: string, kind: TermsProblemKind, isWrong: boolean): TermsProblem[] =>
    isWrong ? [{ field, kind }] : []
  const limits = APPOINTMENT_LIMITS
  const isWeightWrong = fromWeight !== undefined && !(fromWeight >= 0 && fromWeight <= limits.weight)
  return [
    ...found('fromWeight', 'weight', isWeightWrong),
    ...found('fromWeight', 'goods', fromWeight === undefined && optionSkus.length === 0),
    ...found('optionSkus', 'many', optionSkus.length > limits.optionSkus),
    ...found('leadWorkingDays', 'lead', !isCount(leadWorkingDays, 0, limits.leadWorkingDays)),
    ...Object.entries(leadWorkingDaysByZone).flatMap(([zone, days]) => [
      ...found(`leadWorkingDaysByZone.${zone}`, 'zone', !zones.includes(zone)),
      ...found(`leadWorkingDaysByZone.${zone}`, 'lead', !isCount(days, 0, limits.leadWorkingDays)),
    ]),
    ...found('daysAhead', 'ahead', !isCount(daysAhead, 1, limits.daysAhead)),
    ...found('windows', 'windows', windows.length === 0),
    ...found('windows', 'many', windows.length > limits.windows),
    ...windows.flatMap((one, index) => windowProblems(one, index, windows)),
    ...found('closures', 'many', closures.length > limits.closures),
    ...closures.flatMap(({ from, to }, index) =>
      found(`closures.${index}.from`, 'closure', !isDay(from) || !isDay(to) || from > to),
    ),
  ]
}

function windowProblems(
  { weekdays, from, to, capacity }: AppointmentWindow,
  index: number,
  all: readonly AppointmentWindow[],
): TermsProblem[] {
  const path = `windows.${index}`
  const isTwice = all
    .slice(0, index)
    .some((other) => other.from === from && other.weekdays.some((day) => weekdays.includes(day)))
  const isWeekdays = weekdays.length > 0 && weekdays.every((day) => isCount(day, 1, 7))
  return [
    ...(isWeekdays ? [] : [{ field: `${path}.weekdays`, kind: 'weekdays' } as const]),
    ...(isTime(from) && isTime(to) && from < to ? [] : [{ field: `${path}.from`, kind: 'times' } as const]),
    ...(isTwice ? [{ field: `${path}.from`, kind: 'twice' } as const] : []),
    ...(isCount(capacity, 1, APPOINTMENT_LIMITS.capacity)
      ? []
      : [{ field: `${path}.capacity`, kind: 'capacity' } as const]),
  ]
}

const isCount = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most
const isTime = (text: string) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)
const isDay = (text: Day) => /^\d{4}-\d\d-\d\d$/.test(text) && isRealDay(text)

/** `2026-02-30` is none. */
function isRealDay(text: Day): boolean {
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
