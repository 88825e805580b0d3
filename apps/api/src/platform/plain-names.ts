import type { Language } from '@comptoir/rules/language'
import { isPlainNameField, NAME_FIELDS } from '@comptoir/rules/plain-name'
import { InputError } from './errors.ts'
import { messageIn } from './messages.ts'

/** A name contains text that could look like a message of the shop in a mail. */
export class NameError extends InputError {
  constructor(language: Language) {
    super(messageIn(language, 'request_plain_name'))
  }
}

/** Checks the name fields of an input of the contract; throws {@link NameError}. */
export function checkNames(fields: object, language: Language): void {
  for (const [field, value] of Object.entries(fields)) {
    if (typeof value === 'string' && NAME_FIELDS.includes(field) && !isPlainNameField(field, value))
      throw new NameError(language)
  }
}
