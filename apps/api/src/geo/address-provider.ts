import type { Point } from '@comptoir/rules/distance'
import type { Language } from '@comptoir/rules/language'

/** An address that exists; nothing in it was made up or taken from what was typed. */
export type KnownAddress = {
  street: string
  /** Null where the provider knows the street only, or a place whose houses have no numbers. */
  houseNumber: string | null
  postcode: string
  city: string
  /** Whether houses of the street have numbers, and the address has none. */
  needsNumber: boolean
  /** Null where the provider does not say. */
  position: Point | null
}

export type WantedAddress = {
  /** What was typed, at least three characters with a letter. */
  text: string
  /** ISO 3166-1 alpha-2. */
  country: string
  /** Addresses near this point rank higher. */
  near: Point | undefined
  language: Language
  limit: number
}

/**
 * A service that completes addresses while they are typed. The deployment chooses one (`ADDRESS_COMPLETION`); without, only
 * towns are suggested. Each lives in a file of its own.
 */
export type AddressProvider = {
  covers(country: string): boolean
  /** Best first. Throws {@link AddressProviderError} and the errors of fetch. */
  complete(wanted: WantedAddress): Promise<KnownAddress[]>
}

/** The provider answered with an error, or with something else than documented. */
export class AddressProviderError extends Error {
  override readonly name = 'AddressProviderError'
  /** How long the provider wants no requests. */
  readonly pauseMs: number | undefined

  constructor(message: string, pauseMs?: number) {
    super(message)
    this.pauseMs = pauseMs
  }
}
