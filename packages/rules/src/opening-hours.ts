import { addDays, localTime, timeOf, weekday, type Day } from './calendar.ts'

/** Local times as `HH:mm`; `closes` is at most 24:00. */
export interface OpeningSpan {
  readonly opens: string
  readonly closes: string
}

export interface OpeningHours {
  /** Monday first; a day without spans is closed. */
  readonly week: readonly (readonly OpeningSpan[])[]
  /** Closed days, first and last included; they override `week`. */
  readonly closures: readonly { readonly from: Day; readonly to: Day }[]
  /** Days with hours of their own, which override both. */
  readonly special: readonly SpecialDay[]
  /** IANA zone of the times. */
  readonly timeZone: string
}

export interface SpecialDay {
  readonly day: Day
  readonly spans: readonly OpeningSpan[]
}

export type OpeningState =
  | { readonly isOpen: true; readonly until: string }
  /** `inDays` is 0 today and 1 tomorrow; without `next` it does not open within four weeks. */
  | {
      readonly isOpen: false
      readonly next?: { readonly day: Day; readonly inDays: number; readonly opens: string }
    }

const LOOK_AHEAD = 28
const MIDNIGHT = '24:00'

/** Whether a location is open at an instant, and until when, or when it opens next, in its local time. */
export function openingState(hours: OpeningHours, now: Date): OpeningState {
  const here = localTime(now, hours.timeZone)
  const [today, time] = [here.day, timeOf(here)]
  const current = spansOn(hours, today).find(({ opens, closes }) => opens <= time && time < closes)
  if (current) return { isOpen: true, until: endOf(hours, today, current) }
  for (let inDays = 0; inDays < LOOK_AHEAD; inDays += 1) {
    const day = addDays(today, inDays)
    const span = spansOn(hours, day).find(({ opens }) => inDays > 0 || opens > time)
    if (span) return { isOpen: false, next: { day, inDays, opens: span.opens } }
  }
  return { isOpen: false }
}

/** Index of the day in `OpeningHours.week`: 0 is Monday. */
export const weekIndex = (day: Day): number => (weekday(day) + 6) % 7

function spansOn({ week, closures, special }: OpeningHours, day: Day): readonly OpeningSpan[] {
  const own = special.find((one) => one.day === day)
  if (own) return own.spans
  if (closures.some(({ from, to }) => from <= day && day <= to)) return []
  return week[weekIndex(day)] ?? []
}

/** A span that ends at midnight continues when the next day opens at 00:00. */
function endOf(hours: OpeningHours, day: Day, { closes }: OpeningSpan): string {
  if (closes !== MIDNIGHT) return closes
  return spansOn(hours, addDays(day, 1)).find(({ opens }) => opens === '00:00')?.closes ?? closes
}
