import type { Language } from '@comptoir/rules/language'
import { dayOf, momentOf } from '../platform/dates.ts'
import * as m from '../paraglide/messages.js'

/** When an event takes place, in words; `start` and `end` are instants of the API (`YYYY-MM-DD HH:mm:ss`, UTC). */
export function eventTime(
  { start, end }: { start: string; end?: string | null },
  language: Language,
): string {
  if (!end) return momentOf(start, language)
  const [first, last] = [dayOf(start, language), dayOf(end, language)]
  if (first !== last) return m.blog_event_days({ from: withoutSharedEnd(first, last), to: last })
  const hour = (instant: string) => hourIn(momentOf(instant, language), first)
  return m.blog_event_hours({ day: first, from: hour(start), to: hour(end) })
}

/** `20 novembre 2026 à 18:30` without its day: `18:30`. */
const hourIn = (moment: string, day: string) => /\d+:\d+/.exec(moment.replace(day, ''))?.[0] ?? moment

/** `26 janvier 2027` before `28 janvier 2027` is `26`: month and year are said once. */
function withoutSharedEnd(first: string, last: string): string {
  const [words, others] = [first.split(' '), last.split(' ')]
  while (words.length > 1 && words.at(-1) === others.at(-1)) {
    words.pop()
    others.pop()
  }
  return words.join(' ')
}
