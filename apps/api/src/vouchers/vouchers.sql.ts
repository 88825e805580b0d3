import type { Cents } from '@comptoir/rules/money'
import type { Queryable, Transaction } from '../platform/database.ts'

/** Whoever pays, by account and by e-mail address, on a website. */
export type Payer = { websiteId: number; customerId: number | null; email: string | null }

/** Cents in vouchers over the payer's orders for a day; what was called off or refunded whole does not count. */
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

/** Lets one order at a time count what its payer has left for a day, until `tx` ends. */
export async function lockDay(tx: Transaction, { websiteId, email }: Payer, day: string): Promise<void> {
  const key = `vouchers ${websiteId} ${day} ${email?.toLowerCase() ?? ''}`
  await tx`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`
}
