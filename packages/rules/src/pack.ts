import type { Cents } from './money.ts'

/** A product of a pack in the units that the pack proposes; `piece` is the price of one unit when so many are bought. */
export interface PackItem {
  readonly quantity: number
  readonly piece: Cents
}

/**
 * Units of a product that a pack proposes: at least what is sold of it at once, in whole lots. 0 leaves the product out.
 */
export function packQuantity(
  wanted: number,
  { min = 1, lot = 1 }: { min?: number; lot?: number } = {},
): number {
  return wanted > 0 ? Math.ceil(Math.max(wanted, min) / lot) * lot : 0
}

/** What a pack costs as it is proposed. */
export function packPrice(items: readonly PackItem[]): Cents {
  return items.reduce((sum, { quantity, piece }) => sum + quantity * piece, 0)
}
