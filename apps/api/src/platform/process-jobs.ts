import { setTimeout as wait } from 'node:timers/promises'
import { backoffDelay } from './backoff.ts'
import { isOutage } from './database-errors.ts'
import type { App } from './context.ts'
import type { ProcessJob } from './jobs.ts'

const longestRunMs = 10 * 60_000
const longestPauseMs = 15 * 60_000
/** A database that is away is no failure of the job, and asking whether it is back costs nothing. */
const outagePauseMs = 5000

/** Runs the jobs of this process until `stop` is aborted; resolves with the last one. `running` holds those that have not ended. */
export async function runProcessJobs(
  app: App,
  jobs: readonly ProcessJob[],
  stop: AbortSignal,
  running: Set<string>,
): Promise<void> {
  await Promise.all(
    jobs.map(async (job) => {
      running.add(job.name)
      await repeat(app, job, stop)
      running.delete(job.name)
    }),
  )
}

async function repeat(app: App, job: ProcessJob, stop: AbortSignal): Promise<void> {
  const everyMs = job.everySeconds * 1000
  const longest = Math.max(everyMs, longestPauseMs)
  let failures = 0
  while (!stop.aborted) {
    const outcome = await runOnce(app, job, stop)
    if (outcome !== 'outage') failures = outcome === 'done' ? 0 : failures + 1
    const pause =
      outcome === 'outage'
        ? Math.min(everyMs, outagePauseMs)
        : backoffDelay({ first: everyMs, longest }, Math.max(1, failures))
    await wait(pause, undefined, { signal: stop, ref: false }).catch(() => undefined)
  }
}

async function runOnce(app: App, job: ProcessJob, stop: AbortSignal): Promise<'done' | 'failed' | 'outage'> {
  const tooLong = new AbortController()
  const timer = setTimeout(() => {
    app.log.error({ job: job.name, ms: longestRunMs }, 'A job takes too long')
    tooLong.abort()
  }, longestRunMs).unref()
  const began = performance.now()
  const ended = (outcome: 'ok' | 'error') =>
    app.telemetry.jobs.record((performance.now() - began) / 1000, job.name, outcome)
  try {
    await app.watchdog.during(
      () => ({ work: job.name }),
      () => job.run(app, AbortSignal.any([stop, tooLong.signal])),
    )
    ended('ok')
    return 'done'
  } catch (error) {
    ended('error')
    app.log.error({ err: error, job: job.name }, 'A job failed')
    return isOutage(error) && (await isAway(app)) ? 'outage' : 'failed'
  } finally {
    clearTimeout(timer)
  }
}

const isAway = async ({ sql }: App) => await sql`select 1`.then(() => false, isOutage)
