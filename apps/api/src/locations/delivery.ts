import type { QueryGetDeliveryLocationsArgs } from '@comptoir/contract/generated/types'
import { isInArea, type DeliveryPlace } from '@comptoir/rules/delivery-area'
import { distanceBetween, isPoint } from '@comptoir/rules/distance'
import type { RequestContext } from '../platform/context.ts'
import type { Language } from '../stores/store.ts'
import { CoordinatesError } from './errors.ts'
import { locationsOf, type Location } from './location.ts'
import { pointNear } from './point.ts'

export type Kilometres = number

type Found = { location: Location; distance: Kilometres | null }

type Unavailable = { title: string; address: string; message: string }

const nearestTold = 3

/**
 * The locations that deliver to a place, nearest first; where none does, what the nearest ones say of it (decisions
 * H-5). Throws {@link CoordinatesError} for a point that is none.
 */
export async function deliveryLocations(
  ctx: RequestContext,
  asked: QueryGetDeliveryLocationsArgs,
): Promise<{ locations: Found[]; unavailable: Unavailable[] }> {
  const place = await placeOf(asked)
  const delivering = (await shownLocations(ctx))
    .filter(({ handovers }) => handovers.delivery)
    .map((location) => ({ location, distance: distanceTo(location, place) }))
    .toSorted((a, b) => (a.distance ?? Infinity) - (b.distance ?? Infinity))
  const locations = delivering.filter(({ location }) => delivers(location, place))
  const unavailable = delivering.slice(0, nearestTold).map(({ location }) => refusal(ctx, location))
  return { locations, unavailable: locations.length > 0 ? [] : unavailable }
}

/** The website's locations that lists have (decisions H-8). */
export async function shownLocations({ app, store }: RequestContext): Promise<Location[]> {
  const locations = (await locationsOf(app)).ofWebsite(store.website.id)
  return app.settings.showInvisibleLocations
    ? locations
    : locations.filter(({ marker }) => marker?.isVisible !== false)
}

/** What is known of where an address is; the point is taken from its town where it has none of its own. */
export async function placeOf(asked: QueryGetDeliveryLocationsArgs): Promise<DeliveryPlace> {
  const { latitude, longitude, city } = asked
  const postcode = asked.postcode?.trim() || null
  if (typeof latitude !== 'number' || typeof longitude !== 'number')
    return { postcode, point: await pointNear(postcode, city?.trim() || null) }
  const point = { latitude, longitude }
  if (!isPoint(point)) throw new CoordinatesError()
  return { postcode, point }
}

export function delivers(
  { handovers, postcodes, radiusKm, marker }: Location,
  place: DeliveryPlace,
): boolean {
  return handovers.delivery !== undefined && isInArea({ postcodes, radiusKm, centre: marker }, place)
}

const plain: Record<Language, string> = {
  fr: 'Cette adresse ne peut pas être livrée.',
  en: 'This address cannot be delivered to.',
  it: 'Non possiamo consegnare a questo indirizzo.',
}

/** What a location says of places where it does not deliver, in the language of the request. */
export function refusalOf({ unavailableMessages }: Location, language: Language): string {
  return unavailableMessages[language] ?? plain[language]
}

function refusal({ store }: RequestContext, location: Location): Unavailable {
  const { titles, marker } = location
  return {
    title: titles[store.language],
    address: marker ? `${marker.address}, ${marker.postcode} ${marker.city}` : '',
    message: refusalOf(location, store.language),
  }
}

function distanceTo({ marker }: Location, { point }: DeliveryPlace): Kilometres | null {
  return marker && point ? Math.round(distanceBetween(marker, point) * 10) / 10 : null
}
