import { DEAD_QUEUE, QUEUE } from '../platform/job-queue.ts'
import type { Queryable } from '../platform/database.ts'

export type ShopFigures = {
  mailsWaiting: number
  mailsFailed: number
  /** Age of the oldest mail that is due. */
  mailDelaySeconds: number
  /** Of the last 24 hours, by state. */
  payments: Record<string, number>
  /** Refunds, captures and others that the provider has not decided. */
  paymentOperations: number
  /** Payments that staff have to look at. */
  paymentIssues: number
  /** How long the oldest job that is due has waited. */
  jobLagSeconds: number
  /** Jobs that failed at their last try. */
  jobsDead: number
  /** Rows that jobs gave up. */
  rowsPutAside: number
  webhooksWaiting: number
  webhooksFailed: number
}

/** What waits and what failed in the whole shop, read from partial indexes. */
export async function selectShopFigures(sql: Queryable): Promise<ShopFigures> {
  const [figures] = await sql<ShopFigures[]>`
    with waiting as (
      select count(*)::integer as mails, min(created_at) filter (where next_attempt_at <= now()) as oldest
        from mail where sent_at is null and next_attempt_at < 'infinity')
    select (select mails from waiting) as "mailsWaiting",
           (select coalesce(extract(epoch from now() - oldest), 0)::float8 from waiting) as "mailDelaySeconds",
           (select count(*)::integer from mail where failed_at is not null) as "mailsFailed",
           (select coalesce(json_object_agg(state, payments), '{}')
              from (select state, count(*) as payments from payment
                     where created_at > now() - interval '1 day' group by state) as recent) as payments,
           (select count(*)::integer from payment_operation where state in ('requested', 'unknown') and not by_hand)
             as "paymentOperations",
           (select count(*)::integer from payment_issue where resolved_at is null) as "paymentIssues",
           (select coalesce(extract(epoch from now() - min(start_after)), 0)::float8 from job_queue.job
             where name = ${QUEUE} and state < 'active' and start_after <= now()) as "jobLagSeconds",
           (select count(distinct singleton_key)::integer from job_queue.job
             where name = ${DEAD_QUEUE} and state < 'completed') as "jobsDead",
           (select count(*)::integer from job_failure where next_attempt_at = 'infinity') as "rowsPutAside",
           (select count(*)::integer from webhook_delivery where state = 'waiting') as "webhooksWaiting",
           (select count(*)::integer from webhook_delivery where state = 'failed') as "webhooksFailed"`
  if (!figures) throw new Error('The figures of the shop have no row.')
  return figures
}

/** Products on sale that nobody can order. */
export async function countSoldOut(sql: Queryable): Promise<number> {
  const [row] = await sql<{ products: number }[]>`
    select count(*)::integer as products from stock_item s join product p on p.id = s.product_id
     where p.is_enabled and s.manage_stock and not s.backorders and (s.quantity <= 0 or not s.is_in_stock)`
  return row?.products ?? 0
}
