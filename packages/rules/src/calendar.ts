import { DAY_MS } from './duration.ts'

/** A calendar day as `YYYY-MM-DD`, without time or zone. */
export type Day = string

const atUtc = (day: Day) => new Date(`${day}T00:00:00Z`)

const dayOf = (instant: Date): Day => instant.toISOString().slice(0, 10)

export function addDays(day: Day, count: number): Day {
  return dayOf(new Date(atUtc(day).getTime() + count * DAY_MS))
}

/** 0 is Sunday, 6 Saturday. */
export function weekday(day: Day): number {
  return atUtc(day).getUTCDay()
}

/** Easter Sunday of the Gregorian calendar (anonymous algorithm), years 1583 to 9999. */
export function easterSunday(year: number): Day {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const leapShift = Math.floor((century + 8) / 25)
  const moonShift = Math.floor((century - leapShift + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30
  const week = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7
  const correction = Math.floor((golden + 11 * epact + 22 * week) / 451)
  const offset = epact + week - 7 * correction + 114
  const month = Math.floor(offset / 31)
  return `${year}-${pad(month)}-${pad((offset % 31) + 1)}`
}

const pad = (number: number) => String(number).padStart(2, '0')

const FIXED = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25']

/** Public holidays of metropolitan France (Code du travail L3133-1), without those of Alsace-Moselle. */
export function frenchHolidays(year: number): Day[] {
  const easter = easterSunday(year)
  const moving = [1, 39, 50].map((count) => addDays(easter, count))
  return [...FIXED.map((day) => `${year}-${day}`), ...moving].toSorted()
}

/** The holidays of a year. */
export type Holidays = (year: number) => readonly Day[]

export function isHoliday(day: Day, holidays: Holidays = frenchHolidays): boolean {
  return holidays(Number(day.slice(0, 4))).includes(day)
}

/** Monday to Friday, holidays excepted. */
export function isWorkingDay(day: Day, holidays: Holidays = frenchHolidays): boolean {
  const number = weekday(day)
  return number !== 0 && number !== 6 && !isHoliday(day, holidays)
}

/** The first working day on or after that day. */
export function workingDayFrom(day: Day, holidays: Holidays = frenchHolidays): Day {
  let candidate = day
  while (!isWorkingDay(candidate, holidays)) candidate = addDays(candidate, 1)
  return candidate
}

/** The working day that many working days after `day`. */
export function addWorkingDays(day: Day, count: number, holidays: Holidays = frenchHolidays): Day {
  let result = day
  for (let left = count; left > 0; left -= 1) result = workingDayFrom(addDays(result, 1), holidays)
  return result
}

export interface LocalTime {
  readonly day: Day
  /** 0 to 23. */
  readonly hour: number
  readonly minute: number
}

/** An instant in local time; `timeZone` is an IANA name (decisions G-7). */
export function localTime(instant: Date, timeZone: string): LocalTime {
  const parts = new Map(
    formatter(timeZone)
      .formatToParts(instant)
      .map((part) => [part.type, part.value]),
  )
  return {
    day: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
    hour: Number(parts.get('hour')),
    minute: Number(parts.get('minute')),
  }
}

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  formatters.set(timeZone, made)
  return made
}
