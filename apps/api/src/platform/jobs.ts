import { setTimeout as wait } from 'node:timers/promises'
import { backoffDelay } from './backoff.ts'
import type { App } from './context.ts'

/** A recurring job. Several processes run it at the same time, so it skips rows locked by others. */
export type Job = {
  name: string
  everySeconds: number
  /** It keeps something in the memory of the process, so that each process that serves requests runs it. */
  inEveryProcess?: true
  /** Stops between two rows when `signal` is aborted; everything it waits for has a time limit. */
  run: (app: App, signal: AbortSignal) => Promise<unknown>
}

const longestRunMs = 10 * 60_000
const longestPauseMs = 15 * 60_000
/**
 * Starts the jobs; each also runs once at start. Runs of a job never overlap: the next one starts `everySeconds` after
 * the last one ended, later after failures. A run that takes too long is logged and aborted. Returns a function that
 * stops the jobs within a bounded time.
 */
export function startJobs(app: App, jobs: readonly Job[]): () => Promise<void> {
  const stop = new AbortController()
  const running = new Set(jobs.map(({ name }) => name))
  const ends = jobs.map(async (job) => {
    await repeat(app, job, stop.signal)
    running.delete(job.name)
  })
  return async () => {
    stop.abort()
    const limit = new AbortController()
    const late = wait(app.settings.stop.limitSeconds * 1000, undefined, { signal: limit.signal }).catch(
      () => undefined,
    )
    await Promise.race([Promise.all(ends), late])
    limit.abort()
    if (running.size > 0) app.log.warn({ jobs: [...running] }, 'Jobs did not end in time')
  }
}

async function repeat(app: App, job: Job, stop: AbortSignal): Promise<void> {
  const everyMs = job.everySeconds * 1000
  const longest = Math.max(everyMs, longestPauseMs)
  let failures = 0
  while (!stop.aborted) {
    failures = (await runOnce(app, job, stop)) ? 0 : failures + 1
    const pause = backoffDelay({ first: everyMs, longest }, Math.max(1, failures))
    await wait(pause, undefined, { signal: stop, ref: false }).catch(() => undefined)
  }
}

/** Returns whether the run succeeded. */
async function runOnce(app: App, job: Job, stop: AbortSignal): Promise<boolean> {
  const tooLong = new AbortController()
  const timer = setTimeout(() => {
    app.log.error({ job: job.name, ms: longestRunMs }, 'A job takes too long')
    tooLong.abort()
  }, longestRunMs).unref()
  try {
    await app.watchdog.during(
      () => ({ work: job.name }),
      () => job.run(app, AbortSignal.any([stop, tooLong.signal])),
    )
    return true
  } catch (error) {
    app.log.error({ err: error, job: job.name }, 'A job failed')
    return false
  } finally {
    clearTimeout(timer)
  }
}
