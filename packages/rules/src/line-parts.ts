import type { BasisPoints, Cents } from './money.ts'
import { sumAtRates, type AtRate } from './refund.ts'
import type { LineTotals, Totals, TotalsLine } from './totals.ts'

/** Something of its own price and tax rate inside one unit of a line, such as a bottle in a menu. */
export interface LinePart {
  readonly unitPrice: Cents
  /** Units in one unit of the line; a positive integer. */
  readonly quantity: number
  readonly taxRate: BasisPoints
  readonly feePerUnit?: Cents
}

/** A line that is put together from parts; its price and taxes are theirs. */
export interface CompositeLine {
  readonly id: string
  readonly quantity: number
  /** One or more. */
  readonly parts: readonly LinePart[]
}

/** A line's totals with what it costs after discount at each tax rate of its parts, highest rate first. */
export interface JoinedLine extends LineTotals {
  readonly atRates: readonly AtRate[]
}

export type JoinedTotals = Omit<Totals, 'lines'> & { readonly lines: readonly JoinedLine[] }

const between = '/'

/** The lines that totals are worked out on: one a part, so that each part is taxed at its own rate. */
export function expandParts({ id, quantity, parts }: CompositeLine): TotalsLine[] {
  return parts.map((part, index) => ({
    id: parts.length === 1 ? id : `${id}${between}${index}`,
    unitPrice: part.unitPrice,
    quantity: quantity * part.quantity,
    taxRate: part.taxRate,
    feePerUnit: part.feePerUnit ?? 0,
  }))
}

/**
 * The totals of each line from those of its parts, in the order of the lines: amounts are sums, the price is that of
 * one unit, and the tax rate is that of the part that costs most.
 */
export function joinParts(lines: readonly CompositeLine[], totals: readonly LineTotals[]): JoinedLine[] {
  const byLine = Map.groupBy(totals, ({ id }) => id.split(between)[0] ?? id)
  return lines.map(({ id, quantity }) => {
    const parts = byLine.get(id) ?? []
    const sum = (pick: (part: LineTotals) => number) => parts.reduce((total, part) => total + pick(part), 0)
    const dearest = parts.reduce<LineTotals | undefined>(
      (best, part) => (best && best.rowTotalInclTax >= part.rowTotalInclTax ? best : part),
      undefined,
    )
    return {
      id,
      quantity,
      taxRate: dearest?.taxRate ?? 0,
      price: sum((part) => (part.price * part.quantity) / quantity),
      priceInclTax: sum((part) => (part.priceInclTax * part.quantity) / quantity),
      rowTotal: sum((part) => part.rowTotal),
      rowTotalInclTax: sum((part) => part.rowTotalInclTax),
      discount: sum((part) => part.discount),
      tax: sum((part) => part.tax),
      rowTotalWithDiscountExclTax: sum((part) => part.rowTotalWithDiscountExclTax),
      rowTotalWithDiscountInclTax: sum((part) => part.rowTotalWithDiscountInclTax),
      feesExclTax: sum((part) => part.feesExclTax),
      feesInclTax: sum((part) => part.feesInclTax),
      atRates: sumAtRates(
        parts.map(({ taxRate: rate, rowTotalWithDiscountExclTax: net, tax }) => ({ rate, net, tax })),
      ),
    }
  })
}
