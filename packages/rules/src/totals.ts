import { allocate, InvalidAmountError, mulDivHalfUp, multiplyRate, WHOLE } from './money.ts'
import type { BasisPoints, Cents } from './money.ts'
import { bothPrices, type LineRates, type PriceBase } from './tax.ts'
import { computeShipping, shippingBases } from './totals-shipping.ts'
import type { ShippingCharge, ShippingTotals } from './totals-shipping.ts'

export interface TotalsLine extends LineRates {
  /** Unique in the cart; breaks ties when a cent is left over. */
  readonly id: string
  /** Price of one unit, with or without tax according to `pricesIncludeTax`; non-negative. */
  readonly unitPrice: Cents
  /** Positive integer. */
  readonly quantity: number
  /** Eco-participation of one unit, part of `unitPrice`, shown apart and never discounted. */
  readonly feePerUnit?: Cents
}

/** The price that counts is the discounted one (decisions E-7). */
export interface TotalsInput extends PriceBase {
  readonly lines: readonly TotalsLine[]
  /** Discount of a line by its id, in the price that counts; at most what {@link discountableOf} says. */
  readonly discounts?: ReadonlyMap<string, Cents> | undefined
  readonly shipping?: ShippingCharge | undefined
}

export interface LineTotals extends LineRates {
  readonly id: string
  readonly quantity: number
  /** One unit without tax. */
  readonly price: Cents
  readonly priceInclTax: Cents
  /** Before discount. */
  readonly rowTotal: Cents
  readonly rowTotalInclTax: Cents
  /** Positive, in the price that counts. */
  readonly discount: Cents
  /** Tax of the row after discount. */
  readonly tax: Cents
  readonly rowTotalWithDiscountExclTax: Cents
  readonly rowTotalWithDiscountInclTax: Cents
  /** Eco-participation of the row, contained in its totals. */
  readonly feesExclTax: Cents
  readonly feesInclTax: Cents
}

/** Tax of one rate over goods and shipping. */
export interface TaxGroup {
  readonly rate: BasisPoints
  readonly amount: Cents
}

export interface Totals {
  readonly lines: readonly LineTotals[]
  readonly subtotalExclTax: Cents
  readonly subtotalInclTax: Cents
  /** Sum of the lines' discounts, in the same base as these. */
  readonly discount: Cents
  readonly discountExclTax: Cents
  readonly discountInclTax: Cents
  readonly subtotalWithDiscountExclTax: Cents
  readonly subtotalWithDiscountInclTax: Cents
  /** Highest rate first; rates without tax are left out. */
  readonly taxes: readonly TaxGroup[]
  /** Taxable amount by rate: goods after discount and shipping, without tax; highest rate first, 0 included. */
  readonly bases: readonly TaxGroup[]
  /** Sum of `taxes`. */
  readonly tax: Cents
  readonly shipping: ShippingTotals
  readonly feesExclTax: Cents
  readonly feesInclTax: Cents
  /** Paid with the rest, outside the taxable base; see `withTip`. */
  readonly tip: Cents
  readonly grandTotalExclTax: Cents
  readonly grandTotal: Cents
}

/** The six totals of spec 000 §3 as decisions E-6 maps them. */
export interface DisplayedTotals {
  readonly discount: Cents
  readonly totalExclTax: Cents
  readonly totalInclTax: Cents
  readonly totalBeforeDiscountExclTax: Cents
  readonly grandTotal: Cents
  readonly shipping: Cents
}

/**
 * All amounts of a cart or an order (decisions E-3 to E-7).
 *
 * Prices are first converted to the rates where the goods go, see {@link bothPrices}. A row is the unit price that counts,
 * see {@link PriceBase}, times the quantity. Tax is computed once per rate on the discounted rows, half up, and allocated to the rows by largest remainder: rows sum to the totals
 * to the cent. The order of the lines does not matter. Without lines there is no shipping.
 * Throws InvalidAmountError for a quantity or price that is not a whole non-negative number.
 */
export function computeTotals(input: TotalsInput): Totals {
  input.lines.forEach(check)
  const inclusive = input.priceDisplay === 'incl'
  const rows = input.lines.map((line) => rowOf(line, input))
  const discounts = rows.map(({ key, discountable }) =>
    Math.min(discountable, Math.max(0, input.discounts?.get(key) ?? 0)),
  )
  const before = taxesOf(
    rows.map((row) => ({ ...row, amount: row.total })),
    inclusive,
  )
  const discounted = rows.map((row, index) => ({ ...row, amount: row.total - (discounts[index] ?? 0) }))
  const after = taxesOf(discounted, inclusive)
  const lines = rows.map((row, index) => {
    const amounts = { discount: discounts[index] ?? 0, taxBefore: before[index] ?? 0, tax: after[index] ?? 0 }
    return lineTotals(row, amounts, inclusive)
  })
  return withShipping(lines, input.lines.length > 0 ? input.shipping : undefined)
}

/** What discounts may take off a row before discount: its price that counts, without eco-participation. */
export function discountableOf(row: LineTotals, priceDisplay: PriceBase['priceDisplay']): Cents {
  const goods =
    priceDisplay === 'incl' ? row.rowTotalInclTax - row.feesInclTax : row.rowTotal - row.feesExclTax
  return Math.max(0, goods)
}

/** Adds a shipping charge to computed lines, which do not change. */
export function withShipping(lines: readonly LineTotals[], charge: ShippingCharge | undefined): Totals {
  const bases = sumByRate([
    ...lines.map((line) => ({ rate: line.taxRate, amount: line.rowTotalWithDiscountExclTax })),
    ...shippingBases(charge, lines),
  ])
  return { ...addUp(lines, computeShipping(charge, lines)), bases }
}

interface Row {
  readonly line: TotalsLine
  readonly key: string
  readonly rate: BasisPoints
  readonly price: Cents
  readonly priceInclTax: Cents
  /** In the price that counts, before discount. */
  readonly total: Cents
  readonly feesExclTax: Cents
  readonly feesInclTax: Cents
  readonly discountable: Cents
}

function check(line: TotalsLine): void {
  const { unitPrice, quantity, taxRate, feePerUnit = 0 } = line
  const whole = [unitPrice, quantity, taxRate, feePerUnit].every(
    (part) => Number.isSafeInteger(part) && part >= 0,
  )
  const exact = Number.isSafeInteger((unitPrice + multiplyRate(unitPrice, taxRate)) * quantity)
  if (!whole || !exact || quantity < 1 || feePerUnit > unitPrice) {
    throw new InvalidAmountError(`Line ${line.id} cannot be priced`)
  }
}

function rowOf(line: TotalsLine, base: PriceBase): Row {
  const { quantity, taxRate } = line
  const inclusive = base.priceDisplay === 'incl'
  const price = bothPrices(line.unitPrice, line, base)
  const fee = bothPrices(line.feePerUnit ?? 0, line, base)
  const total = (inclusive ? price.incl : price.excl) * quantity
  return {
    line,
    key: line.id,
    rate: taxRate,
    price: price.excl,
    priceInclTax: price.incl,
    total,
    feesExclTax: fee.excl * quantity,
    feesInclTax: fee.incl * quantity,
    discountable: Math.max(0, total - (inclusive ? fee.incl : fee.excl) * quantity),
  }
}

/** Tax of each amount: computed once per rate, then allocated to the amounts of that rate. */
function taxesOf(
  items: readonly { key: string; rate: BasisPoints; amount: Cents }[],
  inclusive: boolean,
): Cents[] {
  const result = items.map(() => 0)
  for (const rate of new Set(items.map((item) => item.rate))) {
    const ofRate = items.map((item, index) => ({ ...item, index })).filter((item) => item.rate === rate)
    const sum = ofRate.reduce((total, item) => total + item.amount, 0)
    const tax = mulDivHalfUp(sum, rate, inclusive ? WHOLE + rate : WHOLE)
    const parts = allocate(
      tax,
      ofRate.map((item) => ({ key: item.key, weight: item.amount })),
    )
    ofRate.forEach((item, position) => (result[item.index] = parts[position] ?? 0))
  }
  return result
}

function lineTotals(
  row: Row,
  amounts: { discount: Cents; taxBefore: Cents; tax: Cents },
  inclusive: boolean,
): LineTotals {
  const { discount, taxBefore, tax } = amounts
  const excl = inclusive ? row.total - taxBefore : row.total
  const net = row.total - discount - (inclusive ? tax : 0)
  return {
    id: row.line.id,
    quantity: row.line.quantity,
    taxRate: row.rate,
    homeRate: row.line.homeRate ?? row.rate,
    price: row.price,
    priceInclTax: row.priceInclTax,
    rowTotal: excl,
    rowTotalInclTax: excl + taxBefore,
    discount,
    tax,
    rowTotalWithDiscountExclTax: net,
    rowTotalWithDiscountInclTax: net + tax,
    feesExclTax: row.feesExclTax,
    feesInclTax: row.feesInclTax,
  }
}

function addUp(lines: readonly LineTotals[], shipping: ShippingTotals): Omit<Totals, 'bases'> {
  const sum = (pick: (line: LineTotals) => Cents) => lines.reduce((total, line) => total + pick(line), 0)
  const subtotalExclTax = sum((line) => line.rowTotal)
  const subtotalInclTax = sum((line) => line.rowTotalInclTax)
  const withDiscountExcl = sum((line) => line.rowTotalWithDiscountExclTax)
  const withDiscountIncl = sum((line) => line.rowTotalWithDiscountInclTax)
  const taxes = taxGroups(lines, shipping)
  return {
    lines,
    subtotalExclTax,
    subtotalInclTax,
    discount: sum((line) => line.discount),
    discountExclTax: subtotalExclTax - withDiscountExcl,
    discountInclTax: subtotalInclTax - withDiscountIncl,
    subtotalWithDiscountExclTax: withDiscountExcl,
    subtotalWithDiscountInclTax: withDiscountIncl,
    taxes,
    tax: taxes.reduce((total, group) => total + group.amount, 0),
    shipping,
    feesExclTax: sum((line) => line.feesExclTax),
    feesInclTax: sum((line) => line.feesInclTax),
    tip: 0,
    grandTotalExclTax: withDiscountExcl + shipping.amountExclTax,
    grandTotal: withDiscountIncl + shipping.amountInclTax,
  }
}

function taxGroups(lines: readonly LineTotals[], shipping: ShippingTotals): TaxGroup[] {
  return sumByRate([...lines.map((line) => ({ rate: line.taxRate, amount: line.tax })), ...shipping.taxes])
}

/** Amounts added up by rate, highest rate first; rates without an amount are left out. */
function sumByRate(parts: readonly TaxGroup[]): TaxGroup[] {
  const byRate = new Map<BasisPoints, Cents>()
  for (const { rate, amount } of parts) {
    if (amount !== 0) byRate.set(rate, (byRate.get(rate) ?? 0) + amount)
  }
  return [...byRate].map(([rate, amount]) => ({ rate, amount })).toSorted((a, b) => b.rate - a.rate)
}

/** The six displayed amounts, goods separate from shipping (decisions E-6). */
export function displayedTotals(totals: Totals): DisplayedTotals {
  return {
    discount: totals.discount,
    totalExclTax: totals.subtotalWithDiscountExclTax,
    totalInclTax: totals.subtotalWithDiscountInclTax,
    totalBeforeDiscountExclTax: totals.subtotalExclTax,
    grandTotal: totals.grandTotal,
    shipping: totals.shipping.amountInclTax,
  }
}
