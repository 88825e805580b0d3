import type { TaxRules } from '@comptoir/rules/tax'
import type { Store } from './store.ts'

/** How the store's website taxes. */
export function taxRulesOf({ settings }: Pick<Store, 'settings'>): TaxRules {
  const { zones, home_zone: home, taxRates: rates } = settings
  return { zones, home, rates }
}
