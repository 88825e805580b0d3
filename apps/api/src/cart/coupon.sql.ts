import type { Discount } from '@comptoir/rules/totals'
import type { Queryable, Transaction } from '../platform/database.ts'
import type { Language } from '../stores/store.ts'

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
}

const columns = (sql: Queryable) => sql`
  id, code, type, value, labels, min_subtotal as "minSubtotal", starts_at as "startsAt", ends_at as "endsAt",
  uses_left as "usesLeft"`

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

/** Takes one use of a limited coupon; false when another order took the last one. */
export async function useCoupon(tx: Transaction, id: number): Promise<boolean> {
  const rows = await tx`
    update coupon set uses_left = uses_left - 1
     where id = ${id} and (uses_left is null or uses_left > 0) returning id`
  return rows.length === 1
}

/** Gives back what {@link useCoupon} took, for an order that is cancelled; one without a limit stays without. */
export async function returnCoupon(tx: Transaction, id: number): Promise<void> {
  await tx`update coupon set uses_left = uses_left + 1 where id = ${id}`
}
