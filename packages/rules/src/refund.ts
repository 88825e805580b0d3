import { mulDivHalfUp, type BasisPoints, type Cents } from './money.ts'
import type { PriceDisplay } from './visitor.ts'

/** Units `from` to `to` of a row of `of` units. */
export interface UnitRange {
  readonly from: number
  readonly to: number
  readonly of: number
}

/** Amount at one tax rate, after discount. */
export interface AtRate {
  readonly rate: BasisPoints
  /** Without tax. */
  readonly net: Cents
  readonly tax: Cents
}

/**
 * Share of a row's total for units `from` to `to` of `of`. The shares of consecutive ranges sum to the total exactly,
 * however the row is divided. Throws RangeError for units that the row does not have.
 */
export function shareOfRow(total: Cents, { from, to, of }: UnitRange): Cents {
  const isWithin = [from, to, of].every(Number.isSafeInteger) && from >= 0 && from <= to && to <= of && of > 0
  if (!isWithin) throw new RangeError(`Units ${from} to ${to} of ${of} are not in a row`)
  return mulDivHalfUp(total, to, of) - mulDivHalfUp(total, from, of)
}

/**
 * {@link shareOfRow} for a row with several tax rates, such as a bundle: each rate is divided
 * separately. The divided amount is the displayed price, with tax or without (decisions E-5, E-7).
 */
export function shareByRate(row: readonly AtRate[], units: UnitRange, display: PriceDisplay): AtRate[] {
  return row.map(({ rate, net, tax }) => {
    const given = shareOfRow(tax, units)
    return {
      rate,
      net: display === 'incl' ? shareOfRow(net + tax, units) - given : shareOfRow(net, units),
      tax: given,
    }
  })
}

/** Amounts added up by rate, highest rate first. */
export function sumAtRates(parts: readonly AtRate[]): AtRate[] {
  return [...Map.groupBy(parts, ({ rate }) => rate)]
    .map(([rate, same]) => ({
      rate,
      net: same.reduce((sum, { net }) => sum + net, 0),
      tax: same.reduce((sum, { tax }) => sum + tax, 0),
    }))
    .toSorted((a, b) => b.rate - a.rate)
}

/** Amounts of the delivery by tax rate: those of the order minus those of its goods (decisions E-3). */
export function deliveryByRate(whole: readonly AtRate[], goods: readonly AtRate[]): AtRate[] {
  return sumAtRates([...whole, ...goods.map(({ rate, net, tax }) => ({ rate, net: -net, tax: -tax }))])
}
