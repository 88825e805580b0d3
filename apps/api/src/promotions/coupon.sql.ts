import type { Queryable } from '../platform/database.ts'

/** A code that makes a rule apply. */
export type Coupon = {
  id: number
  code: string
  ruleId: number
  /** Orders that may still use it; null is without limit. */
  usesLeft: number | null
  /** It is valid until just before; null is without end. */
  endsAt: Date | null
}

const columns = (sql: Queryable) => sql`
  id, code, rule_id as "ruleId", max_uses - uses as "usesLeft", ends_at as "endsAt"`

export async function selectCoupon(sql: Queryable, id: number): Promise<Coupon | undefined> {
  const [row] = await sql<Coupon[]>`select ${columns(sql)} from coupon where id = ${id}`
  return row
}

/** The coupon of a website with this code, without regard to case and outer spaces. */
export async function selectCouponByCode(
  sql: Queryable,
  websiteId: number,
  code: string,
): Promise<Coupon | undefined> {
  const [row] = await sql<Coupon[]>`
    select ${columns(sql)} from coupon
     where website_id = ${websiteId} and upper(code) = ${code.trim().toUpperCase()}`
  return row
}
