import { InputError } from '../platform/errors.ts'
import type { Language } from '@comptoir/rules/language'
import { slotWords } from './words.ts'

export class SlotGoneError extends InputError {
  constructor(language: Language) {
    super(slotWords[language].gone)
  }
}

/** A slot is asked for before a location is chosen. */
export class LocationMissingError extends InputError {
  constructor(language: Language) {
    super(slotWords[language].location_missing)
  }
}

export class SlotFormatError extends InputError {
  constructor() {
    super('Write "day" as YYYY-MM-DD and "time" as HH:mm, as getPeriods tells them.')
  }
}
