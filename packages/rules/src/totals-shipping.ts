import { allocate, multiplyRate, type BasisPoints, type Cents } from './money.ts'
import { taxIn } from './tax.ts'

export interface ShippingCharge {
  readonly amount: Cents
  readonly includesTax: boolean
}

export interface ShippingTotals {
  readonly amountExclTax: Cents
  readonly amountInclTax: Cents
  readonly tax: Cents
  /** The same tax by rate. */
  readonly taxes: readonly { readonly rate: BasisPoints; readonly amount: Cents }[]
}

interface Carried {
  readonly taxRate: BasisPoints
  readonly rowTotalInclTax: Cents
  readonly rowTotalWithDiscountInclTax: Cents
}

/**
 * Shipping is taxed like the goods, in proportion to the discounted amount of each rate (decisions E-3). When the
 * discount leaves nothing, the amounts before it are used; for free goods, the highest rate.
 */
export function computeShipping(
  charge: ShippingCharge | undefined,
  goods: readonly Carried[],
): ShippingTotals {
  const amount = Math.max(0, charge?.amount ?? 0)
  const taxes = sharesByRate(amount, goods).map(([rate, share]) => ({
    rate,
    amount: charge?.includesTax ? taxIn(share, rate) : multiplyRate(share, rate),
  }))
  const tax = taxes.reduce((sum, part) => sum + part.amount, 0)
  return charge?.includesTax
    ? { amountExclTax: amount - tax, amountInclTax: amount, tax, taxes }
    : { amountExclTax: amount, amountInclTax: amount + tax, tax, taxes }
}

/** The shipping amount without tax, by rate. */
export function shippingBases(
  charge: ShippingCharge | undefined,
  goods: readonly Carried[],
): { readonly rate: BasisPoints; readonly amount: Cents }[] {
  const amount = Math.max(0, charge?.amount ?? 0)
  return sharesByRate(amount, goods).map(([rate, share]) => ({
    rate,
    amount: charge?.includesTax ? share - taxIn(share, rate) : share,
  }))
}

function sharesByRate(amount: Cents, goods: readonly Carried[]): [BasisPoints, Cents][] {
  const rates = [...new Set(goods.map((line) => line.taxRate))].toSorted((a, b) => b - a)
  const weigh = (pick: (line: Carried) => Cents) =>
    rates.map((rate) => goods.reduce((sum, line) => (line.taxRate === rate ? sum + pick(line) : sum), 0))
  const candidates = [
    weigh((line) => line.rowTotalWithDiscountInclTax),
    weigh((line) => line.rowTotalInclTax),
    rates.map((_, index) => (index === 0 ? 1 : 0)),
  ]
  const weights = candidates.find((list) => list.some((weight) => weight > 0)) ?? []
  const parts = allocate(
    amount,
    rates.map((rate, index) => ({ key: String(rate), weight: weights[index] ?? 0 })),
  )
  return rates.map((rate, index) => [rate, parts[index] ?? 0])
}
