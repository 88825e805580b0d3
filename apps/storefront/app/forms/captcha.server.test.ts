import { describe, expect, it } from 'vitest'
import { testContext } from '../platform/test-scope.fixture.ts'
import { challenges } from './captcha.server.ts'

/** A page of a shop with these captcha settings. */
function pageOf(recaptchaSettings: object) {
  const page = { isCacheable: true }
  const context = testContext({
    page,
    scripts: { analytics: '', captcha: 'https://captcha.test' },
    transport: async () => ({
      status: 200,
      headers: {},
      body: JSON.stringify({ data: { recaptchaSettings } }),
    }),
  })
  return { page, context }
}

describe('a page with a form', () => {
  it('is not cacheable with a challenge', async () => {
    const { page, context } = pageOf({
      provider: 'work',
      challenge: 'c',
      difficulty: 1,
      required_for_login: true,
    })
    expect(await challenges(context)).toEqual({ login: { challenge: 'c', difficulty: 1 } })
    expect(page.isCacheable).toBe(false)
  })

  it.each([
    ['nothing is asked', { provider: 'work', challenge: 'c', difficulty: 1 }],
    ['Google asks', { provider: 'google', public_key: 'k', required_for_login: true }],
  ])('is cacheable where %s', async (_case, settings) => {
    const { page, context } = pageOf(settings)
    await challenges(context)
    expect(page.isCacheable).toBe(true)
  })
})
