import * as m from '../paraglide/messages.js'
import type { EventTime } from './event-time.ts'

/** `5 décembre 2026, de 9 h 30 à 17 h 30` */
export function eventText(time: EventTime): string {
  if (time.type === 'start') return m.blog_event_at({ day: time.day, time: time.time })
  if (time.type === 'days') return m.blog_event_days({ from: time.from, to: time.to })
  return m.blog_event_hours({ day: time.day, from: time.from, to: time.to })
}
