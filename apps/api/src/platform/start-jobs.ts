import { setTimeout as wait } from 'node:timers/promises'
import type { App } from './context.ts'
import { isScheduled, type Job, type ProcessJob } from './jobs.ts'
import { runProcessJobs } from './process-jobs.ts'
import { startScheduledJobs } from './scheduled-jobs.ts'

export type RunningJobs = {
  /** Stops within a bounded time: aborts what runs, waits for it, and gives back what has not ended. */
  stop: () => Promise<void>
}

/** Runs `jobs` in this process, beside those that other processes run. */
export function startJobs(app: App, jobs: readonly Job[], directUrl: string): RunningJobs {
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
    scheduled.length > 0 && startScheduledJobs(app, scheduled, directUrl, stopping.signal),
  ])
  return {
    stop: async () => {
      stopping.abort()
      const limit = new AbortController()
      const late = wait(app.settings.stop.limitSeconds * 1000, undefined, { signal: limit.signal }).catch(
        () => undefined,
      )
      await Promise.race([ends, late])
      limit.abort()
      if (running.size > 0) app.log.warn({ jobs: [...running] }, 'Jobs did not end in time')
    },
  }
}
