import type { QuantityCheck } from '@comptoir/rules/quantity'
import type { VisitorKind } from '@comptoir/rules/visitor'
import type { StockNow } from '../catalogue/index.ts'
import type { ReservedUnits } from './reserved-stock.ts'
import { stockedProduct, stockNeedsOf, type ResolvedItem, type StockNeed } from './resolved-item.ts'

export type QuantityLimits = Omit<QuantityCheck, 'quantity'>

const nothingReserved: ReservedUnits = () => 0

/** Whether visitors of this kind see the price; for a variant its parent decides (decisions E-2). */
export function isPriceVisible(item: Pick<ResolvedItem, 'product'>, kind: VisitorKind): boolean {
  return item.product.priceVisible(kind)
}

/**
 * The limits of an item's quantity for this kind of visitor, after what other lines reserve. A bundle is limited by the
 * scarcest of its selections, and by its own minimum and maximum.
 */
export function quantityLimitsOf(
  item: ResolvedItem,
  stock: ReadonlyMap<number, StockNow>,
  kind: VisitorKind,
  reserved: ReservedUnits = nothingReserved,
): QuantityLimits {
  const stocked = stockedProduct(item)
  const own = stock.get(stocked.id)
  const isBundle = item.product.type === 'bundle'
  const isClosed = isBundle && own?.isInStock === false
  const needs = stockNeedsOf(item)
  const units = needs.map((need) => unitsLeft(need, stock.get(need.product.id), reserved))
  const bounded = units.filter((left) => left !== null)
  return {
    sku: stocked.sku,
    lot: lotOf(item, kind),
    stock: isClosed ? 0 : bounded.length === 0 ? null : Math.min(...bounded),
    backorders: false,
    min: own?.minSaleQty,
    max: own?.maxSaleQty,
    salable:
      item.product.isEnabled && needs.every(({ product }) => product.isEnabled) && isPriceVisible(item, kind),
  }
}

/** Units of the item that the stock of one product allows; null without a limit. */
function unitsLeft(
  { product, units }: StockNeed,
  stock: StockNow | undefined,
  reserved: ReservedUnits,
): number | null {
  if (stock?.isInStock !== true) return stock?.manageStock === false ? null : 0
  if (!stock.manageStock || stock.backorders) return null
  return Math.floor((stock.quantity - reserved(product.id)) / units)
}

/** A variant without a lot of its own has its parent's. */
function lotOf(item: ResolvedItem, kind: VisitorKind): number {
  const own = stockedProduct(item).lot(kind)
  return own > 1 ? own : item.product.lot(kind)
}
