import { expect, it } from 'vitest'
import { createCookieJar } from '../../server/cookie-jar.ts'
import { testContext, testSite } from './test-scope.fixture.ts'
import { visitor } from './visitor.server.ts'

const site = testSite({
  customerGroups: [
    { code: 'Professional', kind: 'b2b', tax: 'excl' },
    { code: 'Resellers', kind: 'b2b', tax: 'incl' },
    { code: 'Staff', kind: 'b2c', tax: 'excl' },
  ],
})

/** The visitor whose customer is in a group; a guest without one. */
function visitorIn(code?: string, cookie = '', shop = site) {
  const customer = code === undefined ? null : { firstname: 'Ada', group: { code } }
  return visitor(
    testContext({
      site: shop,
      cookies: createCookieJar(`${code === undefined ? '' : 'api_token=t0ken; '}${cookie}`, false),
      transport: async () => ({ status: 200, headers: {}, body: JSON.stringify({ data: { customer } }) }),
    }),
  )
}

it.each<[string | undefined, string, object]>([
  [undefined, 'excl', { tax: 'excl', apiTax: 'incl', chosenTax: 'excl' }],
  [undefined, 'incl', { tax: 'incl', apiTax: 'incl', chosenTax: 'incl' }],
  [undefined, 'both', { tax: 'incl', apiTax: 'incl' }],
  ['General', 'excl', { tax: 'excl', apiTax: 'incl' }],
  ['Staff', 'incl', { tax: 'excl', apiTax: 'excl' }],
  ['Professional', 'incl', { tax: 'excl', apiTax: 'excl' }],
  ['Resellers', 'excl', { tax: 'incl', apiTax: 'incl' }],
])('A customer of the group %s who chose %s', async (code, chosen, prices) => {
  const visitorKinds = { b2c: 'Private', b2b: 'Professionals', b2bPath: 'professionals' }
  const both = testSite({
    ...site,
    features: { professionals: true },
    languages: { fr: { visitorKinds } },
  })
  expect(await visitorIn(code, `price_display=${chosen}`, both)).toMatchObject(prices)
  // A shop that sells to one of them only has no choice.
  const { chosenTax } = await visitorIn(code, `price_display=${chosen}`)
  expect(chosenTax).toBeUndefined()
})

it.each([
  [undefined, { signedIn: false, kind: 'b2c', tax: 'incl' }],
  ['General', { signedIn: true, kind: 'b2c', tax: 'incl' }],
  ['Staff', { signedIn: true, kind: 'b2c', tax: 'excl' }],
  ['Professional', { signedIn: true, kind: 'b2b', tax: 'excl' }],
  ['Resellers', { signedIn: true, kind: 'b2b', tax: 'incl' }],
])('A customer of the group %s has its kind and its display of prices', async (code, prices) => {
  expect(await visitorIn(code)).toMatchObject(prices)
})

it('A customer stays signed in where the API refuses to list the favourites', async () => {
  const asked: boolean[] = []
  const context = testContext({
    site: testSite({ features: { favourites: true } }),
    cookies: createCookieJar('api_token=t0ken', false),
    transport: async ({ body }) => {
      const { favourites } = JSON.parse(body).variables
      asked.push(favourites)
      const message = 'The wishlist configuration is currently disabled.'
      const refused = { errors: [{ message, extensions: { category: 'graphql-input' } }] }
      const answer = favourites ? refused : { data: { customer: { firstname: 'Ada' } } }
      return { status: 200, headers: {}, body: JSON.stringify(answer) }
    },
  })
  expect(await visitor(context)).toMatchObject({ signedIn: true, firstname: 'Ada', favourites: [] })
  expect(asked).toEqual([true, false])
})
