import { distanceBetween, placesNear, type Point } from '@comptoir/rules/distance'
import { loadTownList, loadTowns } from '../geo/index.ts'
import { CooperativeScheduler } from '../platform/cooperative-scheduler.ts'
import type { Location } from './location.ts'

/** Adds the postcodes inside the radius of each location, for addresses without coordinates. */
export async function withNearPostcodes(locations: readonly Location[]): Promise<Location[]> {
  const known: Location[] = []
  // Carts and lists of locations wait for it.
  const scheduler = new CooperativeScheduler(1, { isAwaited: true })
  for (const location of locations) {
    const { marker, radiusKm } = location
    if (marker && radiusKm !== null) {
      const near = placesNear(await loadTownList(), (town) => town, marker, radiusKm)
      const nearPostcodes = [...new Set(near.flatMap(({ place }) => place.postcodes))]
      known.push({ ...location, nearPostcodes })
    } else known.push(location)
    if (scheduler.shouldYield) await scheduler.yield()
  }
  return known
}

/** Coordinates of the town of a postcode: the one with that name, else the largest. */
export async function pointOfTown(postcode: string | null, city: string | null): Promise<Point | null> {
  if (postcode === null) return null
  const found = (await loadTowns()).withPostcode(postcode)
  const named = found.find(({ name }) => name.toLowerCase() === city?.toLowerCase())
  const [largest] = found.toSorted((a, b) => b.population - a.population)
  return named ?? largest ?? null
}

/** Rounds kilometres to one decimal. */
export function kilometres(from: Point, to: Point): number {
  return Math.round(distanceBetween(from, to) * 10) / 10
}
