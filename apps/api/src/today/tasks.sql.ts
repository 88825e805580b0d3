import { addDays, localTime } from '@comptoir/rules/calendar'
import { WEBHOOK_TEST } from '@comptoir/rules/webhook'
import { productName } from '../catalogue/index.ts'
import type { AdminContext } from '../platform/admin/context.ts'
import { withinScope } from '../platform/admin/scope.ts'
import type { Queryable, Row, Statement } from '../platform/database.ts'
import { foundBy, mostExamples, type Found, type TaskExample } from './waiting.ts'

type Waiting = (Partial<TaskExample> & { total: number; oldest: Date | null })[]
type Fragment = Statement<Row[]>

/** A person whose view is limited to one website, and whether they may see what belongs to all. */
export type TodayContext = AdminContext & { seesAllWebsites: boolean }

/** A transfer or a cheque that takes longer needs a reminder. */
const patienceDays = 7

const ofOrders = ({ app: { sql }, staff }: AdminContext): Fragment =>
  withinScope(sql, staff, sql`o.website_id`, sql`o.pad_location_id`)
const ofWebsites = ({ app: { sql }, staff }: AdminContext, website: Fragment): Fragment =>
  withinScope(sql, staff, website)

/** Webhooks `e` of the website, and those of all websites for who may see all. */
const ofWebhooks = (ctx: TodayContext): Fragment =>
  ctx.seesAllWebsites
    ? ctx.app.sql`(e.website_id is null or ${ofWebsites(ctx, ctx.app.sql`e.website_id`)})`
    : ofWebsites(ctx, ctx.app.sql`e.website_id`)

/** Columns of an order as an example. */
const order = (sql: Queryable, at: Fragment) => sql`
  'order' as "entityType", o.number as "entityId", o.number as label,
  o.firstname || ' ' || o.lastname as detail, o.currency,
  ${at} as at, count(*) over ()::integer as total, min(${at}) over () as oldest`

/** Open issues of payments, the newest first. */
export async function findPaymentIssues(ctx: AdminContext): Promise<Found> {
  const { sql } = ctx.app
  return await foundBy(sql<Waiting>`
    select ${order(sql, sql`i.created_at`)}, i.amount::integer as amount, o.grand_total as expected
      from payment_issue i join sales_order o on o.id = i.order_id
     where i.resolved_at is null and ${ofOrders(ctx)} order by i.created_at desc limit ${mostExamples}`)
}

/** Actions that failed when they were due, the newest first. */
export async function findFailedActions(ctx: AdminContext): Promise<Found> {
  const { sql } = ctx.app
  const scope = withinScope(sql, ctx.staff, sql`p.website_id`, sql`p.location_id`)
  return await foundBy(sql<Waiting>`
    select p.entity_type as "entityType", p.entity_id as "entityId", p.entity_label as label, p.error as detail,
           p.finished_at as at, count(*) over ()::integer as total, min(p.finished_at) over () as oldest
      from pending_action p where p.state = 'failed' and ${scope}
     order by p.finished_at desc limit ${mostExamples}`)
}

/** Mails that could not be delivered, the newest first. */
export async function findFailedMails(ctx: AdminContext): Promise<Found> {
  const { sql } = ctx.app
  return await foundBy(sql<Waiting>`
    select 'mail' as "entityType", m.id::text as "entityId", coalesce(o.number, m.recipient) as label,
           m.kind as detail, m.failed_at as at, count(*) over ()::integer as total,
           min(m.failed_at) over () as oldest
      from mail m join store s on s.id = m.store_id join store_group g on g.id = s.group_id
      left join sales_order o on o.id = m.order_id
     where m.failed_at is not null and ${withinScope(sql, ctx.staff, sql`g.website_id`, sql`o.pad_location_id`)}
     order by m.failed_at desc limit ${mostExamples}`)
}

/** Webhooks that could not be delivered, the newest first. */
export async function findFailedWebhooks(ctx: TodayContext): Promise<Found> {
  const { sql } = ctx.app
  return await foundBy(sql<Waiting>`
    select 'webhook' as "entityType", e.id::text as "entityId", e.url as label, d.event as detail,
           d.finished_at as at, count(*) over ()::integer as total, min(d.finished_at) over () as oldest
      from webhook_delivery d join webhook_endpoint e on e.id = d.endpoint_id
     where d.state = 'failed' and d.event <> ${WEBHOOK_TEST} and ${ofWebhooks(ctx)}
     order by d.finished_at desc, d.id desc limit ${mostExamples}`)
}

/** Addresses of webhooks that were switched off because nothing arrived there, the newest first. */
export async function findDisabledWebhooks(ctx: TodayContext): Promise<Found> {
  const { sql } = ctx.app
  return await foundBy(sql<Waiting>`
    select 'webhook' as "entityType", e.id::text as "entityId", e.url as label, e.disabled_at as at,
           count(*) over ()::integer as total, min(e.disabled_at) over () as oldest
      from webhook_endpoint e where e.disabled_at is not null and ${ofWebhooks(ctx)}
     order by e.disabled_at desc, e.id limit ${mostExamples}`)
}

/** Rows that jobs gave up; they belong to no website, and are for who may see all. */
export async function findFailedJobs(ctx: TodayContext): Promise<Found> {
  const { sql } = ctx.app
  return await foundBy(sql<Waiting>`
    select 'job' as "entityType", id as "entityId", job as label, error as detail,
           null::timestamptz as at, count(*) over ()::integer as total, null::timestamptz as oldest
      from (select job, job || ' ' || item as id, last_error as error
              from job_failure where next_attempt_at = 'infinity'
            union all
            select distinct on (data->>'job') data->>'job', singleton_key, source_output->>'message'
              from job_queue.job where name = 'dead-jobs' and state < 'completed') as failed
     where ${ctx.seesAllWebsites}
     order by job, id limit ${mostExamples}`)
}

/** Confirmed orders that were promised for today or before and are not handed over, the earliest first. */
export async function findDueOrders(ctx: AdminContext): Promise<Found> {
  const { sql } = ctx.app
  const tomorrow = addDays(localTime(ctx.app.now(), ctx.timeZone).day, 1)
  const due = sql`coalesce(o.pad_starts_at, o.delivery_date::timestamp at time zone ${ctx.timeZone})`
  return await foundBy(sql<Waiting>`
    select ${order(sql, due)}
      from sales_order o
     where o.status = 'processing' and o.preparation <> 'handed_over' and ${ofOrders(ctx)}
       and ${due} < (${tomorrow}::date::timestamp at time zone ${ctx.timeZone})
     order by ${due}, o.id limit ${mostExamples}`)
}

/** Confirmed orders of which nothing was prepared, the oldest first. */
export async function findNewOrders(ctx: AdminContext): Promise<Found> {
  const { sql } = ctx.app
  return await foundBy(sql<Waiting>`
    select ${order(sql, sql`o.created_at`)}
      from sales_order o
     where o.status = 'processing' and o.preparation = 'new' and ${ofOrders(ctx)}
     order by o.created_at, o.id limit ${mostExamples}`)
}

/** Quotations that customers asked for and nobody answered, the oldest first. */
export async function findOpenQuotations(ctx: AdminContext): Promise<Found> {
  const { sql } = ctx.app
  return await foundBy(sql<Waiting>`
    select ${order(sql, sql`o.created_at`)}, 'quotation' as "entityType", o.grand_total as amount
      from sales_order o
     where o.is_quotation and o.quotation_answered_at is null and o.quotation_accepted_at is null
       and o.status = 'pending' and ${ofOrders(ctx)}
     order by o.created_at, o.id limit ${mostExamples}`)
}

/** Confirmed withdrawals that are neither refunded nor closed, the oldest first. */
export async function findOpenWithdrawals(ctx: AdminContext): Promise<Found> {
  const { sql } = ctx.app
  return await foundBy(sql<Waiting>`
    select ${order(sql, sql`w.received_at`)}, 'return' as "entityType", w.id::text as "entityId"
      from withdrawal w join sales_order o on o.id = w.order_id
     where w.received_at is not null and w.document_id is null and w.closed_at is null and ${ofOrders(ctx)}
     order by w.received_at, w.id limit ${mostExamples}`)
}

/** Professionals who wait for the shop's approval, the oldest first. */
export async function findApplicants(ctx: AdminContext): Promise<Found> {
  const { sql } = ctx.app
  return await foundBy(sql<Waiting>`
    select 'customer' as "entityType", c.id::text as "entityId",
           coalesce(nullif(c.pad_company, ''), c.firstname || ' ' || c.lastname) as label, c.email as detail,
           c.created_at as at, count(*) over ()::integer as total, min(c.created_at) over () as oldest
      from customer c where c.professional_state = 'waiting' and ${ofWebsites(ctx, sql`c.website_id`)}
     order by c.created_at, c.id limit ${mostExamples}`)
}

/** Messages of customers that nobody answered, the oldest first. */
export async function findOpenMessages(ctx: AdminContext): Promise<Found> {
  const { sql } = ctx.app
  return await foundBy(sql<Waiting>`
    select 'message' as "entityType", l.id::text as "entityId", coalesce(l.email, f.identifier) as label,
           left(jsonb_path_query_first(l.answers, '$[*] ? (@.id == "message").value') #>> '{}', 100) as detail,
           l.created_at as at, count(*) over ()::integer as total, min(l.created_at) over () as oldest
      from form_submission l join form f on f.id = l.form_id
     where l.state in ('new', 'in_work') and ${ofWebsites(ctx, sql`f.website_id`)}
     order by l.created_at, l.id limit ${mostExamples}`)
}

/** Reviews that wait for approval, the oldest first. */
export async function findReviews(ctx: AdminContext): Promise<Found> {
  const { sql } = ctx.app
  return await foundBy(sql<Waiting>`
    select 'review' as "entityType", r.id::text as "entityId", ${productName(sql)} as label, r.summary as detail,
           r.created_at as at, count(*) over ()::integer as total, min(r.created_at) over () as oldest
      from product_review r join product p on p.id = r.product_id join store s on s.id = r.store_id
      join store_group g on g.id = s.group_id
     where r.status = 'pending' and ${ofWebsites(ctx, sql`g.website_id`)}
     order by r.created_at, r.id limit ${mostExamples}`)
}

/** Products on sale of which nothing is left. */
export async function findMissingStock(ctx: AdminContext): Promise<Found> {
  return await findStock(ctx, ({ app: { sql } }) => sql`(i.quantity <= 0 or not i.is_in_stock)`)
}

/** Products on sale of which little is left, as the website counts it. */
export async function findLowStock(ctx: AdminContext): Promise<Found> {
  return await findStock(
    ctx,
    ({ app: { sql } }) => sql`i.is_in_stock and i.quantity > 0
      and i.quantity <= (select max((w.config ->> 'low_stock_threshold')::integer)
                           from product_website pw join website w on w.id = pw.website_id
                          where pw.product_id = p.id)`,
  )
}

async function findStock(ctx: AdminContext, condition: (ctx: AdminContext) => Fragment): Promise<Found> {
  const { sql } = ctx.app
  return await foundBy(sql<Waiting>`
    select 'product' as "entityType", p.sku as "entityId", ${productName(sql)} as label, p.sku as detail,
           i.quantity as quantity, null::timestamptz as at, count(*) over ()::integer as total,
           null::timestamptz as oldest
      from stock_item i join product p on p.id = i.product_id
     where i.manage_stock and not i.backorders and p.is_enabled and p.type in ('simple', 'virtual')
       and ${condition(ctx)}
       and exists (select from product_website w where w.product_id = p.id and ${ofWebsites(ctx, sql`w.website_id`)})
     order by i.quantity, p.sku limit ${mostExamples}`)
}

/** Orders that wait for a transfer or a cheque for longer than usual, the oldest first. */
export async function findAwaitedTransfers(ctx: AdminContext): Promise<Found> {
  const { sql } = ctx.app
  const before = new Date(ctx.app.now().getTime() - patienceDays * 86_400_000)
  return await foundBy(sql<Waiting>`
    select ${order(sql, sql`o.created_at`)}, o.grand_total as amount
      from sales_order o
     where o.payment_state = 'waiting' and o.status in ('pending', 'processing', 'complete')
       and (not o.is_quotation or o.quotation_accepted_at is not null)
       and o.created_at < ${before} and ${ofOrders(ctx)}
     order by o.created_at, o.id limit ${mostExamples}`)
}
