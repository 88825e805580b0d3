import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { scopeContext, type RequestScope } from '../platform/scope.ts'
import { challenges } from './captcha.server.ts'

/** A page of a shop with these captcha settings. */
function pageOf(recaptchaSettings: object) {
  const page = { isCacheable: true }
  const context = new RouterContextProvider()
  context.set(scopeContext, {
    page,
    scripts: { captcha: 'https://captcha.test' },
    site: { languages: { fr: { storeCode: 'fr' } }, features: {} },
    language: 'fr',
    cookies: { get: () => undefined, set: () => undefined, remove: () => undefined },
    transport: async () => ({
      status: 200,
      headers: {},
      body: JSON.stringify({ data: { recaptchaSettings } }),
    }),
    onCatalogueVersion: () => undefined,
  } as unknown as RequestScope)
  return { page, context }
}

describe('a page with a form', () => {
  it('is one visitor’s when it holds a challenge', async () => {
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
  ])('is anybody’s where %s', async (_case, settings) => {
    const { page, context } = pageOf(settings)
    await challenges(context)
    expect(page.isCacheable).toBe(true)
  })
})
