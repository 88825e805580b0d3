import { InputError, NoSuchEntityError } from '../platform/errors.ts'
import type { Language } from '@comptoir/rules/language'

/** The message is specified (spec 001 §8). */
export class LocationNotFoundError extends NoSuchEntityError {
  constructor(id: number) {
    super(`Cannot find location with ID ${id}`)
  }
}

const notOffered: Record<Language, string> = {
  fr: 'Ce point de vente ne propose pas ce mode\u00a0: choisissez le retrait ou la livraison.',
  en: 'This shop does not offer that: choose pickup or delivery.',
  it: 'Questo punto vendita non lo propone: scelga il ritiro o la consegna.',
}

/** The text is no fulfilment method, or the location does not offer it. */
export class FulfilmentMethodNotOfferedError extends InputError {
  constructor(language: Language) {
    super(notOffered[language])
  }
}

export class CoordinatesError extends InputError {
  constructor() {
    super('"latitude" must be between -90 and 90, "longitude" between -180 and 180.')
  }
}
