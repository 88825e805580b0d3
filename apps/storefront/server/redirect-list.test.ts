import { describe, expect, it } from 'vitest'
import { join } from 'node:path'
import { testSite } from '../app/platform/test-scope.fixture.ts'
import { readRedirects, redirectList } from './redirect-list.ts'
import { redirectFor } from './redirects.ts'

const list = (text: string) => redirectList(text, 'redirects.txt')

describe('redirectList', () => {
  const find = list(`
# what moved with the new shop
/boutique            /fr/particuliers
/promo               /fr/particuliers?sort=price  302
/catalogue/*         /fr/particuliers
/catalogue/pro/*     /fr/professionnels/*
/jobs                https://emplois.example/vasque
`)

  it.each([
    ['/boutique', '/fr/particuliers', 301],
    ['/boutique/', '/fr/particuliers', 301],
    ['/promo', '/fr/particuliers?sort=price', 302],
    ['/catalogue/a/b.html', '/fr/particuliers', 301],
    ['/catalogue/pro/hotels', '/fr/professionnels/hotels', 301],
    ['/jobs', 'https://emplois.example/vasque', 301],
  ])('redirects %s to %s', (from, to, status) => {
    expect(find(from)).toEqual({ to, status })
  })

  it.each(['/', '/boutiques', '/catalogue', '/fr/boutique'])('does not redirect %s', (path) => {
    expect(find(path)).toBeUndefined()
  })

  it.each(['fontaines', 'sushi'])('of %s redirects to final URLs', async (site) => {
    const own = await readRedirects(join(import.meta.dirname, '../../../sites', site, 'redirects.txt'))
    expect(own('/customer/account/create')).toEqual({ to: '/fr/login', status: 301 })
    expect(
      redirectFor({ pathname: '/fr/login', search: '' }, { site: testSite(), list: own }),
    ).toBeUndefined()
  })

  it('is empty when a site has no redirects.txt', async () => {
    const none = await readRedirects('/nowhere/redirects.txt')
    expect(none('/contacts')).toBeUndefined()
  })

  it.each([
    ['/a', 'redirects.txt:1: write the old path, the new one and 301 or 302.'],
    ['/a /b 307', 'redirects.txt:1: 307 is not a redirect status, use 301 or 302.'],
    ['a /b', 'redirects.txt:1: a must be a path like /old or /old/*, without a query.'],
    ['/ /b', 'redirects.txt:1: / must be a path like /old or /old/*, without a query.'],
    ['/a?b=1 /b', 'redirects.txt:1: /a?b=1 must be a path like /old or /old/*, without a query.'],
    ['/a //evil.example', 'redirects.txt:1: //evil.example must start with / or https://.'],
    ['/a /b\n/a /c', 'redirects.txt:2: /a is on line 1 already.'],
    ['/a /b\n/b /c', 'redirects.txt:1: /b redirects again on line 2, name the final target.'],
    ['/a/* /a/b', 'redirects.txt:1: /a/b redirects again on line 1, name the final target.'],
  ])('rejects %j with file and line', (text, sentence) => {
    expect(() => list(text)).toThrow(sentence)
  })
})
