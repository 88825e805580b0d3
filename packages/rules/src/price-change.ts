import type { Cents } from './money.ts'
import { shownPrice, type LineRates, type PriceBase } from './tax.ts'

/** A price component with the price that the shopper last saw and today's, in the website's tax base. */
export interface SeenComponent extends LineRates {
  readonly seen: Cents
  readonly unitPrice: Cents
  /** Units in one unit of the line. */
  readonly quantity: number
}

/** Price of one unit as the visitor reads prices. */
export interface PriceChange {
  readonly before: Cents
  readonly now: Cents
}

/**
 * Change of a unit price since the shopper last saw it (decisions D-9), in the price that counts
 * (decisions E-4). Both prices use today's tax rates, so that a new address does not count. Undefined without a change.
 */
export function priceChange(components: readonly SeenComponent[], base: PriceBase): PriceChange | undefined {
  const sum = (pick: (one: SeenComponent) => Cents) =>
    components.reduce((total, one) => total + shownPrice(pick(one), one, base) * one.quantity, 0)
  const before = sum(({ seen }) => seen)
  const now = sum(({ unitPrice }) => unitPrice)
  return before === now ? undefined : { before, now }
}
