import { expect, it } from 'vitest'
import { createCookieJar } from '../../server/cookie-jar.ts'
import { chosenScheme, colorSchemeOf, hasSchemeSwitch, themeColors } from './color-scheme.ts'
import { testSite } from './test-scope.fixture.ts'

const light = { page: '#fff', mark: '#777' }
const dark = { page: '#111', mark: '#999' }
const both = testSite({ colours: { light, dark } })
const onlyLight = testSite({ colours: { light, dark: undefined } })
const onlyDark = testSite({ colours: { light: undefined, dark } })

const cookiesOf = (scheme: string) => createCookieJar(`color_scheme=${scheme}`, false)

it.each([
  ['', both, undefined, 'auto'],
  ['dark', both, 'dark', 'dark'],
  ['light', both, 'light', 'light'],
  ['auto', both, undefined, 'auto'],
  ['odd', both, undefined, 'auto'],
  ['dark', onlyLight, undefined, 'light'],
  ['light', onlyDark, undefined, 'dark'],
] as const)('with the cookie %j a page has the scheme of visitor and site', (cookie, site, chosen, shown) => {
  const scope = { site, cookies: cookiesOf(cookie) }
  expect([chosenScheme(scope), colorSchemeOf(scope)]).toEqual([chosen, shown])
})

it('there is a choice where the site has both schemes', () => {
  expect([both, onlyLight, onlyDark].map(hasSchemeSwitch)).toEqual([true, false, false])
})

it.each([
  ['auto', ['#fff', '#111']],
  ['light', ['#fff']],
  ['dark', ['#111']],
] as const)('with %s the bar of the browser has the colour of the page', (scheme, colors) => {
  expect(themeColors(both.colours, scheme).map(({ color }) => color)).toEqual(colors)
})
