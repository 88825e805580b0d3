import type { TotalsView } from './totals-view.ts'

/** Totals of a cart without anything. */
export const emptyTotals: TotalsView = {
  tax: 'incl',
  goodsExclTax: 0,
  goodsInclTax: 0,
  discount: 0,
  discounts: [],
  totalExclTax: 0,
  totalInclTax: 0,
  taxes: [],
  grandTotal: 0,
  due: 0,
}
