import type { Day } from '@comptoir/rules/calendar'
import type { Queryable, Row, Statement } from '../platform/database.ts'
import type { NewCartRule } from './write.sql.ts'

/** A rule of the database with the first and the last day on which it applies. */
export type StoredCartRule = NewCartRule & { id: number; from: Day | null; to: Day | null }

/** All rules of a website in the order of their priorities; days are those of the time zone. */
export async function selectStoredRules(
  sql: Queryable,
  { id, timeZone }: { id: number; timeZone: string },
): Promise<StoredCartRule[]> {
  return await sql<StoredCartRule[]>`
    select id, code, name, labels, is_active as "isActive", starts_at as "startsAt", ends_at as "endsAt", priority,
           condition, action, needs_coupon as "needsCoupon", stops_further_rules as "stopsFurtherRules",
           is_exclusive as "isExclusive", rule_group as "group", max_uses as "maxUses",
           uses_per_customer as "usesPerCustomer", max_amount as "maxAmount",
           to_char(starts_at at time zone ${timeZone}, 'YYYY-MM-DD') as "from",
           ${lastDay(sql, sql`ends_at`, timeZone)} as "to"
      from cart_rule where website_id = ${id} order by priority, cart_rule.id`
}

/** The day of the last instant before that of a column, as text. */
export const lastDay = (sql: Queryable, column: Statement<Row[]>, timeZone: string) =>
  sql`to_char((${column} - interval '1 microsecond') at time zone ${timeZone}, 'YYYY-MM-DD')`

/** When a first day begins and a last day ends in a time zone. */
export async function selectDayLimits(
  sql: Queryable,
  { from, to, timeZone }: { from: Day | null; to: Day | null; timeZone: string },
): Promise<{ startsAt: Date | null; endsAt: Date | null }> {
  const [limits] = await sql<[{ startsAt: Date | null; endsAt: Date | null }]>`
    select ${from}::date::timestamp at time zone ${timeZone} as "startsAt",
           (${to}::date + 1)::timestamp at time zone ${timeZone} as "endsAt"`
  return limits
}

export async function hasProduct(sql: Queryable, sku: string): Promise<boolean> {
  const [row] = await sql<
    [{ found: boolean }]
  >`select exists (select from product where sku = ${sku}) as found`
  return row.found
}
