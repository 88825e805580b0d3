import type { Queryable, Transaction } from '../platform/database.ts'

/** Stores when the shop answered, what it wrote, and when the quotation expires. */
export async function markAnswered(
  tx: Transaction,
  orderId: number,
  { answeredAt, expiresAt, message }: { answeredAt: Date; expiresAt: Date; message: string | null },
): Promise<void> {
  await tx`
    update sales_order set quotation_answered_at = ${answeredAt}, quotation_expires_at = ${expiresAt},
           quotation_message = ${message}
     where id = ${orderId}`
}

export type Acceptance = {
  acceptedAt: Date
  payment: { code: string; title: string }
  /** Null keeps the stored reference. */
  purchaseOrderNumber: string | null
  /** YYYY-MM-DD; null when nothing is shipped. */
  deliveryDate: string | null
}

export async function markAccepted(tx: Transaction, orderId: number, acceptance: Acceptance): Promise<void> {
  const { acceptedAt, payment, purchaseOrderNumber, deliveryDate } = acceptance
  await tx`
    update sales_order
       set quotation_accepted_at = ${acceptedAt}, payment_method = ${payment.code},
           payment_title = ${payment.title}, delivery_date = ${deliveryDate},
           purchase_order_number = coalesce(${purchaseOrderNumber}, purchase_order_number)
     where id = ${orderId}`
}

type Overdue = { websiteId: number } & ({ today: string; timeZone: string } | { before: Date })

/** Not accepted before `today` of the website, or accepted before `before` and not paid. */
const isOverdue = (sql: Queryable, overdue: Overdue) =>
  'today' in overdue
    ? sql`is_quotation and website_id = ${overdue.websiteId} and quotation_accepted_at is null and status = 'pending'
          and (quotation_expires_at at time zone ${overdue.timeZone})::date < ${overdue.today}::date`
    : sql`is_quotation and website_id = ${overdue.websiteId} and status in ('pending', 'pending_payment')
          and quotation_accepted_at < ${overdue.before}
          and not exists (select 1 from payment
                           where order_id = sales_order.id and payment.state in ('pending', 'paid'))`

export async function selectOverdue(sql: Queryable, overdue: Overdue): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select id from sales_order where ${isOverdue(sql, overdue)} order by quotation_expires_at, id`
  return rows.map(({ id }) => id)
}

/** Locks a quotation; false when it is not overdue any more or locked elsewhere. */
export async function lockOverdue(tx: Transaction, overdue: Overdue, id: number): Promise<boolean> {
  const rows = await tx`
    select 1 from sales_order where id = ${id} and ${isOverdue(tx, overdue)} for update skip locked`
  return rows.length > 0
}

/** Ids of the newest quotations. */
export async function selectNewest(
  sql: Queryable,
  { website, limit }: { website: string | null; limit: number },
): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select o.id from sales_order o join website w on w.id = o.website_id
     where o.is_quotation and (${website}::text is null or w.code = ${website})
     order by o.id desc limit ${limit}`
  return rows.map(({ id }) => id)
}

/** Whether a deed on a quotation waits for the time in which it can be taken back. */
export async function isLeaving(sql: Queryable, id: number): Promise<boolean> {
  const [row] = await sql<{ found: boolean }[]>`
    select exists (select from pending_action
                    where entity_type = 'quotation' and entity_id = ${String(id)} and state = 'waiting') as found`
  return row?.found ?? false
}
