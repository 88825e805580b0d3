import type { FulfilmentMethod } from '@comptoir/rules/fulfilment'
import type { TipTerms } from '@comptoir/rules/tip'
import type { Store } from './store.ts'

/** How an order with a fulfilment method is asked for a tip; null where it is not, as for parcels. */
export function tipTerms(
  { settings: { tips } }: Pick<Store, 'settings'>,
  method: FulfilmentMethod | null,
): TipTerms | null {
  if (!tips.enabled || !method || !tips.methods.includes(method)) return null
  const { percentages, step, amounts, most_percent: mostPercent } = tips
  return { percentages, step, amounts, mostPercent }
}
