import type { Day } from './calendar.ts'
import { textOf, type FieldValue, type Rule } from './validation.ts'

/** `DD/MM/YYYY` is what shoppers type and read, `YYYY-MM-DD` what date fields send (spec 001 §9). */
export type DateFormat = 'DD/MM/YYYY' | 'YYYY-MM-DD'

/** Parses a date; undefined when it has another format or does not exist. */
export function parseDay(text: string, format: DateFormat): Day | undefined {
  const match =
    format === 'DD/MM/YYYY'
      ? /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text)
      : /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return undefined
  const [first = '', month = '', last = ''] = match.slice(1)
  const [year, day] = format === 'DD/MM/YYYY' ? [last, first] : [first, last]
  return exists(Number(year), Number(month), Number(day)) ? `${year}-${month}-${day}` : undefined
}

function exists(year: number, month: number, day: number): boolean {
  if (year < 1 || month < 1 || month > 12 || day < 1) return false
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const long = [1, 3, 5, 7, 8, 10, 12].includes(month)
  return day <= (month === 2 ? (leap ? 29 : 28) : long ? 31 : 30)
}

/** `2026-11-21` as `21/11/2026`. */
export function displayDay(day: Day): string {
  return day.slice(0, 10).split('-').toReversed().join('/')
}

/** A validation rule: reports invalidFormatDate, with the expected format, for an invalid date. */
export function dateFormat(format: DateFormat = 'DD/MM/YYYY'): Rule {
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
