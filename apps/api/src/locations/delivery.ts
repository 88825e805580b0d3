import type { QueryGetDeliveryLocationsArgs } from '@comptoir/contract/generated/types'
import { isInArea, type DeliveryPlace } from '@comptoir/rules/delivery-area'
import { isPoint, type Point } from '@comptoir/rules/distance'
import type { Localised } from '@comptoir/rules/language'
import type { RequestContext } from '../platform/context.ts'
import { CoordinatesError } from './errors.ts'
import type { Location } from './location.ts'
import { locationsOf } from './locations.ts'
import { kilometres, pointOfTown } from './near-postcodes.ts'

export type Kilometres = number

type Found = { location: Location; distance: Kilometres | null }

type Unavailable = { title: string; address: string; message: string }

const nearestTold = 3

/**
 * The locations that deliver to a place, nearest first; without any, the messages of the nearest ones (decisions H-5).
 * Throws {@link CoordinatesError} for invalid coordinates.
 */
export async function deliveryLocations(
  ctx: RequestContext,
  asked: QueryGetDeliveryLocationsArgs,
): Promise<{ locations: Found[]; unavailable: Unavailable[] }> {
  const place = placeOf(asked)
  const near = place.point ?? (await pointOfTown(place.postcode, asked.city?.trim() || null))
  const delivering = (await shownLocations(ctx))
    .filter(({ fulfilmentOptions }) => fulfilmentOptions.delivery)
    .map((location) => ({ location, distance: distanceTo(location, near) }))
    .toSorted((a, b) => (a.distance ?? Infinity) - (b.distance ?? Infinity))
  const locations = delivering.filter(({ location }) => delivers(location, place))
  const unavailable = delivering.slice(0, nearestTold).map(({ location }) => unavailableAt(ctx, location))
  return { locations, unavailable: locations.length > 0 ? [] : unavailable }
}

/** The website's locations that are listed (decisions H-8). */
export async function shownLocations({ app, store }: RequestContext): Promise<Location[]> {
  const locations = (await locationsOf(app)).ofWebsite(store.website.id)
  return app.settings.showInvisibleLocations
    ? locations
    : locations.filter(({ marker }) => marker?.isVisible !== false)
}

function placeOf({ latitude, longitude, postcode: asked }: QueryGetDeliveryLocationsArgs): DeliveryPlace {
  const postcode = asked?.trim() || null
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return { postcode, point: null }
  const point = { latitude, longitude }
  if (!isPoint(point)) throw new CoordinatesError()
  return { postcode, point }
}

/** Whether the place is in the delivery area; without coordinates the town of its postcode decides. */
function delivers(location: Location, place: DeliveryPlace): boolean {
  const { fulfilmentOptions, radiusKm, marker } = location
  const postcodes = place.point ? location.postcodes : [...location.postcodes, ...location.nearPostcodes]
  return fulfilmentOptions.delivery !== undefined && isInArea({ postcodes, radiusKm, centre: marker }, place)
}

const plain: Localised = {
  fr: 'Cette adresse ne peut pas être livrée.',
  en: 'This address cannot be delivered to.',
  it: 'Non possiamo consegnare a questo indirizzo.',
}

/** Localised reason why a location does not deliver to an address (decisions F-2); undefined when it does. */
export function deliveryError(
  location: Location,
  address: { postcode: string | null; latitude?: number | null; longitude?: number | null },
): Localised | undefined {
  const { postcode, latitude, longitude } = address
  const isKnown = typeof latitude === 'number' && typeof longitude === 'number'
  const place = { postcode, point: isKnown ? { latitude, longitude } : null }
  return delivers(location, place) ? undefined : { ...plain, ...location.unavailableMessages }
}

function unavailableAt(
  { store }: RequestContext,
  { titles, marker, unavailableMessages }: Location,
): Unavailable {
  return {
    title: titles[store.language],
    address: marker ? `${marker.address}, ${marker.postcode} ${marker.city}` : '',
    message: unavailableMessages[store.language] ?? plain[store.language],
  }
}

function distanceTo({ marker }: Location, near: Point | null): Kilometres | null {
  return marker && near ? kilometres(marker, near) : null
}
