import type { Point } from '@comptoir/rules/distance'
import type { RouterContextProvider } from 'react-router'
import {
  AddressesLikeDocument,
  AddressOfDocument,
  DeliveryPlacesDocument,
  PlacesDocument,
  TownsNamedDocument,
  type FoundAddressFragment,
} from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { CommerceError } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { deliveryPlaceOf, placeLine } from '../handover/delivery-place.server.ts'
import { placeChoice, placesAround, placesFor } from './place-choices.ts'
import type { WhereView } from './where-view.ts'

type Context = Readonly<RouterContextProvider>

const NOTHING: WhereView = { query: '', places: [], suggestions: [], unavailable: [] }

/** Places to collect from: those that were searched, those around a point, else all. */
export async function pickupView(
  context: Context,
  query: string,
  near: Point | undefined,
): Promise<WhereView> {
  const { language } = context.get(scopeContext)
  const [{ getLocations: all }, town] = await Promise.all([
    commerce(context).query(PlacesDocument),
    query ? townOf(context, query) : undefined,
  ])
  const found = near ? placesAround(all, near) : query ? placesFor(all, query, town) : []
  const isSearch = near !== undefined || query !== ''
  const shown = found.length > 0 ? found : all.map((place) => ({ place }))
  return {
    ...NOTHING,
    query,
    places: shown.map((one) => placeChoice(one, 'pickup', language)),
    note: isSearch && found.length === 0 ? m.place_none() : undefined,
  }
}

async function townOf(context: Context, query: string): Promise<Point | undefined> {
  const { searchCity } = await commerce(context).query(TownsNamedDocument, { query }).catch(nothingFound)
  const town = searchCity[0]
  return town && { latitude: town.lat, longitude: town.lng }
}

function nothingFound(error: unknown): { searchCity: never[] } {
  if (error instanceof CommerceError) return { searchCity: [] }
  throw error
}

/** Addresses that were meant, and who delivers to the one that was chosen (decisions H-5). */
export async function deliveryView(
  context: Context,
  { query, id }: { query: string; id: string | undefined },
): Promise<WhereView> {
  const found = id ? await addressOf(context, id) : undefined
  if (found && id) return await deliverersOf(context, found, id)
  if (!query) return NOTHING
  const { geoAutosuggest } = await commerce(context).query(AddressesLikeDocument, { query })
  const suggestions = geoAutosuggest.suggestions.map(({ here_id, title }) => ({ id: here_id, title }))
  return {
    ...NOTHING,
    query,
    suggestions,
    note: suggestions.length === 0 ? m.place_no_suggestion() : undefined,
  }
}

/** Undefined when the geocoder does not know it (any more). */
export async function addressOf(context: Context, id: string): Promise<FoundAddressFragment | undefined> {
  const { geoLookup } = await commerce(context).query(AddressOfDocument, { id })
  return geoLookup.result ?? undefined
}

export async function deliverersTo(context: Context, found: FoundAddressFragment) {
  const { postcode, city, latitude, longitude } = found
  const { getDeliveryLocations } = await commerce(context).query(DeliveryPlacesDocument, {
    postcode,
    city,
    latitude,
    longitude,
  })
  return getDeliveryLocations
}

async function deliverersOf(context: Context, found: FoundAddressFragment, id: string): Promise<WhereView> {
  const { language } = context.get(scopeContext)
  const { locations, unavailable_messages: unavailable } = await deliverersTo(context, found)
  const places = locations.map((place) => ({
    place,
    ...(place.distance !== null && { distance: place.distance }),
  }))
  const title = placeLine(deliveryPlaceOf(found))
  return {
    ...NOTHING,
    query: title,
    address: { id, title },
    places: places.map((one) => placeChoice(one, 'delivery', language)),
    unavailable: unavailable.slice(0, 1),
    collectNear: found.postcode ?? found.city ?? '',
  }
}
