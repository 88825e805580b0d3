import type { Point } from '@comptoir/rules/distance'
import type { RouterContextProvider } from 'react-router'
import {
  SuggestAddressesDocument,
  LookUpAddressDocument,
  DeliveryLocationsDocument,
  SelectableLocationsDocument,
  SearchTownsDocument,
  type GeocodedAddressFragment,
} from '../generated/graphql.ts'
import { CommerceError } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { toDeliveryAddress, deliveryAddressLine } from '../fulfilment/delivery-address.server.ts'
import { locationOption, locationsAround, searchLocations } from './location-options.ts'
import type { WhereView } from './where-view.ts'

type Context = Readonly<RouterContextProvider>

const EMPTY: WhereView = { query: '', locations: [], suggestions: [], unavailable: [] }

/** Collection locations: search results, those near a point, or all. */
export async function pickupView(
  context: Context,
  query: string,
  near: Point | undefined,
): Promise<WhereView> {
  const { language } = context.get(scopeContext)
  const [{ getLocations: all }, town] = await Promise.all([
    commerce(context).query(SelectableLocationsDocument),
    query ? townOf(context, query) : undefined,
  ])
  const found = near ? locationsAround(all, near) : query ? searchLocations(all, query, town) : []
  const isSearch = near !== undefined || query !== ''
  const shown = found.length > 0 ? found : all.map((location) => ({ location }))
  return {
    ...EMPTY,
    query,
    locations: shown.map((one) => locationOption(one, 'pickup', language)),
    problem: isSearch && found.length === 0 ? 'no-location' : undefined,
  }
}

async function townOf(context: Context, query: string): Promise<Point | undefined> {
  const { searchCity } = await commerce(context).query(SearchTownsDocument, { query }).catch(nothingFound)
  const town = searchCity[0]
  return town && { latitude: town.lat, longitude: town.lng }
}

function nothingFound(error: unknown): { searchCity: never[] } {
  if (error instanceof CommerceError) return { searchCity: [] }
  throw error
}

/** Address suggestions, and the locations that deliver to the selected address (decisions H-5). */
export async function deliveryView(
  context: Context,
  { query, id }: { query: string; id: string | undefined },
): Promise<WhereView> {
  const found = id ? await addressOf(context, id) : undefined
  if (found && id) return await deliveringLocationsView(context, found, id)
  if (!query) return EMPTY
  const { geoAutosuggest } = await commerce(context).query(SuggestAddressesDocument, { query })
  const suggestions = geoAutosuggest.suggestions.map(({ here_id, title }) => ({ id: here_id, title }))
  return {
    ...EMPTY,
    query,
    suggestions,
    problem: suggestions.length === 0 ? 'no-suggestion' : undefined,
  }
}

/** Looks up an address; undefined when the geocoder does not know it. */
export async function addressOf(context: Context, id: string): Promise<GeocodedAddressFragment | undefined> {
  const { geoLookup } = await commerce(context).query(LookUpAddressDocument, { id })
  return geoLookup.result ?? undefined
}

export async function deliveringLocations(context: Context, found: GeocodedAddressFragment) {
  const { postcode, city, latitude, longitude } = found
  const { getDeliveryLocations } = await commerce(context).query(DeliveryLocationsDocument, {
    postcode,
    city,
    latitude,
    longitude,
  })
  return getDeliveryLocations
}

async function deliveringLocationsView(
  context: Context,
  found: GeocodedAddressFragment,
  id: string,
): Promise<WhereView> {
  const { language, site } = context.get(scopeContext)
  const { locations: delivering, unavailable_messages: unavailable } = await deliveringLocations(
    context,
    found,
  )
  const locations = delivering.map((location) => ({
    location,
    ...(location.distance !== null && { distance: location.distance }),
  }))
  const title = deliveryAddressLine(toDeliveryAddress(found, site.defaultCountry))
  return {
    ...EMPTY,
    query: title,
    address: { id, title },
    locations: locations.map((one) => locationOption(one, 'delivery', language)),
    unavailable: unavailable.slice(0, 1),
    collectNear: found.postcode ?? found.city ?? '',
  }
}
