import { allocate, mulDivHalfUp, multiplyRate, type BasisPoints, type Cents } from './money.ts'
import { sumAtRates, type AtRate } from './refund.ts'
import { taxIn } from './tax.ts'
import type { PriceDisplay } from './visitor.ts'

/** Amounts of a row of an order, as they were agreed for its quantity. */
export interface RowAmounts {
  readonly quantity: number
  /** Before discount. */
  readonly rowExclTax: Cents
  readonly rowInclTax: Cents
  /** Eco-participation of the row, contained in its amounts. */
  readonly ecoExclTax: Cents
  readonly ecoInclTax: Cents
  /** After discount, by tax rate. */
  readonly atRates: readonly AtRate[]
  /** In the price that counts. */
  readonly discount: Cents
  /** Of each promotion of the order; sums to `discount`. */
  readonly discounts: readonly Cents[]
}

const sum = <T>(all: readonly T[], pick: (one: T) => Cents) =>
  all.reduce((total, one) => total + pick(one), 0)

/**
 * A row at another quantity: units keep the price and the part of the discounts that were agreed, also those that are
 * added. It follows from the agreed row alone, so that an edit that is undone restores it to the cent. A row without units
 * has no amounts.
 */
export function rowAt(agreed: RowAmounts, quantity: number, display: PriceDisplay): RowAmounts {
  if (!Number.isSafeInteger(quantity) || quantity < 0 || agreed.quantity < 1)
    throw new RangeError(`${quantity} units are not a row`)
  if (quantity === agreed.quantity) return agreed
  const part = (amount: Cents) => mulDivHalfUp(amount, quantity, agreed.quantity)
  const isIncl = display === 'incl'
  const atRates = agreed.atRates.map(({ rate, net, tax }) => {
    const own = part(tax)
    return { rate, net: isIncl ? part(net + tax) - own : part(net), tax: own }
  })
  const paid = sum(atRates, ({ net, tax }) => (isIncl ? net + tax : net))
  const rowInclTax = part(agreed.rowInclTax)
  const rowExclTax = part(agreed.rowExclTax)
  const discount = Math.max(0, (isIncl ? rowInclTax : rowExclTax) - paid)
  return {
    quantity,
    rowExclTax: isIncl ? rowExclTax : paid + discount,
    rowInclTax: isIncl ? paid + discount : rowInclTax,
    ecoExclTax: part(agreed.ecoExclTax),
    ecoInclTax: part(agreed.ecoInclTax),
    atRates,
    discount,
    discounts: discountParts(discount, agreed.discounts),
  }
}

/** A discount shared between promotions as before; a rounded cent without any goes to the first. */
function discountParts(discount: Cents, before: readonly Cents[]): Cents[] {
  const parts = allocate(
    discount,
    before.map((weight, place) => ({ key: String(place), weight })),
  )
  const rest = discount - sum(parts, (one) => one)
  return parts.map((one, place) => (place === 0 ? one + rest : one))
}

/** A unit of a product that is added to an order. */
export interface NewUnit {
  readonly priceExclTax: Cents
  readonly priceInclTax: Cents
  readonly ecoExclTax: Cents
  readonly ecoInclTax: Cents
  readonly taxRate: BasisPoints
}

/** The row of a product that is added; no promotion of the order applies to it. */
export function addedRow(
  unit: NewUnit,
  { quantity, display, promotions }: { quantity: number; display: PriceDisplay; promotions: number },
): RowAmounts {
  const isIncl = display === 'incl'
  const counted = (isIncl ? unit.priceInclTax : unit.priceExclTax) * quantity
  const tax = isIncl ? taxIn(counted, unit.taxRate) : multiplyRate(counted, unit.taxRate)
  const net = isIncl ? counted - tax : counted
  return {
    quantity,
    rowExclTax: net,
    rowInclTax: net + tax,
    ecoExclTax: unit.ecoExclTax * quantity,
    ecoInclTax: unit.ecoInclTax * quantity,
    atRates: [{ rate: unit.taxRate, net, tax }],
    discount: 0,
    discounts: Array.from({ length: promotions }, () => 0),
  }
}

/** A row before and after an edit; null where it did not or does not exist. */
export interface RowChange {
  readonly before: RowAmounts | null
  readonly after: RowAmounts | null
}

/** What an edit changes in sum; all amounts may be negative. */
export interface EditSums {
  readonly rowExclTax: Cents
  readonly rowInclTax: Cents
  readonly discount: Cents
  readonly discounts: readonly Cents[]
  /** Highest rate first, without rates at which nothing changes. */
  readonly atRates: readonly AtRate[]
  readonly tax: Cents
  /** Goods with tax, after discount. */
  readonly total: Cents
}

/** The sums of the changed rows: of an edit, or of the credit note or the further invoice over one part of it. */
export function sumsOfEdit(changes: readonly RowChange[]): EditSums {
  const both = (pick: (row: RowAmounts) => Cents) =>
    sum(changes, ({ before, after }) => (after ? pick(after) : 0) - (before ? pick(before) : 0))
  const atRates = sumAtRates(
    changes.flatMap(({ before, after }) => [
      ...(after?.atRates ?? []),
      ...(before?.atRates ?? []).map(({ rate, net, tax }) => ({ rate, net: -net, tax: -tax })),
    ]),
  ).filter(({ net, tax }) => net !== 0 || tax !== 0)
  const promotions = Math.max(
    0,
    ...changes.flatMap(({ before, after }) => [before?.discounts.length ?? 0, after?.discounts.length ?? 0]),
  )
  const tax = sum(atRates, (one) => one.tax)
  return {
    rowExclTax: both((row) => row.rowExclTax),
    rowInclTax: both((row) => row.rowInclTax),
    discount: both((row) => row.discount),
    discounts: Array.from({ length: promotions }, (_, place) => both((row) => row.discounts[place] ?? 0)),
    atRates,
    tax,
    total: sum(atRates, ({ net }) => net) + tax,
  }
}

/** The changes whose rows have fewer units afterwards, which a credit note covers; the others need a further invoice. */
export function takenAway<Change extends RowChange>(changes: readonly Change[]): Change[] {
  return changes.filter((one) => unitsOf(one) < 0)
}

/** The changes whose rows have more units afterwards. */
export function added<Change extends RowChange>(changes: readonly Change[]): Change[] {
  return changes.filter((one) => unitsOf(one) > 0)
}

const unitsOf = ({ before, after }: RowChange) => (after?.quantity ?? 0) - (before?.quantity ?? 0)

export interface Settlement {
  /** Still to be paid by the customer, with what earlier edits left open. */
  readonly outstanding: Cents
  /** To give back now. */
  readonly refund: Cents
}

/**
 * What the change of a due amount means for an order that was paid: what is open is settled first, the rest is given back.
 * `refund` never exceeds what was paid.
 */
export function settlementOf({ outstanding, change }: { outstanding: Cents; change: Cents }): Settlement {
  const balance = outstanding + change
  return { outstanding: Math.max(0, balance), refund: Math.max(0, -balance) }
}
