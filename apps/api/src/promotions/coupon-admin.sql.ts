import type { Queryable } from '../platform/database.ts'

/** A coupon as the back office shows it. */
export type CouponRecord = {
  id: number
  ruleId: number
  websiteId: number
  code: string
  maxUses: number | null
  /** Orders that used it; cancelled ones do not count. */
  uses: number
  endsAt: Date | null
}

const columns = (sql: Queryable) => sql`
  coupon.id, coupon.rule_id as "ruleId", coupon.website_id as "websiteId", coupon.code, coupon.max_uses as "maxUses",
  coupon.ends_at as "endsAt", ${couponUses(sql)} as uses`

/** Orders that used the row that the statement names `coupon`. */
export const couponUses = (sql: Queryable) => sql`
  (select count(*)::int from cart_rule_use u join sales_order o on o.id = u.order_id
    where u.coupon_id = coupon.id and o.status <> 'canceled')`

export async function selectCouponRecord(sql: Queryable, id: number): Promise<CouponRecord | undefined> {
  const [row] = await sql<CouponRecord[]>`select ${columns(sql)} from coupon where id = ${id}`
  return row
}

/** The first coupons of a rule. */
export async function selectCouponsOf(
  sql: Queryable,
  ruleId: number,
  limit: number,
): Promise<{ id: number; code: string }[]> {
  return await sql<{ id: number; code: string }[]>`
    select id, code from coupon where rule_id = ${ruleId} order by id limit ${limit}`
}

type NewCoupon = {
  websiteId: number
  ruleId: number
  code: string
  maxUses: number | null
  endsAt: Date | null
}

/** Adds a coupon and returns its id; undefined when the website has the code already. */
export async function insertCoupon(sql: Queryable, coupon: NewCoupon): Promise<number | undefined> {
  const [row] = await sql<{ id: number }[]>`
    insert into coupon (website_id, rule_id, code, max_uses, ends_at)
    values (${coupon.websiteId}, ${coupon.ruleId}, ${coupon.code}, ${coupon.maxUses}::int, ${coupon.endsAt}::timestamptz)
    on conflict (website_id, upper(code)) do nothing returning id`
  return row?.id
}

/** Gives a coupon another code; false when the website has that already. */
export async function renameCoupon(
  sql: Queryable,
  { id, websiteId, code }: { id: number; websiteId: number; code: string },
): Promise<boolean> {
  const renamed = await sql<{ id: number }[]>`
    update coupon set code = ${code}
     where id = ${id} and not exists (select from coupon other
             where other.website_id = ${websiteId} and upper(other.code) = upper(${code}) and other.id <> ${id})
    returning id`
  return renamed.length > 0
}

/** Changes the limits of a coupon; its uses are counted anew when it gets its first limit. */
export async function updateCoupon(
  sql: Queryable,
  { id, maxUses, endsAt }: { id: number; maxUses: number | null; endsAt: Date | null },
): Promise<void> {
  await sql`
    update coupon set max_uses = ${maxUses}::int, ends_at = ${endsAt}::timestamptz,
           uses = case when max_uses is null and ${maxUses}::int is not null then ${couponUses(sql)} else uses end
     where id = ${id}`
}

/** Coupons that a job generates. */
export type CouponBatchRecord = {
  id: number
  ruleId: number
  pattern: string
  count: number
  done: number
  maxUses: number | null
  endsAt: Date | null
  createdAt: Date
  finishedAt: Date | null
  problem: string | null
}

const batchColumns = (sql: Queryable) => sql`
  id, rule_id as "ruleId", pattern, wanted as count, done, max_uses as "maxUses", ends_at as "endsAt",
  created_at as "createdAt", finished_at as "finishedAt", problem`

export async function insertBatch(
  sql: Queryable,
  batch: Pick<CouponBatchRecord, 'ruleId' | 'pattern' | 'count' | 'maxUses' | 'endsAt' | 'createdAt'>,
): Promise<number> {
  const [row] = await sql<[{ id: number }]>`
    insert into coupon_batch (rule_id, pattern, wanted, max_uses, ends_at, created_at)
    values (${batch.ruleId}, ${batch.pattern}, ${batch.count}, ${batch.maxUses}::int, ${batch.endsAt}::timestamptz,
            ${batch.createdAt})
    returning id`
  return row.id
}

export async function selectBatch(sql: Queryable, id: number): Promise<CouponBatchRecord | undefined> {
  const [row] = await sql<CouponBatchRecord[]>`select ${batchColumns(sql)} from coupon_batch where id = ${id}`
  return row
}

/** The newest batches of a rule. */
export async function selectBatchesOf(sql: Queryable, ruleId: number): Promise<CouponBatchRecord[]> {
  return await sql<CouponBatchRecord[]>`
    select ${batchColumns(sql)} from coupon_batch where rule_id = ${ruleId} order by id desc limit 20`
}

/** Batches that are not finished. */
export async function selectOpenBatches(sql: Queryable): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select id from coupon_batch where finished_at is null order by id`
  return rows.map(({ id }) => id)
}

/** Locks an open batch; undefined when it is finished or locked elsewhere. */
export async function lockOpenBatch(
  sql: Queryable,
  id: number,
): Promise<(CouponBatchRecord & { websiteId: number }) | undefined> {
  const [row] = await sql<(CouponBatchRecord & { websiteId: number })[]>`
    select ${batchColumns(sql)}, (select website_id from cart_rule where cart_rule.id = rule_id) as "websiteId"
      from coupon_batch where id = ${id} and finished_at is null for update skip locked`
  return row
}

export async function updateBatch(
  sql: Queryable,
  { id, done, finishedAt, problem }: Pick<CouponBatchRecord, 'id' | 'done' | 'finishedAt' | 'problem'>,
): Promise<void> {
  await sql`
    update coupon_batch set done = ${done}, finished_at = ${finishedAt}, problem = ${problem} where id = ${id}`
}
