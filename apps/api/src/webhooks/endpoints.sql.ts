import { WEBHOOK_TEST } from '@comptoir/rules/webhook'
import type { Queryable, Row, Statement } from '../platform/database.ts'

export type EndpointFields = {
  /** Null for all websites. */
  websiteId: number | null
  url: string
  events: string[]
  isActive: boolean
}

export type EndpointRecord = EndpointFields & {
  id: number
  createdBy: string
  createdAt: Date
  failingSince: Date | null
  disabledAt: Date | null
  /** Until when the secret before this one signs too. */
  previousSecretUntil: Date | null
}

const selection = (sql: Queryable) => sql`
  select e.id, e.website_id as "websiteId", e.url, e.events, e.is_active as "isActive", e.created_by as "createdBy",
         e.created_at as "createdAt", e.failing_since as "failingSince", e.disabled_at as "disabledAt",
         e.previous_secret_until as "previousSecretUntil"
    from webhook_endpoint e`

/** The endpoints for which a condition holds, the oldest first. */
export async function selectEndpoints(
  sql: Queryable,
  condition: Statement<Row[]>,
): Promise<EndpointRecord[]> {
  return await sql<EndpointRecord[]>`${selection(sql)} where ${condition} order by e.id limit 500`
}

export async function countEndpoints(sql: Queryable): Promise<number> {
  const [row] = await sql<[{ count: number }]>`select count(*)::integer as count from webhook_endpoint`
  return row.count
}

export async function insertEndpoint(
  sql: Queryable,
  endpoint: EndpointFields & { secret: string; createdBy: string; createdAt: Date },
): Promise<number> {
  const [row] = await sql<{ id: number }[]>`
    insert into webhook_endpoint (website_id, url, events, is_active, secret, created_by, created_at)
    values (${endpoint.websiteId}, ${endpoint.url}, ${endpoint.events}, ${endpoint.isActive}, ${endpoint.secret},
            ${endpoint.createdBy}, ${endpoint.createdAt})
    returning id`
  if (!row) throw new Error('The webhook endpoint was not written.')
  return row.id
}

/** One that is switched on again, or leads elsewhere, starts without earlier failures. */
export async function updateEndpoint(sql: Queryable, id: number, endpoint: EndpointFields): Promise<void> {
  const { websiteId, url, events, isActive } = endpoint
  const isFresh = sql`(url <> ${url} or not is_active and ${isActive})`
  await sql`
    update webhook_endpoint
       set website_id = ${websiteId}, url = ${url}, events = ${events}, is_active = ${isActive},
           failing_since = case when not ${isFresh} then failing_since end,
           disabled_at = case when not ${isFresh} and not ${isActive} then disabled_at end
     where id = ${id}`
}

export async function deleteEndpoint(sql: Queryable, id: number): Promise<void> {
  await sql`delete from webhook_delivery where endpoint_id = ${id}`
  await sql`delete from webhook_endpoint where id = ${id}`
}

/** The secret before signs beside the new one until then. */
export async function updateSecret(sql: Queryable, id: number, secret: string, until: Date): Promise<void> {
  await sql`
    update webhook_endpoint set previous_secret = secret, previous_secret_until = ${until}, secret = ${secret}
     where id = ${id}`
}

export type EndpointFigures = {
  endpointId: number
  /** Deliveries that arrived, and attempts at others that failed, since a time. */
  received: number
  failed: number
  /** Median time of the answers to what arrived, in milliseconds. */
  medianMs: number | null
  /** Deliveries that were given up, of any time. */
  givenUp: number
  lastFailureId: number | null
}

/** Figures of endpoints; tests do not count. */
export async function selectFigures(
  sql: Queryable,
  ids: readonly number[],
  since: Date,
): Promise<EndpointFigures[]> {
  const ofEndpoint = sql`d.endpoint_id = e.id and d.event <> ${WEBHOOK_TEST}`
  return await sql<EndpointFigures[]>`
    select e.id as "endpointId", day.received, day.failed, day."medianMs",
           (select count(*)::integer from webhook_delivery d where ${ofEndpoint} and d.state = 'failed') as "givenUp",
           (select d.id from webhook_delivery d
             where ${ofEndpoint} and d.state in ('waiting', 'failed') and d.last_error is not null
             order by d.last_attempt_at desc, d.id desc limit 1) as "lastFailureId"
      from webhook_endpoint e
      cross join lateral (
        select count(*) filter (where d.state = 'delivered')::integer as received,
               count(*) filter (where d.state <> 'delivered' and d.last_error is not null)::integer as failed,
               round(percentile_cont(0.5) within group (order by d.last_duration_ms)
                       filter (where d.state = 'delivered'))::integer as "medianMs"
          from webhook_delivery d where ${ofEndpoint} and d.last_attempt_at > ${since}) day
     where e.id = any(${ids}::integer[])`
}
