import { localTime } from '@comptoir/rules/calendar'
import { formatDate, formatDay, formatDayOf, formatTime } from '@comptoir/rules/date-time'
import type { Language } from '@comptoir/rules/language'
import { formatsIn } from './language-formats.ts'
import { needsLocation } from './needs-location.ts'
import type { Site } from './site.ts'

type Clock = Pick<Site, 'timeZone'>

/** Names of days of the week, 1 is Monday: `lundi, mardi`. For loaders only. */
export const weekdayNames = (weekdays: readonly number[], language: Language): string =>
  // 1 January 2024 was a Monday.
  weekdays.map((day) => format(`2024-01-0${day}T12:00:00Z`, language, { weekday: 'long' })).join(', ')

/** `2026-11-24` as `mardi 24 novembre`. For loaders only: ICU data of browser and server may differ. */
export function longDay(day: string, language: Language): string {
  return format(`${day.slice(0, 10)}T12:00:00Z`, language, { weekday: 'long', day: 'numeric', month: 'long' })
}

/** `mardi` */
export const weekdayOf = (day: string, language: Language): string =>
  format(`${day}T12:00:00Z`, language, { weekday: 'long' })

/** A day without weekday: `24 novembre`. */
export function dayOfYear(day: string, language: Language): string {
  return format(`${day}T12:00:00Z`, language, { day: 'numeric', month: 'long' })
}

/** Estimated delivery day; undefined when shoppers choose a time slot. */
export function deliveryDay(
  day: string | null | undefined,
  { site, language }: { site: Pick<Site, 'features' | 'sendsParcels'>; language: Language },
): string | undefined {
  return day && !needsLocation(site) ? longDay(day, language) : undefined
}

/** An instant of the API (`YYYY-MM-DD HH:mm:ss`, UTC) as a day in the shop's time zone: `20 novembre 2026`. */
export function dayOf(instant: string, { site, language }: { site: Clock; language: Language }): string {
  const { timeZone } = site
  return format(iso(instant), language, { day: 'numeric', month: 'long', year: 'numeric', timeZone })
}

/** A day in digits, `21/11/2026`; of a time, its day. */
export const numericDay = (day: string, language: Language): string => formatDay(day, formatsIn(language))

/**
 * An instant as orders and posts show it, as the locale writes DD/MM/YYYY and HH:mm, in the shop's time zone (decisions
 * G-7, spec 001 §9).
 */
export function dayAndTime(
  instant: string,
  { site: { timeZone }, language }: { site: Clock; language: Language },
): { readonly day: string; readonly time: string } {
  return {
    day: formatDayOf(new Date(iso(instant)), formatsIn(language), timeZone),
    time: format(iso(instant), language, { timeStyle: 'short', timeZone }),
  }
}

/** A time of the day, `11:30`, as timetables write it: `11 h 30` in French. */
export const clock = (time: string, language: Language): string => formatTime(time, formatsIn(language))

/** Current date in a time zone, `YYYY-MM-DD`. */
export function todayIn(timeZone: string, now = new Date()): string {
  return localTime(now, timeZone).day
}

/** Weekday and month for a calendar: `mar.` and `nov.`. */
export function shortDay(
  day: string,
  language: Language,
): { readonly weekday: string; readonly month: string } {
  const at = `${day}T12:00:00Z`
  return {
    weekday: format(at, language, { weekday: 'short' }),
    month: format(at, language, { month: 'short' }),
  }
}

/** An instant of the API in ISO 8601. */
export const iso = (instant: string) => (/[TZ]/.test(instant) ? instant : `${instant.replace(' ', 'T')}Z`)

/** In UTC unless the options name a time zone: days without a time are noon in UTC. */
function format(instant: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) return instant
  return formatDate(date, formatsIn(language), options)
}
