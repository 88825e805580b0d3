import type { TaxRules } from '@comptoir/rules/tax'
import type { Store } from './store.ts'

/** How the store's website taxes. */
export function taxRulesOf({ settings }: Pick<Store, 'settings'>): TaxRules {
  const { zones, home_zone: home, taxRates: rates, cross_border_trade: crossBorderTrade } = settings
  return { zones, home, rates, crossBorderTrade }
}
