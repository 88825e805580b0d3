import type { Discount } from '@comptoir/rules/totals'
import type { Queryable, Transaction } from '../platform/database.ts'
import type { Language } from '@comptoir/rules/language'

export type CouponRow = {
  id: number
  code: string
  type: Discount['type']
  value: number
  labels: Partial<Record<Language, string>>
  minSubtotal: number
  startsAt: Date | null
  endsAt: Date | null
  usesLeft: number | null
  usesPerCustomer: number | null
  /** Codes; null is everybody. */
  customerGroups: string[] | null
}

/** Buyer who uses a coupon; a guest is identified by the email address alone. */
export type Buyer = { customerId: number | null; email: string | null }

const columns = (sql: Queryable) => sql`
  id, code, type, value, labels, min_subtotal as "minSubtotal", starts_at as "startsAt", least(ends_at, withdrawn_at) as "endsAt",
  uses_left as "usesLeft", uses_per_customer as "usesPerCustomer", customer_groups as "customerGroups"`

export async function selectCoupon(sql: Queryable, id: number): Promise<CouponRow | undefined> {
  const [row] = await sql<CouponRow[]>`select ${columns(sql)} from coupon where id = ${id}`
  return row
}

export async function selectCouponByCode(
  sql: Queryable,
  websiteId: number,
  code: string,
): Promise<CouponRow | undefined> {
  const [row] = await sql<CouponRow[]>`
    select ${columns(sql)} from coupon where website_id = ${websiteId} and upper(code) = ${code.trim().toUpperCase()}`
  return row
}

/** Orders of a buyer that used the coupon; cancelled ones gave it back. */
export async function countCouponUses(
  sql: Queryable,
  id: number,
  { customerId, email }: Buyer,
): Promise<number> {
  const [row] = await sql<[{ uses: number }]>`
    select count(*)::int as uses from sales_order
     where coupon_id = ${id} and status <> 'canceled'
       and (customer_id = ${customerId}::int or lower(email) = lower(${email}::text))`
  return row.uses
}

/**
 * Uses a coupon for an order of `buyer`; false when no use is left, of all or per customer. A limited coupon stays locked
 * until the transaction ends.
 */
export async function useCoupon(tx: Transaction, id: number, buyer: Buyer): Promise<boolean> {
  const coupon = await selectCoupon(tx, id)
  if (!coupon) return false
  if (coupon.usesLeft === null && coupon.usesPerCustomer === null) return true
  const rows = await tx`
    update coupon set uses_left = uses_left - 1
     where id = ${id} and (uses_left is null or uses_left > 0) returning id`
  if (rows.length === 0) return false
  return coupon.usesPerCustomer === null || (await countCouponUses(tx, id, buyer)) < coupon.usesPerCustomer
}

/** Returns a use of {@link useCoupon} when an order is cancelled; a coupon without a limit does not change. */
export async function returnCoupon(tx: Transaction, id: number): Promise<void> {
  await tx`update coupon set uses_left = uses_left + 1 where id = ${id} and uses_left is not null`
}
