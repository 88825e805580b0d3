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
    await context.addInitScript(keepMessages)
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

/**
 * Runs in the pages: success messages stay for a minute instead of 5 s, which a busy machine needs to look for them.
 * That they close after 5 s is tested with a clock of its own (toast.test.tsx).
 */
function keepMessages(): void {
  window.setTimeout = new Proxy(window.setTimeout, {
    apply: (start, _page, [handler, delay, ...values]: [TimerHandler, number, ...unknown[]]) =>
      start(handler, delay === 5000 ? 60_000 : delay, ...values),
  })
}

/** A network address in 10.0.0.0/8, derived from a name. */
export function addressOf(name: string): string {
  return [10, ...createHash('sha256').update(name).digest().subarray(0, 3)].join('.')
}
