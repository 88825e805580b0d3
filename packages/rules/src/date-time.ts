import type { Day } from './calendar.ts'
import type { Formats } from './formats.ts'
import { dateFormatter } from './intl.ts'

/** Formats a date; in UTC unless the options name a time zone. */
export function formatDate(
  date: Date,
  { locale, firstOfMonth }: Formats,
  options: Intl.DateTimeFormatOptions,
): string {
  const format = dateFormatter(locale, { timeZone: 'UTC', ...options })
  if (firstOfMonth === undefined) return format.format(date)
  const parts = format.formatToParts(date)
  const isWord = parts.some(({ type, value }) => type === 'month' && !/\d/.test(value))
  return parts
    .map(({ type, value }) => (isWord && type === 'day' && value === '1' ? firstOfMonth : value))
    .join('')
}

const NUMERIC = { day: '2-digit', month: '2-digit', year: 'numeric' } as const

/** A day in digits: `21/11/2026`, `21.11.2026`. A time behind the day is left out. */
export function formatDay(day: Day, formats: Formats): string {
  return formatDate(new Date(`${day.slice(0, 10)}T12:00:00Z`), formats, NUMERIC)
}

/** The day of an instant in digits, in a time zone. */
export function formatDayOf(instant: Date, formats: Formats, timeZone: string): string {
  return formatDate(instant, formats, { ...NUMERIC, timeZone })
}

/** A time of the day, `11:30`, as timetables write it: `11 h 30`, `11:30`, `11:30 AM`. */
export function formatTime(time: string, { locale, clock }: Formats): string {
  const [hour = '', minute = ''] = time.split(':')
  if (!clock)
    return dateFormatter(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(
      new Date(`2000-01-01T${time}Z`),
    )
  const text = minute === '00' ? clock.fullHour : clock.time
  return text.replace('{hour}', String(Number(hour))).replace('{minute}', minute)
}
