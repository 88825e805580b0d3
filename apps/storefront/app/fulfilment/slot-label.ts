import type { Language } from '@comptoir/rules/language'
import { clock, longDay, todayIn } from '../platform/dates.ts'
import * as m from '../paraglide/messages.js'

export interface SlotTimes {
  /** YYYY-MM-DD, in the location's time zone. */
  readonly day: string
  /** HH:mm */
  readonly from: string
  readonly until: string
}

interface LabelOptions {
  readonly language: Language
  /** Time zone of the location. */
  readonly timeZone: string
  readonly now?: Date
}

/** Today, tomorrow, or the day's name. */
function dayLabel(day: string, { language, timeZone, now = new Date() }: LabelOptions): string {
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
export function timeLabel({ from, until }: Pick<SlotTimes, 'from' | 'until'>, language: Language): string {
  return until ? `${clock(from, language)} – ${clock(until, language)}` : clock(from, language)
}

/** `Demain, 12 h 15 – 12 h 30` */
export function slotLabel(slot: SlotTimes, options: LabelOptions): string {
  return `${dayLabel(slot.day, options)}, ${timeLabel(slot, options.language)}`
}
