import type { JsonValue, Queryable } from '../database.ts'
import type { StaffIdentity } from './context.ts'

/** A record that a job could not change, and why. */
export type BulkFailure = { id: string; label: string; message: string }

export type BulkJobRecord = {
  id: number
  kind: string
  total: number
  /** How many records were tried. */
  done: number
  failures: readonly BulkFailure[]
  /** Why it ended early. */
  error: string | null
  createdAt: Date
  finishedAt: Date | null
  /** Whether it can be taken back: it ended, and it is not what takes another one back, nor was it. */
  canUndo: boolean
}

/** What a process needs to go on with a job. */
export type OpenJob = {
  id: number
  kind: string
  input: unknown
  /** The records of the next slice. */
  slice: number[]
  left: number
  staffId: number | null
  tokenId: number | null
  author: unknown
  requestId: string
}

type NewJob = {
  kind: string
  input: JsonValue
  recordIds: readonly number[]
  staffId: number | null
  tokenId: number | null
  author: JsonValue
  requestId: string
  at: Date
}

const columns = (sql: Queryable) =>
  sql`id, kind, cardinality(record_ids) as total, done, failures, error,
      created_at as "createdAt", finished_at as "finishedAt",
      finished_at is not null and done > 0 and undo_of is null
        and not exists (select from bulk_job undo where undo.undo_of = bulk_job.id) as "canUndo"`

/** Returns its id. */
export async function insertJob(sql: Queryable, job: NewJob): Promise<number> {
  const [row] = await sql<{ id: number }[]>`
    insert into bulk_job (kind, input, record_ids, staff_id, token_id, author, request_id, created_at, finished_at)
    values (${job.kind}, ${sql.json(job.input)}, ${job.recordIds}::integer[], ${job.staffId}, ${job.tokenId},
            ${sql.json(job.author)}, ${job.requestId}, ${job.at}, ${job.recordIds.length === 0 ? job.at : null})
    returning id`
  if (!row) throw new Error('The job was not stored.')
  return row.id
}

/** Returns its id; undefined when the other job was already taken back. */
export async function insertUndo(
  sql: Queryable,
  job: NewJob & { undoOf: number },
): Promise<number | undefined> {
  const [row] = await sql<{ id: number }[]>`
    insert into bulk_job (kind, input, record_ids, staff_id, token_id, author, request_id, created_at, undo_of)
    values (${job.kind}, ${sql.json(job.input)}, ${job.recordIds}::integer[], ${job.staffId}, ${job.tokenId},
            ${sql.json(job.author)}, ${job.requestId}, ${job.at}, ${job.undoOf})
    on conflict (undo_of) do nothing returning id`
  return row?.id
}

/** Somebody's own job that has ended, with the records that it tried. */
export async function selectUndoable(
  sql: Queryable,
  id: number,
  { staffId, tokenId }: Owner,
): Promise<{ kind: string; requestId: string; recordIds: number[] } | undefined> {
  const [row] = await sql<{ kind: string; requestId: string; recordIds: number[] }[]>`
    select kind, request_id as "requestId", record_ids[1 : done] as "recordIds" from bulk_job
     where id = ${id} and finished_at is not null and done > 0 and undo_of is null
       and staff_id is not distinct from ${staffId}::integer and token_id is not distinct from ${tokenId}::integer`
  return row
}

type Owner = Pick<StaffIdentity, 'staffId' | 'tokenId'>

/** Somebody's jobs that they have not put away, the newest first. */
export async function selectJobsOf(sql: Queryable, { staffId, tokenId }: Owner): Promise<BulkJobRecord[]> {
  return await sql<BulkJobRecord[]>`
    select ${columns(sql)} from bulk_job
     where staff_id is not distinct from ${staffId}::integer and token_id is not distinct from ${tokenId}::integer
       and dismissed_at is null
     order by id desc limit 20`
}

export async function selectJob(sql: Queryable, id: number): Promise<BulkJobRecord | undefined> {
  const [row] = await sql<BulkJobRecord[]>`select ${columns(sql)} from bulk_job where id = ${id}`
  return row
}

export async function selectOpenJobs(sql: Queryable): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`select id from bulk_job where finished_at is null order by id`
  return rows.map(({ id }) => id)
}

/** Locks a job that is not finished, unless another process works on it. */
export async function lockOpenJob(sql: Queryable, id: number, size: number): Promise<OpenJob | undefined> {
  const [row] = await sql<OpenJob[]>`
    select id, kind, input, record_ids[done + 1 : done + ${size}::integer] as slice,
           cardinality(record_ids) - done as left, staff_id as "staffId", token_id as "tokenId", author,
           request_id as "requestId"
      from bulk_job where id = ${id} and finished_at is null for update skip locked`
  return row
}

/** Notes what a slice came to. */
export async function advanceJob(
  sql: Queryable,
  id: number,
  slice: { tried: number; failures: readonly BulkFailure[]; finishedAt: Date | null },
): Promise<void> {
  await sql`
    update bulk_job set done = done + ${slice.tried}::integer, failures = failures || ${sql.json(slice.failures)},
           finished_at = ${slice.finishedAt}
     where id = ${id}`
}

export async function failJob(sql: Queryable, id: number, error: string, at: Date): Promise<void> {
  await sql`update bulk_job set error = ${error}, finished_at = ${at} where id = ${id} and finished_at is null`
}

/** Returns whether it was somebody's own job and is finished. */
export async function dismissJobOf(
  sql: Queryable,
  id: number,
  { staffId, tokenId }: Owner,
  at: Date,
): Promise<boolean> {
  const { count } = await sql`
    update bulk_job set dismissed_at = ${at}
     where id = ${id} and finished_at is not null
       and staff_id is not distinct from ${staffId}::integer and token_id is not distinct from ${tokenId}::integer`
  return count > 0
}

export async function deleteJobsBefore(sql: Queryable, time: Date): Promise<void> {
  await sql`delete from bulk_job where finished_at < ${time}`
}
