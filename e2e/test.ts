import { createHash } from 'node:crypto'
import { test as base } from '@playwright/test'

/**
 * A test whose visitor comes from a network address of its own, so that no test uses up what the shop takes
 * from one address. The shop believes the header because the tests stand before it as a proxy would.
 */
export const test = base.extend({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, { testId }) => {
    await use({ ...extraHTTPHeaders, 'x-forwarded-for': addressOf(testId) })
  },
  // The question of cookies is answered already; a test of it forgets the answer (e2e/consent.spec.ts).
  context: async ({ context }, use) => {
    await context.addCookies([{ name: 'accepted_cookies', value: 'none', domain: 'localhost', path: '/' }])
    await use(context)
  },
})

/** An address of the network 10.0.0.0/8 that belongs to the given name. */
export function addressOf(name: string): string {
  return [10, ...createHash('sha256').update(name).digest().subarray(0, 3)].join('.')
}
