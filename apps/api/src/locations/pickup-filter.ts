import type { FilterTypeInput } from '@comptoir/contract/generated/types'

type Value = string | number | null

/** Whether a value meets every condition of Magento's filter; texts are compared without case, numbers as numbers. */
export function matchesFilter(value: Value, filter: FilterTypeInput): boolean {
  const text = value === null ? null : fold(String(value))
  const is = (wanted: string | null | undefined) => text !== null && text === fold(wanted ?? '')
  const beyond = (limit: string | null | undefined, holds: (order: number) => boolean) =>
    limit === null || limit === undefined || (value !== null && holds(compareValues(value, limit)))
  const { eq, neq, in: oneOf, nin, finset, like, null: empty, notnull } = filter
  return (
    (!given(eq) || is(eq)) &&
    (!given(neq) || !is(neq)) &&
    (!oneOf || oneOf.some(is)) &&
    (!finset || finset.some(is)) &&
    (!nin || !nin.some(is)) &&
    (!given(like) || (text !== null && isLike(text, fold(like)))) &&
    (!given(empty) || value === null) &&
    (!given(notnull) || value !== null) &&
    beyond(filter.gt, (order) => order > 0) &&
    beyond(filter.gteq ?? filter.moreq ?? filter.from, (order) => order >= 0) &&
    beyond(filter.lt, (order) => order < 0) &&
    beyond(filter.lteq ?? filter.to, (order) => order <= 0)
  )
}

/** Order of two values; a missing one is last. */
export function compareValues(a: Value, b: Value): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  const [first, second] = [Number(a), Number(b)]
  if (!Number.isNaN(first) && !Number.isNaN(second)) return first - second
  return String(a).localeCompare(String(b))
}

const given = (value: string | null | undefined): value is string => typeof value === 'string'
const fold = (text: string) => text.toLowerCase()

/** SQL's LIKE with `%` for any text. */
function isLike(text: string, pattern: string): boolean {
  const [start = '', ...rest] = pattern.split('%')
  const end = rest.pop()
  if (end === undefined) return text === start
  if (!text.startsWith(start)) return false
  let at = start.length
  for (const part of rest) {
    const found = text.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return text.length - end.length >= at && text.endsWith(end)
}
