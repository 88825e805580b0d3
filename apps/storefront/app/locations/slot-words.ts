import type { Language } from '@comptoir/rules/language'
import { clock, longDay, todayIn } from '../cart/dates.ts'
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
export function dayWords(day: string, { language, timeZone, now = new Date() }: Reading): string {
  if (day === todayIn(timeZone, now)) return m.slot_today_long()
  if (day === todayIn(timeZone, new Date(now.getTime() + 24 * 60 * 60 * 1000))) return m.slot_tomorrow_long()
  return longDay(day, language)
}

/** `12 h 15 – 12 h 30` */
export function timeWords({ from, until }: Pick<SlotTimes, 'from' | 'until'>, language: Language): string {
  return until ? `${clock(from, language)} – ${clock(until, language)}` : clock(from, language)
}

/** `Demain, 12 h 15 – 12 h 30` */
export function slotWords(slot: SlotTimes, reading: Reading): string {
  return `${dayWords(slot.day, reading)}, ${timeWords(slot, reading.language)}`
}
