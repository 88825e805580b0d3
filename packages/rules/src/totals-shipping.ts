import { allocate, multiplyRate, type BasisPoints, type Cents } from './money.ts'
import { taxedElsewhere, taxIn, type LineRates } from './tax.ts'

export interface ShippingCharge {
  readonly amount: Cents
  /** Whether the amount contains the tax of the home zone. */
  readonly includesTax: boolean
}

export interface ShippingTotals {
  readonly amountExclTax: Cents
  readonly amountInclTax: Cents
  readonly tax: Cents
  /** The same tax by rate. */
  readonly taxes: readonly { readonly rate: BasisPoints; readonly amount: Cents }[]
}

interface Carried extends LineRates {
  readonly rowTotalInclTax: Cents
  readonly rowTotalWithDiscountInclTax: Cents
}

/**
 * Shipping is taxed like the goods, in proportion to the discounted amount of each rate (decisions E-3), and converted to
 * the rates where they go as their prices are. When the discount leaves nothing, the amounts before it are used; for
 * free goods, the highest rate.
 */
export function computeShipping(
  charge: ShippingCharge | undefined,
  goods: readonly Carried[],
): ShippingTotals {
  const shares = taxedShares(charge, goods)
  const tax = shares.reduce((sum, share) => sum + share.tax, 0)
  const amountExclTax = shares.reduce((sum, share) => sum + share.net, 0)
  const rates = [...new Set(shares.map(({ rate }) => rate))]
  const taxes = rates.map((rate) => ({
    rate,
    amount: shares.reduce((sum, share) => (share.rate === rate ? sum + share.tax : sum), 0),
  }))
  return { amountExclTax, amountInclTax: amountExclTax + tax, tax, taxes }
}

/** The shipping amount without tax, by rate; a rate may occur twice. */
export function shippingBases(
  charge: ShippingCharge | undefined,
  goods: readonly Carried[],
): { readonly rate: BasisPoints; readonly amount: Cents }[] {
  return taxedShares(charge, goods).map(({ rate, net }) => ({ rate, amount: net }))
}

function taxedShares(charge: ShippingCharge | undefined, goods: readonly Carried[]) {
  // An amount without tax is the same wherever it goes, so that only the destination's rates divide it.
  const carried = charge?.includesTax ? goods : goods.map((line) => ({ ...line, homeRate: undefined }))
  return sharesByRates(Math.max(0, charge?.amount ?? 0), carried).map(([rates, share]) => {
    const rate = rates.taxRate
    if (!charge?.includesTax) return { rate, net: share, tax: multiplyRate(share, rate) }
    const amount = taxedElsewhere(share, rates)
    const tax = taxIn(amount, rate)
    return { rate, net: amount - tax, tax }
  })
}

function sharesByRates(amount: Cents, goods: readonly Carried[]): [LineRates, Cents][] {
  const keyOf = ({ taxRate, homeRate = taxRate }: LineRates) => `${taxRate}/${homeRate}`
  const byRates = new Map(goods.map((line) => [keyOf(line), line] as const))
  const rates = [...byRates].toSorted(([, a], [, b]) => b.taxRate - a.taxRate)
  const weigh = (pick: (line: Carried) => Cents) =>
    rates.map(([key]) => goods.reduce((sum, line) => (keyOf(line) === key ? sum + pick(line) : sum), 0))
  const candidates = [
    weigh((line) => line.rowTotalWithDiscountInclTax),
    weigh((line) => line.rowTotalInclTax),
    rates.map((_, index) => (index === 0 ? 1 : 0)),
  ]
  const weights = candidates.find((list) => list.some((weight) => weight > 0)) ?? []
  const parts = allocate(
    amount,
    rates.map(([key], index) => ({ key, weight: weights[index] ?? 0 })),
  )
  return rates.map(([, line], index) => [line, parts[index] ?? 0])
}
