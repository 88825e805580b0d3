import type { Queryable, Transaction } from '../platform/database.ts'

/** An order whose buyer is asked for reviews. */
export type AskedOrder = {
  id: number
  number: string
  storeId: number
  websiteId: number
  customerId: number | null
  email: string
  firstname: string
}

type Due = {
  websiteId: number
  from: Date
  until: Date
  pausedSince: Date
  /** Only this one. */
  orderId?: number
}

const columns = (sql: Queryable) => sql`
  o.id, o.number, o.store_id as "storeId", o.website_id as "websiteId", o.customer_id as "customerId", o.email, o.firstname`

/** Items of the order that the statement names `o` which its buyer has kept and not reviewed. */
const unreviewed = (sql: Queryable) => sql`
  from order_item i join product p on p.id = i.product_id
 where i.order_id = o.id and p.is_enabled and i.quantity > i.quantity_canceled + i.quantity_refunded
   and not exists (select from product_review r
                    where r.product_id = i.product_id and r.status <> 'rejected'
                      and (r.order_id = o.id or r.customer_id = o.customer_id))`

/**
 * Orders that were delivered at the time, whose buyers have something to review, were not asked lately and have not refused
 * it. Nobody is asked about an order that is sent back.
 */
export async function selectDue(
  sql: Queryable,
  { websiteId, from, until, pausedSince, orderId }: Due,
  limit: number,
): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select o.id from sales_order o
     where ${orderId === undefined ? sql`true` : sql`o.id = ${orderId}`}
       and o.website_id = ${websiteId} and o.status = 'complete' and o.email not like '%@anonyme.invalid'
       and o.status_changed_at > ${from} and o.status_changed_at <= ${until}
       and not exists (select from review_request q where q.order_id = o.id)
       and not exists (select from review_request q join sales_order other on other.id = q.order_id
                        where q.asked_at > ${pausedSince} and other.website_id = o.website_id
                          and lower(other.email) = lower(o.email))
       and not exists (select from review_refusal f
                        where f.website_id = o.website_id and f.email = lower(o.email))
       and not exists (select from withdrawal w where w.order_id = o.id and w.received_at is not null)
       and exists (select ${unreviewed(sql)})
     order by o.status_changed_at, o.id limit ${limit}`
  return rows.map(({ id }) => id)
}

/** Notes that the buyer of an order is asked; false when another process did. */
export async function insertRequest(tx: Transaction, orderId: number, at: Date): Promise<boolean> {
  const { count } = await tx`
    insert into review_request (order_id, asked_at) values (${orderId}, ${at}) on conflict do nothing`
  return count > 0
}

export async function selectAskedOrder(sql: Queryable, id: number): Promise<AskedOrder | undefined> {
  const [row] = await sql<AskedOrder[]>`select ${columns(sql)} from sales_order o where o.id = ${id}`
  return row
}

/** Ids of the products of an order that its buyer may still review. */
export async function selectUnreviewed(sql: Queryable, orderId: number): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select distinct on (p.id) p.id as id
      from sales_order o cross join lateral (select i.product_id ${unreviewed(sql)}) kept
      join product p on p.id = kept.product_id
     where o.id = ${orderId} order by p.id`
  return rows.map(({ id }) => id)
}

/** Whether the buyer has kept a product of an order, or a variant of it. */
export async function hasProduct(sql: Queryable, orderId: number, productId: number): Promise<boolean> {
  const rows = await sql`
    select from order_item
     where order_id = ${orderId} and product_id = ${productId}
       and quantity > quantity_canceled + quantity_refunded limit 1`
  return rows.length > 0
}

/** Notes that nobody asks this buyer again. */
export async function insertRefusal(
  sql: Queryable,
  { websiteId, email, customerId }: Pick<AskedOrder, 'websiteId' | 'email' | 'customerId'>,
  at: Date,
): Promise<void> {
  await sql`
    insert into review_refusal (website_id, email, customer_id, refused_at)
    values (${websiteId}, lower(${email}), ${customerId}, ${at})
    on conflict (website_id, email) do nothing`
}
