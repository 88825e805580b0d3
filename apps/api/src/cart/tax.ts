import { taxRateFor, zoneOf, type TaxTable, type TaxZone } from '@comptoir/rules/tax'
import type { Store } from '../stores/index.ts'
import type { CartAddressRecord, CartFulfilment } from './state.ts'

/**
 * Tax zone of a cart's goods: that of the location for pickup, else of the address, mainland France until one is known
 * (decisions E-3).
 */
export function taxZoneOf({ method, location }: CartFulfilment, address: CartAddressRecord | null): TaxZone {
  if (method === 'pickup' && location?.marker) {
    const { countryCode, postcode } = location.marker
    return zoneOf(countryCode, postcode)
  }
  return address ? zoneOf(address.countryCode, address.postcode ?? '') : 'fr'
}

/** Rate of a tax class in basis points, from the website's own table. */
export function taxRateOf(store: Store, taxClass: string, zone: TaxZone): number {
  return taxRateFor(taxTableOf(store), taxClass, zone)
}

const tables = new WeakMap<object, TaxTable>()

function taxTableOf(store: Store): TaxTable {
  const rates = store.settings.taxRates
  const known = tables.get(rates)
  if (known) return known
  const table: TaxTable = Object.fromEntries(
    Object.entries(rates).map(([taxClass, zones]) => [taxClass, { ...zones, fr: zones.fr ?? 0 }]),
  )
  tables.set(rates, table)
  return table
}
