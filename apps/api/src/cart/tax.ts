import { taxRateFor } from '@comptoir/rules/tax'
import { taxRulesOf, type Store } from '../stores/index.ts'

/** Rate of a tax class in basis points, from the website's own table; undefined is outside all zones. */
export function taxRateOf(store: Store, taxClass: string, zone: string | undefined): number {
  return taxRateFor(taxRulesOf(store), taxClass, zone)
}
