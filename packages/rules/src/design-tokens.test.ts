import { describe, expect, it } from 'vitest'
import { minifiedCss, splitSchemes, tokensOf, tokenValue } from './design-tokens.ts'

const css = `
/* A theme; { */
:root { --a: #111; --b: var(--a); }
@media (prefers-color-scheme: dark) {
  :root { --a: #eee; }
  .badge { color: red; }
}
.badge { color: blue; }
@media (width >= 600px) { :root { --a: #222; } }
`

describe('style sheets of themes', () => {
  it('are separated into rules of all screens and of dark ones', () => {
    expect(splitSchemes(css)).toEqual({
      light:
        ':root { --a: #111; --b: var(--a); } .badge { color: blue; } @media (width >= 600px) { :root { --a: #222; } }',
      dark: ':root { --a: #eee; } .badge { color: red; }',
    })
  })

  it('are empty without a rule', () => {
    expect(minifiedCss('/* Nothing here. */')).toBe('')
    expect(splitSchemes('')).toEqual({ light: '', dark: '' })
  })

  it.each(['screen and (prefers-color-scheme: dark)', '(prefers-color-scheme:dark)'])(
    'are dark within @media %s',
    (media) => expect(splitSchemes(`@media ${media}{a{b:c}}`)).toEqual({ light: '', dark: 'a{b:c}' }),
  )
})

describe('tokens', () => {
  it('have the last value of :root, outside of media queries', () => {
    const tokens = tokensOf('@layer tokens { :root { --a: #000; --c: 1px; } }', css)
    expect([...tokens]).toEqual([
      ['--a', '#111'],
      ['--c', '1px'],
      ['--b', 'var(--a)'],
    ])
  })

  it('replace var() by values, even in a circle', () => {
    expect(tokenValue(tokensOf(css), '--b')).toBe('#111')
    expect(tokenValue(tokensOf(css), '--none')).toBeUndefined()
    expect(tokenValue(tokensOf(':root{--a:var(--b);--b:var(--a)}'), '--a')).toContain('var(')
  })
})
