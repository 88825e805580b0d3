import type { BasisPoints, Cents } from './money.ts'
import { priceExclTax, priceInclTax } from './tax.ts'
import type { VisitorKind } from './visitor.ts'

/** A part of one unit of a line: what it cost when the shopper last saw it, and today, in the website's tax base. */
export interface SeenPart {
  readonly seen: Cents
  readonly unitPrice: Cents
  /** Units in one unit of the line. */
  readonly quantity: number
  readonly taxRate: BasisPoints
}

/** Price of one unit as the visitor reads prices. */
export interface PriceChange {
  readonly before: Cents
  readonly now: Cents
}

/**
 * How the price of one unit has moved since the shopper last saw it (decisions D-9): with tax for b2c, without for
 * b2b (E-4), both at today's tax rates, so that a new address is no change of price. Undefined when it reads the same.
 */
export function priceChange(
  parts: readonly SeenPart[],
  base: { readonly pricesIncludeTax: boolean; readonly visitorKind: VisitorKind },
): PriceChange | undefined {
  const read = (price: Cents, rate: BasisPoints) => {
    if (base.visitorKind === 'b2c') return base.pricesIncludeTax ? price : priceInclTax(price, rate)
    return base.pricesIncludeTax ? priceExclTax(price, rate) : price
  }
  const sum = (pick: (part: SeenPart) => Cents) =>
    parts.reduce((total, part) => total + read(pick(part), part.taxRate) * part.quantity, 0)
  const before = sum((part) => part.seen)
  const now = sum((part) => part.unitPrice)
  return before === now ? undefined : { before, now }
}
