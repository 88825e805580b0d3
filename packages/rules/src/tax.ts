import { countriesOf, type Zone } from './zone.ts'
import { mulDivHalfUp, multiplyRate, WHOLE, type BasisPoints, type Cents } from './money.ts'
import type { PriceDisplay } from './visitor.ts'

/** Rates in basis points by tax class and code of a zone. */
export type TaxTable = Readonly<Record<string, Readonly<Record<string, BasisPoints>>>>

/** How a website taxes. */
export interface TaxRules {
  readonly zones: readonly Zone[]
  /** Code of the website's own zone: of prices before an address is known, and of zones without a rate. */
  readonly home: string
  readonly rates: TaxTable
  /** Whether consumers pay the same price with tax in every zone; otherwise the tax of the home zone is taken off first. */
  readonly crossBorderTrade: boolean
}

/** Rates in basis points that lead from a stored price to the buyer's. */
export interface LineRates {
  /** Rate where the goods go. */
  readonly taxRate: BasisPoints
  /** Rate of the tax that a stored price with tax contains; without it `taxRate`. */
  readonly homeRate?: BasisPoints | undefined
}

export interface TaxBuyer {
  /** With tax unless given. */
  readonly priceDisplay?: PriceDisplay | undefined
  /** Country of the buyer's checked VAT number. */
  readonly vatCountry?: string | undefined
}

export class UnknownTaxClassError extends Error {
  override readonly name = 'UnknownTaxClassError'
}

/**
 * Rate in basis points in a zone; `undefined` is outside all zones. Throws UnknownTaxClassError when the table has no
 * such class.
 */
export function taxRateFor(
  { zones, home, rates }: Omit<TaxRules, 'crossBorderTrade'>,
  taxClass: string,
  zoneCode: string | undefined,
  buyer: TaxBuyer = {},
): BasisPoints {
  const own = Object.hasOwn(rates, taxClass) ? rates[taxClass] : undefined
  if (!own) throw new UnknownTaxClassError(`No rate for tax class "${taxClass}"`)
  const zone = zones.find(({ code }) => code === zoneCode)
  if (zone?.export || (zone && isReverseCharged({ zones, home }, zone, buyer))) return 0
  const known = zone && Object.hasOwn(own, zone.code) ? own[zone.code] : undefined
  return known ?? own[home] ?? 0
}

/**
 * The rate in a zone and the one in prices with tax; throws as {@link taxRateFor} does. With cross-border trade a price
 * contains the tax of the zone. Who sees prices without tax, or owes the tax, has the same price without tax everywhere.
 */
export function lineRatesFor(
  rules: TaxRules,
  taxClass: string,
  zoneCode: string | undefined,
  buyer: TaxBuyer = {},
): Required<LineRates> {
  const taxRate = taxRateFor(rules, taxClass, zoneCode, buyer)
  const zone = rules.zones.find(({ code }) => code === zoneCode)
  const paysNet =
    buyer.priceDisplay === 'excl' || (zone !== undefined && isReverseCharged(rules, zone, buyer))
  const isUniform = rules.crossBorderTrade && !paysNet
  return { taxRate, homeRate: taxRateFor(rules, taxClass, isUniform ? zoneCode : rules.home) }
}

/**
 * Whether the buyer owes the tax: a business of another country than the home zone's, in a zone that allows it and is not
 * in a country of the home zone.
 */
export function isReverseCharged(
  { zones, home }: Pick<TaxRules, 'zones' | 'home'>,
  zone: Zone,
  { vatCountry }: TaxBuyer,
): boolean {
  const country = vatCountry?.trim().toUpperCase()
  if (!country || countriesOf(zones.filter(({ code }) => code === home)).includes(country)) return false
  return allowsReverseCharge({ zones, home }, zone)
}

/** Whether a business may owe the tax in a zone: the zone allows it and is not in a country of the home zone. */
export function allowsReverseCharge(
  { zones, home }: Pick<TaxRules, 'zones' | 'home'>,
  zone: Pick<Zone, 'reverseCharge' | 'export' | 'countries'>,
): boolean {
  if (zone.reverseCharge !== true || zone.export) return false
  const own = countriesOf(zones.filter(({ code }) => code === home))
  return countriesOf([zone]).every((one) => !own.includes(one))
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

/** A price with the tax of the home zone as one with the tax where the goods go, half up. */
export function taxedElsewhere(inclTax: Cents, { taxRate, homeRate = taxRate }: LineRates): Cents {
  return taxRate === homeRate ? inclTax : mulDivHalfUp(inclTax, WHOLE + taxRate, WHOLE + homeRate)
}

export interface PriceBase {
  readonly pricesIncludeTax: boolean
  /** The price that counts (decisions E-4). */
  readonly priceDisplay: PriceDisplay
}

/**
 * A stored price without and with tax where the goods go. Where prices include tax, that of the home zone is taken off
 * before the rate of the destination is applied, as Magento does without cross-border trade.
 */
export function bothPrices(price: Cents, rates: LineRates, base: PriceBase): { excl: Cents; incl: Cents } {
  const { taxRate, homeRate = taxRate } = rates
  if (!base.pricesIncludeTax) return { excl: price, incl: priceInclTax(price, taxRate) }
  if (taxRate !== homeRate && base.priceDisplay === 'excl') {
    const excl = priceExclTax(price, homeRate)
    return { excl, incl: priceInclTax(excl, taxRate) }
  }
  const incl = taxedElsewhere(price, rates)
  return { excl: priceExclTax(incl, taxRate), incl }
}

/** The one of {@link bothPrices} that counts for the visitor. */
export function shownPrice(price: Cents, rates: LineRates, base: PriceBase): Cents {
  return bothPrices(price, rates, base)[base.priceDisplay]
}
