import type { Language } from './language.ts'
import { mulDivHalfUp, multiplyRate, WHOLE, type BasisPoints, type Cents } from './money.ts'

/** `outside` has no rates; nothing is delivered there either (decisions F-1). */
export type TaxZone = 'fr' | 'fr-corsica' | 'outside'

/** Rates in basis points by tax class and zone; a class without a rate for a zone uses the one of `fr`. */
export type TaxTable = Readonly<
  Record<string, Readonly<Partial<Record<TaxZone, BasisPoints>> & { fr: BasisPoints }>>
>

export class UnknownTaxClassError extends Error {
  override readonly name = 'UnknownTaxClassError'
}

/** Rates of decisions E-3: fountains, accessories and alcohol; prepared food; sealed drinks and packaged food. */
export const DEFAULT_TAX_TABLE: TaxTable = {
  standard: { fr: 2000, 'fr-corsica': 2000 },
  food: { fr: 1000, 'fr-corsica': 1000 },
  packaged: { fr: 550, 'fr-corsica': 210 },
  none: { fr: 0, 'fr-corsica': 0 },
}

/** Zone of an address; Corsica is 20xxx (departments 2A and 2B), Monaco is taxed as France, the overseas are outside. */
export function zoneOf(country: string, postcode: string): TaxZone {
  if (country.toUpperCase() === 'MC') return 'fr'
  if (country.toUpperCase() !== 'FR') return 'outside'
  const digits = postcode.replaceAll(/\s/g, '')
  if (!/^\d{5}$/.test(digits)) return 'outside'
  const department = Number(digits.slice(0, 2))
  if (department === 20) return 'fr-corsica'
  if (department >= 1 && department <= 95) return 'fr'
  return 'outside'
}

/** Rate in basis points; throws UnknownTaxClassError when the table has no such class. */
export function taxRateFor(table: TaxTable, taxClass: string, zone: TaxZone): BasisPoints {
  const rates = Object.hasOwn(table, taxClass) ? table[taxClass] : undefined
  if (!rates) throw new UnknownTaxClassError(`No rate for tax class "${taxClass}"`)
  return rates[zone] ?? rates.fr
}

/** Tax-inclusive price of a tax-exclusive one, half up. */
export function priceInclTax(exclTax: Cents, rate: BasisPoints): Cents {
  return exclTax + multiplyRate(exclTax, rate)
}

/** Tax contained in a tax-inclusive amount, half up. */
export function taxIn(inclTax: Cents, rate: BasisPoints): Cents {
  return mulDivHalfUp(inclTax, rate, WHOLE + rate)
}

/** Tax-exclusive price of a tax-inclusive one. */
export function priceExclTax(inclTax: Cents, rate: BasisPoints): Cents {
  return inclTax - taxIn(inclTax, rate)
}

const NO_BREAK = '\u00a0'

/** Title of a rate as totals and invoices show it: `TVA 5,5 %`, `VAT 5.5%`, `IVA 5,5%`. */
export function taxTitle(rate: BasisPoints, language: Language): string {
  const percent = String(rate / 100)
  if (language === 'en') return `VAT ${percent}%`
  const comma = percent.replace('.', ',')
  return language === 'fr' ? `TVA ${comma}${NO_BREAK}%` : `IVA ${comma}%`
}
