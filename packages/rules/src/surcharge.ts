import { multiplyRate, type BasisPoints, type Cents } from './money.ts'

/** Surcharge of an option: cents, or a percentage of the price (decisions E-8). */
export type Surcharge =
  | { readonly type: 'fixed'; readonly amount: Cents }
  | { readonly type: 'percent'; readonly amount: BasisPoints }

/** The amount of one surcharge on a price, half up. */
export function surchargeOn(surcharge: Surcharge, price: Cents): Cents {
  return surcharge.type === 'fixed' ? surcharge.amount : multiplyRate(price, surcharge.amount)
}

/** A price with all surcharges; each is computed from the price itself, so their order does not matter. */
export function withSurcharges(price: Cents, surcharges: readonly Surcharge[]): Cents {
  return surcharges.reduce((sum, surcharge) => sum + surchargeOn(surcharge, price), price)
}
