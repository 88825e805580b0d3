import type { Sql } from '../src/platform/database.ts'

/** Units in stock by product id. */
export type Shelf = ReadonlyMap<number, number>

/** What stands on the shelves, with what unfinished and delivered orders have taken from them. */
export async function readShelf(sql: Sql): Promise<Shelf> {
  const rows = await sql<{ productId: number; units: number }[]>`
    select s.product_id as "productId", (s.quantity + coalesce(taken.units, 0))::integer as units
      from stock_item s
      left join (select product_id, sum(units) as units
                   from (select stock_product_id as product_id, stock_deducted as units from order_item
                         union all select product_id, stock_deducted from order_item_bundle_selection) as each
                  group by product_id) as taken using (product_id)`
  return new Map(rows.map(({ productId, units }) => [productId, units]))
}

type Check = { what: string; rows: () => Promise<readonly unknown[]> }

/**
 * Everything that is wrong in the books of a shop, in words; empty when stock, orders, payments and mails agree with
 * each other. `before` is the shelf as it was: units that were bought count as standing on it, so it never changes.
 */
export async function ledgerProblems(sql: Sql, before: Shelf): Promise<string[]> {
  const now = await readShelf(sql)
  const moved = [...before].filter(([productId, units]) => now.get(productId) !== units)
  const found = await Promise.all(
    checksOf(sql).map(async ({ what, rows }) => ({ what, count: (await rows()).length })),
  )
  return [
    ...moved.map(([id, units]) => `product ${id} had ${units} units and has ${now.get(id)}`),
    ...found.filter(({ count }) => count > 0).map(({ what, count }) => `${what}: ${count}`),
  ]
}

function checksOf(sql: Sql): Check[] {
  return [
    {
      what: 'stock below zero',
      rows: () => sql`select 1 from stock_item where quantity < 0 and not backorders`,
    },
    {
      what: 'orders without items, address or history',
      rows: () => sql`
        select id from sales_order o
         where not exists (select 1 from order_item i where i.order_id = o.id)
            or not exists (select 1 from order_address a where a.order_id = o.id)
            or not exists (select 1 from order_event e where e.order_id = o.id)`,
    },
    {
      what: 'orders whose cart is still open',
      rows: () => sql`select o.id from sales_order o join cart c on c.id = o.cart_id where c.is_active`,
    },
    {
      what: 'orders whose items do not add up to their total',
      rows: () => sql`
        select o.id from sales_order o join order_item i on i.order_id = o.id
         group by o.id having sum(i.row_incl_tax) <> o.subtotal_incl_tax or sum(i.row_excl_tax) <> o.subtotal_excl_tax`,
    },
    {
      what: 'orders whose taxes do not add up',
      rows: () => sql`
        select o.id from sales_order o left join order_tax t on t.order_id = o.id
         group by o.id having coalesce(sum(t.amount), 0) <> o.tax`,
    },
    {
      what: 'paid orders without exactly one payment',
      rows: () => sql`
        select o.id from sales_order o
         where o.payment_state = 'paid' and o.payment_method = 'payzen_standard'
           and (select count(*) from payment p where p.order_id = o.id and p.state = 'paid') <> 1`,
    },
    {
      what: 'payments taken for orders that do not say so',
      rows: () => sql`
        select o.id from sales_order o join payment p on p.order_id = o.id
         where p.state = 'paid' and o.payment_state <> 'paid'`,
    },
    {
      what: 'cancelled orders that hold stock',
      rows: () => sql`
        select o.id from sales_order o join order_item i on i.order_id = o.id
         where o.status = 'canceled' and i.stock_deducted > 0`,
    },
    {
      what: 'orders whose history does not end where they stand',
      rows: () => sql`
        select o.id from sales_order o
         where o.status <> (select to_status from order_event e where e.order_id = o.id order by e.id desc limit 1)`,
    },
  ]
}
