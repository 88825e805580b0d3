/** Runs jobs later; tests put their own in its place and never wait. */
export interface Scheduler {
  now(): Date
  /** Runs `job` once after `ms` milliseconds; the function returned cancels it. */
  after(ms: number, job: () => Promise<void>): () => void
}

export const systemScheduler: Scheduler = {
  now: () => new Date(),
  after(ms, job) {
    const timer = setTimeout(() => void job(), ms).unref()
    return () => clearTimeout(timer)
  },
}
