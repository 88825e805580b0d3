import { addDays } from '@comptoir/rules/calendar'
import type { Language } from '@comptoir/rules/language'
import { openingState, weekIndex, type OpeningSpan } from '@comptoir/rules/opening-hours'
import { clock, longDay, todayIn } from '../platform/dates.ts'
import * as m from '../paraglide/messages.js'
import type { Store } from './store.server.ts'

/** From here on a weekday alone would be ambiguous. */
const A_WEEK = 7
/** How far ahead closures are shown. */
const TWO_MONTHS = 62

export interface OpenWords {
  readonly text: string
  readonly isOpen: boolean
}

interface Reading {
  readonly language: Language
  readonly now: Date
}

/** Whether a store is open now, as text; undefined without opening hours. */
export function openWords({ hours }: Store, { language, now }: Reading): OpenWords | undefined {
  if (hours.week.every((spans) => spans.length === 0)) return undefined
  const state = openingState(hours, now)
  if (state.isOpen) return { isOpen: true, text: m.store_open_until({ time: timeOf(state.until, language) }) }
  const { next } = state
  if (!next) return { isOpen: false, text: m.store_closed_now() }
  const time = clock(next.opens, language)
  if (next.inDays === 0) return { isOpen: false, text: m.store_opens_today({ time }) }
  if (next.inDays === 1) return { isOpen: false, text: m.store_opens_tomorrow({ time }) }
  const day = next.inDays < A_WEEK ? weekdayOf(next.day, language) : longDay(next.day, language)
  return { isOpen: false, text: m.store_opens_day({ day, time }) }
}

export interface HoursRow {
  readonly day: string
  readonly hours: string
  readonly isToday: boolean
}

/** Opening hours from Monday on, with today marked. */
export function hoursTable({ hours }: Store, { language, now }: Reading): HoursRow[] {
  if (hours.week.every((spans) => spans.length === 0)) return []
  const today = todayIn(hours.timeZone, now)
  const monday = addDays(today, -weekIndex(today))
  return hours.week.map((spans, index) => {
    const day = addDays(monday, index)
    const name = capital(weekdayOf(day, language))
    return {
      day: day === today ? m.store_today({ day: name }) : name,
      hours: spans.map((span) => spanWords(span, language)).join(', ') || m.store_day_closed(),
      isToday: day === today,
    }
  })
}

/** Closures of the next weeks as sentences. */
export function closureWords({ hours, closures }: Store, { language, now }: Reading): string[] {
  const today = todayIn(hours.timeZone, now)
  const horizon = addDays(today, TWO_MONTHS)
  return closures
    .filter(({ from, to }) => to >= today && from <= horizon)
    .map(({ from, to, reason: given }) => {
      // English capitalises the names of holidays.
      const reason = language === 'en' ? given : given.charAt(0).toLocaleLowerCase(language) + given.slice(1)
      if (from === to) return m.store_closure_day({ day: longDay(from, language), reason })
      return m.store_closure_days({ from: longDay(from, language), to: longDay(to, language), reason })
    })
}

const spanWords = ({ opens, closes }: OpeningSpan, language: Language) =>
  `${clock(opens, language)} – ${timeOf(closes, language)}`

const timeOf = (time: string, language: Language) =>
  time === '24:00' ? m.store_midnight() : clock(time, language)

const weekdayOf = (day: string, language: Language) =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`))

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
