import type { Transaction } from '../platform/database.ts'

/** Units by product id. */
export type Units = ReadonlyMap<number, number>

/**
 * Deducts units from stock in the order's transaction, in one statement. Rows are locked in the order of their ids, to
 * avoid deadlocks, and checked once all are locked. Returns the deducted units, without products whose stock is not
 * managed; undefined when a product does not have enough, and then nothing is deducted.
 */
export async function deductStock(tx: Transaction, wanted: Units): Promise<Units | undefined> {
  const ids = [...wanted.keys()]
  const rows = await tx<{ productId: number; units: number; isShort: boolean }[]>`
    with wanted as (
      select * from unnest(${ids}::integer[], ${[...wanted.values()]}::integer[]) as wanted (product_id, units)
    ), locked as materialized (
      select product_id, units, manage_stock, not is_in_stock or (not backorders and quantity < units) as is_short
        from stock_item join wanted using (product_id) order by product_id for update of stock_item
    ), deducted as (
      update stock_item set quantity = quantity - locked.units from locked
       where stock_item.product_id = locked.product_id and locked.manage_stock
         and not exists (select from locked one where one.manage_stock and one.is_short))
    select product_id as "productId", units, is_short as "isShort" from locked where manage_stock`
  if (rows.some(({ isShort }) => isShort)) return undefined
  return new Map(rows.map(({ productId, units }) => [productId, units]))
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
  await addStock(tx, units)
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
  await addStock(tx, units)
  return [...units.keys()]
}

/** Rows are locked in the order of their ids, as {@link deductStock} does. */
async function addStock(tx: Transaction, units: Units): Promise<void> {
  if (units.size === 0) return
  await tx`
    with restored as (
      select * from unnest(${[...units.keys()]}::integer[], ${[...units.values()]}::integer[]) as restored (product_id, units)
    ), locked as materialized (
      select product_id, units from stock_item join restored using (product_id) order by product_id for update of stock_item)
    update stock_item set quantity = quantity + locked.units from locked
     where stock_item.product_id = locked.product_id`
}
