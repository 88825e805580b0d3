import type { Transaction } from '../platform/database.ts'

/** Units by product id. */
export type Units = ReadonlyMap<number, number>

/**
 * Takes units from stock inside the order's transaction. Rows are locked in the order of their ids, so that two orders
 * never wait for each other in a circle. Answers what was taken (products without managed stock are left out), or
 * undefined when one of them does not have enough: then nothing is taken.
 */
export async function takeStock(tx: Transaction, wanted: Units): Promise<Units | undefined> {
  const rows = await lockStock(tx, [...wanted.keys()])
  const managed = rows.filter((row) => row.manageStock)
  const short = managed.some(
    (row) => !row.isInStock || (!row.backorders && row.quantity < (wanted.get(row.productId) ?? 0)),
  )
  if (short) return undefined
  const taken = new Map(managed.map((row) => [row.productId, wanted.get(row.productId) ?? 0]))
  const changed = await moveStock(tx, taken, -1)
  return changed === taken.size ? taken : undefined
}

/**
 * Takes from stock what an order wants and does not hold yet, as {@link takeStock} does; answers the products, or
 * undefined when one of them does not have enough.
 */
export async function takeOrderStock(tx: Transaction, orderId: number): Promise<number[] | undefined> {
  const rows = await tx<{ productId: number; units: number }[]>`
    select product_id as "productId", sum(units)::integer as units
      from (select stock_product_id as product_id, quantity - stock_taken as units from order_item i
             where order_id = ${orderId} and product_type <> 'bundle'
            union all
            select p.product_id, i.quantity * p.quantity - p.stock_taken
              from order_item_part p join order_item i on i.id = p.order_item_id where i.order_id = ${orderId}) as wanted
     where units > 0 and product_id is not null group by product_id`
  const taken = await takeStock(tx, new Map(rows.map((row) => [row.productId, row.units])))
  if (!taken) return undefined
  const ids = [...taken.keys()]
  await tx`
    update order_item set stock_taken = quantity
     where order_id = ${orderId} and product_type <> 'bundle' and stock_product_id = any(${ids}::integer[])`
  await tx`
    update order_item_part p set stock_taken = i.quantity * p.quantity from order_item i
     where i.id = p.order_item_id and i.order_id = ${orderId} and p.product_id = any(${ids}::integer[])`
  return ids
}

/** Puts back what an order took and has not given back yet; a second call finds nothing. Answers the products. */
export async function giveStockBack(tx: Transaction, orderId: number): Promise<number[]> {
  const rows = await tx<{ productId: number; units: number }[]>`
    select product_id as "productId", sum(units)::integer as units
      from (select stock_product_id as product_id, stock_taken as units from order_item where order_id = ${orderId}
            union all
            select p.product_id, p.stock_taken from order_item_part p join order_item i on i.id = p.order_item_id
             where i.order_id = ${orderId}) as taken
     where units > 0 and product_id is not null
     group by product_id`
  const units = new Map(rows.map((row) => [row.productId, row.units]))
  await tx`update order_item set stock_taken = 0 where order_id = ${orderId}`
  await tx`
    update order_item_part set stock_taken = 0
     where order_item_id in (select id from order_item where order_id = ${orderId})`
  await lockStock(tx, [...units.keys()])
  await moveStock(tx, units, 1)
  return [...units.keys()]
}

/** Puts units of items back that were taken for them, at most what is still held; answers the products. */
export async function giveUnitsBack(
  tx: Transaction,
  items: readonly { orderItemId: number; quantity: number }[],
): Promise<number[]> {
  const ids = items.map((item) => item.orderItemId)
  const counts = items.map((item) => item.quantity)
  const wanted = tx`unnest(${ids}::integer[], ${counts}::integer[]) as wanted (id, units)`
  const rows = await tx<{ productId: number; units: number }[]>`
    with own as (
      update order_item i set stock_taken = i.stock_taken - least(i.stock_taken, wanted.units)
        from ${wanted}, order_item before where i.id = wanted.id and before.id = i.id
      returning i.stock_product_id as product_id, before.stock_taken - i.stock_taken as units
    ), parts as (
      update order_item_part p set stock_taken = p.stock_taken - least(p.stock_taken, wanted.units * p.quantity)
        from ${wanted}, order_item_part before where p.order_item_id = wanted.id and before.id = p.id
      returning p.product_id, before.stock_taken - p.stock_taken as units
    )
    select product_id as "productId", sum(units)::integer as units
      from (select * from own union all select * from parts) as given
     where units > 0 and product_id is not null group by product_id`
  const units = new Map(rows.map((row) => [row.productId, row.units]))
  await lockStock(tx, [...units.keys()])
  await moveStock(tx, units, 1)
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

/** Answers how many rows changed; a row that would fall below zero is refused. */
async function moveStock(tx: Transaction, units: Units, sign: 1 | -1): Promise<number> {
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
