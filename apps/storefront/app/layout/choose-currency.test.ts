import { expect, it } from 'vitest'
import { createCookieJar } from '../../server/cookie-jar.ts'
import { testContext, testSite } from '../platform/test-scope.fixture.ts'
import { action } from './choose-currency.ts'

const site = testSite({ currencies: ['EUR', 'CHF'] })

/** Sends the form; answers where it leads and the cookie. */
async function choose(fields: Record<string, string>) {
  const cookies = createCookieJar('', false)
  const request = new Request('http://localhost:3000/fr/devise', {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  const context = testContext({ site, cookies })
  const args = { request, context, params: { lang: 'fr' } } as unknown as Parameters<typeof action>[0]
  const { status, headers } = await action(args)
  return { status, to: headers.get('location'), currency: cookies.get('currency') }
}

it('keeps a currency of the website and goes back to the page', async () => {
  expect(await choose({ currency: 'CHF', back: '/fr/fontaines?page=2' })).toEqual({
    status: 303,
    to: '/fr/fontaines?page=2',
    currency: 'CHF',
  })
})

it.each([
  [{ currency: 'USD', back: '/fr/cart' }, '/fr/cart'],
  [{ currency: '', back: '//evil.test/fr' }, '/fr'],
  [{ back: 'https://evil.test' }, '/fr'],
  [{ back: '/\\evil.test' }, '/fr'],
  [{}, '/fr'],
])('%o changes nothing and stays in the shop', async (fields, to) =>
  expect(await choose(fields)).toEqual({ status: 303, to, currency: undefined }),
)
