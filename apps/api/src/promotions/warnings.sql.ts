import type { Queryable } from '../platform/database.ts'

type Named = { ruleId: number; name: string }

/** Rules of carts that apply only alone and are switched on, besides one. */
export async function selectExclusivePromotions(
  sql: Queryable,
  websiteId: number,
  besides: number,
): Promise<(Named & { startsAt: Date | null; endsAt: Date | null })[]> {
  return await sql<(Named & { startsAt: Date | null; endsAt: Date | null })[]>`
    select id as "ruleId", name, starts_at as "startsAt", ends_at as "endsAt" from cart_rule
     where website_id = ${websiteId} and is_active and is_exclusive and id <> ${besides} order by priority, id`
}

/** The other rule of carts that has a coupon. */
export async function selectPromotionOfCode(
  sql: Queryable,
  websiteId: number,
  code: string,
  besides: number,
): Promise<Named | undefined> {
  const [row] = await sql<Named[]>`
    select r.id as "ruleId", r.name from coupon c join cart_rule r on r.id = c.rule_id
     where c.website_id = ${websiteId} and upper(c.code) = upper(${code}) and r.id <> ${besides}`
  return row
}
