import * as m from '../paraglide/messages.js'
import type { Closure, HoursRow, OpenStatus } from './hours.server.ts'

/** `Ouvert jusqu’à 14 h 30` */
export function openText(status: OpenStatus): string {
  if (status.isOpen) return m.store_open_until({ time: status.until ?? m.store_midnight() })
  if (!status.opens) return m.store_closed_now()
  const { when, day, time } = status.opens
  if (when === 'today') return m.store_opens_today({ time })
  return when === 'tomorrow' ? m.store_opens_tomorrow({ time }) : m.store_opens_day({ day, time })
}

/** `11 h 30 – 14 h 30,` and `18 h – minuit` */
export function spanTexts(spans: HoursRow['spans']): readonly string[] {
  if (spans.length === 0) return [m.store_day_closed()]
  return spans.map(({ opens, closes }, index) => {
    const text = `${opens} – ${closes ?? m.store_midnight()}`
    return index < spans.length - 1 ? `${text},` : text
  })
}

/** `Mardi, aujourd’hui, horaires exceptionnels` */
export function dayText({ day, isToday, isSpecial }: HoursRow): string {
  const named = isToday ? m.store_today({ day }) : day
  return isSpecial ? m.store_special_day({ day: named }) : named
}

export function closureText({ from, to, reason }: Closure): string {
  return to ? m.store_closure_days({ from, to, reason }) : m.store_closure_day({ day: from, reason })
}
