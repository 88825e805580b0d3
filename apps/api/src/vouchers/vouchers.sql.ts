import type { Cents } from '@comptoir/rules/money'
import type { Queryable, Transaction } from '../platform/database.ts'

/** A buyer on a website, by account and by email address. */
export type Payer = { websiteId: number; customerId: number | null; email: string | null }

/** Cents paid in vouchers by the payer's orders for a day; cancelled and fully refunded orders do not count. */
export async function selectUsedThatDay(
  sql: Queryable,
  { websiteId, customerId, email }: Payer,
  day: string,
): Promise<Cents> {
  const [row] = await sql<[{ used: number }]>`
    select coalesce(sum(voucher_amount), 0)::integer as used from sales_order
     where website_id = ${websiteId} and voucher_day = ${day} and voucher_amount > 0
       and status not in ('canceled', 'closed')
       and (customer_id = ${customerId} or lower(email) = lower(${email}))`
  return row.used
}

/** Serialises the orders of a payer for a day until `tx` ends. */
export async function lockPayerDay(tx: Transaction, { websiteId, email }: Payer, day: string): Promise<void> {
  const key = `vouchers ${websiteId} ${day} ${email?.toLowerCase() ?? ''}`
  await tx`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`
}
