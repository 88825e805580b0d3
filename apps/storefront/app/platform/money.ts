import type { Language } from '@comptoir/rules/language'
import { formatMoney as formatIn, fromMinorUnits, toMinorUnits, type Cents } from '@comptoir/rules/money'
import { localeIn } from './locale.ts'

/** What ISO 4217 has for no currency: a page has that of its website, which is missing only where none was read. */
const NO_CURRENCY = 'XXX'

let read: () => string | undefined = () => undefined

/** Says where the currency of the page comes from, as `readLanguageFrom` does for the language of messages. */
export function readCurrencyFrom(source: () => string | undefined): void {
  read = source
}

/** ISO 4217. */
export const pageCurrency = () => read() ?? NO_CURRENCY

/** Formats an amount as the page does; orders have a currency of their own, other amounts that of the page. */
export function formatMoney(amount: Cents, language: Language, currency: string = pageCurrency()): string {
  return formatIn(amount, localeIn(language), currency)
}

/** A decimal amount of the API in minor units. */
export function toCents(decimal: number | string, currency: string = pageCurrency()): Cents {
  return toMinorUnits(decimal, currency)
}

/** Minor units as a decimal amount of the API. */
export function fromCents(amount: Cents): number {
  return fromMinorUnits(amount, pageCurrency())
}
