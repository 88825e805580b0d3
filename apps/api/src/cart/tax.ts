import { lineRatesFor, type LineRates } from '@comptoir/rules/tax'
import { taxRulesOf, type Store } from '../stores/index.ts'

/** Rates of a tax class, from the website's own table; an undefined zone is outside all zones. */
export function taxRatesOf(store: Store, taxClass: string, zone: string | undefined): Required<LineRates> {
  return lineRatesFor(taxRulesOf(store), taxClass, zone)
}
