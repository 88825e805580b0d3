import { createHash } from 'node:crypto'
import { test as base } from '@playwright/test'

/**
 * A test whose visitor has a network address of its own, so that tests do not share a rate limit. The shop trusts the
 * header as it would a proxy's.
 */
export const test = base.extend<{ closedContexts: void }>({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, { testId }) => {
    await use({ ...extraHTTPHeaders, 'x-forwarded-for': addressOf(testId) })
  },
  // Hides the consent banner. Tests of the banner clear this cookie (consent.spec.ts).
  context: async ({ context }, use) => {
    await context.addCookies([{ name: 'accepted_cookies', value: 'none', domain: 'localhost', path: '/' }])
    await use(context)
  },
  // Pages that a test opened itself would stay, and keep a worker busy with what they poll.
  closedContexts: [
    async ({ browser }, use) => {
      const others = new Set(browser.contexts())
      await use()
      const own = browser.contexts().filter((context) => !others.has(context))
      await Promise.all(own.map((context) => context.close()))
    },
    { auto: true },
  ],
})

/** A network address in 10.0.0.0/8, derived from a name. */
export function addressOf(name: string): string {
  return [10, ...createHash('sha256').update(name).digest().subarray(0, 3)].join('.')
}
