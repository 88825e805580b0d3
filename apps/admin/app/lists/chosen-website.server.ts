import type { RouterContextProvider } from 'react-router'
import type { ListFilter } from '@comptoir/contract/generated/admin'
import { WEBSITE } from '../platform/cookies.ts'
import { scopeContext } from '../platform/scope.ts'

/** Only the records of the website that the person has chosen, by the list's field of it; nothing for lists without one. */
export function chosenWebsite(
  context: Readonly<RouterContextProvider>,
  field: string | null | undefined,
): ListFilter[] {
  const website = context.get(scopeContext).cookies.get(WEBSITE)
  return field && website ? [{ field, op: 'EQ', values: [website] }] : []
}
