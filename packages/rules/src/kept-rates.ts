import { expandParts, joinParts, type CompositeLine } from './line-parts.ts'
import type { BasisPoints, Cents } from './money.ts'
import type { AtRate } from './refund.ts'
import { priceExclTax, priceInclTax } from './tax.ts'
import { computeTotals } from './totals.ts'
import type { VisitorKind } from './visitor.ts'

/** A row of an order as it was kept, amounts in cents; `discount` in the base of its buyer. */
export interface KeptRow {
  readonly id: number
  readonly quantity: number
  readonly rowExclTax: Cents
  readonly rowInclTax: Cents
  readonly discount: Cents
  readonly ecoExclTax: Cents
  readonly ecoInclTax: Cents
  readonly atRates: readonly AtRate[]
  /** Of a bundle; prices of one unit, `quantity` in one unit of the row. */
  readonly parts: readonly {
    readonly quantity: number
    readonly priceExclTax: Cents
    readonly priceInclTax: Cents
  }[]
}

/**
 * Orders once kept one rate a row, also of a bundle whose parts have several. What such rows cost at each of them is
 * worked out again from all rows and parts of the order; `rates` are those of its taxes. Answers the rows of which this
 * comes to exactly what the order kept; the others have no other rates than they say.
 */
export function ratesOfParts(
  rows: readonly KeptRow[],
  { visitorKind, rates }: { visitorKind: VisitorKind; rates: readonly BasisPoints[] },
): ReadonlyMap<number, readonly AtRate[]> {
  const lines = rows.map((row) => lineOf(row, visitorKind, rates))
  const mixed = rows.filter((row, index) => row.atRates.length === 1 && isMixed(lines[index]))
  if (mixed.length === 0) return new Map()
  const totals = computeTotals({
    lines: lines.flatMap(expandParts),
    pricesIncludeTax: visitorKind === 'b2c',
    visitorKind,
    discount: { type: 'fixed', value: rows.reduce((sum, row) => sum + row.discount, 0) },
  })
  const joined = joinParts(lines, totals.lines)
  return new Map(
    mixed.flatMap(({ id, discount, atRates }) => {
      const now = joined.find((line) => line.id === String(id))
      const isSame =
        now?.discount === discount &&
        sumOf(now.atRates, 'net') === sumOf(atRates, 'net') &&
        sumOf(now.atRates, 'tax') === sumOf(atRates, 'tax')
      return isSame ? [[id, now.atRates] as const] : []
    }),
  )
}

const sumOf = (parts: readonly AtRate[], key: 'net' | 'tax') =>
  parts.reduce((sum, part) => sum + part[key], 0)

const isMixed = (line: CompositeLine | undefined) => new Set(line?.parts.map((part) => part.taxRate)).size > 1

/** The row as its totals were worked out, in the base of its buyer; whole where its parts do not make up its price. */
function lineOf(row: KeptRow, kind: VisitorKind, rates: readonly BasisPoints[]): CompositeLine {
  const isB2c = kind === 'b2c'
  const id = String(row.id)
  const { quantity } = row
  const total = isB2c ? row.rowInclTax : row.rowExclTax
  const parts = row.parts.map((part) => ({
    unitPrice: isB2c ? part.priceInclTax : part.priceExclTax,
    quantity: part.quantity,
    taxRate: rateOf(part, rates),
  }))
  const sum = parts.reduce((all, part) => all + part.unitPrice * part.quantity * quantity, 0)
  if (parts.length > 0 && sum === total) return { id, quantity, parts }
  const unitPrice = Math.round(total / quantity)
  const fee = Math.round((isB2c ? row.ecoInclTax : row.ecoExclTax) / quantity)
  const taxRate = row.atRates[0]?.rate ?? 0
  return { id, quantity, parts: [{ unitPrice, quantity: 1, taxRate, feePerUnit: Math.min(fee, unitPrice) }] }
}

/** The rate between a part's two prices. */
function rateOf(
  { priceExclTax: excl, priceInclTax: incl }: KeptRow['parts'][number],
  rates: readonly BasisPoints[],
): BasisPoints {
  const fits = (rate: BasisPoints) => priceExclTax(incl, rate) === excl || priceInclTax(excl, rate) === incl
  return [...rates, 0].find(fits) ?? 0
}
