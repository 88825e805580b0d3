import type { Queryable } from './database.ts'

export type JobFailure = {
  job: string
  item: number
  attempts: number
  /** Null once attempts ended. */
  nextAttemptAt: Date | null
  lastError: string
}

/** Failed rows of one job or of all jobs. */
export async function selectFailures(sql: Queryable, job?: string): Promise<JobFailure[]> {
  const ofJob = job === undefined ? sql`` : sql`where job = ${job}`
  return await sql<JobFailure[]>`
    select job, item, attempts, last_error as "lastError",
           case when next_attempt_at < 'infinity' then next_attempt_at end as "nextAttemptAt"
      from job_failure ${ofJob} order by job, item`
}

/** `nextAttemptAt` null ends the attempts. */
export async function upsertFailure(sql: Queryable, failure: JobFailure): Promise<void> {
  const { job, item, attempts, nextAttemptAt, lastError } = failure
  await sql`
    insert into job_failure (job, item, attempts, next_attempt_at, last_error)
    values (${job}, ${item}, ${attempts}, coalesce(${nextAttemptAt}::timestamptz, 'infinity'), ${lastError})
    on conflict (job, item) do update
       set attempts = excluded.attempts, next_attempt_at = excluded.next_attempt_at, last_error = excluded.last_error`
}

export async function deleteFailure(sql: Queryable, job: string, item: number): Promise<void> {
  await sql`delete from job_failure where job = ${job} and item = ${item}`
}

/** Those of some jobs or of all. Returns their number. */
export async function deleteFailures(sql: Queryable, jobs?: readonly string[]): Promise<number> {
  const ofJobs = jobs === undefined ? sql`` : sql`where job = any (${jobs})`
  return (await sql`delete from job_failure ${ofJobs}`).count
}
