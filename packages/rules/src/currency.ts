import { numberFormatter } from './intl.ts'

const digits = new Map<string, number>()

/**
 * Currencies whose minor unit exists by ISO 4217 although nobody uses it: Intl has 0 digits for them, and not in every
 * engine.
 */
const UNUSED_MINOR_UNITS: ReadonlyMap<string, number> = new Map([
  ...'AFN ALL COP HUF IDR IRR KPW LAK LBP MGA MMK PKR SLL SOS SYP YER'
    .split(' ')
    .map((code): [string, number] => [code, 2]),
  ['IQD', 3],
])

/** Whether it is the code of a currency in use, by ISO 4217. */
export function isCurrency(code: string): boolean {
  return /^[A-Z]{3}$/.test(code) && Intl.supportedValuesOf('currency').includes(code)
}

/** Decimals of a currency by ISO 4217: 2 for CHF, 0 for JPY, 3 for KWD. */
export function minorDigits(currency: string): number {
  const known = digits.get(currency)
  if (known !== undefined) return known
  const { maximumFractionDigits } = numberFormatter('en', { style: 'currency', currency }).resolvedOptions()
  const found = UNUSED_MINOR_UNITS.get(currency) ?? maximumFractionDigits ?? 2
  digits.set(currency, found)
  return found
}
