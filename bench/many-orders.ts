import type { Sql } from '../apps/api/src/platform/database.ts'

/**
 * Copies the orders of the demo data until there are `count` more, over two years, each with a buyer of its own. One in
 * two hundred waits to be prepared, one in a thousand for its payment; the others are shipped.
 */
export async function addOrders(sql: Sql, count: number): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`set local statement_timeout = 0`
    await tx`
      create temporary table copy on commit drop as
      select n, o.id as template, nextval(pg_get_serial_sequence('sales_order', 'id'))::integer as id, 10000000 + n as cart_id
        from generate_series(1, ${count}::integer) as n
        join (select id, row_number() over (order by id) - 1 as place, count(*) over () as known
                from sales_order where not is_quotation) o on o.place = n % o.known`
    await tx`
      insert into cart (id, masked_id, store_id, website_id, is_active, closed_at)
      select c.cart_id, md5('bench' || c.n), o.store_id, o.website_id, false, o.created_at
        from copy c join sales_order o on o.id = c.template`
    await tx`
      insert into sales_order
      select r.*
        from copy c join sales_order o on o.id = c.template,
             -- Below the join, so that a row is made once, not for each of its columns.
             lateral (select * from jsonb_populate_record(o, jsonb_build_object(
               'id', c.id, 'number', to_char(1000000 + c.n, 'FM000000000'), 'token', md5('order' || c.n), 'cart_id', c.cart_id,
               'customer_id', null, 'email', 'buyer' || c.n || '@example.com', 'firstname', 'Camille' || c.n % 500,
               'lastname', 'Martin' || c.n % 5000, 'created_at', timestamptz '2026-11-24 12:00Z' - c.n * interval '10 minutes',
               'grand_total', 1000 + (c.n * 7919) % 500000, 'voucher_amount', 0, 'status',
               case when c.n % 200 = 0 then 'processing' when c.n % 1000 = 1 then 'pending' else 'complete' end,
               'payment_state', case when c.n % 1000 = 1 then 'waiting' else 'paid' end, 'preparation',
               case when c.n % 200 = 0 then 'new' else 'handed_over' end))) r`
    await tx`
      insert into order_item (order_id, product_id, product_type, sku, name, quantity, tax_rate, price_excl_tax,
        price_incl_tax, row_excl_tax, row_incl_tax, discount, tax, quantity_shipped, stock_product_id)
      select c.id, i.product_id, i.product_type, i.sku, i.name, i.quantity, i.tax_rate, i.price_excl_tax, i.price_incl_tax,
             i.row_excl_tax, i.row_incl_tax, i.discount, i.tax, case when c.n % 200 = 0 then 0 else i.quantity end, i.stock_product_id
        from copy c join order_item i on i.order_id = c.template`
    await tx`
      insert into order_address (order_id, kind, firstname, lastname, company, street, city, postcode, country_code)
      select c.id, a.kind, a.firstname, a.lastname, 'Company ' || c.n % 3000, a.street, a.city, a.postcode, a.country_code
        from copy c join order_address a on a.order_id = c.template`
    await tx`
      insert into shipment (order_id, created_at) select id, timestamptz '2026-11-24 12:00Z' from copy where n % 200 <> 0`
    await tx`
      insert into order_event (order_id, to_status, reason, created_at)
      select id, 'processing', 'placed', timestamptz '2026-11-24 12:00Z' from copy`
  })
  await sql`analyze`
}
