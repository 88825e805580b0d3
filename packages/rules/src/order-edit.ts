import { allocate, InvalidAmountError, mulDivHalfUp, multiplyRate, type Cents } from './money.ts'
import { shareBetweenRates } from './rate-shares.ts'
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

/** The unit price that was agreed for a row, before discount; undefined where no whole price makes the row. */
export function agreedPrice(agreed: RowAmounts, display: PriceDisplay): Cents | undefined {
  const counted = display === 'incl' ? agreed.rowInclTax : agreed.rowExclTax
  return agreed.quantity > 0 && counted % agreed.quantity === 0 ? counted / agreed.quantity : undefined
}

/**
 * An agreed row at another unit price, which is final: no promotion takes anything off it. Rates and eco-participation stay
 * those of the row. Throws InvalidAmountError for a price below its eco-participation.
 */
export function rowPriced(
  agreed: RowAmounts,
  { unitPrice, quantity, display }: { unitPrice: Cents; quantity: number; display: PriceDisplay },
): RowAmounts {
  const { ecoExclTax, ecoInclTax, discounts } = rowAt(agreed, quantity, display)
  const counted = unitPrice * quantity
  if (unitPrice < 0 || counted < (display === 'incl' ? ecoInclTax : ecoExclTax))
    throw new InvalidAmountError(`${unitPrice} is less than the eco-participation`)
  const atRates = quantity === 0 ? [] : ratesOf(counted, agreed.atRates, display)
  return {
    ...totalsOf(atRates),
    quantity,
    ecoExclTax,
    ecoInclTax,
    atRates,
    discount: 0,
    discounts: discounts.map(() => 0),
  }
}

/** An amount of the price that counts at the tax rates of `shares`. */
function ratesOf(counted: Cents, shares: readonly AtRate[], display: PriceDisplay): AtRate[] {
  const parts = shareBetweenRates(counted, shares, display)
  return shares.map(({ rate }, place) => {
    const part = parts[place] ?? 0
    const tax = display === 'incl' ? taxIn(part, rate) : multiplyRate(part, rate)
    return { rate, net: display === 'incl' ? part - tax : part, tax }
  })
}

function totalsOf(atRates: readonly AtRate[]) {
  const net = sum(atRates, (one) => one.net)
  return { rowExclTax: net, rowInclTax: net + sum(atRates, (one) => one.tax) }
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
  /** Of the row or the unit: its price is shared between its rates in proportion. */
  readonly atRates: readonly AtRate[]
}

/** The row of a product that is added; no promotion of the order applies to it. */
export function addedRow(
  unit: NewUnit,
  { quantity, display, promotions }: { quantity: number; display: PriceDisplay; promotions: number },
): RowAmounts {
  const isIncl = display === 'incl'
  const counted = (isIncl ? unit.priceInclTax : unit.priceExclTax) * quantity
  const atRates = ratesOf(counted, unit.atRates, display)
  return {
    quantity,
    ...totalsOf(atRates),
    ecoExclTax: unit.ecoExclTax * quantity,
    ecoInclTax: unit.ecoInclTax * quantity,
    atRates,
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

/**
 * What documents say of a changed row: another number of units is a part of it; another price takes the row back whole, and
 * charges it anew.
 */
export function partsOf(
  { before, after }: { before: RowAmounts; after: RowAmounts },
  isRepriced: boolean,
): RowChange[] {
  if (!isRepriced || before.quantity === 0 || after.quantity === 0) return [{ before, after }]
  return [
    { before, after: null },
    { before: null, after },
  ]
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
