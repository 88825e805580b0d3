import { InputError, NoSuchEntityError } from '../platform/errors.ts'
import { messageIn } from '../platform/messages.ts'
import type { Language } from '@comptoir/rules/language'

/** The message is specified (spec 001 §8). */
export class LocationNotFoundError extends NoSuchEntityError {
  constructor(id: number) {
    super(`Cannot find location with ID ${id}`)
  }
}

/** The text is no fulfilment method, or the location does not offer it. */
export class FulfilmentMethodNotOfferedError extends InputError {
  constructor(language: Language) {
    super(messageIn(language, 'location_method_not_offered'))
  }
}

export class CoordinatesError extends InputError {
  constructor() {
    super('"latitude" must be between -90 and 90, "longitude" between -180 and 180.')
  }
}
