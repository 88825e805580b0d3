import * as v from 'valibot'
import type { Point } from '@comptoir/rules/distance'
import type { HereSettings } from './settings.ts'
import { countryNamed, countryWithAlpha3 } from '../stores/index.ts'
import { GeocoderUnavailableError, type Geocoder, type Place } from './geocoder.ts'
import { askHere, hereAddress } from './here-client.ts'

const position = v.object({ lat: v.number(), lng: v.number() })
const item = v.object({ position, address: hereAddress })
const items = v.object({ items: v.array(item) })
/** The response also contains query completions, which have no position. */
const suggestions = v.object({
  items: v.array(v.object({ title: v.string(), id: v.optional(v.string()), position: v.optional(position) })),
})

/** HERE's ids have a few hundred characters. */
const longestId = 1000

/**
 * HERE Geocoding and Search API v7 (decisions H-9). Throws {@link GeocoderUnavailableError} when HERE is away, slow,
 * refuses the key or answers something else; `warn` is told why.
 */
export function hereGeocoder(settings: HereSettings, warn: (reason: string) => void): Geocoder {
  const ask = async <Schema extends v.GenericSchema>(
    service: Parameters<typeof askHere>[1],
    query: Record<string, string>,
    schema: Schema,
  ): Promise<v.InferOutput<Schema> | undefined> => {
    try {
      const { status, body } = await askHere(settings, service, query)
      if (service === 'lookup' && (status === 404 || status === 400)) return undefined
      if (status !== 200) throw new Error(`HERE answered ${status}`)
      return v.parse(schema, JSON.parse(body))
    } catch (error) {
      warn(`geocoder: ${service}: ${error instanceof Error ? error.message : String(error)}`)
      throw new GeocoderUnavailableError()
    }
  }
  const centres = new Map<string, Promise<Point | undefined>>()
  /** HERE's suggestions require a position. */
  const centreOf = (country: string) => {
    const known = centres.get(country)
    if (known) return known
    const query = { q: country, in: countriesIn([country]), limit: '1', lang: 'en' }
    const asked = ask('geocode', query, items).then((found) => found?.items.map(placeOf)[0])
    asked.catch(() => centres.delete(country))
    centres.set(country, asked)
    return asked
  }
  return {
    search: async ({ text: q, bias, limit, language, countries }) => {
      const query = { q, in: countriesIn(countries), limit: String(limit), lang: language }
      const found = await ask('geocode', bias ? { ...query, at: written(bias) } : query, items)
      return (found?.items ?? []).map(placeOf)
    },
    suggest: async ({ text: q, bias, limit, language, country, countries }) => {
      const near = bias ?? (await centreOf(country))
      if (!near) return []
      const query = { q, at: written(near), in: countriesIn(countries), limit: String(limit), lang: language }
      const answer = await ask('autosuggest', query, suggestions)
      return (answer?.items ?? []).flatMap(({ title, id, position: found }) =>
        id && found ? [{ latitude: found.lat, longitude: found.lng, title, id }] : [],
      )
    },
    lookup: async (id, language) => {
      if (id.length > longestId) return undefined
      const found = await ask('lookup', { id, lang: language }, item)
      return found && placeOf(found)
    },
    around: async (point, limit, language) => {
      const query = { at: written(point), limit: String(limit), lang: language }
      return ((await ask('revgeocode', query, items))?.items ?? []).map(placeOf)
    },
  }
}

const countriesIn = (codes: readonly string[]) =>
  `countryCode:${codes.flatMap((code) => countryNamed(code)?.alpha3 ?? []).join(',')}`

const written = ({ latitude, longitude }: Point) => `${latitude},${longitude}`

function placeOf({ position: { lat, lng }, address: found }: v.InferOutput<typeof item>): Place {
  return {
    latitude: lat,
    longitude: lng,
    city: found.city ?? null,
    country: countryWithAlpha3(found.countryCode ?? '')?.code ?? found.countryCode ?? null,
    postcode: found.postalCode ?? null,
    state: found.county ?? found.state ?? null,
    street: found.street ?? null,
    houseNumber: found.houseNumber ?? null,
  }
}
