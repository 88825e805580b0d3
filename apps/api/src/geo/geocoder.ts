import type { Point } from '@comptoir/rules/distance'
import { InputError } from '../platform/errors.ts'
import type { Language } from '@comptoir/rules/language'

/** A place with its position and address (spec 001 §3). */
export type Place = Point & {
  city: string | null
  /** ISO 3166-1 alpha-2. */
  country: string | null
  postcode: string | null
  /** Department or province. */
  state: string | null
  street: string | null
  houseNumber: string | null
}

export type Suggestion = Point & { title: string; id: string }

export type Wanted = {
  text: string
  /** Places near this point rank higher. */
  bias: Point | undefined
  limit: number
  language: Language
  /** Places in this country rank higher; ISO 3166-1 alpha-2. */
  country: string
  /** The countries of places, if the geocoder knows them. */
  countries: readonly string[]
}

/**
 * The geocoder behind the geo* operations: the offline gazetteer, or HERE with an API key (decisions H-9).
 */
export type Geocoder = {
  search(wanted: Wanted): Promise<Place[]>
  suggest(wanted: Wanted): Promise<Suggestion[]>
  lookup(id: string, language: Language): Promise<Place | undefined>
  /** Nearest first. */
  around(point: Point, limit: number, language: Language): Promise<Place[]>
}

/** An external geocoder did not respond, or responded with an error. */
export class GeocoderUnavailableError extends InputError {
  constructor() {
    super('Addresses cannot be looked up at the moment. Try again later or write the whole address.')
  }
}
