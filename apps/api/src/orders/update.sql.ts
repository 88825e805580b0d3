import type { Cents } from '@comptoir/rules/money'
import type { OrderStatus } from '@comptoir/rules/order-status'
import type { Queryable, Transaction } from '../platform/database.ts'
import type { OrderHead, OrderPaymentState } from './order.ts'

export type OrderEvent = {
  orderId: number
  from: OrderStatus | null
  to: OrderStatus
  reason: string
  at: Date
}

export async function insertEvent(tx: Queryable, event: OrderEvent): Promise<void> {
  await tx`
    insert into order_event (order_id, from_status, to_status, reason, created_at)
    values (${event.orderId}, ${event.from}, ${event.to}, ${event.reason}, ${event.at})`
}

export async function updateStatus(
  tx: Transaction,
  order: Pick<OrderHead, 'id'>,
  status: OrderStatus,
  paymentState: OrderPaymentState,
  at: Date,
): Promise<void> {
  await tx`
    update sales_order
       set status = ${status}, payment_state = ${paymentState}, status_changed_at = ${at}
           ${status === 'complete' ? tx`, preparation = 'handed_over', preparation_changed_at = ${at}` : tx``}
           ${status === 'pending_payment' ? tx`` : tx`, payment_expires_at = null, sender_hash = null, sender_wider_hash = null`}
     where id = ${order.id}`
}

export async function updatePaymentState(
  tx: Transaction,
  orderId: number,
  paymentState: OrderPaymentState,
): Promise<void> {
  await tx`update sales_order set payment_state = ${paymentState} where id = ${orderId}`
}

/** Changes what is still to be paid of an order that was paid. */
export async function updateOutstanding(tx: Transaction, orderId: number, outstanding: Cents): Promise<void> {
  await tx`update sales_order set outstanding = ${outstanding} where id = ${orderId}`
}

export async function cancelItems(tx: Transaction, orderId: number): Promise<void> {
  await tx`
    update order_item set quantity_canceled = quantity - quantity_shipped - quantity_refunded
     where order_id = ${orderId}`
}

/**
 * Gives a guest's order to the customer of the same e-mail address; returns its id, or undefined for an order of somebody
 * else. The order keeps what it was sold as.
 */
export async function giveOrderToCustomer(
  sql: Queryable,
  { token, ...customer }: { token: string; websiteId: number; customerId: number; email: string },
): Promise<number | undefined> {
  const [row] = await sql<{ id: number }[]>`
    update sales_order set customer_id = ${customer.customerId}
     where token = ${token} and website_id = ${customer.websiteId} and customer_id is null
       and lower(email) = lower(${customer.email})
    returning id`
  return row?.id
}
