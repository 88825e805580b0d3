import { expect, it } from 'vitest'
import { createCookieJar } from '../../server/cookie-jar.ts'
import { testContext, testSite } from '../platform/test-scope.fixture.ts'
import { action } from './choose-color-scheme.ts'

const colour = { page: '#fff', mark: '#777' }
const both = testSite({ colours: { light: colour, dark: colour } })
const onlyLight = testSite({ colours: { light: colour, dark: undefined } })

/** Sends the form; answers where it leads, and the cookies to set. */
async function choose(fields: Record<string, string>, site = both) {
  const cookies = createCookieJar('', false)
  const request = new Request('http://localhost:3000/fr/couleurs-de-l-affichage', {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  const context = testContext({ site, cookies })
  const args = { request, context, params: { lang: 'fr' } } as unknown as Parameters<typeof action>[0]
  const { status, headers } = await action(args)
  return { status, to: headers.get('location'), set: cookies.pending() }
}

it('keeps a choice for six months, where scripts and shared caches can read it, and goes back to the page', async () => {
  expect(await choose({ scheme: 'dark', back: '/fr/fontaines?page=2' })).toEqual({
    status: 303,
    to: '/fr/fontaines?page=2',
    set: ['color_scheme=dark; Path=/; SameSite=Lax; Max-Age=15552000'],
  })
})

it('forgets the choice of who leaves it to the device', async () => {
  const { set } = await choose({ scheme: 'auto' })
  expect(set).toEqual([
    expect.stringMatching(/^color_scheme=;.*Expires=Thu, 01 Jan 1970|^color_scheme=;.*Max-Age=0/),
  ])
})

it.each([
  [{ scheme: 'odd', back: '//evil.test/fr' }, both],
  [{}, both],
  [{ scheme: 'dark' }, onlyLight],
] as const)('%o changes nothing and stays in the shop', async (fields, site) =>
  expect(await choose(fields, site)).toEqual({ status: 303, to: '/fr', set: [] }),
)
