/** Delays before failed work is retried. */
export type Backoff = {
  /** Milliseconds after the first failure; doubled after each further one. */
  first: number
  /** Most milliseconds between two attempts. */
  longest: number
}

/**
 * Milliseconds until the next attempt after so many failures (1 after the first): doubled each time, then spread by a
 * quarter up or down, so that work that failed together is not retried together.
 */
export function backoffDelay({ first, longest }: Backoff, failures: number, random = Math.random): number {
  const delay = Math.min(longest, first * 2 ** Math.min(failures - 1, 40))
  return Math.round(delay * (0.75 + random() / 2))
}
