import type { Queryable, Row, Statement } from '../platform/database.ts'

/**
 * The condition that a customer has bought a product, or a variant of it: an order of it is paid or has left the shop, and it
 * was not cancelled. Both are SQL expressions of ids.
 */
export const hasBought = (sql: Queryable, product: Statement<Row[]>, customer: Statement<Row[]>) => sql`
  exists (select from sales_order o join order_item i on i.order_id = o.id
           where o.customer_id = ${customer} and (i.product_id = ${product} or i.variant_id = ${product})
             and i.quantity > i.quantity_canceled
             and (o.payment_state = 'paid' or o.status = 'complete' or i.quantity_shipped > 0))`
