import { InputError } from '../platform/errors.ts'

export class SuggestionLimitError extends InputError {
  constructor(most: number) {
    super(`limit value must be from 1 to ${most}.`)
  }
}
