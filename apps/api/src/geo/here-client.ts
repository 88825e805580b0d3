import * as v from 'valibot'
import { Peer } from '../platform/peer.ts'
import type { HereSettings } from './settings.ts'

type Service = 'geocode' | 'lookup' | 'autosuggest' | 'autocomplete' | 'revgeocode'

const text = v.optional(v.string())
/** An address of HERE's Geocoding and Search API v7; `countryCode` is ISO 3166-1 alpha-3. */
export const hereAddress = v.object({
  countryCode: text,
  county: text,
  state: text,
  city: text,
  postalCode: text,
  street: text,
  houseNumber: text,
})

const here = new Peer({ atOnce: 20, bytes: 512 * 1024 })

/** Sends a request to one of HERE's services. Throws OutgoingError and the errors of fetch. */
export function askHere(settings: HereSettings, service: Service, query: Record<string, string>) {
  const base = settings.url ?? `https://${service}.search.hereapi.com`
  const url = `${base}/v1/${service}?${new URLSearchParams({ ...query, apiKey: settings.key })}`
  return here.ask(url, { headers: { accept: 'application/json' }, timeoutMs: settings.timeoutMs })
}
