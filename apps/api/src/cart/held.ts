import type { RequestContext } from '../platform/context.ts'
import { needsOf, type Choice } from './choice.ts'
import type { TakenUnits } from './limits.ts'
import { choiceOf } from './choose.ts'
import type { NewLine } from './lines.sql.ts'

type Holding = Pick<NewLine, 'productId' | 'variantId' | 'quantity' | 'optionKey' | 'options' | 'entered'>

/** The stock that lines of a cart hold between them, however they were put together. */
export class HeldStock {
  readonly #byLine = new Map<string, ReadonlyMap<number, number>>()

  constructor(ctx: RequestContext, rows: readonly Holding[]) {
    for (const row of rows) {
      const choice = choiceOf(ctx, row)
      if (choice) this.set(row.optionKey, choice, row.quantity)
    }
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
