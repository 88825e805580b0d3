import { describe, expect, it } from 'vitest'
import { parseRedirects, redirectList } from './redirects.ts'

describe('redirectList', () => {
  const find = redirectList(
    parseRedirects(`
# what moved with the new shop
/boutique            /fr/particuliers
/promo               /fr/particuliers?sort=price  302
/catalogue/*         /fr/particuliers
/catalogue/pro/*     /fr/professionnels/*
/jobs                https://emplois.example/vasque
/café                https://emplois.example/thé
`).rules,
  )

  it.each([
    ['/boutique', '/fr/particuliers', 301],
    ['/boutique/', '/fr/particuliers', 301],
    ['/promo', '/fr/particuliers?sort=price', 302],
    ['/catalogue/a/b.html', '/fr/particuliers', 301],
    ['/catalogue//a', '/fr/particuliers', 301],
    ['/catalogue/pro/hotels', '/fr/professionnels/hotels', 301],
    ['/catalogue/pro/hotels/lyon', '/fr/professionnels/hotels/lyon', 301],
    ['/catalogue/proche', '/fr/particuliers', 301],
    ['/jobs', 'https://emplois.example/vasque', 301],
    ['/caf%C3%A9', 'https://emplois.example/th%C3%A9', 301],
  ])('redirects %s to %s', (from, to, status) => {
    expect(find(from)).toEqual({ to, status })
  })

  it.each(['/', '/boutiques', '/catalogue', '/fr/boutique', '/fr/catalogue/a'])(
    'does not redirect %s',
    (path) => {
      expect(find(path)).toBeUndefined()
    },
  )

  it('looks no longer for a long path than for a short one', () => {
    expect(find(`/catalogue${'/'.repeat(8000)}a`)).toEqual({ to: '/fr/particuliers', status: 301 })
    expect(find('/a'.repeat(8000))).toBeUndefined()
  })
})

describe('parseRedirects', () => {
  it.each([
    ['/a', '1:1: write the old path, the new one and 301 or 302'],
    ['/a /b 301 /c', '1:11: write the old path, the new one and 301 or 302'],
    ['/a /b 307', '1:7: 307 is not a redirect status: use 301 or 302'],
    ['a /b', '1:1: a must be a path like /old or /old/*, without a query'],
    ['/ /b', '1:1: / must be a path like /old or /old/*, without a query'],
    ['  /a?b=1 /b', '1:3: /a?b=1 must be a path like /old or /old/*, without a query'],
    ['/a //evil.example', '1:4: //evil.example must start with / or https://'],
    ['/a https://[', '1:4: https://[ must start with / or https://'],
    ['/a /b\n /a /c', '2:2: /a is on line 1 already: keep one of them'],
    ['/a /b\n/b /c', '1:4: /b redirects again on line 2: name the final target'],
    ['/a/* /a/b', '1:6: /a/b redirects again on line 1: name the final target'],
  ])('says of %j what is wrong and what would be right', (text, problem) => {
    const { problems } = parseRedirects(text)
    expect(problems.map(({ line, column, text: what }) => `${line}:${column}: ${what}`)).toEqual([problem])
  })

  it('says all that is wrong, in the order of the lines', () => {
    const { rules, problems } = parseRedirects('/a /b 307\r\n/b /c\r\n/c\r\n/d /b')
    expect(problems.map(({ line }) => line)).toEqual([1, 3, 4])
    expect(rules.map(({ from }) => from)).toEqual(['/b', '/d'])
  })
})
