import { InputError } from '../platform/errors.ts'
import type { Language } from '@comptoir/rules/language'

const words: Readonly<Record<Language, string>> = {
  fr: 'Une commande est encore en cours. Attendez qu’elle soit expédiée ou annulée, puis réessayez.',
  en: 'An order is still open. Wait until it is shipped or cancelled, then try again.',
  it: 'Un ordine è ancora in corso. Attenda che sia spedito o annullato, poi riprovi.',
}

/** The shop still needs to know whose order it is (decisions K-11). */
export class OpenOrdersError extends InputError {
  constructor(language: Language) {
    super(words[language])
  }
}
