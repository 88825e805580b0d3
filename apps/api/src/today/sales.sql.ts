import type { Queryable } from '../platform/database.ts'

type Hour = { hour: number; amount: number; orders: number }

/**
 * What a local day sold by hour of the website: totals of paid orders when they were placed, less credit notes when they
 * were issued. `until` cuts the day.
 */
export async function selectHours(
  sql: Queryable,
  {
    websiteId,
    day,
    timeZone,
    until,
  }: { websiteId: number; day: string; timeZone: string; until: Date | null },
): Promise<Hour[]> {
  const start = sql`(${day}::date::timestamp at time zone ${timeZone})`
  const end = sql`((${day}::date + 1)::timestamp at time zone ${timeZone})`
  const hourOf = (column: typeof start) => sql`extract(hour from ${column} at time zone ${timeZone})::integer`
  const before = until ?? new Date('9999-12-31')
  return await sql<Hour[]>`
    select hour, sum(amount)::integer as amount, sum(orders)::integer as orders
      from (
        select ${hourOf(sql`o.created_at`)} as hour, o.grand_total - o.tip as amount, 1 as orders
          from sales_order o join website w on w.id = o.website_id
         where o.website_id = ${websiteId} and o.created_at >= ${start} and o.created_at < ${end}
           and o.created_at <= ${before} and o.currency = w.currency
           and (o.payment_state = 'paid' or o.status in ('processing', 'complete', 'closed'))
        union all
        select ${hourOf(sql`d.created_at`)}, d.tip - d.grand_total, 0
          from order_document d join website w on w.id = d.website_id join sales_order o on o.id = d.order_id
         where d.website_id = ${websiteId} and d.kind = 'credit_memo' and not d.is_edit and d.created_at >= ${start}
           and d.created_at < ${end} and d.created_at <= ${before} and o.currency = w.currency
      ) as sale
     group by hour order by hour`
}

export type WeekRow = {
  paidOrders: number
  total: number
  quotationsAccepted: number
  quotationsAnswered: number
  refunded: number
}

/** Figures of a website from a local day until now. */
export async function selectWeek(
  sql: Queryable,
  { websiteId, from, timeZone }: { websiteId: number; from: string; timeZone: string },
): Promise<WeekRow | undefined> {
  const start = sql`(${from}::date::timestamp at time zone ${timeZone})`
  const [row] = await sql<WeekRow[]>`
    select count(*) filter (where o.payment_state = 'paid')::integer as "paidOrders",
           coalesce(sum(o.grand_total - o.tip) filter (where o.payment_state = 'paid'), 0)::integer as total,
           (select count(*)::integer from sales_order q
             where q.website_id = ${websiteId} and q.is_quotation and q.quotation_accepted_at >= ${start})
             as "quotationsAccepted",
           (select count(*)::integer from sales_order q
             where q.website_id = ${websiteId} and q.is_quotation and q.quotation_answered_at >= ${start})
             as "quotationsAnswered",
           (select coalesce(sum(d.grand_total - d.tip), 0)::integer from order_document d
              join sales_order r on r.id = d.order_id
             where d.website_id = ${websiteId} and d.kind = 'credit_memo' and not d.is_edit and d.created_at >= ${start}
               and r.currency = max(w.currency)) as refunded
      from website w left join sales_order o
        on o.website_id = w.id and o.created_at >= ${start} and o.currency = w.currency
     where w.id = ${websiteId}`
  return row
}

export type TeamEntry = {
  id: number
  actor: string
  action: string
  entityType: string
  entityId: string
  entityLabel: string
  at: Date
}

/** The last entries of the audit log about a website. */
export async function selectTeamEntries(
  sql: Queryable,
  websiteId: number,
  limit: number,
): Promise<TeamEntry[]> {
  return await sql<TeamEntry[]>`
    select id, actor, action, entity_type as "entityType", entity_id as "entityId", entity_label as "entityLabel", at
      from audit_entry where website_id = ${websiteId} order by id desc limit ${limit}`
}
