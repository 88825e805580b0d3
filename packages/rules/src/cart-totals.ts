import { allocate, type Cents } from './money.ts'
import {
  expandComponents,
  joinComponents,
  type CompositeLine,
  type JoinedTotals,
} from './price-components.ts'
import { withTip } from './tip.ts'
import {
  computeTotals,
  discountableOf,
  withShipping,
  type LineTotals,
  type Totals,
  type TotalsInput,
} from './totals.ts'

/** What is taken off a cart. */
export interface CartDiscounts {
  /** By line id, in the price that counts. */
  readonly byLine: ReadonlyMap<string, Cents>
  readonly freesShipping: boolean
}

export interface CartTotalsInput extends Pick<TotalsInput, 'pricesIncludeTax' | 'priceDisplay'> {
  readonly lines: readonly CompositeLine[]
  /** What is taken off goods with these totals before discount. */
  readonly discountsFor: (goods: JoinedTotals) => CartDiscounts
  /** Shipping price, tax included, of discounted goods; null when nothing is shipped. */
  readonly shippingPriceFor: (goods: Omit<Totals, 'lines'>, freesShipping: boolean) => Cents | null
  /** Tip for discounted goods; none without it. */
  readonly tipFor?: (goods: Omit<Totals, 'lines'>) => Cents
}

/**
 * Totals of a cart whose discounts depend on its goods, and whose shipping price depends on the discounted goods. Throws
 * as {@link computeTotals} does.
 */
export function computeCartTotals(input: CartTotalsInput): {
  totals: JoinedTotals
  shippingPrice: Cents | null
} {
  const { lines, pricesIncludeTax, priceDisplay, discountsFor, shippingPriceFor } = input
  const expanded = { lines: lines.flatMap(expandComponents), pricesIncludeTax, priceDisplay }
  const full = computeTotals(expanded)
  const { byLine, freesShipping } = discountsFor({
    ...full,
    lines: joinComponents(lines, full.lines),
  })
  const discounts = discountsOfComponents(lines, full.lines, byLine, priceDisplay)
  const goods = discounts.size > 0 ? computeTotals({ ...expanded, discounts }) : full
  const shippingPrice = shippingPriceFor(goods, freesShipping)
  const isCharged = shippingPrice !== null && lines.length > 0 && !freesShipping
  const totals = isCharged ? withShipping(goods.lines, { amount: shippingPrice, includesTax: true }) : goods
  const tipped = withTip(totals, input.tipFor?.(goods) ?? 0)
  return { totals: { ...tipped, lines: joinComponents(lines, tipped.lines) }, shippingPrice }
}

/** The discounts of lines, allocated to their components by what may be taken off these. */
function discountsOfComponents(
  lines: readonly CompositeLine[],
  rows: readonly LineTotals[],
  byLine: ReadonlyMap<string, Cents>,
  priceDisplay: TotalsInput['priceDisplay'],
): Map<string, Cents> {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const discounts = new Map<string, Cents>()
  for (const line of lines) {
    const discount = byLine.get(line.id) ?? 0
    if (discount === 0) continue
    const shares = expandComponents(line).map(({ id }) => {
      const row = byId.get(id)
      return { key: id, weight: row ? discountableOf(row, priceDisplay) : 0 }
    })
    const parts = allocate(discount, shares)
    shares.forEach(({ key }, index) => discounts.set(key, parts[index] ?? 0))
  }
  return discounts
}
