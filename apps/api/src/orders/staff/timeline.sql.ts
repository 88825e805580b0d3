import type { JsonValue, Queryable } from '../../platform/database.ts'

export type TimelineRow = {
  id: number
  at: Date
  actor: string | null
  code: string
  values: Record<string, JsonValue>
}

/** Changes of an order's status and what jobs noted about it. */
export async function selectEventRows(
  sql: Queryable,
  orderId: number,
): Promise<(TimelineRow & { reason: string })[]> {
  return await sql<(TimelineRow & { reason: string })[]>`
    select id, created_at as at, actor, reason, to_status as code,
           jsonb_build_object('from', from_status, 'to', to_status) as values
      from order_event where order_id = ${orderId}`
}

/** Mails about an order; a mail that a kitchen or a deed has queued for later is not due yet. */
export async function selectMailRows(sql: Queryable, orderId: number): Promise<TimelineRow[]> {
  return await sql<TimelineRow[]>`
    select id, coalesce(sent_at, created_at) as at, null as actor, kind as code,
           jsonb_build_object('recipient', recipient, 'subject', nullif(subject, ''), 'sent', sent_at is not null,
             'failed', failed_at is not null, 'error', case when failed_at is not null then last_error end) as values
      from mail where order_id = ${orderId}`
}

export type NoteRow = { id: number; staffId: number | null; author: string; text: string; at: Date }

export async function selectNotes(sql: Queryable, orderId: number): Promise<NoteRow[]> {
  return await sql<NoteRow[]>`
    select id, staff_id as "staffId", author, text, created_at as at from order_note where order_id = ${orderId}`
}

/** Changes by staff that no event tells: addresses, lines, tags, who works on it. */
export async function selectChangeRows(
  sql: Queryable,
  orderId: number,
  actions: readonly string[],
): Promise<TimelineRow[]> {
  return await sql<TimelineRow[]>`
    select id, at, actor, action as code, jsonb_build_object('before', before, 'after', after) as values
      from audit_entry
     where entity_type = 'order' and entity_id = ${String(orderId)} and action = any(${actions}::text[])`
}

/** Deferred deeds on an order that wait or failed. */
export async function selectPendingRows(
  sql: Queryable,
  orderId: number,
): Promise<(TimelineRow & { staffId: number | null; tokenId: number | null })[]> {
  return await sql<(TimelineRow & { staffId: number | null; tokenId: number | null })[]>`
    select id, created_at as at, actor, kind as code, staff_id as "staffId", token_id as "tokenId",
           jsonb_build_object('state', state, 'dueAt', due_at, 'summary', summary, 'error', error) as values
      from pending_action
     where entity_type = 'order' and entity_id = ${String(orderId)} and state in ('waiting', 'failed')`
}
