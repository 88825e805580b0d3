import { allocate, type Cents } from './money.ts'
import type { AtRate } from './refund.ts'
import type { PriceDisplay } from './visitor.ts'

/**
 * Shares an amount of the price that counts between the tax rates of a row, in proportion to what the row has at each;
 * evenly where it was free. The parts are in the order of the rates and sum to the amount.
 */
export function shareBetweenRates(amount: Cents, atRates: readonly AtRate[], display: PriceDisplay): Cents[] {
  const weights = atRates.map(({ net, tax }, place) => {
    return { key: String(place), weight: display === 'incl' ? net + tax : net }
  })
  const isFree = weights.every(({ weight }) => weight === 0)
  return allocate(amount, isFree ? weights.map((one) => ({ ...one, weight: 1 })) : weights)
}
