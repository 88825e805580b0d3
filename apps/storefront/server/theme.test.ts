import { expect, it } from 'vitest'
import { readBaseTokens, schemeColours, themeOf } from './theme.ts'

const base = await readBaseTokens()
const own = ':root{--color-page:#fafafa}@media (prefers-color-scheme:dark){:root{--color-page:#101010}}'

it('a light site has no dark rule', () => {
  const { css, darkCss, light, dark } = themeOf(own, 'light', base)
  expect([css, darkCss]).toEqual([':root{--color-page:#fafafa}', ''])
  expect(light && schemeColours(light)).toEqual({ page: '#fafafa', mark: '#a98345' })
  expect(dark).toBeUndefined()
})

it.each(['auto', 'dark'] as const)('with %s the own dark values follow those of the design', (scheme) => {
  const { css, darkCss, light, dark } = themeOf(own, scheme, base)
  expect(css).toBe(':root{--color-page:#fafafa}')
  const found = ['color-scheme: dark', ':root{--color-page:#101010}'].map((text) => darkCss.indexOf(text))
  expect(found).toEqual(found.toSorted((a, b) => a - b))
  expect(found).not.toContain(-1)
  expect(dark && schemeColours(dark).page).toBe('#101010')
  expect(light && schemeColours(light).page).toBe(scheme === 'auto' ? '#fafafa' : undefined)
})

it('every colour of the dark set has a light value', () => {
  const [names, dark] = [base.all, base.dark].map((css) => new Set(css.match(/--color-[\w-]+(?=:)/g)))
  expect([...(dark ?? [])].filter((name) => !names?.has(name))).toEqual([])
})
