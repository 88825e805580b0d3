import type { QuantityCheck } from '@comptoir/rules/quantity'
import type { VisitorKind } from '@comptoir/rules/visitor'
import type { StockNow } from '../catalogue/index.ts'
import { needsOf, stockedProduct, type Choice, type Need } from './choice.ts'

export type Limits = Omit<QuantityCheck, 'quantity'>

/** Units of a product that other lines of the cart hold. */
export type TakenUnits = (productId: number) => number

const nothingTaken: TakenUnits = () => 0

/** Whether this kind of visitor sees the price; a variant's price is its parent's affair (decisions E-2). */
export function isPriceVisible(choice: Pick<Choice, 'product'>, kind: VisitorKind): boolean {
  return choice.product.priceVisible(kind)
}

/**
 * What limits the quantity of a choice for this visitor. A bundle has as many units as its scarcest part allows, and
 * the least and most of its own.
 */
export function limitsOf(
  choice: Choice,
  stock: ReadonlyMap<number, StockNow>,
  kind: VisitorKind,
  taken: TakenUnits = nothingTaken,
): Limits {
  const stocked = stockedProduct(choice)
  const own = stock.get(stocked.id)
  const isBundle = choice.product.type === 'bundle'
  const isClosed = isBundle && own?.isInStock === false
  const needs = needsOf(choice)
  const units = needs.map((need) => unitsLeft(need, stock.get(need.product.id), taken))
  const bounded = units.filter((left) => left !== null)
  return {
    sku: stocked.sku,
    lot: lotOf(choice, kind),
    stock: isClosed ? 0 : bounded.length === 0 ? null : Math.min(...bounded),
    backorders: false,
    min: own?.minSaleQty,
    max: own?.maxSaleQty,
    salable:
      choice.product.isEnabled &&
      needs.every(({ product }) => product.isEnabled) &&
      isPriceVisible(choice, kind),
  }
}

/** Units of the choice that the stock of one product allows; null where nothing limits them. */
function unitsLeft({ product, units }: Need, stock: StockNow | undefined, taken: TakenUnits): number | null {
  if (stock?.isInStock !== true) return stock?.manageStock === false ? null : 0
  if (!stock.manageStock || stock.backorders) return null
  return Math.floor((stock.quantity - taken(product.id)) / units)
}

/** A variant without a lot of its own is sold in its parent's. */
function lotOf(choice: Choice, kind: VisitorKind): number {
  const own = stockedProduct(choice).lot(kind)
  return own > 1 ? own : choice.product.lot(kind)
}
