import { localTime, timeOf } from '@comptoir/rules/calendar'
import { formatDate, formatTime } from '@comptoir/rules/date-time'
import { formatsOf, type Formats } from '@comptoir/rules/formats'
import { formatMoney } from '@comptoir/rules/money'
import { FORMATS } from '../generated/formats.ts'
import { getLocale } from './message-language.ts'

/** How the person's language writes numbers, dates and times. */
function formats(): Formats {
  const language = getLocale()
  return formatsOf(undefined, language, FORMATS[language])
}

/** The local time of an instant (milliseconds or ISO 8601): `12 h 08`, `12:08`. */
export function clockText(instant: number | string, timeZone: string): string {
  return formatTime(timeOf(localTime(new Date(instant), timeZone)), formats())
}

/** A time of the day, `12:08`, as the language writes it. */
export const timeText = (time: string): string => formatTime(time, formats())

/** A window of time as the language writes its ends: `8 h – 12 h`, `08:00 – 12:00`. */
export const windowText = ({ time, endTime }: { time: string; endTime: string }): string =>
  `${timeText(time)} – ${timeText(endTime)}`

/** A calendar day, such as `mar. 24`; `options` as Intl reads them. */
export const dayText = (day: string, options: Intl.DateTimeFormatOptions): string =>
  formatDate(new Date(`${day}T12:00:00Z`), formats(), options)

export const moneyText = ({ amount, currency }: { amount: number; currency: string }): string =>
  formatMoney(amount, formats().locale, currency)
