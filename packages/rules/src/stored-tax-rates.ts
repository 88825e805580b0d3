import { expandComponents, joinComponents, type CompositeLine } from './price-components.ts'
import { allocate, type BasisPoints, type Cents } from './money.ts'
import type { AtRate } from './refund.ts'
import { priceExclTax, priceInclTax } from './tax.ts'
import { computeTotals, discountableOf } from './totals.ts'
import type { PriceDisplay } from './visitor.ts'

/** A row of an order as stored, amounts in cents; `discount` in the displayed tax base. */
export interface StoredOrderRow {
  readonly id: number
  readonly quantity: number
  readonly rowExclTax: Cents
  readonly rowInclTax: Cents
  readonly discount: Cents
  readonly ecoExclTax: Cents
  readonly ecoInclTax: Cents
  readonly atRates: readonly AtRate[]
  /** Selections of a bundle: prices of one unit, `quantity` per unit of the row. */
  readonly bundleSelections: readonly {
    readonly quantity: number
    readonly priceExclTax: Cents
    readonly priceInclTax: Cents
  }[]
}

/**
 * Early orders stored one tax rate per row, also for a bundle whose selections have several. Recomputes the amounts of
 * such rows by rate, from all rows of the order and the `rates` of its taxes. Returns the rows whose recomputed amounts
 * equal the stored ones; the others keep their stored rate.
 */
export function taxRatesOfComponents(
  rows: readonly StoredOrderRow[],
  { priceDisplay, rates }: { priceDisplay: PriceDisplay; rates: readonly BasisPoints[] },
): ReadonlyMap<number, readonly AtRate[]> {
  const lines = rows.map((row) => lineOf(row, priceDisplay, rates))
  const mixed = rows.filter((row, index) => row.atRates.length === 1 && isMixed(lines[index]))
  if (mixed.length === 0) return new Map()
  const expanded = lines.flatMap(expandComponents)
  const base = { lines: expanded, pricesIncludeTax: priceDisplay === 'incl', priceDisplay }
  const shares = allocate(
    rows.reduce((sum, row) => sum + row.discount, 0),
    computeTotals(base).lines.map((row) => ({ key: row.id, weight: discountableOf(row, priceDisplay) })),
  )
  const discounts = new Map(expanded.map(({ id }, index) => [id, shares[index] ?? 0]))
  const joined = joinComponents(lines, computeTotals({ ...base, discounts }).lines)
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

const isMixed = (line: CompositeLine | undefined) =>
  new Set(line?.components.map(({ taxRate }) => taxRate)).size > 1

/** The row in the displayed tax base: its selections where they add up to its price, else one component. */
function lineOf(row: StoredOrderRow, display: PriceDisplay, rates: readonly BasisPoints[]): CompositeLine {
  const isIncl = display === 'incl'
  const id = String(row.id)
  const { quantity } = row
  const total = isIncl ? row.rowInclTax : row.rowExclTax
  const components = row.bundleSelections.map((part) => ({
    unitPrice: isIncl ? part.priceInclTax : part.priceExclTax,
    quantity: part.quantity,
    taxRate: rateOf(part, rates),
  }))
  const sum = components.reduce((all, one) => all + one.unitPrice * one.quantity * quantity, 0)
  if (components.length > 0 && sum === total) return { id, quantity, components }
  const unitPrice = Math.round(total / quantity)
  const fee = Math.round((isIncl ? row.ecoInclTax : row.ecoExclTax) / quantity)
  const taxRate = row.atRates[0]?.rate ?? 0
  const component = { unitPrice, quantity: 1, taxRate, feePerUnit: Math.min(fee, unitPrice) }
  return { id, quantity, components: [component] }
}

/** The rate that leads from one price of a selection to the other. */
function rateOf(
  { priceExclTax: excl, priceInclTax: incl }: StoredOrderRow['bundleSelections'][number],
  rates: readonly BasisPoints[],
): BasisPoints {
  const fits = (rate: BasisPoints) => priceExclTax(incl, rate) === excl || priceInclTax(excl, rate) === incl
  return [...rates, 0].find(fits) ?? 0
}
