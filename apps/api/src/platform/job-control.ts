import type { PgBoss } from 'pg-boss'
import type { App } from './context.ts'
import type { Queryable } from './database.ts'
import { deleteFailures, selectFailures } from './job-failures.sql.ts'
import { createQueue, DEAD_QUEUE, keyOf, QUEUE, withQueue } from './job-queue.ts'
import { hastenQueued, selectQueued, selectRuns, type QueuedJob } from './job-runs.sql.ts'
import { isScheduled, type Job } from './jobs.ts'

type JobState = 'idle' | 'queued' | 'running' | 'retry' | 'dead'

export type JobStatus = {
  name: string
  /** A cron expression; null for a job that every process repeats. */
  schedule: string | null
  /** Seconds between two runs; null for a job on a schedule. */
  everySeconds: number | null
  state: JobState
  lastRunAt: Date | null
  durationMs: number | null
  /** Of the last run. */
  tries: number | null
  /** Of the last run where it failed; else of the rows that were put aside. */
  lastError: string | null
  /** Null for a job that every process repeats, and while it runs. */
  nextRunAt: Date | null
  /** Rows that the job could not process and tries again later, or has given up. */
  putAside: number
}

const rowsOf = ({ name, putsAside = [name] }: Job) => putsAside

type Shop = Pick<App, 'sql' | 'jobs' | 'stores'>

/** The jobs in the order of their names, those that need a person first. */
export async function listJobs({ sql, jobs, stores }: Shop): Promise<JobStatus[]> {
  const [runs, queued, failures] = await Promise.all([
    selectRuns(sql),
    selectQueued(sql),
    selectFailures(sql),
  ])
  const queue = await createQueue({ db: { executeSql: async () => ({ rows: [] }) } })
  const { timezone } = stores.default.settings
  const listed = jobs.map((job): JobStatus => {
    const run = runs.find((one) => one.job === job.name)
    const waiting = queued.find((one) => one.job === job.name && one.state !== 'dead')
    const dead = queued.find((one) => one.job === job.name && one.state === 'dead')
    const aside = failures.filter((one) => rowsOf(job).includes(one.job))
    return {
      name: job.name,
      schedule: isScheduled(job) ? job.schedule : null,
      everySeconds: isScheduled(job) ? null : job.everySeconds,
      state: waiting?.state === 'running' ? 'running' : dead ? 'dead' : (waiting?.state ?? 'idle'),
      lastRunAt: run?.startedAt ?? null,
      durationMs: run?.durationMs ?? null,
      tries: run?.tries ?? null,
      lastError: run?.error ?? dead?.error ?? aside[0]?.lastError ?? null,
      nextRunAt: isScheduled(job) ? nextRun(queue, job.schedule, timezone, waiting) : null,
      putAside: aside.length,
    }
  })
  const needsPerson = ({ state, putAside }: JobStatus) =>
    state === 'dead' || state === 'retry' || putAside > 0
  return listed.toSorted(
    (a, b) => Number(needsPerson(b)) - Number(needsPerson(a)) || (a.name < b.name ? -1 : 1),
  )
}

function nextRun(
  queue: PgBoss,
  schedule: string,
  timeZone: string,
  waiting: QueuedJob | undefined,
): Date | null {
  if (waiting) return waiting.state === 'running' ? null : waiting.at
  return nextTime(queue, schedule, timeZone, new Date())
}

/** When a schedule is due next after `from`. */
export function nextTime(queue: PgBoss, schedule: string, timeZone: string, from: Date): Date | null {
  return queue.previewSchedule(schedule, { tz: timeZone, from, count: 1 })[0] ?? null
}

/**
 * Runs a job within seconds, once, outside of its schedule: one that waits for its next try does not wait any more. What failed
 * for good is then behind it. Returns false while the job runs already.
 */
export async function runJob(sql: Queryable, { name }: Job): Promise<boolean> {
  const key = keyOf(name)
  return await withQueue(sql, async (queue) => {
    const dead = await queue.findJobs(DEAD_QUEUE, { key })
    if (dead.length > 0)
      await queue.deleteJob(
        DEAD_QUEUE,
        dead.map(({ id }) => id),
      )
    if (await hastenQueued(sql, key)) return true
    return (await queue.send(QUEUE, { job: name }, { singletonKey: key })) !== null
  })
}

/** Lets a job try again at once what it has put aside or given up, and runs it if it failed for good. Returns how many of both. */
export async function retryJob(sql: Queryable, job: Job): Promise<number> {
  const rows = await deleteFailures(sql, rowsOf(job))
  const isDead = (await selectQueued(sql)).some(
    ({ job: name, state }) => name === job.name && state === 'dead',
  )
  if (isDead && isScheduled(job)) await runJob(sql, job)
  return rows + (isDead ? 1 : 0)
}
