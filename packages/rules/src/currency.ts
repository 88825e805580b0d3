type Facts = { readonly digits: number; readonly symbol: string }

const known = new Map<string, Facts>()

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

function factsOf(currency: string): Facts {
  const facts = known.get(currency)
  if (facts) return facts
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  const symbol = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency
  const digits = UNUSED_MINOR_UNITS.get(currency) ?? format.resolvedOptions().maximumFractionDigits ?? 2
  const found = { digits, symbol }
  known.set(currency, found)
  return found
}

/** Whether it is the code of a currency in use, by ISO 4217. */
export function isCurrency(code: string): boolean {
  return /^[A-Z]{3}$/.test(code) && Intl.supportedValuesOf('currency').includes(code)
}

/** Decimals of a currency by ISO 4217: 2 for CHF, 0 for JPY, 3 for KWD. */
export function minorDigits(currency: string): number {
  return factsOf(currency).digits
}

/** The symbol of a currency, or its code when it has none that is understood everywhere: `€`, `CHF`. */
export function currencySymbol(currency: string): string {
  return factsOf(currency).symbol
}
