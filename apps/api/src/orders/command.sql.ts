import type { Queryable } from '../platform/database.ts'

export type ListedOrder = {
  number: string
  createdAt: Date
  website: string
  status: string
  paymentState: string
  email: string
  currency: string
  grandTotal: number
  invoice: string | null
  /** For orders of a location: its name, the fulfilment method, and day and time in the location's time zone. */
  location: string | null
  fulfilmentMethod: string | null
  slot: string | null
}

type OrderFilter = { status: string | null; website: string | null; limit: number | null }

/** Orders, newest first; all of them when `limit` is null. */
export async function selectNewest(
  sql: Queryable,
  { status, website, limit }: OrderFilter,
): Promise<ListedOrder[]> {
  return await sql<ListedOrder[]>`
    select o.number, o.created_at as "createdAt", w.code as website, o.status, o.payment_state as "paymentState",
           o.email, o.currency, o.grand_total as "grandTotal", d.number as invoice,
           o.pad_location ->> 'title' as location, o.pad_mode as "fulfilmentMethod", o.pad_day || ' ' || o.pad_time as slot
      from sales_order o join website w on w.id = o.website_id
      left join order_document d on d.order_id = o.id and d.kind = 'invoice' and not d.is_edit
     where o.status = coalesce(${status}, o.status) and w.code = coalesce(${website}, w.code)
     order by o.id desc limit ${limit}`
}

/** The status history of an order, oldest first. */
export async function selectEvents(
  sql: Queryable,
  orderId: number,
): Promise<{ at: Date; from: string | null; to: string; reason: string }[]> {
  return await sql<{ at: Date; from: string | null; to: string; reason: string }[]>`
    select created_at as at, from_status as from, to_status as to, reason
      from order_event where order_id = ${orderId} order by id`
}

/** The transactions of an order at the payment provider, oldest first; amounts in minor units. */
export async function selectPayments(
  sql: Queryable,
  orderId: number,
): Promise<{ transactionId: string; amount: number; state: string }[]> {
  return await sql<{ transactionId: string; amount: number; state: string }[]>`
    select transaction_id as "transactionId", amount, state from payment where order_id = ${orderId} order by id`
}
