import type { Language, Localised } from '@comptoir/rules/language'
import { isPlainNameField, NAME_FIELDS } from '@comptoir/rules/plain-name'
import { InputError } from './errors.ts'

const words: Localised = {
  fr: 'Un nom ne peut pas contenir d’adresse web ou e-mail, ni les caractères < et >.',
  en: 'A name cannot hold a web or e-mail address, nor the characters < and >.',
  it: 'Un nome non può contenere indirizzi web o e-mail, né i caratteri < e >.',
}

/** A name contains text that could look like a message of the shop in a mail. */
export class NameError extends InputError {
  constructor(language: Language) {
    super(words[language])
  }
}

/** Checks the name fields of an input of the contract; throws {@link NameError}. */
export function checkNames(fields: object, language: Language): void {
  for (const [field, value] of Object.entries(fields)) {
    if (typeof value === 'string' && NAME_FIELDS.includes(field) && !isPlainNameField(field, value))
      throw new NameError(language)
  }
}
