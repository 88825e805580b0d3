import type { Cents } from '@comptoir/rules/money'
import { noticeText, type CartState } from '../cart/index.ts'
import type { Language } from '@comptoir/rules/language'

/** The least that a delivery of the location is worth, when the goods are worth less; tax included, coupons aside. */
export function missingForDelivery({ fulfilment, lines, totals }: CartState): Cents | undefined {
  const minimum = fulfilment.location?.minOrder ?? null
  if (fulfilment.method !== 'delivery' || minimum === null || lines.length === 0) return undefined
  return totals.subtotalInclTax < minimum ? minimum : undefined
}

/** Says it in the shopper's language. */
export function belowMinimum(minimum: Cents, language: Language): string {
  return noticeText('BELOW_MINIMUM', { name: '', before: 0, now: minimum, reason: 'not_salable' }, language)
}
