import type { Day } from './calendar.ts'
import { dateFormatter, madeOnce } from './intl.ts'
import { textOf, type FieldValue, type Rule } from './validation.ts'

/** Where a text has the two digits of day and month and the four of the year: `DD.MM.YYYY`, `YYYY-MM-DD`. */
export type DateFormat = string

/** How people of a locale write a day in digits. */
export const dateFormatOf = madeOnce((locale): DateFormat => {
  const digits = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
  const parts = dateFormatter(locale, { ...digits, calendar: 'gregory', timeZone: 'UTC' }).formatToParts(0)
  const texts = parts.map(({ type, value }) => tokens[type] ?? value.replaceAll(DIRECTION_MARKS, ''))
  return texts.join('').trim()
})

const tokens: Readonly<Record<string, string>> = { day: 'DD', month: 'MM', year: 'YYYY' }
const DIRECTION_MARKS = /[\u200e\u200f]/g

/** Parses a date; undefined when it has another format or does not exist. */
export function parseDay(text: string, format: DateFormat): Day | undefined {
  if (text.replaceAll(/\d/g, '0') !== format.replaceAll(/[DMY]/g, '0')) return undefined
  const [year, month, day] = ['YYYY', 'MM', 'DD'].map((token) => {
    const start = format.indexOf(token)
    return text.slice(start, start + token.length)
  })
  return exists(Number(year), Number(month), Number(day)) ? `${year}-${month}-${day}` : undefined
}

function exists(year: number, month: number, day: number): boolean {
  if (year < 1 || month < 1 || month > 12 || day < 1) return false
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const long = [1, 3, 5, 7, 8, 10, 12].includes(month)
  return day <= (month === 2 ? (leap ? 29 : 28) : long ? 31 : 30)
}

/** A day, or the day of a time, in a format. */
export function displayDay(date: string, format: DateFormat): string {
  const [year = '', month = '', day = ''] = date.slice(0, 10).split('-')
  return format.replace('YYYY', year).replace('MM', month).replace('DD', day)
}

/** A validation rule: reports invalidFormatDate, with the expected format, for an invalid date. */
export function dateFormat(format: DateFormat): Rule {
  return (value: FieldValue) => {
    const text = textOf(value)
    if (text === '' || parseDay(text, format) !== undefined) return true
    return { key: 'invalidFormatDate', params: { format } }
  }
}

/** Full years between two days, to compute an age (decisions C-9). */
export function yearsBetween(birth: Day, today: Day): number {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4))
  return today.slice(5) < birth.slice(5) ? years - 1 : years
}
