import { createHash } from 'node:crypto'
import { test as base } from '@playwright/test'

/**
 * A test whose visitor has a network address of its own, so that tests do not share a rate limit. The shop trusts the
 * header as it would a proxy's.
 */
export const test = base.extend({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, { testId }) => {
    await use({ ...extraHTTPHeaders, 'x-forwarded-for': addressOf(testId) })
  },
  // Hides the consent banner. Tests of the banner clear this cookie (consent.spec.ts).
  context: async ({ context }, use) => {
    await context.addCookies([{ name: 'accepted_cookies', value: 'none', domain: 'localhost', path: '/' }])
    await use(context)
  },
})

/** A network address in 10.0.0.0/8, derived from a name. */
export function addressOf(name: string): string {
  return [10, ...createHash('sha256').update(name).digest().subarray(0, 3)].join('.')
}
