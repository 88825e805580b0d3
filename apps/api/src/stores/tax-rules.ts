import type { TaxRules } from '@comptoir/rules/tax'
import type { Store } from './store.ts'

/** Whether a VAT number changes anything on the store's website. */
export function checksVatNumbers({ settings }: Pick<Store, 'settings'>): boolean {
  const { zones, professional_approval: approval } = settings
  return approval === 'vat_number' || zones.some(({ reverseCharge }) => reverseCharge === true)
}

/** How the store's website taxes. */
export function taxRulesOf({ settings }: Pick<Store, 'settings'>): TaxRules {
  const { zones, home_zone: home, taxRates: rates, cross_border_trade: crossBorderTrade } = settings
  return { zones, home, rates, crossBorderTrade }
}
