import { MAX_UNPAID_MINUTES } from '@comptoir/rules/unpaid-order'
import type { App } from '../platform/context.ts'
import type { Queryable, Transaction } from '../platform/database.ts'

/** The key by which unpaid orders are counted. */
export type UnpaidBy =
  | { sender: Buffer }
  | { widerSender: Buffer }
  | { customerId: number }
  | { websiteId: number; guestEmail: string }

/** The number of orders that wait for their payment, and the earliest deadline; null without one. */
export type UnpaidCount = { count: number; firstExpiresAt: Date | null }

/** Takes an advisory lock on `key` until `tx` ends, so that concurrent orders are counted one after the other. */
export async function lockUnpaid(tx: Transaction, key: string): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`unpaid ${key}`}, 0))`
}

/** How long an order that the shop waits to be paid for counts for its network address, which others may share. */
const senderHours = 24

/** Counts the orders of `by` that wait for their payment. Those of a network address count until {@link forgetSenders}. */
export async function countUnpaid(tx: Transaction, by: UnpaidBy): Promise<UnpaidCount> {
  // Null is not the least: an order without a deadline counts for its address for a day.
  const expiry =
    'sender' in by || 'widerSender' in by
      ? tx`least(payment_expires_at, created_at + ${senderHours} * interval '1 hour')`
      : tx`payment_expires_at`
  const [row] = await tx<[UnpaidCount]>`
    select count(*)::integer as count, min(${expiry}) as "firstExpiresAt" from sales_order
     where status in ('pending', 'pending_payment') and not is_quotation and ${condition(tx, by)}`
  return row
}

export async function forgetSenders(sql: Queryable, now: Date): Promise<void> {
  await sql`
    update sales_order set sender_hash = null, sender_wider_hash = null
     where status = 'pending' and sender_hash is not null
       and created_at <= ${now}::timestamptz - ${senderHours} * interval '1 hour'`
}

function condition(tx: Transaction, by: UnpaidBy) {
  if ('sender' in by) return tx`sender_hash = ${by.sender}`
  if ('widerSender' in by) return tx`sender_wider_hash = ${by.widerSender}`
  if ('customerId' in by) return tx`customer_id = ${by.customerId}`
  return tx`customer_id is null and website_id = ${by.websiteId} and lower(email) = ${by.guestEmail}`
}

/** Extends the payment deadline of an order because its shopper is active; writes at most once a minute. */
export async function extendPaymentDeadline(
  sql: Queryable,
  { settings, now }: App,
  id: number,
): Promise<void> {
  const expiresAt = new Date(now().getTime() + settings.unpaidOrders.minutes * 60_000)
  await sql`
    update sales_order
       set payment_expires_at = least(${expiresAt}, created_at + ${MAX_UNPAID_MINUTES} * interval '1 minute')
     where id = ${id} and status = 'pending_payment' and payment_state = 'waiting'
       and least(${expiresAt}, created_at + ${MAX_UNPAID_MINUTES} * interval '1 minute')
           >= payment_expires_at + interval '1 minute'`
}
