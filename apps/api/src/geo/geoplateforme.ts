import { isPostcodeOf } from '@comptoir/rules/postcode'
import * as v from 'valibot'
import { Peer } from '../platform/peer.ts'
import { AddressProviderError, type AddressProvider, type KnownAddress } from './address-provider.ts'

const text = v.optional(v.nullable(v.string()))
const feature = v.object({
  geometry: v.object({ coordinates: v.tuple([v.number(), v.number()]) }),
  properties: v.object({
    /** `housenumber`, `street`, `locality` (a hamlet or a named place) or `municipality`. */
    type: v.string(),
    /** Number and street, or the name of the place. */
    name: text,
    housenumber: text,
    street: text,
    postcode: text,
    city: text,
  }),
})
const answer = v.object({ features: v.array(feature) })
type Feature = v.InferOutput<typeof feature>

/** France, and the parts of it that have a code of their own. */
const countries = ['FR', 'GF', 'GP', 'MQ', 'RE', 'YT']
/** How long the service answers nobody who has sent more than 50 requests in a second. */
const pauseMs = 5000
const service = new Peer({ atOnce: 20, bytes: 256 * 1024 })

/**
 * The address service of the French state on the national base of addresses, or an installation of its software: `url` is
 * that of `search`, which takes `q` of 3 to 200 characters and answers GeoJSON in the form of GeocodeJSON.
 */
export function geoplateforme(settings: { url: string; timeoutMs: number }): AddressProvider {
  return {
    covers: (country) => countries.includes(country),
    complete: async ({ text: q, country, near, limit }) => {
      const query = new URLSearchParams({ q, autocomplete: '1', limit: String(limit) })
      if (near) {
        query.set('lat', String(near.latitude))
        query.set('lon', String(near.longitude))
      }
      const headers = { accept: 'application/json' }
      const { timeoutMs } = settings
      const { status, body } = await service.ask(`${settings.url}?${query}`, { headers, timeoutMs })
      // What it cannot read is what was typed, not a failure of the service.
      if (status === 400) return []
      if (status !== 200)
        throw new AddressProviderError(`the service answered ${status}`, status === 429 ? pauseMs : undefined)
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), answer), body)
      if (!parsed.success) throw new AddressProviderError('the service answered something else')
      return parsed.output.features
        .flatMap(addressOf)
        .filter(({ postcode }) => isPostcodeOf(country, postcode))
    },
  }
}

/** A municipality is no address, and one without postcode or town fills no form. */
function addressOf({ properties, geometry: { coordinates } }: Feature): KnownAddress[] {
  const { type, name, housenumber, postcode, city } = properties
  const isHouse = type === 'housenumber'
  const street = isHouse ? properties.street : name
  if (!['housenumber', 'street', 'locality'].includes(type) || !street || !postcode || !city) return []
  if (isHouse && !housenumber) return []
  const [longitude, latitude] = coordinates
  return [
    {
      street,
      houseNumber: (isHouse && housenumber) || null,
      postcode,
      city,
      needsNumber: type === 'street',
      position: { latitude, longitude },
    },
  ]
}
