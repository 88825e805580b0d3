import type { QuantityCheck } from '@comptoir/rules/quantity'
import type { VisitorKind } from '@comptoir/rules/visitor'
import type { SalableProduct, StockNow } from '../catalogue/index.ts'

/** What is put into a cart: a product, or a variant of a configurable one. */
export type Choice = { product: SalableProduct; variant: SalableProduct | null }

export type Limits = Omit<QuantityCheck, 'quantity'>

/** The product whose stock, lot and price count. */
export function stockedProduct(choice: Choice): SalableProduct {
  return choice.variant ?? choice.product
}

/** Whether this kind of visitor sees the price; a variant's price is its parent's affair (decisions E-2). */
export function isPriceVisible(choice: Choice, kind: VisitorKind): boolean {
  return choice.product.priceVisible(kind)
}

/** What limits the quantity of a choice for this visitor; `taken` units are in other lines of the same cart. */
export function limitsOf(choice: Choice, stock: StockNow | undefined, kind: VisitorKind, taken = 0): Limits {
  const stocked = stockedProduct(choice)
  const inStock = stock?.isInStock === true
  return {
    sku: stocked.sku,
    lot: lotOf(choice, kind),
    stock: stock?.manageStock === false ? null : inStock ? stock.quantity - taken : 0,
    backorders: inStock && stock.backorders,
    min: stock?.minSaleQty,
    max: stock?.maxSaleQty,
    salable: choice.product.isEnabled && stocked.isEnabled && isPriceVisible(choice, kind),
  }
}

/** A variant without a lot of its own is sold in its parent's. */
function lotOf(choice: Choice, kind: VisitorKind): number {
  const own = stockedProduct(choice).lot(kind)
  return own > 1 ? own : choice.product.lot(kind)
}
