import { needsOf, type Choice } from './choice.ts'
import type { TakenUnits } from './limits.ts'

type Holding = { optionKey: string; choice: Choice; quantity: number }

/** The stock that lines of a cart hold between them, however they were put together. */
export class HeldStock {
  readonly #byLine = new Map<string, ReadonlyMap<number, number>>()

  constructor(rows: readonly Holding[]) {
    for (const { optionKey, choice, quantity } of rows) this.set(optionKey, choice, quantity)
  }

  /** Notes what a line holds now. */
  set(optionKey: string, choice: Choice, quantity: number): void {
    const units = needsOf(choice).map(({ product, units: each }): [number, number] => [
      product.id,
      each * quantity,
    ])
    this.#byLine.set(optionKey, new Map(units))
  }

  /** Units that lines but this one hold. */
  besides(optionKey: string): TakenUnits {
    return (productId) => {
      let sum = 0
      for (const [key, units] of this.#byLine) if (key !== optionKey) sum += units.get(productId) ?? 0
      return sum
    }
  }
}
