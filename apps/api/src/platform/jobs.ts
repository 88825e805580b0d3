import { setTimeout as wait } from 'node:timers/promises'
import type { App } from './context.ts'
import { runProcessJobs } from './process-jobs.ts'
import { startScheduledJobs } from './scheduled-jobs.ts'

type Run = (app: App, signal: AbortSignal) => Promise<unknown>

type Named = {
  name: string
  /** The names under which it puts rows aside, where that is not its own alone. */
  putsAside?: readonly string[]
}

/** Work on a schedule, from the queue: one run at a time over all processes. Runs again after a failure, so it is idempotent. */
export type ScheduledJob = Named & {
  /** A cron expression of five fields, in the time zone of the default website. */
  schedule: string
  /** Stops between two rows when `signal` is aborted, at the latest after ten minutes, and when the process stops. */
  run: Run
}

/**
 * Work that each process repeats: delivery of an outbox, whose rows are locked or leased and skipped by the other processes,
 * and upkeep of what a process keeps itself.
 */
export type ProcessJob = Named & {
  /** Between the end of a run and the next one; later after failures. */
  everySeconds: number
  /** Stops between two rows when `signal` is aborted; everything it waits for has a time limit. */
  run: Run
}

export type Job = ScheduledJob | ProcessJob

export const isScheduled = (job: Job): job is ScheduledJob => 'schedule' in job

export type RunningJobs = {
  /** Stops within a bounded time: aborts what runs, waits for it, and gives back what has not ended. */
  stop: () => Promise<void>
}

/** How long a stopping process waits for runs to end. */
export const STOP_MS = 10_000

/** Runs `jobs` in this process, beside those that other processes run. */
export function startJobs(app: App, jobs: readonly Job[], databaseUrl: string): RunningJobs {
  const stopping = new AbortController()
  const running = new Set<string>()
  const scheduled = jobs.filter(isScheduled)
  const ends = Promise.all([
    runProcessJobs(
      app,
      jobs.filter((job): job is ProcessJob => !isScheduled(job)),
      stopping.signal,
      running,
    ),
    scheduled.length > 0 && startScheduledJobs(app, scheduled, databaseUrl, stopping.signal),
  ])
  return {
    stop: async () => {
      stopping.abort()
      const limit = new AbortController()
      const late = wait(2 * STOP_MS, undefined, { signal: limit.signal }).catch(() => undefined)
      await Promise.race([ends, late])
      limit.abort()
      if (running.size > 0) app.log.warn({ jobs: [...running] }, 'Jobs did not end in time')
    },
  }
}
