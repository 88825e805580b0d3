import { allocate, multiplyRate, type BasisPoints, type Cents } from './money.ts'
import { computeTotals, discountableOf, type TotalsInput } from './totals.ts'

/** What is taken off a whole cart: a share in basis points, or an amount in cents. */
export type WholeDiscount = { readonly percent: BasisPoints } | { readonly amount: Cents }

/** A discount of the whole cart, allocated to its lines as orders of earlier versions have it. */
export function sharedDiscount(input: TotalsInput, off: WholeDiscount | undefined): Map<string, Cents> {
  if (!off) return new Map()
  const shares = computeTotals({ ...input, discounts: undefined }).lines.map((row) => {
    return { key: row.id, weight: discountableOf(row, input.priceDisplay) }
  })
  const goods = shares.reduce((sum, { weight }) => sum + weight, 0)
  const wanted = 'percent' in off ? multiplyRate(goods, off.percent) : off.amount
  const parts = allocate(Math.min(goods, wanted), shares)
  return new Map(shares.map(({ key }, index) => [key, parts[index] ?? 0]))
}
