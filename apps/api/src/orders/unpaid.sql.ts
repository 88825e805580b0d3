import { MAX_UNPAID_MINUTES } from '@comptoir/rules/unpaid-order'
import type { App } from '../platform/context.ts'
import type { Queryable, Transaction } from '../platform/database.ts'

/** Whose orders are counted together. */
export type UnpaidBy =
  | { sender: Buffer }
  | { widerSender: Buffer }
  | { customerId: number }
  | { websiteId: number; guestEmail: string }

/** Orders that wait for their payment, and when the first of them ends. */
export type OpenOrders = { count: number; firstExpiresAt: Date | null }

/** Lets one order at a time count those of the same `key`, until `tx` ends. */
export async function lockUnpaid(tx: Transaction, key: string): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`unpaid ${key}`}, 0))`
}

export async function countUnpaid(tx: Transaction, by: UnpaidBy): Promise<OpenOrders> {
  const [row] = await tx<[OpenOrders]>`
    select count(*)::integer as count, min(payment_expires_at) as "firstExpiresAt" from sales_order
     where status = 'pending_payment' and not is_quotation and ${condition(tx, by)}`
  return row
}

function condition(tx: Transaction, by: UnpaidBy) {
  if ('sender' in by) return tx`sender_hash = ${by.sender}`
  if ('widerSender' in by) return tx`sender_wider_hash = ${by.widerSender}`
  if ('customerId' in by) return tx`customer_id = ${by.customerId}`
  return tx`customer_id is null and website_id = ${by.websiteId} and lower(email) = ${by.guestEmail}`
}

/** The shopper was heard of: an order that waits for its payment waits on. Written at most once a minute. */
export async function renewUnpaid(sql: Queryable, { settings, now }: App, id: number): Promise<void> {
  const expiresAt = new Date(now().getTime() + settings.unpaidOrders.minutes * 60_000)
  await sql`
    update sales_order
       set payment_expires_at = least(${expiresAt}, created_at + ${MAX_UNPAID_MINUTES} * interval '1 minute')
     where id = ${id} and status = 'pending_payment' and payment_state = 'waiting'
       and least(${expiresAt}, created_at + ${MAX_UNPAID_MINUTES} * interval '1 minute')
           >= payment_expires_at + interval '1 minute'`
}
