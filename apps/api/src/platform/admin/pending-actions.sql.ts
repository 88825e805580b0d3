import type { JsonValue, Queryable, Row, Statement } from '../database.ts'

export type PendingState = 'waiting' | 'withdrawn' | 'done' | 'failed' | 'dismissed'

export type PendingActionRecord = {
  id: number
  kind: string
  entityType: string
  entityId: string
  entityLabel: string
  websiteId: number | null
  locationId: number | null
  staffId: number | null
  tokenId: number | null
  actor: string
  requestId: string
  input: unknown
  summary: unknown
  createdAt: Date
  dueAt: Date
  state: PendingState
  error: string | null
  result: unknown
}

export type NewPendingAction = Omit<
  PendingActionRecord,
  'id' | 'state' | 'error' | 'result' | 'input' | 'summary'
> & {
  input: JsonValue
  summary: JsonValue
}

const columns = (sql: Queryable) => sql`
  id, kind, entity_type as "entityType", entity_id as "entityId", entity_label as "entityLabel",
  website_id as "websiteId", location_id as "locationId", staff_id as "staffId", token_id as "tokenId", actor,
  request_id as "requestId", input, summary, created_at as "createdAt", due_at as "dueAt", state, error, result`

async function select(sql: Queryable, rest: Statement<Row[]>): Promise<PendingActionRecord[]> {
  return await sql<PendingActionRecord[]>`select ${columns(sql)} from pending_action ${rest}`
}

/** Returns its id. */
export async function insertPendingAction(sql: Queryable, action: NewPendingAction): Promise<number> {
  const [row] = await sql<{ id: number }[]>`
    insert into pending_action ${sql({
      kind: action.kind,
      entity_type: action.entityType,
      entity_id: action.entityId,
      entity_label: action.entityLabel,
      website_id: action.websiteId,
      location_id: action.locationId,
      staff_id: action.staffId,
      token_id: action.tokenId,
      actor: action.actor,
      request_id: action.requestId,
      input: sql.json(action.input),
      summary: sql.json(action.summary),
      created_at: action.createdAt,
      due_at: action.dueAt,
    })} returning id`
  if (!row) throw new Error('The pending action was not stored.')
  return row.id
}

/** An action, locked until the end of the transaction. */
export async function lockPendingAction(
  sql: Queryable,
  id: number,
): Promise<PendingActionRecord | undefined> {
  return (await select(sql, sql`where id = ${id} for update`))[0]
}

/** The same, unless it is not due or another process works on it. */
export async function lockDueAction(
  sql: Queryable,
  id: number,
  now: Date,
): Promise<PendingActionRecord | undefined> {
  const due = sql`where id = ${id} and state = 'waiting' and due_at <= ${now} for update skip locked`
  return (await select(sql, due))[0]
}

export async function selectDueActions(sql: Queryable, now: Date): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select id from pending_action where state = 'waiting' and due_at <= ${now} order by due_at, id limit 500`
  return rows.map(({ id }) => id)
}

export async function selectPendingAction(
  sql: Queryable,
  id: number,
): Promise<PendingActionRecord | undefined> {
  return (await select(sql, sql`where id = ${id}`))[0]
}

/** Actions on a record that wait or failed, the newest first. */
export async function selectActionsOn(
  sql: Queryable,
  { type, id }: { type: string; id: string | number },
): Promise<PendingActionRecord[]> {
  return await select(
    sql,
    sql`where entity_type = ${type} and entity_id = ${String(id)} and state in ('waiting', 'failed')
        order by id desc limit 50`,
  )
}

/** What somebody can still take back; what is scheduled for later waits at its record. */
export async function selectWaitingActionsOf(
  sql: Queryable,
  { staffId, tokenId }: { staffId: number | null; tokenId: number | null },
): Promise<PendingActionRecord[]> {
  return await select(
    sql,
    sql`where state = 'waiting' and staff_id is not distinct from ${staffId}::integer
          and token_id is not distinct from ${tokenId}::integer and due_at < created_at + interval '1 hour'
        order by id desc limit 50`,
  )
}

export async function updatePendingState(
  sql: Queryable,
  id: number,
  {
    state,
    at,
    error = null,
    result = null,
  }: { state: PendingState; at: Date; error?: string | null; result?: JsonValue },
): Promise<void> {
  await sql`
    update pending_action set state = ${state}, finished_at = ${at}, error = ${error}, result = ${sql.json(result)}
     where id = ${id}`
}

export async function updateDue(sql: Queryable, id: number, at: Date): Promise<void> {
  await sql`update pending_action set due_at = ${at} where id = ${id}`
}
