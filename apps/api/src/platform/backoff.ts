/** How long to wait before a failed piece of work is tried again. */
export type Backoff = {
  /** Milliseconds after the first failure; each further one doubles them. */
  first: number
  /** Most milliseconds between two attempts. */
  longest: number
}

/**
 * Milliseconds until the next attempt after so many failures (1 after the first): doubled each time, then spread by a
 * quarter up or down, so that what failed together does not come back together.
 */
export function backoffDelay({ first, longest }: Backoff, failures: number, random = Math.random): number {
  const delay = Math.min(longest, first * 2 ** Math.min(failures - 1, 40))
  return Math.round(delay * (0.75 + random() / 2))
}
