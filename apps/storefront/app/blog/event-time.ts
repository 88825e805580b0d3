import type { Language } from '@comptoir/rules/language'
import { dayOf, momentOf } from '../cart/dates.ts'
import * as m from '../paraglide/messages.js'

/** When an event takes place, in words; `start` and `end` are instants of the API (`YYYY-MM-DD HH:mm:ss`, UTC). */
export function eventTime(
  { start, end }: { start: string; end?: string | null },
  language: Language,
): string {
  const [first, last] = [dayOf(start, language), dayOf(end ?? start, language)]
  if (!end) return momentOf(start, language)
  if (first !== last) return m.blog_event_days({ from: first, to: last })
  const [from, to] = [momentOf(start, language), momentOf(end, language)]
  return m.blog_event_hours({ from, to: hourIn(to, last) })
}

/** `20 novembre 2026 à 18:30` without its day. */
const hourIn = (moment: string, day: string) => /\d+:\d+$/.exec(moment.replace(day, ''))?.[0] ?? moment
