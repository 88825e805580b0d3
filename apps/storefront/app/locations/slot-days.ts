import type { Language } from '@comptoir/rules/language'
import type { Cents } from '@comptoir/rules/money'
import { DAY_MS } from '@comptoir/rules/duration'
import { clock, longDay, shortDay, todayIn } from '../platform/dates.ts'

interface SlotOption {
  /** HH:mm */
  readonly time: string
  readonly label: string
  /** Delivery fee; undefined for collection. */
  readonly fee?: Cents
}

/** A day of the calendar; days without slots are disabled. */
export interface SlotDay {
  /** YYYY-MM-DD */
  readonly day: string
  /** 1 is Monday, 7 Sunday. */
  readonly weekday: number
  /** `21` and `nov.` */
  readonly number: string
  readonly month: string
  /** In the time zone of the location. */
  readonly isToday: boolean
  /** `samedi 21 novembre` */
  readonly label: string
  readonly slots: readonly SlotOption[]
}

interface Period {
  readonly day: string
  readonly periods: readonly { readonly time: string; readonly fee: number }[]
}

interface CalendarOptions {
  readonly language: Language
  /** Time zone of the location. */
  readonly timeZone: string
  readonly isDelivery: boolean
  readonly now?: Date
}

/** All days from the first to the last one with slots. */
export function slotDays(periods: readonly Period[], options: CalendarOptions): SlotDay[] {
  const [first, last] = [periods[0]?.day, periods.at(-1)?.day]
  if (!first || !last) return []
  const today = todayIn(options.timeZone, options.now)
  return daysFrom(first, last).map((day) => {
    const slots = periods.find((one) => one.day === day)?.periods ?? []
    return {
      day,
      weekday: new Date(`${day}T12:00:00Z`).getUTCDay() || 7,
      number: String(Number(day.slice(8))),
      month: shortDay(day, options.language).month,
      isToday: day === today,
      label: longDay(day, options.language),
      slots: slots.map(({ time, fee }) => slotOption(time, fee, options)),
    }
  })
}

function slotOption(time: string, fee: number, { language, isDelivery }: CalendarOptions): SlotOption {
  const label = clock(time, language)
  if (!isDelivery) return { time, label }
  return { time, label, fee: Math.round(fee * 100) }
}

/** Limited to two months, whatever the API returns. */
function daysFrom(first: string, last: string): string[] {
  const start = Date.parse(`${first}T12:00:00Z`)
  const count = Math.min(62, Math.round((Date.parse(`${last}T12:00:00Z`) - start) / DAY_MS) + 1)
  return Array.from({ length: Math.max(0, count) }, (_, index) =>
    new Date(start + index * DAY_MS).toISOString().slice(0, 10),
  )
}

/** Abbreviated weekdays from Monday on, for the calendar's header. */
export const weekdays = (language: Language): string[] =>
  daysFrom('2026-11-23', '2026-11-29').map((day) => shortDay(day, language).weekday)
