import { clock, dayAndTime, dayOf } from '../platform/dates.ts'
import type { RequestScope } from '../platform/scope.ts'

/** Date and time of an event, formatted: a start, hours of a day, or days. */
export type EventTime =
  | { readonly type: 'start'; readonly day: string; readonly time: string }
  | { readonly type: 'hours'; readonly day: string; readonly from: string; readonly to: string }
  | { readonly type: 'days'; readonly from: string; readonly to: string }

/** `start` and `end` are instants of the API (`YYYY-MM-DD HH:mm:ss`, UTC). */
export function eventTime(
  { start, end }: { start: string; end?: string | null },
  scope: Pick<RequestScope, 'site' | 'language'>,
): EventTime {
  const hour = (instant: string) => clock(dayAndTime(instant, scope).time, scope.language)
  if (!end) return { type: 'start', day: dayOf(start, scope), time: hour(start) }
  const [first, last] = [dayOf(start, scope), dayOf(end, scope)]
  if (first !== last) return { type: 'days', from: withoutSharedEnd(first, last), to: last }
  return { type: 'hours', day: first, from: hour(start), to: hour(end) }
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
