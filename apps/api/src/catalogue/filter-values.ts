import type { FilterEqualTypeInput } from '@comptoir/contract/generated/types'
import { checkedList } from '../platform/list-limit.ts'
import { MatchTooLongError, MatchTooShortError } from './errors.ts'

const shortestMatch = 3
const longestMatch = 200

/** The values of `eq` and `in` together. Throws InputError when there are too many. */
export function wantedValues({ eq, in: values }: FilterEqualTypeInput): string[] {
  const list = checkedList(values ?? []).filter((value) => value !== null)
  return eq === null || eq === undefined ? list : [eq, ...list]
}

/** Returns the text of a match filter. Throws MatchTooShortError or MatchTooLongError. */
export function checkedMatch(match: string | null | undefined): string {
  if (!match || match.length < shortestMatch) throw new MatchTooShortError(shortestMatch)
  if (match.length > longestMatch) throw new MatchTooLongError(longestMatch)
  return match
}
