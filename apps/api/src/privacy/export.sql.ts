import type { Queryable, Row, Statement } from '../platform/database.ts'
import type { Owner, Section } from './inventory.ts'

/** The customer's rows of a section, without internal columns. */
export async function selectSection(
  sql: Queryable,
  { table, owner, internal = [] }: Section,
  customerId: number,
): Promise<unknown[]> {
  const rows = await sql<{ row: unknown }[]>`
    select to_jsonb(t) - ${[...internal]}::text[] as row from ${sql(table)} t where ${ownedBy(sql, owner, customerId)}`
  return rows.map(({ row }) => row)
}

function ownedBy(sql: Queryable, owner: Owner, id: number): Statement<Row[]> {
  const orders = sql`(select id from sales_order where customer_id = ${id})`
  const clauses: Record<Owner, () => Statement<Row[]>> = {
    self: () => sql`t.id = ${id}`,
    customer: () => sql`t.customer_id = ${id}`,
    email: () => sql`
      t.customer_id = ${id}
      or (t.website_id, lower(t.email)) = 
         (select website_id, lower(email) from customer where id = ${id} and email_verified_at is not null)`,
    cart: () => sql`t.cart_id in (select id from cart where customer_id = ${id})`,
    compareList: () => sql`t.list_id in (select id from compare_list where customer_id = ${id})`,
    review: () => sql`t.review_id in (select id from product_review where customer_id = ${id})`,
    order: () => sql`t.order_id in ${orders}`,
    orderItem: () => sql`t.order_item_id in (select id from order_item where order_id in ${orders})`,
    document: () => sql`t.document_id in (select id from order_document where order_id in ${orders})`,
    shipment: () => sql`t.shipment_id in (select id from shipment where order_id in ${orders})`,
    wishlist: () => sql`t.wishlist_id in (select id from wishlist where customer_id = ${id})`,
    withdrawal: () => sql`t.withdrawal_id in (select id from withdrawal where order_id in ${orders})`,
    record: () => sql`t.entity_type = 'customer' and t.entity_id = ${String(id)}`,
    submission: () => sql`t.submission_id in (select id from form_submission where customer_id = ${id})`,
    mail: () => sql`t.customer_id = ${id} or t.order_id in ${orders}`,
  }
  return clauses[owner]()
}
