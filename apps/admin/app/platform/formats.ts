import { formatDate, formatDay, formatDayOf, formatTime } from '@comptoir/rules/date-time'
import { formatsOf, type Formats } from '@comptoir/rules/formats'
import { addDays, localTime, timeOf as clockOf } from '@comptoir/rules/calendar'
import { formatMoney } from '@comptoir/rules/money'
import { formatNumber, formatRate } from '@comptoir/rules/number-format'
import { FORMATS } from '../generated/formats.ts'
import { m } from '../paraglide/messages.js'
import type { MessageLanguage } from './language.ts'

/** An amount of the admin API, in minor units of a currency. */
interface Money {
  readonly amount: number
  readonly currency: string
}

/** How a page writes money, numbers and times for a person; times are instants of the API in ISO 8601. */
export interface PageFormats {
  readonly money: (money: Money) => string
  readonly number: (value: number) => string
  /** A rate in basis points: `5,5 %`. */
  readonly rate: (basisPoints: number) => string
  /** A day of the API, or the day of an instant, in digits: `24/11/2026`. */
  readonly day: (at: string) => string
  /** `mardi 24 novembre` */
  readonly longDay: (at: string) => string
  /** `14 h 12` */
  readonly time: (at: string) => string
  /** As people say it: `auj. 14 h 12`, `hier 9 h 01`, else day and time. */
  readonly moment: (at: string) => string
  /** A time to come: `12 h 30`, `demain 12 h 30`, or the day and the time. */
  readonly ahead: (at: string) => string
  /** Whole minutes until or since an instant: negative for the past. */
  readonly minutesUntil: (at: string) => number
}

export interface FormatSettings {
  readonly language: MessageLanguage
  /** IANA zone of the shop. */
  readonly timeZone: string
  /** The server's time when the page was made, so that server and browser write the same. */
  readonly now: string
}

export function pageFormats({ language, timeZone, now }: FormatSettings): PageFormats {
  const formats: Formats = formatsOf(undefined, language, FORMATS[language])
  const { locale } = formats
  const timeOf = (at: string) => formatTime(clockOf(localTime(new Date(at), timeZone)), formats)
  const dayOf = (at: string) =>
    at.length > 10 ? formatDayOf(new Date(at), formats, timeZone) : formatDay(at, formats)
  const today = localTime(new Date(now), timeZone).day
  const yesterday = localTime(new Date(Date.parse(now) - 24 * 3_600_000), timeZone).day
  return {
    money: ({ amount, currency }) => formatMoney(amount, locale, currency),
    number: (value) => plainSpaces(formatNumber(value, locale)),
    rate: (basisPoints) => formatRate(basisPoints, locale),
    day: dayOf,
    longDay: (at) => {
      const day = at.length > 10 ? localTime(new Date(at), timeZone).day : at
      return formatDate(new Date(`${day}T12:00:00Z`), formats, {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
      })
    },
    time: timeOf,
    moment: (at) => {
      const { day } = localTime(new Date(at), timeZone)
      const time = timeOf(at)
      if (day === today) return m.time_today({ time })
      if (day === yesterday) return m.time_yesterday({ time })
      return `${dayOf(at)} ${time}`
    },
    ahead: (at) => {
      const { day } = localTime(new Date(at), timeZone)
      const time = timeOf(at)
      if (day === today) return time
      return day === addDays(today, 1) ? m.time_tomorrow({ time }) : `${dayOf(at)} ${time}`
    },
    minutesUntil: (at) => Math.round((Date.parse(at) - Date.parse(now)) / 60_000),
  }
}

/** Browsers and servers may separate thousands with different spaces. */
const plainSpaces = (text: string) => text.replaceAll(/\s/g, '\u202f')
