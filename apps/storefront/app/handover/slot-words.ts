import type { Language } from '@comptoir/rules/language'
import { clock, longDay, todayIn } from '../platform/dates.ts'
import * as m from '../paraglide/messages.js'

export interface SlotTimes {
  /** YYYY-MM-DD, local to the place. */
  readonly day: string
  /** HH:mm */
  readonly from: string
  readonly until: string
}

interface Reading {
  readonly language: Language
  /** Zone of the place. */
  readonly timeZone: string
  readonly now?: Date
}

/** A day as somebody at the place would name it: today, tomorrow, or its name. */
function dayWords(day: string, { language, timeZone, now = new Date() }: Reading): string {
  const today = todayIn(timeZone, now)
  if (day === today) return m.slot_today_long()
  if (day === dayAfter(today)) return m.slot_tomorrow_long()
  return longDay(day, language)
}

function dayAfter(day: string): string {
  const date = new Date(`${day}T12:00:00Z`)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}

/** `12 h 15 – 12 h 30` */
export function timeWords({ from, until }: Pick<SlotTimes, 'from' | 'until'>, language: Language): string {
  return until ? `${clock(from, language)} – ${clock(until, language)}` : clock(from, language)
}

/** `Demain, 12 h 15 – 12 h 30` */
export function slotWords(slot: SlotTimes, reading: Reading): string {
  return `${dayWords(slot.day, reading)}, ${timeWords(slot, reading.language)}`
}
