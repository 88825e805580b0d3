import type { Language } from '@comptoir/rules/language'
import { clock, longDay, todayIn } from '../platform/dates.ts'

interface SlotTimes {
  /** YYYY-MM-DD, in the location's time zone. */
  readonly day: string
  /** HH:mm */
  readonly from: string
  readonly until: string
}

interface FormatOptions {
  readonly language: Language
  /** Time zone of the location. */
  readonly timeZone: string
  readonly now?: Date
}

/** A slot as formatted values. */
export interface SlotTime {
  /** Set for a slot of today or tomorrow, in the location's time zone. */
  readonly relativeDay: 'today' | 'tomorrow' | undefined
  /** `samedi 21 novembre` */
  readonly day: string
  /** `12 h 15 – 12 h 30` */
  readonly times: string
}

function dayAfter(day: string): string {
  const date = new Date(`${day}T12:00:00Z`)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}

/** `12 h 15 – 12 h 30`, whose dash never begins a line */
export function timeLabel({ from, until }: Pick<SlotTimes, 'from' | 'until'>, language: Language): string {
  return until ? `${clock(from, language)}\u00a0– ${clock(until, language)}` : clock(from, language)
}

export function slotTime(slot: SlotTimes, { language, timeZone, now = new Date() }: FormatOptions): SlotTime {
  const today = todayIn(timeZone, now)
  const isTomorrow = slot.day === dayAfter(today)
  return {
    relativeDay: slot.day === today ? 'today' : isTomorrow ? 'tomorrow' : undefined,
    day: longDay(slot.day, language),
    times: timeLabel(slot, language),
  }
}
