import { InputError } from '../platform/errors.ts'
import type { Language } from '@comptoir/rules/language'

const messages: Readonly<Record<Language, string>> = {
  fr: 'Une commande est encore en cours. Attendez qu’elle soit expédiée ou annulée, puis réessayez.',
  en: 'An order is still open. Wait until it is shipped or cancelled, then try again.',
  it: 'Un ordine è ancora in corso. Attenda che sia spedito o annullato, poi riprovi.',
}

/** The customer has open orders, so the account cannot be deleted yet (decisions K-11). */
export class OpenOrdersError extends InputError {
  constructor(language: Language) {
    super(messages[language])
  }
}
