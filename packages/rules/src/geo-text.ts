import { placesNear, type Point } from './distance.ts'

const ligatures: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss' }

/** The words of a place name or address, lower case and without accents: `L'Haÿ-les-Roses` becomes l, hay, les, roses. */
export function placeWords(text: string): string[] {
  const bare = text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[œæß]/g, (letter) => ligatures[letter] ?? letter)
  return bare.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** The fields that a store search looks at. */
export interface SearchedPlace {
  readonly title: string
  readonly postcode: string
  readonly tags: readonly string[]
}

/**
 * Whether a place matches a query: its title or one of its tags contains the words, or its postcode starts
 * with the query. An empty query matches nothing (spec 001 §5).
 */
export function matchesPlace({ title, postcode, tags }: SearchedPlace, query: string): boolean {
  const words = placeWords(query)
  if (words.length === 0) return false
  if (words.length === 1 && postcode.startsWith(words[0] ?? '')) return true
  const phrase = ` ${words.join(' ')}`
  return [title, ...tags].some((text) => ` ${placeWords(text).join(' ')}`.includes(phrase))
}

/**
 * Places that match a query, then those around the town of that name; nearest first when the town is known. Places within
 * the radius have their distance (spec 001 §5).
 */
export function searchPlaces<Place extends SearchedPlace>(
  places: readonly Place[],
  {
    query,
    town,
    pointOf,
  }: { query: string; town: Point | undefined; pointOf: (place: Place) => Point | undefined },
): { place: Place; distance?: number; answers: boolean }[] {
  const answers = (place: Place) => matchesPlace(place, query)
  const around = town ? placesNear(places, pointOf, town) : []
  const near = new Set(around.map(({ place }) => place))
  const found = around.map((one) => ({ ...one, answers: answers(one.place) }))
  const far = places
    .filter((place) => !near.has(place) && answers(place))
    .map((place) => ({ place, answers: true }))
  return [...found.filter((one) => one.answers), ...far, ...found.filter((one) => !one.answers)]
}
