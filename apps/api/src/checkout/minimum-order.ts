import type { Cents } from '@comptoir/rules/money'
import { noticeText, type CartState } from '../cart/index.ts'
import { amountIn, type Store } from '../stores/index.ts'

/**
 * The minimum order value of a delivery, when the goods of the cart are worth less; tax included, before discounts.
 * Undefined when it is met or there is none.
 */
export function unmetMinimumOrder(store: Store, { fulfilment, lines, totals }: CartState): Cents | undefined {
  const own = fulfilment.location?.minOrder ?? null
  if (fulfilment.method !== 'delivery' || own === null || lines.length === 0) return undefined
  const minimum = amountIn(store, own)
  return totals.subtotalInclTax < minimum ? minimum : undefined
}

export function minimumOrderMessage(minimum: Cents, store: Store): string {
  return noticeText('BELOW_MINIMUM', { name: '', before: 0, now: minimum, reason: 'not_salable' }, store)
}
