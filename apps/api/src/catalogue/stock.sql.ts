import type { Queryable, Statement } from '../platform/database.ts'
import type { Stock } from './product-values.ts'

type StockRow = {
  product_id: number
  quantity: number
  is_in_stock: boolean
  manage_stock: boolean
  backorders: boolean
  min_sale_qty: number
  max_sale_qty: number
}

/** Ids of products, or the fragment of an array of them that the statement reads itself. */
export type ProductIds = readonly number[] | Statement<readonly object[]>

/** Current stock of the products. A product without a stock row is absent. */
export async function selectStock(sql: Queryable, productIds: ProductIds): Promise<Map<number, Stock>> {
  if ('length' in productIds && productIds.length === 0) return new Map()
  const rows = await sql<StockRow[]>`
    select product_id, quantity, is_in_stock, manage_stock, backorders, min_sale_qty, max_sale_qty
      from stock_item where product_id = any(${productIds})`
  return new Map(
    rows.map((row) => [
      row.product_id,
      {
        quantity: row.quantity,
        isInStock: row.is_in_stock,
        manageStock: row.manage_stock,
        backorders: row.backorders,
        minSaleQty: row.min_sale_qty,
        maxSaleQty: row.max_sale_qty,
      },
    ]),
  )
}
