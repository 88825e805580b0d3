import type { Language } from '@comptoir/rules/language'
import { formatMoney } from '@comptoir/rules/money'
import { clock, longDay, shortDay, todayIn } from '../platform/dates.ts'
import * as m from '../paraglide/messages.js'

interface SlotChoice {
  /** HH:mm */
  readonly time: string
  readonly words: string
  /** What the delivery costs then; absent for a pickup. */
  readonly fee?: string
}

/** A day of the calendar; nothing can be chosen on one without slots. */
export interface SlotDay {
  /** YYYY-MM-DD */
  readonly day: string
  /** 1 is Monday, 7 Sunday. */
  readonly weekday: number
  /** `21` and `nov.`, or that it is today. */
  readonly number: string
  readonly month: string
  /** `samedi 21 novembre` */
  readonly words: string
  readonly slots: readonly SlotChoice[]
}

interface Period {
  readonly day: string
  readonly periods: readonly { readonly time: string; readonly fee: number }[]
}

interface Reading {
  readonly language: Language
  /** Zone of the place. */
  readonly timeZone: string
  readonly isDelivery: boolean
  readonly now?: Date
}

/** The days from the first to the last that can be chosen, those between them as well. */
export function slotDays(periods: readonly Period[], reading: Reading): SlotDay[] {
  const [first, last] = [periods[0]?.day, periods.at(-1)?.day]
  if (!first || !last) return []
  const today = todayIn(reading.timeZone, reading.now)
  return daysFrom(first, last).map((day) => {
    const slots = periods.find((one) => one.day === day)?.periods ?? []
    return {
      day,
      weekday: new Date(`${day}T12:00:00Z`).getUTCDay() || 7,
      number: String(Number(day.slice(8))),
      month: day === today ? m.slot_today() : shortDay(day, reading.language).month,
      words: longDay(day, reading.language),
      slots: slots.map(({ time, fee }) => slotChoice(time, fee, reading)),
    }
  })
}

function slotChoice(time: string, fee: number, { language, isDelivery }: Reading): SlotChoice {
  const words = clock(time, language)
  if (!isDelivery) return { time, words }
  return { time, words, fee: fee > 0 ? formatMoney(Math.round(fee * 100), language) : m.slot_free() }
}

const DAY = 24 * 60 * 60 * 1000

/** At most two months, whatever an API may say. */
function daysFrom(first: string, last: string): string[] {
  const start = Date.parse(`${first}T12:00:00Z`)
  const count = Math.min(62, Math.round((Date.parse(`${last}T12:00:00Z`) - start) / DAY) + 1)
  return Array.from({ length: Math.max(0, count) }, (_, index) =>
    new Date(start + index * DAY).toISOString().slice(0, 10),
  )
}

/** Monday to Sunday, in short: the head of the calendar. */
export const weekdays = (language: Language): string[] =>
  daysFrom('2026-11-23', '2026-11-29').map((day) => shortDay(day, language).weekday)
