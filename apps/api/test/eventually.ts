import { vi } from 'vitest'

/**
 * Calls `expectation` until it throws no more, and returns what it then returned; fails with its last error after 20 s: long
 * enough for a machine that is busy with other tests, since it is not how soon something holds that is tested.
 */
export async function eventually<T>(expectation: () => T | Promise<T>): Promise<T> {
  return await vi.waitFor(expectation, { timeout: 20_000 })
}
