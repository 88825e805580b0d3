import type { Language } from '@comptoir/rules/language'
import { formatDate } from '@comptoir/rules/long-date'
import * as m from '../paraglide/messages.js'
import { needsLocation } from './needs-location.ts'
import { messageLanguage } from './language.ts'
import type { Site } from './site.ts'

type Clock = Pick<Site, 'timeZone'>

/** `2026-11-24` as `mardi 24 novembre`. For loaders only: ICU data of browser and server may differ. */
export function longDay(day: string, language: Language): string {
  return format(`${day.slice(0, 10)}T12:00:00Z`, language, { weekday: 'long', day: 'numeric', month: 'long' })
}

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

/**
 * An instant as orders and posts show it, as the language writes DD/MM/YYYY, and HH:mm, in the shop's time zone (decisions
 * G-7, spec 001 §9).
 */
export function dayAndTime(
  instant: string,
  { site: { timeZone }, language }: { site: Clock; language: Language },
): { readonly day: string; readonly time: string } {
  return {
    day: format(iso(instant), language, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone }),
    time: format(iso(instant), 'en', { timeStyle: 'short', timeZone }),
  }
}

/** `11:30` as `11 h 30` in French. */
export function clock(time: string, language: Language): string {
  const [hours = '', minutes = ''] = time.split(':')
  if (language !== 'fr') return time
  return minutes === '00' ? `${Number(hours)}\u00a0h` : `${Number(hours)}\u00a0h\u00a0${minutes}`
}

/** Current date in a time zone, `YYYY-MM-DD`. */
export function todayIn(timeZone: string, now = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(now)
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

const iso = (instant: string) => (/[TZ]/.test(instant) ? instant : `${instant.replace(' ', 'T')}Z`)

/** Formats in UTC unless the options name a time zone: days without a time are noon in UTC. */
function format(instant: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) return instant
  return formatDate(date, {
    locale: m.format_locale({}, { locale: messageLanguage(language) }),
    timeZone: 'UTC',
    ...options,
  })
}
