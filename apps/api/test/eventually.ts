import { vi } from 'vitest'

/**
 * Calls `expectation` until it throws no more, and fails with its last error after 20 s: long enough for a machine that
 * is busy with other tests, since it is not how soon something holds that is tested.
 */
export async function eventually(expectation: () => void | Promise<void>): Promise<void> {
  await vi.waitFor(expectation, { timeout: 20_000 })
}
