import { isReverseCharged, lineRatesFor, type LineRates } from '@comptoir/rules/tax'
import type { PriceDisplay } from '@comptoir/rules/visitor'
import type { CheckedVatNumber } from '../platform/context.ts'
import { taxRulesOf, type Store } from '../stores/index.ts'

/** Where goods go, and to whom. */
export type TaxPlace = {
  /** Code of the zone; undefined outside all zones. */
  zone: string | undefined
  /** Of a company; null for a consumer and without a valid number. */
  vatNumber: CheckedVatNumber | null
  priceDisplay: PriceDisplay
}

/** Where prices are computed before anything is known about the buyer; everybody has the rates of the home zone there. */
export function homePlace({ settings }: Pick<Store, 'settings'>): TaxPlace {
  return { zone: settings.home_zone, vatNumber: null, priceDisplay: 'incl' }
}

/** Rates of a tax class, from the website's own table. */
export function taxRatesOf(
  store: Store,
  taxClass: string,
  { zone, vatNumber, priceDisplay }: TaxPlace,
): Required<LineRates> {
  return lineRatesFor(taxRulesOf(store), taxClass, zone, { vatCountry: vatNumber?.country, priceDisplay })
}

/** The checked number of a buyer who owes the tax of the goods; null where the shop charges it. */
export function reverseChargeOf(
  { settings: { zones, home_zone: home } }: Pick<Store, 'settings'>,
  { zone: code, vatNumber }: TaxPlace,
): CheckedVatNumber | null {
  const zone = zones.find((known) => known.code === code)
  if (!zone || zone.export || !vatNumber) return null
  return isReverseCharged({ zones, home }, zone, { vatCountry: vatNumber.country }) ? vatNumber : null
}
