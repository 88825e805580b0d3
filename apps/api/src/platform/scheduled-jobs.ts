import { setTimeout as wait } from 'node:timers/promises'
import type { JobWithMetadata, PgBoss } from 'pg-boss'
import { backoffDelay } from './backoff.ts'
import type { App } from './context.ts'
import { createQueue, keyOf, QUEUE } from './job-queue.ts'
import { upsertRun } from './job-runs.sql.ts'
import type { ScheduledJob } from './jobs.ts'

const betweenStarts = { first: 1000, longest: 60_000 }

/** Seconds. A shop at rest asks little: a run begins a minute after its time at the latest. */
const usualPolls = { jobs: 10, schedules: 30, due: 5, leases: 60, upkeep: 3600 }
type Polls = typeof usualPolls

/** Options that the library gives to its driver without naming them. */
const ofDriver = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

/** Runs at a time in a process. */
const concurrency = 2

/**
 * Runs the jobs that are due until `stop` is aborted, as one of any number of processes: the queue gives each run to one of
 * them under a lease, and again to another one when the lease was not renewed. Resolves once what runs has ended.
 */
export async function startScheduledJobs(
  app: App,
  jobs: readonly ScheduledJob[],
  directUrl: string,
  stop: AbortSignal,
  polls: Polls = usualPolls,
): Promise<void> {
  const queue = await started(app, directUrl, stop, polls)
  if (!queue) return
  try {
    await synchroniseSchedules(queue, jobs, app.stores.default.settings.timezone)
    await workOn(app, queue, jobs, { stop, polls })
  } catch (error) {
    app.log.error({ err: error }, 'Scheduled jobs do not run')
  }
  await aborted(stop)
  await queue.stop({ graceful: true, timeout: app.settings.stop.limitSeconds * 1000 })
}

/** The queue once the database answers; undefined when the process stops before. */
async function started(
  app: App,
  directUrl: string,
  stop: AbortSignal,
  polls: Polls,
): Promise<PgBoss | undefined> {
  for (let attempt = 1; !stop.aborted; attempt++) {
    const queue = await createQueue({
      connectionString: directUrl,
      connectionTimeoutMillis: app.settings.databaseLimits.connectMs,
      ...ofDriver,
      application_name: 'comptoir jobs',
      options: '-c TimeZone=UTC',
      max: concurrency,
      superviseIntervalSeconds: polls.leases,
      monitorIntervalSeconds: polls.leases,
      maintenanceIntervalSeconds: polls.upkeep,
      queueCacheIntervalSeconds: polls.upkeep,
      flowIntervalSeconds: polls.upkeep,
      cronMonitorIntervalSeconds: polls.schedules,
      cronWorkerIntervalSeconds: polls.due,
    })
    queue.on('error', (error) => app.log.error({ err: error }, 'The queue of jobs failed'))
    try {
      return await queue.start()
    } catch (error) {
      app.log.error({ err: error }, 'The queue of jobs did not start')
      await queue.stop({ graceful: false }).catch(() => undefined)
    }
    await wait(backoffDelay(betweenStarts, attempt), undefined, { signal: stop, ref: false }).catch(
      () => undefined,
    )
  }
  return undefined
}

/** Makes the schedules those of this release. What was due while nothing ran is done once. */
async function synchroniseSchedules(
  queue: PgBoss,
  jobs: readonly ScheduledJob[],
  timeZone: string,
): Promise<void> {
  const known = new Map((await queue.getSchedules(QUEUE)).map((schedule) => [schedule.key, schedule]))
  for (const { name, schedule } of jobs) {
    const key = keyOf(name)
    const before = known.get(key)
    known.delete(key)
    if (before?.cron === schedule && before.timezone === timeZone) continue
    await queue.schedule(
      QUEUE,
      schedule,
      { job: name },
      { key, tz: timeZone, singletonKey: key, missed: 'once' },
    )
  }
  for (const key of known.keys()) await queue.unschedule(QUEUE, key)
}

async function workOn(
  app: App,
  queue: PgBoss,
  jobs: readonly ScheduledJob[],
  { stop, polls }: { stop: AbortSignal; polls: Polls },
): Promise<void> {
  const byName = new Map(jobs.map((job) => [job.name, job]))
  const options = {
    includeMetadata: true,
    localConcurrency: concurrency,
    pollingIntervalSeconds: polls.jobs,
  } as const
  await queue.work<{ job: string }, void, typeof options>(QUEUE, options, async (given) => {
    for (const run of given) {
      const job = byName.get(run.data.job)
      if (!job) throw new Error(`This release has no job "${run.data.job}".`)
      await runOnce(app, job, run, stop)
    }
  })
}

async function runOnce(
  app: App,
  job: ScheduledJob,
  { signal, retryCount }: JobWithMetadata<{ job: string }>,
  stop: AbortSignal,
): Promise<void> {
  const { name } = job
  const tries = retryCount + 1
  const begin = performance.now()
  const ended = async (error: string | null) => {
    const durationMs = Math.round(performance.now() - begin)
    app.telemetry.jobs.record(durationMs / 1000, name, error === null ? 'ok' : 'error')
    await upsertRun(app.sql, { job: name, durationMs, tries, error })
    return durationMs
  }
  try {
    await app.watchdog.during(
      () => ({ work: name }),
      () =>
        app.telemetry.span(
          `job ${name}`,
          { isRoot: true, attributes: { 'comptoir.job': name } },
          async () => {
            await job.run(app, AbortSignal.any([stop, signal]))
          },
        ),
    )
    signal.throwIfAborted()
  } catch (error) {
    const durationMs = await ended(error instanceof Error ? error.message : String(error))
    app.log.error({ err: error, job: name, tries, durationMs }, 'A job failed')
    throw error
  }
  app.log.info({ job: name, tries, durationMs: await ended(null) }, 'A job ran')
}

async function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
}
