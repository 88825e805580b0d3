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

function isDay(text: string): boolean {
  const time = atUtc(text).getTime()
  return !Number.isNaN(time) && dayOf(new Date(time)) === text
}

/** A public holiday: the same day of every year as `MM-DD`, or days after Easter Sunday, negative before it. */
export type HolidayRule = string | { readonly easter: number }

/** Whether a text is a day that some year has, as `MM-DD`. */
export function isDayOfYear(text: string): boolean {
  // 2000 is a leap year.
  return /^\d{2}-\d{2}$/.test(text) && isDay(`2000-${text}`)
}

/** The holidays of a year. */
export type Holidays = (year: number) => readonly Day[]

/** The holidays that the rules name. */
export function holidaysOf(rules: readonly HolidayRule[]): Holidays {
  return (year) => {
    const easter = easterSunday(year)
    const days = rules.map((rule) =>
      typeof rule === 'string' ? `${year}-${rule}` : addDays(easter, rule.easter),
    )
    return days.toSorted()
  }
}

export function isHoliday(day: Day, holidays: Holidays): boolean {
  return holidays(Number(day.slice(0, 4))).includes(day)
}

/** Monday to Friday, holidays excepted. */
export function isWorkingDay(day: Day, holidays: Holidays): boolean {
  const number = weekday(day)
  return number !== 0 && number !== 6 && !isHoliday(day, holidays)
}

/** The first working day on or after that day. */
export function workingDayFrom(day: Day, holidays: Holidays): Day {
  let candidate = day
  while (!isWorkingDay(candidate, holidays)) candidate = addDays(candidate, 1)
  return candidate
}

/** The working day that many working days after `day`. */
export function addWorkingDays(day: Day, count: number, holidays: Holidays): Day {
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

const MINUTE = 60_000

/** The last answer by zone: most callers ask about now, so many in the same minute. */
const answered = new Map<string, { readonly minute: number; readonly local: LocalTime }>()

/** An instant in local time; `timeZone` is an IANA name (decisions G-7). */
export function localTime(instant: Date, timeZone: string): LocalTime {
  const minute = Math.floor(instant.getTime() / MINUTE)
  const known = answered.get(timeZone)
  if (known?.minute === minute) return known.local
  const local = formatted(instant, timeZone)
  answered.set(timeZone, { minute, local })
  return local
}

function formatted(instant: Date, timeZone: string): LocalTime {
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

/** A local time as `HH:mm`, which sorts by time. */
export function timeOf({ hour, minute }: Omit<LocalTime, 'day'>): string {
  return `${pad(hour)}:${pad(minute)}`
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
