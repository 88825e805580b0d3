import { InputError } from '../platform/errors.ts'
import { messageIn } from '../platform/messages.ts'
import type { Language } from '@comptoir/rules/language'

/** The customer has open orders, so the account cannot be deleted yet (decisions K-11). */
export class OpenOrdersError extends InputError {
  constructor(language: Language) {
    super(messageIn(language, 'privacy_open_orders'))
  }
}
