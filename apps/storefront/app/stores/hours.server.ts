import { addDays } from '@comptoir/rules/calendar'
import type { Language } from '@comptoir/rules/language'
import { openingState, weekIndex, type OpeningSpan } from '@comptoir/rules/opening-hours'
import { clock, longDay, todayIn, weekdayOf } from '../platform/dates.ts'
import type { Store } from './store.server.ts'

/** From here on a weekday alone would be ambiguous. */
const A_WEEK = 7
/** How far ahead closures are shown. */
const TWO_MONTHS = 62

interface Reading {
  readonly language: Language
  readonly now: Date
}

/** Whether a store is open now. Times are formatted, and undefined at midnight. */
export type OpenStatus =
  | { readonly isOpen: true; readonly until: string | undefined }
  | { readonly isOpen: false; readonly opens: Opening | undefined }

interface Opening {
  readonly when: 'today' | 'tomorrow' | 'later'
  /** `mardi`, `mercredi 6 janvier` */
  readonly day: string
  readonly time: string
}

/** Undefined without opening hours. */
export function openStatus({ hours }: Store, { language, now }: Reading): OpenStatus | undefined {
  if (hours.week.every((spans) => spans.length === 0)) return undefined
  const state = openingState(hours, now)
  if (state.isOpen) return { isOpen: true, until: timeOf(state.until, language) }
  const { next } = state
  if (!next) return { isOpen: false, opens: undefined }
  const when = next.inDays === 0 ? 'today' : next.inDays === 1 ? 'tomorrow' : 'later'
  const day = next.inDays < A_WEEK ? weekdayOf(next.day, language) : longDay(next.day, language)
  return { isOpen: false, opens: { when, day, time: clock(next.opens, language) } }
}

export interface HoursRow {
  readonly day: string
  /** `closes` is undefined at midnight. */
  readonly spans: readonly { readonly opens: string; readonly closes: string | undefined }[]
  readonly isToday: boolean
  /** Has other hours than in other weeks. */
  readonly isSpecial: boolean
}

/** Opening hours from Monday on, with today marked and with what differs in this week. */
export function hoursTable({ hours }: Store, { language, now }: Reading): HoursRow[] {
  if (hours.week.every((spans) => spans.length === 0)) return []
  const today = todayIn(hours.timeZone, now)
  const monday = addDays(today, -weekIndex(today))
  return hours.week.map((spans, index) => {
    const day = addDays(monday, index)
    const special = day < today ? undefined : hours.special.find((one) => one.day === day)
    return {
      day: capital(weekdayOf(day, language)),
      spans: (special?.spans ?? spans).map((span) => spanOf(span, language)),
      isToday: day === today,
      isSpecial: special !== undefined,
    }
  })
}

/** Days of the next weeks with hours of their own, after those that {@link hoursTable} shows. */
export function specialDaysAhead(
  { hours }: Store,
  { language, now }: Reading,
): Pick<HoursRow, 'day' | 'spans'>[] {
  const today = todayIn(hours.timeZone, now)
  const nextMonday = addDays(today, A_WEEK - weekIndex(today))
  const horizon = addDays(today, TWO_MONTHS)
  return hours.special
    .filter(({ day }) => day >= nextMonday && day <= horizon)
    .map(({ day, spans }) => ({
      day: capital(longDay(day, language)),
      spans: spans.map((span) => spanOf(span, language)),
    }))
}

export interface Closure {
  readonly from: string
  /** Last day; undefined for a closure of one day. */
  readonly to: string | undefined
  readonly reason: string
}

/** Closures of the next weeks. */
export function closuresAhead({ hours, closures }: Store, { language, now }: Reading): Closure[] {
  const today = todayIn(hours.timeZone, now)
  const horizon = addDays(today, TWO_MONTHS)
  return closures
    .filter(({ from, to }) => to >= today && from <= horizon)
    .map(({ from, to, reason }) => ({
      from: longDay(from, language),
      to: from === to ? undefined : longDay(to, language),
      reason,
    }))
}

const spanOf = ({ opens, closes }: OpeningSpan, language: Language) => ({
  opens: clock(opens, language),
  closes: timeOf(closes, language),
})

const timeOf = (time: string, language: Language) => (time === '24:00' ? undefined : clock(time, language))

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
