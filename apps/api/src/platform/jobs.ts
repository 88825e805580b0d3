import type { App } from './context.ts'

declare module './context.ts' {
  interface App {
    /** The background jobs of this release, whichever process runs them; none in commands that do not ask for them. */
    jobs: readonly Job[]
  }
}

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
  /** It keeps something in the memory of the process, so that each process that serves requests runs it. */
  inEveryProcess?: true
  /** Stops between two rows when `signal` is aborted; everything it waits for has a time limit. */
  run: Run
}

export type Job = ScheduledJob | ProcessJob

export const isScheduled = (job: Job): job is ScheduledJob => 'schedule' in job
