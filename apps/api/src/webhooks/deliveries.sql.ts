import { WEBHOOK_TEST } from '@comptoir/rules/webhook'
import type { JsonValue, Queryable, Transaction } from '../platform/database.ts'

/** A delivery during one attempt; only the holder of the lease may save its result. */
export type ClaimedDelivery = {
  id: number
  leaseId: string
  attempts: number
  endpointId: number
  eventId: string
  event: string
  payload: Readonly<Record<string, JsonValue>>
  url: string
  secret: string
  previousSecret: string | null
  previousSecretUntil: Date | null
}

type Lease = { now: Date; until: Date }

/** An endpoint that is switched off gets only what a person tries. */
const isSent = (sql: Queryable) => sql`(e.is_active or d.event = ${WEBHOOK_TEST})`

/** Endpoints for which something is due. */
export async function selectDueEndpoints(sql: Queryable, now: Date): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select e.id from webhook_endpoint e
     where exists (select from webhook_delivery d
                    where d.endpoint_id = e.id and d.state = 'waiting' and d.due_at <= ${now} and ${isSent(sql)})
     order by e.id`
  return rows.map(({ id }) => id)
}

/** Claims the next due delivery of an endpoint for one attempt; the lease of a crashed process expires. */
export async function claimDelivery(
  sql: Queryable,
  endpointId: number,
  { now, until }: Lease,
): Promise<ClaimedDelivery | undefined> {
  const [row] = await sql<ClaimedDelivery[]>`
    with due as (
      select d.id from webhook_delivery d join webhook_endpoint e on e.id = d.endpoint_id
       where d.endpoint_id = ${endpointId} and d.state = 'waiting' and d.due_at <= ${now} and ${isSent(sql)}
       order by d.due_at, d.id limit 1 for update of d skip locked)
    update webhook_delivery d
       set lease_id = gen_random_uuid(), due_at = ${until}, attempts = attempts + 1, last_attempt_at = ${now}
      from due, webhook_endpoint e
     where d.id = due.id and e.id = d.endpoint_id
    returning d.id, d.lease_id as "leaseId", d.attempts, d.endpoint_id as "endpointId", d.event_id as "eventId", d.event,
              d.payload, e.url, e.secret, e.previous_secret as "previousSecret",
              e.previous_secret_until as "previousSecretUntil"`
  return row
}

type Claim = Pick<ClaimedDelivery, 'id' | 'leaseId' | 'endpointId'>

/** Ends a delivery that arrived; its endpoint works again. */
export async function markDelivered(
  tx: Transaction,
  { id, leaseId, endpointId }: Claim,
  { at, status, durationMs }: { at: Date; status: number; durationMs: number },
): Promise<void> {
  await tx`
    update webhook_delivery
       set state = 'delivered', finished_at = ${at}, last_status = ${status}, last_duration_ms = ${durationMs},
           last_error = null, lease_id = null
     where id = ${id} and lease_id = ${leaseId}`
  await tx`update webhook_endpoint set failing_since = null where id = ${endpointId} and failing_since is not null`
}

export type FailedAttempt = {
  at: Date
  /** When it is tried again; null after the last attempt. */
  nextAt: Date | null
  status: number | null
  error: string
  durationMs: number
}

export async function markAttemptFailed(
  tx: Transaction,
  { id, leaseId }: Claim,
  { at, nextAt, status, error, durationMs }: FailedAttempt,
): Promise<void> {
  await tx`
    update webhook_delivery
       set state = ${nextAt ? 'waiting' : 'failed'}, finished_at = ${nextAt ? null : at},
           due_at = ${nextAt ?? at}, last_status = ${status}, last_error = ${error}, last_duration_ms = ${durationMs},
           lease_id = null
     where id = ${id} and lease_id = ${leaseId}`
}

/**
 * Notes that an endpoint fails, and switches it off where nothing arrived since `failingSince` or where it is gone for good;
 * returns whether this switched it off.
 */
export async function markEndpointFailing(
  tx: Transaction,
  id: number,
  { at, failingSince, isGone }: { at: Date; failingSince: Date; isGone: boolean },
): Promise<boolean> {
  const isOver = tx`(${isGone} or failing_since <= ${failingSince})`
  const [row] = await tx<{ isOff: boolean }[]>`
    update webhook_endpoint
       set failing_since = coalesce(failing_since, ${at}::timestamptz), is_active = not coalesce(${isOver}, false),
           disabled_at = case when ${isOver} then ${at}::timestamptz end
     where id = ${id} and is_active
    returning not is_active as "isOff"`
  return row?.isOff ?? false
}

/** Makes failed deliveries of an endpoint, or one of them, due again with all attempts; returns how many. */
export async function retryDeliveries(
  sql: Queryable,
  { endpointId, id, now }: { endpointId: number; id: number | null; now: Date },
): Promise<number> {
  const { count } = await sql`
    update webhook_delivery
       set state = 'waiting', attempts = 0, due_at = ${now}, finished_at = null
     where endpoint_id = ${endpointId} and state in ('failed', 'dismissed') and event <> ${WEBHOOK_TEST}
       and (id = ${id} or ${id}::bigint is null and state = 'failed')`
  return count
}

/** Puts failed deliveries of an endpoint away; returns how many. */
export async function dismissDeliveries(sql: Queryable, endpointId: number): Promise<number> {
  const { count } = await sql`
    update webhook_delivery set state = 'dismissed' where endpoint_id = ${endpointId} and state = 'failed'`
  return count
}

/** Writes the event that tries an endpoint; returns the id of its delivery. */
export async function insertTest(
  sql: Queryable,
  {
    endpointId,
    now,
    payload,
  }: { endpointId: number; now: Date; payload: { id: string } & Record<string, JsonValue> },
): Promise<number> {
  const [row] = await sql<{ id: number }[]>`
    insert into webhook_delivery (endpoint_id, event_id, event, subject, payload, due_at)
    values (${endpointId}, ${payload.id}, ${WEBHOOK_TEST}, ${`endpoint ${endpointId}`}, ${sql.json(payload)}, ${now})
    returning id`
  if (!row) throw new Error('The test of a webhook was not written.')
  return row.id
}

/** Deletes deliveries from before a time, and those of endpoints that were deleted while an event was written. */
export async function deleteOldDeliveries(sql: Queryable, before: Date): Promise<void> {
  await sql`
    delete from webhook_delivery d
     where created_at < ${before} or not exists (select from webhook_endpoint e where e.id = d.endpoint_id)`
}

/** Deletes secrets that do not sign any more. */
export async function deleteOldSecrets(sql: Queryable, now: Date): Promise<void> {
  await sql`
    update webhook_endpoint set previous_secret = null, previous_secret_until = null
     where previous_secret_until <= ${now}`
}
