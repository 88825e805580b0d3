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

/** Id of a point of sale, or the fragment that reads it; null for none. */
export type StockLocation = number | null | Statement<readonly object[]>

/**
 * Current stock of the products; one that the location cannot sell at the moment is out of stock there. A product without
 * a stock row is absent.
 */
export async function selectStock(
  sql: Queryable,
  productIds: ProductIds,
  locationId: StockLocation = null,
): Promise<Map<number, Stock>> {
  if ('length' in productIds && productIds.length === 0) return new Map()
  const rows = await sql<StockRow[]>`
    select stock_item.product_id, quantity, is_in_stock and since is null as is_in_stock,
           manage_stock or since is not null as manage_stock, backorders, min_sale_qty, max_sale_qty
      from stock_item left join location_unavailable_product u
                     on u.product_id = stock_item.product_id and u.location_id = ${locationId}
     where stock_item.product_id = any(${productIds})`
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

/** Ids of the products that a point of sale cannot sell at the moment. */
export async function selectOffMenu(sql: Queryable, locationId: number): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select product_id as id from location_unavailable_product where location_id = ${locationId}`
  return rows.map(({ id }) => id)
}
