import type { Discount } from '@comptoir/rules/totals'
import type { Queryable, Transaction } from '../platform/database.ts'
import type { Language } from '@comptoir/rules/language'

type CouponRow = {
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

const columnsWithUses = (sql: Queryable, buyer: Buyer) => sql`
  ${columns(sql)}, case when uses_per_customer is null then 0 else (${usesOf(sql, buyer)}) end as "usedByCustomer"`

/** A coupon with the number of orders in which this buyer used it; 0 for a coupon without a limit per buyer. */
export type CouponWithUses = CouponRow & { usedByCustomer: number }

export async function selectCouponWithUses(
  sql: Queryable,
  id: number,
  buyer: Buyer,
): Promise<CouponWithUses | undefined> {
  const [row] = await sql<CouponWithUses[]>`
    select ${columnsWithUses(sql, buyer)} from coupon where id = ${id}`
  return row
}

export async function selectCouponByCode(
  sql: Queryable,
  websiteId: number,
  code: string,
  buyer: Buyer,
): Promise<CouponWithUses | undefined> {
  const [row] = await sql<CouponWithUses[]>`
    select ${columnsWithUses(sql, buyer)} from coupon
     where website_id = ${websiteId} and upper(code) = ${code.trim().toUpperCase()}`
  return row
}

/** Orders of a buyer that used the row that the statement names `coupon`; cancelled ones gave it back. */
const usesOf = (sql: Queryable, { customerId, email }: Buyer) => sql`
  select count(*)::int from sales_order
   where coupon_id = coupon.id and status <> 'canceled'
     and (customer_id = ${customerId}::int or lower(email) = lower(${email}::text))`

/**
 * Uses a coupon for an order of `buyer`; false when no use is left, of all or per customer. A limited coupon stays locked
 * until the transaction ends.
 */
export async function useCoupon(tx: Transaction, id: number, buyer: Buyer): Promise<boolean> {
  const [coupon] = await tx<{ isUsable: boolean; usesPerCustomer: number | null }[]>`
    with used as (
      update coupon set uses_left = uses_left - 1
       where id = ${id} and (uses_left > 0 or (uses_left is null and uses_per_customer is not null))
      returning true)
    select uses_per_customer as "usesPerCustomer",
           (uses_left is null and uses_per_customer is null) or exists (select from used) as "isUsable"
      from coupon where id = ${id}`
  if (!coupon?.isUsable) return false
  if (coupon.usesPerCustomer === null) return true
  // A statement of its own sees the orders of those that held the lock before.
  const known = await selectCouponWithUses(tx, id, buyer)
  return known !== undefined && known.usedByCustomer < coupon.usesPerCustomer
}

/** Returns a use of {@link useCoupon} when an order is cancelled; a coupon without a limit does not change. */
export async function returnCoupon(tx: Transaction, id: number): Promise<void> {
  await tx`update coupon set uses_left = uses_left + 1 where id = ${id} and uses_left is not null`
}
