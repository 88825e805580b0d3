import { clock, dayAndTime, dayOf } from '../platform/dates.ts'
import type { RequestScope } from '../platform/scope.ts'
import * as m from '../paraglide/messages.js'

/** Date and time of an event; `start` and `end` are instants of the API (`YYYY-MM-DD HH:mm:ss`, UTC). */
export function eventTime(
  { start, end }: { start: string; end?: string | null },
  scope: Pick<RequestScope, 'site' | 'language'>,
): string {
  const hour = (instant: string) => clock(dayAndTime(instant, scope.site).time, scope.language)
  if (!end) return m.blog_event_at({ day: dayOf(start, scope), time: hour(start) })
  const [first, last] = [dayOf(start, scope), dayOf(end, scope)]
  if (first !== last) return m.blog_event_days({ from: withoutSharedEnd(first, last), to: last })
  return m.blog_event_hours({ day: first, from: hour(start), to: hour(end) })
}

/** Removes the end that both dates share: `26` of `26 janvier 2027` and `28 janvier 2027`. */
function withoutSharedEnd(first: string, last: string): string {
  const [words, others] = [first.split(' '), last.split(' ')]
  while (words.length > 1 && words.at(-1) === others.at(-1)) {
    words.pop()
    others.pop()
  }
  return words.join(' ')
}
