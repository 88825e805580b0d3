import type { Cents } from './money.ts'
import { countriesOf, type Destination, type Zone } from './zone.ts'

/** Member states of the European Union, ISO 3166-1 alpha-2. */
export const MEMBER_STATES: readonly string[] =
  'FR DE AT BE BG CY HR DK ES EE FI GR HU IE IT LV LT LU MT NL PL PT CZ RO SK SI SE'.split(' ')

/**
 * Where consumers of other member states are taxed. `destination`: at the rate of their country from the first sale, by
 * the one-stop shop. `home_until_threshold`: at the rate of the home zone, until the sales of a calendar year pass the
 * threshold.
 */
export const DISTANCE_SALES_SCHEMES = ['destination', 'home_until_threshold'] as const
export type DistanceSalesScheme = (typeof DISTANCE_SALES_SCHEMES)[number]

/** Cross-border sales to consumers by calendar year, without tax, in minor units of the website's currency. */
export interface DistanceSales {
  readonly threshold: Cents
  readonly previousYear: Cents
  readonly currentYear: Cents
}

/** Whether the threshold is passed, so that every further sale is taxed in the country of the consumer. */
export function isThresholdPassed({ threshold, previousYear, currentYear }: DistanceSales): boolean {
  return previousYear > threshold || currentYear > threshold
}

/**
 * Whether a sale is taxed at home. Where a seller is established in one member state only, and its sales to consumers of
 * others, without tax, exceed 10,000 euros neither in the current calendar year nor in the one before, the place of
 * supply is that of the seller. As soon as a sale exceeds it, that sale and all further ones of the year and the next
 * are taxed in the country of the consumer (Directive 2006/112/EC Art. 59c(1) and (2)). `sale` is its value without tax,
 * taxed at home.
 */
export function isTaxedAtHome(sales: DistanceSales, sale: Cents): boolean {
  return !isThresholdPassed({ ...sales, currentYear: sales.currentYear + sale })
}

/**
 * Whether goods to a destination count as a sale to a consumer of another member state: both countries are member
 * states, and no zone exempts the place as outside the tax territory. Companies that owe the tax themselves do not count.
 */
export function isDistanceSale(
  { zones, home }: { zones: readonly Zone[]; home: string },
  zoneCode: string | undefined,
  country: Destination['country'],
): boolean {
  const own = countriesOf(zones.filter(({ code }) => code === home))
  const zone = zones.find(({ code }) => code === zoneCode)
  if (!zone || zone.export || own.includes(country)) return false
  return MEMBER_STATES.includes(country) && own.some((one) => MEMBER_STATES.includes(one))
}
