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
function visitorIn(code?: string) {
  const customer = code === undefined ? null : { firstname: 'Ada', group: { code } }
  return visitor(
    testContext({
      site,
      cookies: createCookieJar(code === undefined ? '' : 'api_token=t0ken', false),
      transport: async () => ({ status: 200, headers: {}, body: JSON.stringify({ data: { customer } }) }),
    }),
  )
}

it.each([
  [undefined, { signedIn: false, kind: 'b2c', tax: 'incl' }],
  ['General', { signedIn: true, kind: 'b2c', tax: 'incl' }],
  ['Staff', { signedIn: true, kind: 'b2c', tax: 'excl' }],
  ['Professional', { signedIn: true, kind: 'b2b', tax: 'excl' }],
  ['Resellers', { signedIn: true, kind: 'b2b', tax: 'incl' }],
])('A customer of the group %s has its kind and its display of prices', async (code, prices) => {
  expect(await visitorIn(code)).toMatchObject(prices)
})
