import type { Transaction } from '../platform/database.ts'

/** Units by product id. */
export type Units = ReadonlyMap<number, number>

/**
 * Deducts units from stock in the order's transaction. Rows are locked in the order of their ids, to avoid deadlocks.
 * Returns the deducted units, without products whose stock is not managed; undefined when a product does not have
 * enough, and then nothing is deducted.
 */
export async function deductStock(tx: Transaction, wanted: Units): Promise<Units | undefined> {
  const rows = await lockStock(tx, [...wanted.keys()])
  const managed = rows.filter((row) => row.manageStock)
  const short = managed.some(
    (row) => !row.isInStock || (!row.backorders && row.quantity < (wanted.get(row.productId) ?? 0)),
  )
  if (short) return undefined
  const deducted = new Map(managed.map((row) => [row.productId, wanted.get(row.productId) ?? 0]))
  const changed = await changeStock(tx, deducted, -1)
  return changed === deducted.size ? deducted : undefined
}

/**
 * Deducts the units of an order that are not deducted yet, as {@link deductStock} does. Returns the product ids, or
 * undefined when a product does not have enough.
 */
export async function deductOrderStock(tx: Transaction, orderId: number): Promise<number[] | undefined> {
  const rows = await tx<{ productId: number; units: number }[]>`
    select product_id as "productId", sum(units)::integer as units
      from (select stock_product_id as product_id, quantity - stock_deducted as units from order_item i
             where order_id = ${orderId} and product_type <> 'bundle'
            union all
            select p.product_id, i.quantity * p.quantity - p.stock_deducted
              from order_item_bundle_selection p join order_item i on i.id = p.order_item_id where i.order_id = ${orderId}) as wanted
     where units > 0 and product_id is not null group by product_id`
  const deducted = await deductStock(tx, new Map(rows.map((row) => [row.productId, row.units])))
  if (!deducted) return undefined
  const ids = [...deducted.keys()]
  await tx`
    update order_item set stock_deducted = quantity
     where order_id = ${orderId} and product_type <> 'bundle' and stock_product_id = any(${ids}::integer[])`
  await tx`
    update order_item_bundle_selection p set stock_deducted = i.quantity * p.quantity from order_item i
     where i.id = p.order_item_id and i.order_id = ${orderId} and p.product_id = any(${ids}::integer[])`
  return ids
}

/** Restores the deducted stock of an order; a second call restores nothing. Returns the product ids. */
export async function restoreOrderStock(tx: Transaction, orderId: number): Promise<number[]> {
  const rows = await tx<{ productId: number; units: number }[]>`
    select product_id as "productId", sum(units)::integer as units
      from (select stock_product_id as product_id, stock_deducted as units from order_item where order_id = ${orderId}
            union all
            select p.product_id, p.stock_deducted from order_item_bundle_selection p join order_item i on i.id = p.order_item_id
             where i.order_id = ${orderId}) as deducted
     where units > 0 and product_id is not null
     group by product_id`
  const units = new Map(rows.map((row) => [row.productId, row.units]))
  await tx`update order_item set stock_deducted = 0 where order_id = ${orderId}`
  await tx`
    update order_item_bundle_selection set stock_deducted = 0
     where order_item_id in (select id from order_item where order_id = ${orderId})`
  await lockStock(tx, [...units.keys()])
  await changeStock(tx, units, 1)
  return [...units.keys()]
}

/** Restores stock of some units of order items, at most what is still deducted; returns the product ids. */
export async function restoreItemStock(
  tx: Transaction,
  items: readonly { orderItemId: number; quantity: number }[],
): Promise<number[]> {
  const ids = items.map((item) => item.orderItemId)
  const counts = items.map((item) => item.quantity)
  const wanted = tx`unnest(${ids}::integer[], ${counts}::integer[]) as wanted (id, units)`
  const rows = await tx<{ productId: number; units: number }[]>`
    with own as (
      update order_item i set stock_deducted = i.stock_deducted - least(i.stock_deducted, wanted.units)
        from ${wanted}, order_item before where i.id = wanted.id and before.id = i.id
      returning i.stock_product_id as product_id, before.stock_deducted - i.stock_deducted as units
    ), selections as (
      update order_item_bundle_selection p set stock_deducted = p.stock_deducted - least(p.stock_deducted, wanted.units * p.quantity)
        from ${wanted}, order_item_bundle_selection before where p.order_item_id = wanted.id and before.id = p.id
      returning p.product_id, before.stock_deducted - p.stock_deducted as units
    )
    select product_id as "productId", sum(units)::integer as units
      from (select * from own union all select * from selections) as restored
     where units > 0 and product_id is not null group by product_id`
  const units = new Map(rows.map((row) => [row.productId, row.units]))
  await lockStock(tx, [...units.keys()])
  await changeStock(tx, units, 1)
  return [...units.keys()]
}

type StockRow = {
  productId: number
  quantity: number
  isInStock: boolean
  manageStock: boolean
  backorders: boolean
}

async function lockStock(tx: Transaction, productIds: number[]): Promise<StockRow[]> {
  return await tx<StockRow[]>`
    select product_id as "productId", quantity, is_in_stock as "isInStock", manage_stock as "manageStock", backorders
      from stock_item where product_id = any(${productIds}::integer[]) order by product_id for update`
}

/** Returns how many rows changed; a row that would become negative does not. */
async function changeStock(tx: Transaction, units: Units, sign: 1 | -1): Promise<number> {
  if (units.size === 0) return 0
  const ids = [...units.keys()]
  const changes = [...units.values()].map((count) => count * sign)
  const { count } = await tx`
    update stock_item set quantity = quantity + change.units
      from unnest(${ids}::integer[], ${changes}::integer[]) as change (product_id, units)
     where stock_item.product_id = change.product_id
       and (backorders or not manage_stock or quantity + change.units >= 0)`
  return count
}
