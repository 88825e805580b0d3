import type { Day } from '@comptoir/rules/calendar'
import type { Queryable, Transaction } from '../platform/database.ts'
import { lastDay } from './rule-files.sql.ts'

/** A coupon as a file writes it: undefined leaves what is there, null is without limit. */
export type GivenCoupon = {
  /** Names it in the answer. */
  line: number
  code: string
  ruleId: number | undefined
  /** Orders that may use it. */
  maxUses: number | null | undefined
  /** Last day on which it is valid. */
  expires: Day | null | undefined
}

/**
 * Adds or changes coupons of a website in one statement; their codes differ. Days are those of the time zone. Returns how
 * many changed, and the lines of new ones that have no rule.
 */
export async function writeCoupons(
  tx: Transaction,
  { id: websiteId, timeZone }: { id: number; timeZone: string },
  coupons: readonly GivenCoupon[],
): Promise<{ changed: number; withoutRule: number[] }> {
  const rows = coupons.map(({ line, code, ruleId, maxUses, expires }) => ({
    line,
    code,
    rule_id: ruleId ?? null,
    max_uses: maxUses ?? null,
    keeps_uses: maxUses === undefined,
    expires: expires ?? null,
    keeps_expiry: expires === undefined,
  }))
  const [row] = await tx<[{ changed: number; withoutRule: number[] }]>`
    with given as (
      select g.line, coalesce(c.code, g.code) as code, coalesce(g.rule_id, c.rule_id) as rule_id,
             case when g.keeps_uses then c.max_uses else g.max_uses end as max_uses,
             case when g.keeps_expiry or g.expires::text = ${lastDay(tx, tx`c.ends_at`, timeZone)} then c.ends_at
                  else (g.expires + 1)::timestamp at time zone ${timeZone} end as ends_at
        from jsonb_to_recordset(${tx.json(rows)}) as g (line int, code text, rule_id int, max_uses int,
               keeps_uses boolean, expires date, keeps_expiry boolean)
        left join coupon c on c.website_id = ${websiteId} and upper(c.code) = upper(g.code)
    ), written as (
      insert into coupon (website_id, rule_id, code, max_uses, ends_at)
      select ${websiteId}, rule_id, code, max_uses, ends_at from given where rule_id is not null order by line
      on conflict (website_id, upper(code)) do update
         set rule_id = excluded.rule_id, max_uses = excluded.max_uses, ends_at = excluded.ends_at,
             uses = case when coupon.max_uses is null and excluded.max_uses is not null
                         then ${usesInOrders(tx)} else coupon.uses end
       where (coupon.rule_id, coupon.max_uses, coupon.ends_at)
             is distinct from (excluded.rule_id, excluded.max_uses, excluded.ends_at)
      returning id
    )
    select (select count(*)::int from written) as changed,
           array(select line from given where rule_id is null order by line) as "withoutRule"`
  return row
}

/** Orders that used the row that the statement names `coupon`: they are counted only while there is a limit. */
const usesInOrders = (sql: Queryable) => sql`
  (select count(*)::int from cart_rule_use u join sales_order o on o.id = u.order_id
    where u.coupon_id = coupon.id and o.status <> 'canceled')`

/** Adds those of the codes that the website does not have yet, and returns them. */
export async function insertNewCoupons(
  tx: Transaction,
  { websiteId, ruleId, maxUses, endsAt }: NewCoupons,
  codes: readonly string[],
): Promise<string[]> {
  const rows = await tx<{ code: string }[]>`
    insert into coupon (website_id, rule_id, code, max_uses, ends_at)
    select ${websiteId}, ${ruleId}, code, ${maxUses}::int, ${endsAt}::timestamptz from unnest(${codes}::text[]) code
    on conflict (website_id, upper(code)) do nothing
    returning code`
  return rows.map(({ code }) => code)
}

export type NewCoupons = { websiteId: number; ruleId: number; maxUses: number | null; endsAt: Date | null }

/** Coupons of a website whose code in capital letters matches a regular expression of PostgreSQL. */
export async function countCodesLike(sql: Queryable, websiteId: number, expression: string): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int from coupon where website_id = ${websiteId} and upper(code) ~ ${expression}`
  return row.count
}

/** The rules of a website that coupons may name, by code in capital letters. */
export async function selectRuleIds(
  sql: Queryable,
  websiteId: number,
): Promise<Map<string, { id: number; code: string; needsCoupon: boolean }>> {
  const rows = await sql<{ id: number; code: string; needsCoupon: boolean }[]>`
    select id, code, needs_coupon as "needsCoupon" from cart_rule where website_id = ${websiteId} order by code`
  return new Map(rows.map((row) => [row.code.toUpperCase(), row]))
}

export type CouponRow = { code: string; rule: string; maxUses: number | null; expires: Day | null }

/** The coupons of a website in batches; days are those of the time zone. */
export function selectCoupons(
  sql: Queryable,
  { id, timeZone }: { id: number; timeZone: string },
): AsyncIterable<CouponRow[]> {
  return sql<CouponRow[]>`
    select coupon.code, r.code as rule, coupon.max_uses as "maxUses",
           ${lastDay(sql, sql`coupon.ends_at`, timeZone)} as expires
      from coupon join cart_rule r on r.id = coupon.rule_id
     where coupon.website_id = ${id} order by coupon.id`.cursor(5000)
}
