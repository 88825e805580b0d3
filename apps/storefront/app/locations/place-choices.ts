import type { FulfilmentMethod } from '@comptoir/rules/fulfilment'
import { placesNear, type Point } from '@comptoir/rules/distance'
import { searchPlaces } from '@comptoir/rules/geo-text'
import type { Language } from '@comptoir/rules/language'
import { formatMoney } from '@comptoir/rules/money'
import type { PlaceFragment } from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { addressLine } from '../handover/chosen-place.ts'

/** A place to choose from. */
export interface PlaceChoice {
  readonly id: number
  readonly title: string
  readonly address: string
  /** What else one should know of it. */
  readonly notes: readonly string[]
  /** `1,9 km` */
  readonly distance?: string | undefined
  /** Why it cannot be chosen in this mode. */
  readonly refusal?: string | undefined
}

type Found = { readonly place: PlaceFragment; readonly distance?: number }

const pointOf = ({ marker }: PlaceFragment): Point | undefined =>
  marker ? { latitude: marker.coordinates.lat, longitude: marker.coordinates.lng } : undefined

/** Places within the radius, nearest first (spec 001 §5). */
export const placesAround = (places: readonly PlaceFragment[], from: Point): Found[] =>
  placesNear(places, pointOf, from)

/** Places that answer a search, then those around the town of that name (spec 001 §5). */
export function placesFor(places: readonly PlaceFragment[], query: string, town: Point | undefined): Found[] {
  const searched = places.map((place) => ({
    place,
    title: place.title,
    tags: place.tags,
    postcode: place.marker?.cp ?? '',
  }))
  return searchPlaces(searched, { query, town, pointOf: ({ place }) => pointOf(place) }).map(
    ({ place: { place }, distance }) => (distance === undefined ? { place } : { place, distance }),
  )
}

export function placeChoice(
  { place, distance }: Found,
  mode: FulfilmentMethod,
  language: Language,
): PlaceChoice {
  const { enable_pickup: pickup, enable_delivery: delivers, min_order: least } = place
  const only = pickup ? m.place_pickup_only() : m.place_delivery_only()
  const minimum = least?.value && mode === 'delivery' ? Math.round(least.value * 100) : 0
  return {
    id: place.id,
    title: place.title,
    address: addressLine(place.marker),
    notes: [
      ...(pickup && delivers ? [] : [only]),
      ...(minimum > 0 ? [m.place_minimum({ amount: formatMoney(minimum, language) })] : []),
      ...(place.message ? [place.message] : []),
    ],
    distance: distance === undefined ? undefined : distanceWords(distance, language),
    refusal: refusalOf(mode, pickup, delivers),
  }
}

function refusalOf(mode: FulfilmentMethod, pickup: boolean, delivers: boolean): string | undefined {
  if (mode === 'pickup') return pickup ? undefined : m.place_no_pickup()
  return delivers ? undefined : m.place_no_delivery()
}

/** Kilometres as one reads them: `600 m`, `1,9 km`, `31 km`. */
export function distanceWords(kilometres: number, language: Language): string {
  const format = (value: number, unit: string, digits = 0) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: digits }).format(value)
  if (kilometres < 0.95) return format(Math.max(50, Math.round(kilometres * 20) * 50), 'meter')
  return format(kilometres, 'kilometer', kilometres < 10 ? 1 : 0)
}
