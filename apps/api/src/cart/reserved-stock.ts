import { stockNeedsOf, type ResolvedItem } from './resolved-item.ts'
import type { CartLine } from './state.ts'

/** Units of a product that lines of a cart reserve. */
export type ReservedUnits = (productId: number) => number

/** The stock that the lines of a cart reserve, as products of their own, variants, or selections of bundles. */
export class ReservedStock {
  readonly #byLine = new Map<string, ReadonlyMap<number, number>>()

  constructor(lines: readonly { optionKey: string; item: ResolvedItem; quantity: number }[]) {
    for (const { optionKey, item, quantity } of lines) this.set(optionKey, item, quantity)
  }

  /** Sets the quantity of a line. */
  set(optionKey: string, item: ResolvedItem, quantity: number): void {
    const units = stockNeedsOf(item).map(({ product, units: each }): [number, number] => [
      product.id,
      each * quantity,
    ])
    this.#byLine.set(optionKey, new Map(units))
  }

  /** The units that all lines but this one reserve. */
  excluding(optionKey: string): ReservedUnits {
    return (productId) => {
      let sum = 0
      for (const [key, units] of this.#byLine) if (key !== optionKey) sum += units.get(productId) ?? 0
      return sum
    }
  }
}

/** The units of priced lines by product id; variants and bundle selections count as products of their own. */
export function unitsOf(lines: readonly Pick<CartLine, 'needs' | 'quantity'>[]): Map<number, number> {
  const units = new Map<number, number>()
  for (const { needs, quantity } of lines) {
    for (const { productId, units: each } of needs)
      units.set(productId, (units.get(productId) ?? 0) + each * quantity)
  }
  return units
}
