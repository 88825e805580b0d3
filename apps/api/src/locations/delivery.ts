import { textIn } from '@comptoir/rules/language'
import type { QueryGetDeliveryLocationsArgs } from '@comptoir/contract/generated/types'
import { isInArea, type DeliveryPlace } from '@comptoir/rules/delivery-area'
import { isPoint, type Point } from '@comptoir/rules/distance'
import type { RequestContext } from '../platform/context.ts'
import { messageIn } from '../platform/messages.ts'
import type { Store } from '../stores/index.ts'
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

/** Reason in the store view's language why a location does not deliver to an address (decisions F-2); undefined when it does. */
export function deliveryError(
  store: Pick<Store, 'language'>,
  location: Location,
  address: { postcode: string | null; latitude?: number | null; longitude?: number | null },
): string | undefined {
  const { postcode, latitude, longitude } = address
  const isKnown = typeof latitude === 'number' && typeof longitude === 'number'
  const place = { postcode, point: isKnown ? { latitude, longitude } : null }
  return delivers(location, place) ? undefined : unavailableMessage(store, location)
}

function unavailableMessage({ language }: Pick<Store, 'language'>, location: Location): string {
  return location.unavailableMessages[language] ?? messageIn(language, 'delivery_outside')
}

function unavailableAt({ store }: RequestContext, location: Location): Unavailable {
  const { titles, marker } = location
  return {
    title: textIn(titles, store.language),
    address: marker ? `${marker.address}, ${marker.postcode} ${marker.city}` : '',
    message: unavailableMessage(store, location),
  }
}

function distanceTo({ marker }: Location, near: Point | null): Kilometres | null {
  return marker && near ? kilometres(marker, near) : null
}
