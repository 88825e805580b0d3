import type { FulfilmentMethod } from '@comptoir/rules/fulfilment'
import { placesNear, type Point } from '@comptoir/rules/distance'
import { searchPlaces } from '@comptoir/rules/geo-text'
import type { Language } from '@comptoir/rules/language'
import type { Cents } from '@comptoir/rules/money'
import { formatNumber } from '@comptoir/rules/number-format'
import type { SelectableLocationFragment } from '../generated/graphql.ts'
import { addressLine } from '../fulfilment/chosen-location.ts'
import { localeIn } from '../platform/locale.ts'

/** A location to select. */
export interface LocationOption {
  readonly id: number
  readonly title: string
  readonly address: string
  /** The only fulfilment method that it offers; undefined when it offers both. */
  readonly onlyMethod?: FulfilmentMethod | undefined
  /** Least order for this fulfilment method; 0 without one. */
  readonly minimumOrder: Cents
  /** Message of the location, such as how to find it. */
  readonly message?: string | undefined
  /** CSS classes of the message. */
  readonly messageClass?: string | undefined
  /** `1,9 km` */
  readonly distance?: string | undefined
  /** Whether it offers this fulfilment method. */
  readonly isAvailable: boolean
}

type FoundLocation = { readonly location: SelectableLocationFragment; readonly distance?: number }

const pointOf = ({ marker }: SelectableLocationFragment): Point | undefined =>
  marker ? { latitude: marker.coordinates.lat, longitude: marker.coordinates.lng } : undefined

/** Locations within the radius, nearest first (spec 001 §5). */
export const locationsAround = (
  locations: readonly SelectableLocationFragment[],
  from: Point,
): FoundLocation[] =>
  placesNear(locations, pointOf, from).map(({ place: location, distance }) => ({ location, distance }))

/** Locations that match a search, then those around the town of that name (spec 001 §5). */
export function searchLocations(
  locations: readonly SelectableLocationFragment[],
  query: string,
  town: Point | undefined,
): FoundLocation[] {
  const searched = locations.map((location) => ({
    location,
    title: location.title,
    tags: location.tags,
    postcode: location.marker?.cp ?? '',
  }))
  return searchPlaces(searched, { query, town, pointOf: ({ location }) => pointOf(location) }).map(
    ({ place: { location }, distance }) => (distance === undefined ? { location } : { location, distance }),
  )
}

export function locationOption(
  { location, distance }: FoundLocation,
  mode: FulfilmentMethod,
  language: Language,
): LocationOption {
  const { enable_pickup: pickup, enable_delivery: delivers, min_order: minimumOrder } = location
  return {
    id: location.id,
    title: location.title,
    address: addressLine(location.marker),
    onlyMethod: pickup && delivers ? undefined : pickup ? 'pickup' : 'delivery',
    minimumOrder: mode === 'delivery' ? Math.round((minimumOrder?.value ?? 0) * 100) : 0,
    message: location.message || undefined,
    messageClass: location.message ? classesOf(location.message_css) : undefined,
    distance: distance === undefined ? undefined : distanceLabel(distance, language),
    isAvailable: mode === 'pickup' ? pickup : delivers,
  }
}

/** The shop's or a foreign server's class names; anything else is left out. */
const classesOf = (css: string | null | undefined): string | undefined =>
  css
    ?.split(/\s+/)
    .filter((name) => /^[A-Za-z][\w-]{0,40}$/.test(name))
    .join(' ') || undefined

/** Rounded distance: `600 m`, `1,9 km`, `31 km`. */
export function distanceLabel(kilometres: number, language: Language): string {
  const format = (value: number, unit: string, digits = 0) =>
    formatNumber(value, localeIn(language), { style: 'unit', unit, maximumFractionDigits: digits })
  if (kilometres < 0.95) return format(Math.max(50, Math.round(kilometres * 20) * 50), 'meter')
  return format(kilometres, 'kilometer', kilometres < 10 ? 1 : 0)
}
