import { taxRateFor, type TaxTable, type TaxZone } from '@comptoir/rules/tax'
import type { Store } from '../stores/index.ts'

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
