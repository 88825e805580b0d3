import type { Cents } from './money.ts'
import {
  expandComponents,
  joinComponents,
  type CompositeLine,
  type JoinedTotals,
} from './price-components.ts'
import { computeTotals, withShipping, type Discount, type Totals, type TotalsInput } from './totals.ts'

export interface CartTotalsInput extends Pick<TotalsInput, 'pricesIncludeTax' | 'priceDisplay'> {
  readonly lines: readonly CompositeLine[]
  /** Discount of the coupon for goods of these totals, undefined when it does not apply; left out without a coupon. */
  readonly discountFor?: ((goods: Totals) => Discount | undefined) | undefined
  /** Shipping price, tax included, of discounted goods; null when nothing is shipped. */
  readonly shippingPriceFor: (goods: Totals, discount: Discount | undefined) => Cents | null
}

/**
 * Totals of a cart whose coupon depends on its goods, and whose shipping price depends on the discounted goods. Throws
 * as {@link computeTotals} does.
 */
export function computeCartTotals(input: CartTotalsInput): {
  totals: JoinedTotals
  shippingPrice: Cents | null
} {
  const { lines, pricesIncludeTax, priceDisplay, discountFor, shippingPriceFor } = input
  const expanded = { lines: lines.flatMap(expandComponents), pricesIncludeTax, priceDisplay }
  const full = computeTotals(expanded)
  const discount = discountFor?.(full)
  const goods = discount ? computeTotals({ ...expanded, discount }) : full
  const shippingPrice = shippingPriceFor(goods, discount)
  const isCharged = shippingPrice !== null && lines.length > 0 && discount?.type !== 'free_shipping'
  const totals = isCharged ? withShipping(goods.lines, { amount: shippingPrice, includesTax: true }) : goods
  return { totals: { ...totals, lines: joinComponents(lines, totals.lines) }, shippingPrice }
}
