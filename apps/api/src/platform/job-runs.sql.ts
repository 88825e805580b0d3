import type { Queryable } from './database.ts'
import { DEAD_QUEUE, keyOf, QUEUE } from './job-queue.ts'

export type JobRun = {
  job: string
  durationMs: number
  /** 1 for the first one. */
  tries: number
  error: string | null
}

/** Notes a run that ends now as the last one of its job. One that succeeds is the end of what failed for good before. */
export async function upsertRun(sql: Queryable, { job, durationMs, tries, error }: JobRun): Promise<void> {
  await sql`
    with forgotten as (
      delete from job_queue.job where ${error === null} and name = ${DEAD_QUEUE} and singleton_key = ${keyOf(job)})
    insert into job_run (job, started_at, ended_at, duration_ms, succeeded, tries, error)
    values (${job}, now() - ${durationMs} * interval '1 millisecond', now(), ${durationMs}, ${error === null}, ${tries}, ${error})
    on conflict (job) do update
       set started_at = excluded.started_at, ended_at = excluded.ended_at, duration_ms = excluded.duration_ms,
           succeeded = excluded.succeeded, tries = excluded.tries, error = excluded.error`
}

export async function selectRuns(sql: Queryable): Promise<(JobRun & { startedAt: Date })[]> {
  return await sql<(JobRun & { startedAt: Date })[]>`
    select job, started_at as "startedAt", duration_ms as "durationMs", tries, error from job_run`
}

export type QueuedJob = {
  id: string
  job: string
  state: 'queued' | 'retry' | 'running' | 'dead'
  /** When it runs, or has begun to. */
  at: Date
  tries: number
  /** Of a dead one. */
  error: string | null
}

/** What waits, runs, or failed for good, the newest of each first. */
export async function selectQueued(sql: Queryable): Promise<QueuedJob[]> {
  return await sql<QueuedJob[]>`
    select id, data->>'job' as job,
           case when name = ${DEAD_QUEUE} then 'dead' when state = 'active' then 'running'
                when state = 'retry' then 'retry' else 'queued' end as state,
           case when name = ${DEAD_QUEUE} then created_on when state = 'active' then started_on else start_after end as at,
           case when name = ${DEAD_QUEUE} then source_retry_count + 1 else retry_count + 1 end as tries,
           coalesce(source_output->>'message', source_output->'value'->>'message') as error
      from job_queue.job
     where name = any (${[QUEUE, DEAD_QUEUE]}) and state < 'completed'
     order by created_on desc`
}

/** Lets a job that waits run at once. Returns whether one waited. */
export async function hastenQueued(sql: Queryable, key: string): Promise<boolean> {
  const { count } = await sql`
    update job_queue.job set start_after = now()
     where name = ${QUEUE} and singleton_key = ${key} and state < 'active'`
  return count > 0
}
