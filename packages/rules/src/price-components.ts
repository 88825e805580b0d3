import type { Cents } from './money.ts'
import { sumAtRates, type AtRate } from './refund.ts'
import type { LineRates } from './tax.ts'
import type { LineTotals, Totals, TotalsLine } from './totals.ts'

/** A part of a line's unit price with its own tax rate: the product, or a selection of a bundle. */
export interface PriceComponent extends LineRates {
  readonly unitPrice: Cents
  /** Units in one unit of the line; a positive integer. */
  readonly quantity: number
  readonly feePerUnit?: Cents
}

/** A line whose price and taxes are the sums of its price components. */
export interface CompositeLine {
  readonly id: string
  readonly quantity: number
  /** One or more. */
  readonly components: readonly PriceComponent[]
}

/** A line's totals, with its price after discount by tax rate, highest rate first. */
export interface JoinedLine extends LineTotals {
  readonly atRates: readonly AtRate[]
}

export type JoinedTotals = Omit<Totals, 'lines'> & { readonly lines: readonly JoinedLine[] }

const separator = '/'

/** One line for {@link computeTotals} per component, so that each is taxed at its own rate. */
export function expandComponents({ id, quantity, components }: CompositeLine): TotalsLine[] {
  return components.map((component, index) => ({
    id: components.length === 1 ? id : `${id}${separator}${index}`,
    unitPrice: component.unitPrice,
    quantity: quantity * component.quantity,
    taxRate: component.taxRate,
    homeRate: component.homeRate,
    feePerUnit: component.feePerUnit ?? 0,
  }))
}

/**
 * The totals of each line from those of its components, in the order of the lines: amounts are sums, the price is that
 * of one unit, and the tax rates are those of the most expensive component.
 */
export function joinComponents(lines: readonly CompositeLine[], totals: readonly LineTotals[]): JoinedLine[] {
  const byLine = Map.groupBy(totals, ({ id }) => id.split(separator)[0] ?? id)
  return lines.map(({ id, quantity }) => {
    const components = byLine.get(id) ?? []
    const sum = (pick: (one: LineTotals) => number) => components.reduce((total, one) => total + pick(one), 0)
    const mostExpensive = components.reduce<LineTotals | undefined>(
      (best, one) => (best && best.rowTotalInclTax >= one.rowTotalInclTax ? best : one),
      undefined,
    )
    return {
      id,
      quantity,
      taxRate: mostExpensive?.taxRate ?? 0,
      homeRate: mostExpensive?.homeRate ?? 0,
      price: sum((one) => (one.price * one.quantity) / quantity),
      priceInclTax: sum((one) => (one.priceInclTax * one.quantity) / quantity),
      rowTotal: sum((one) => one.rowTotal),
      rowTotalInclTax: sum((one) => one.rowTotalInclTax),
      discount: sum((one) => one.discount),
      tax: sum((one) => one.tax),
      rowTotalWithDiscountExclTax: sum((one) => one.rowTotalWithDiscountExclTax),
      rowTotalWithDiscountInclTax: sum((one) => one.rowTotalWithDiscountInclTax),
      feesExclTax: sum((one) => one.feesExclTax),
      feesInclTax: sum((one) => one.feesInclTax),
      atRates: sumAtRates(
        components.map(({ taxRate: rate, rowTotalWithDiscountExclTax: net, tax }) => ({ rate, net, tax })),
      ),
    }
  })
}
