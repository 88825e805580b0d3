import type { TeamQuery } from '../generated/graphql.ts'
import { m } from '../paraglide/messages.js'

export type Place = TeamQuery['staffPlaces'][number]

/** Where a role holds, in words: shops, or points of sale. */
export function placesText(
  {
    websiteIds,
    locationIds,
  }: { websiteIds?: readonly string[] | null; locationIds?: readonly string[] | null },
  places: readonly Place[],
): string {
  if (locationIds)
    return places
      .flatMap(({ locations }) => locations)
      .filter(({ id }) => locationIds.includes(id))
      .map(({ name }) => name)
      .join(', ')
  if (!websiteIds) return m.staff_everywhere()
  return places
    .filter(({ id }) => websiteIds.includes(id))
    .map(({ name }) => name)
    .join(', ')
}
