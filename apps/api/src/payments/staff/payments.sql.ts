import type { Cents } from '@comptoir/rules/money'
import type { Queryable, Transaction } from '../../platform/database.ts'
import type { PaymentRowState } from '../payments.sql.ts'

export type OrderPaymentRow = {
  id: number
  method: string
  brand: string | null
  state: PaymentRowState
  /** The provider's last status. */
  status: string | null
  amount: Cents
  refunded: Cents
  currency: string
  uuid: string | null
  note: string | null
  createdAt: Date
}

/** The payments of an order that were made or opened, oldest first; forms that were left alone are omitted. */
export async function selectOrderPayments(sql: Queryable, orderId: number): Promise<OrderPaymentRow[]> {
  return await sql<OrderPaymentRow[]>`
    select p.id, p.method, n.brand, p.state, n.status, p.amount, o.currency, p.transaction_uuid as uuid, p.note,
           p.created_at as "createdAt",
           coalesce((select sum(r.amount) from payment_operation r
                      where r.payment_id = p.id and r.kind = 'refund' and r.state <> 'refused'), 0)::integer as refunded
      from payment p join sales_order o on o.id = p.order_id
      left join lateral (
        select fields ->> 'vads_card_brand' as brand, transaction_status as status from payment_notification n
         where n.order_id = p.order_id and n.transaction_uuid = p.transaction_uuid
         order by received_at desc limit 1) as n on true
     where p.order_id = ${orderId} and (p.state <> 'waiting' or p.transaction_uuid is not null) order by p.id`
}

/** Inserts a payment that the shop received itself. */
export async function insertReceivedPayment(
  tx: Transaction,
  payment: { orderId: number; method: string; amount: Cents; note: string | null; at: Date },
): Promise<void> {
  const { orderId, method, amount, note, at } = payment
  await tx`
    insert into payment (order_id, method, transaction_day, amount, language, return_url, state, note, created_at, updated_at)
    values (${orderId}, ${method}, ${at.toISOString().slice(0, 10)}::date, ${amount}, '', '', 'paid', ${note}, ${at}, ${at})`
}
