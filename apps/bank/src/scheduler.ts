/** Clock and timers; tests replace them to control the time. */
export interface Scheduler {
  now(): Date
  /** Runs `job` once after `ms` milliseconds; returns a function that cancels it. */
  after(ms: number, job: () => Promise<void>): () => void
}

export const systemScheduler: Scheduler = {
  now: () => new Date(),
  after(ms, job) {
    const timer = setTimeout(() => void job(), ms).unref()
    return () => clearTimeout(timer)
  },
}
