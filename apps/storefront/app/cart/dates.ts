import type { Language } from '@comptoir/rules/language'
import type { Site } from '../platform/site.ts'

const LOCALES: Readonly<Record<Language, string>> = { fr: 'fr-FR', en: 'en-GB', it: 'it-IT' }
/** Times are kept in UTC and shown as the shop's clock has them (decisions G-7). */
const SHOP_ZONE = 'Europe/Paris'

/** `2026-11-24` as `mardi 24 novembre`. For loaders: browser and server may word dates differently. */
export function longDay(day: string, language: Language): string {
  return format(`${day.slice(0, 10)}T12:00:00Z`, language, { weekday: 'long', day: 'numeric', month: 'long' })
}

/** The promised day in words; where shoppers choose a time slot it is theirs to say, and nothing is promised. */
export function deliveryDay(
  day: string | null | undefined,
  { site, language }: { site: Pick<Site, 'features'>; language: Language },
): string | undefined {
  return day && !site.features['locations'] ? longDay(day, language) : undefined
}

/** An instant of the API (`YYYY-MM-DD HH:mm:ss`, UTC) as a day: `20 novembre 2026`. */
export function dayOf(instant: string, language: Language): string {
  return format(iso(instant), language, { day: 'numeric', month: 'long', year: 'numeric' })
}

/** The same with hour and minute, on the shop's clock. */
export function momentOf(instant: string, language: Language): string {
  return format(iso(instant), language, { dateStyle: 'long', timeStyle: 'short' })
}

/** An instant as orders show it, DD/MM/YYYY and HH:mm on the shop's clock (decisions G-7, spec 001 §9). */
export function dayAndTime(instant: string): { readonly day: string; readonly time: string } {
  return {
    day: format(iso(instant), 'en', { day: '2-digit', month: '2-digit', year: 'numeric' }),
    time: format(iso(instant), 'en', { timeStyle: 'short' }),
  }
}

const iso = (instant: string) => (/[TZ]/.test(instant) ? instant : `${instant.replace(' ', 'T')}Z`)

function format(instant: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) return instant
  return new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: SHOP_ZONE }).format(date)
}
