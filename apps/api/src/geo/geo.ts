import { RATE_LIMITS } from '@comptoir/rules/rate-limits'
import { isPoint, type Point } from '@comptoir/rules/distance'
import { regionOf } from '@comptoir/rules/language'
import { markersOf } from '../markers/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { InputError } from '../platform/errors.ts'
import { limitRequest } from '../platform/request-count.ts'
import { addressCompletionOf } from './address-completion.ts'
import { completingGeocoder } from './completing-geocoder.ts'
import { gazetteerCountries } from './gazetteer.ts'
import { gazetteerGeocoder } from './gazetteer-geocoder.ts'
import { type Geocoder, type Place, type Wanted } from './geocoder.ts'
import { hereGeocoder } from './here.ts'
import { interpretAddress, type Interpretation } from './interpretations.ts'
import { splitStreet } from './streets.ts'
import { suggestedAddresses } from './suggested-addresses.ts'
import { loadTowns } from './towns.ts'

const most = 50
const mostCities = 20
const longestText = 200

/**
 * The configured geocoder (decisions H-9): HERE, or the gazetteer with the streets of an address provider if there is one.
 * HERE charges for each request, so requests are rate-limited.
 */
export async function geocoderOf(ctx: RequestContext): Promise<Geocoder> {
  const { here } = ctx.app.settings
  if (!here) {
    const gazetteer = gazetteerGeocoder(() => addressesOfMarkers(ctx))
    if (!addressCompletionOf(ctx.app)) return gazetteer
    return completingGeocoder(gazetteer, ({ text, country, bias }) =>
      suggestedAddresses(ctx, { street: text, country, near: bias }),
    )
  }
  await limitRequest(ctx, RATE_LIMITS.geocoding)
  return hereGeocoder(here, (reason) => ctx.log.warn(reason))
}

/** Validates the arguments. Throws {@link InputError} with a message that says what to enter. */
export function wantedOf(
  ctx: RequestContext,
  {
    query,
    latitude_bias: latitude,
    longitude_bias: longitude,
    limit,
  }: {
    query: string
    latitude_bias?: number | null
    longitude_bias?: number | null
    limit?: number | null
  },
): Wanted {
  const given = (latitude ?? null) !== null || (longitude ?? null) !== null
  if (given && typeof latitude === 'number' && typeof longitude === 'number')
    return { ...textOf(query), bias: checkedPoint({ latitude, longitude }), ...asked(ctx, limit ?? 10) }
  if (given) throw new InputError('"latitude_bias" and "longitude_bias" go together: give both or none.')
  return { ...textOf(query), bias: undefined, ...asked(ctx, limit ?? 10) }
}

const textOf = (query: string) => ({ text: query.trim().slice(0, longestText) })

const asked = (ctx: RequestContext, limit: number) => ({
  limit: checkedLimit(limit),
  language: ctx.store.language,
  country: preferredCountry(ctx),
  countries: ctx.store.settings.countries,
})

/** Country of the store view's locale where the gazetteer knows it, else the website's default country. */
function preferredCountry({ store }: RequestContext): string {
  const region = regionOf(store.locale)
  return region !== undefined && gazetteerCountries.includes(region) ? region : store.settings.default_country
}

export function checkedLimit(limit: number): number {
  if (limit < 1 || limit > most) throw new InputError(`"limit" must be from 1 to ${most}.`)
  return limit
}

export function checkedPoint(point: Point): Point {
  if (!isPoint(point)) throw new InputError('A latitude lies within ±90 degrees, a longitude within ±180.')
  return point
}

/** Towns by a prefix of their name or postcode. A district is listed under the name of its town. */
export async function citiesOf(ctx: RequestContext, query: string): Promise<Interpretation[]> {
  const ask = { open: true, bias: undefined, limit: mostCities, country: preferredCountry(ctx) }
  return interpretAddress(await loadTowns(), textOf(query).text, ask)
}

async function addressesOfMarkers(ctx: RequestContext): Promise<Place[]> {
  return (await markersOf(ctx)).map((marker) => ({
    latitude: marker.latitude,
    longitude: marker.longitude,
    city: marker.city,
    country: marker.countryCode,
    postcode: marker.postcode,
    state: null,
    ...splitStreet(marker.address),
  }))
}
