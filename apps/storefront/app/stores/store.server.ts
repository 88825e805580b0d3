import type { Point } from '@comptoir/rules/distance'
import type { OpeningHours, OpeningSpan } from '@comptoir/rules/opening-hours'
import type { StoreListedFragment, StoreLocationFragment } from '../generated/graphql.ts'
import { href } from '../platform/routes.ts'
import type { RequestScope } from '../platform/scope.ts'
import { landmarksOf, type LandmarkView } from './landmarks.server.ts'
import { DAYS, informationOf } from './marker-information.server.ts'

/** A map marker with its point of sale, if any (decisions H-11). */
export interface Store extends Point {
  readonly identifier: string
  readonly title: string
  readonly to: string
  readonly street: string
  readonly postcode: string
  readonly city: string
  readonly country: string
  readonly kind?: StoreKind | undefined
  readonly services: readonly string[]
  readonly tags: readonly string[]
  /** Nearest first. */
  readonly landmarks: readonly LandmarkView[]
  readonly hours: OpeningHours
  readonly closures: readonly { readonly from: string; readonly to: string; readonly reason: string }[]
  /** Whether it takes orders. */
  readonly sells: boolean
}

type StoreKind = 'showroom' | 'dealer'

type Scope = Pick<RequestScope, 'site' | 'language' | 'log'>

/** Stores of the markers; opening hours and closures come from their points of sale. */
export function storesOf(
  markers: readonly StoreListedFragment[],
  locations: readonly StoreLocationFragment[],
  scope: Scope,
): Store[] {
  const byMarker = new Map(locations.map((location) => [location.marker?.identifier, location]))
  return markers.map((marker) => storeOf(marker, byMarker.get(marker.identifier), scope))
}

function storeOf(
  marker: StoreListedFragment,
  location: StoreLocationFragment | undefined,
  { site, language, log }: Scope,
): Store {
  const { services, tags, week, timeZone } = informationOf(marker, log)
  return {
    identifier: marker.identifier,
    title: marker.title,
    to: href(language, 'store', { store: marker.url_key }),
    street: marker.address,
    postcode: marker.cp,
    city: marker.city,
    country: marker.country_id,
    latitude: marker.coordinates.lat,
    longitude: marker.coordinates.lng,
    kind: kindOf(marker.picto),
    services,
    tags: [...tags, ...(location?.tags ?? []), marker.city],
    landmarks: landmarksOf(marker, language),
    hours: {
      week: location ? weekOf(location) : week,
      closures: location?.closures ?? [],
      special: location?.special_hours.map(({ day, hours: spans }) => ({ day, spans })) ?? [],
      timeZone: location?.timezone ?? timeZone ?? site.timeZone,
    },
    closures: location?.closures ?? [],
    sells: location !== undefined,
  }
}

const kindOf = (picto: string | null | undefined): StoreKind | undefined =>
  picto === 'showroom' || picto === 'dealer' ? picto : undefined

function weekOf({ opening_hours: days }: StoreLocationFragment): OpeningSpan[][] {
  return DAYS.map((_name, index) => days.find(({ weekday }) => weekday === index + 1)?.hours ?? [])
}

export const addressLineOf = ({ street, postcode, city }: Store): string => `${street}, ${postcode} ${city}`
