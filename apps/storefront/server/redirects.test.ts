import { describe, expect, it } from 'vitest'
import { redirectList } from './redirect-list.ts'
import { redirectFor } from './redirects.ts'

const to = (address: string, options = {}) => {
  const { pathname, search } = new URL(address, 'http://shop.test')
  return redirectFor({ pathname, search }, options)?.location
}

describe('redirects', () => {
  it.each([
    ['/', '/fr'],
    ['/?utm_source=x', '/fr?utm_source=x'],
    ['/panier', '/fr/panier'],
    ['/de/panier', '/fr/de/panier'],
    ['/comptoir-3.html?option=a', '/fr/comptoir-3.html?option=a'],
    ['/fr/', '/fr'],
    ['/en/cart/', '/en/cart'],
    ['/it//panier', '/it/panier'],
  ])('lead %s to the prefixed address without a trailing slash', (from, expected) => {
    expect(to(from)).toBe(expected)
  })

  it.each(['/', '/panier', '/fr/', '/en/blog', '/fr/customer/account', '/fr/catalogsearch/result'])(
    'are for good: %s',
    (pathname) => expect(redirectFor({ pathname, search: '' })?.status).toBe(301),
  )

  it.each(['/fr', '/en/panier', '/it/a/b.html?page=2'])('leave %s alone', (path) => {
    expect(to(path)).toBeUndefined()
  })

  it.each([
    ['/en/blog', '/en'],
    ['/it/blog/un-post', '/it'],
    ['/fr/en/blog', '/en'],
  ])('lead the blog %s, which is French only, to the language home', (from, expected) => {
    expect(to(from)).toBe(expected)
  })

  it('follow the list of the site first, to the right address at once', () => {
    const list = redirectList('/boutique /particuliers/\n/fr/vieux /en/blog\n/promo /fr?x=1 302', 'list')
    expect(to('/boutique/?utm_source=a', { list })).toBe('/fr/particuliers?utm_source=a')
    expect(to('/fr/vieux', { list })).toBe('/en')
    expect(to('/promo?y=2', { list })).toBe('/fr?x=1')
    expect(redirectFor({ pathname: '/promo', search: '' }, { list })?.status).toBe(302)
  })

  it('leave the sitemap of all languages where it is', () => {
    expect(to('/sitemap.xml')).toBeUndefined()
  })

  it('match blog as a whole segment', () => {
    expect(to('/en/blogger-kit')).toBeUndefined()
    expect(to('/fr/blog')).toBeUndefined()
  })

  it.each([
    ['/customer/account', '/fr/compte-client'],
    ['/it/customer/account/', '/it/compte-client'],
    ['/en/customer/account/createPassword?token=a', '/en/compte-client/reinitialiser-mot-de-passe?token=a'],
    ['/fr/catalogsearch/result?q=eau', '/fr/recherche?q=eau'],
  ])('lead the legacy address %s on with its query', (from, expected) => {
    expect(to(from)).toBe(expected)
  })

  it('never leave the shop for an address that begins with two slashes', () => {
    expect(redirectFor({ pathname: '//evil.test/', search: '' })?.location).toBe('/fr/evil.test')
  })

  it('send a known bare host to its www host, others nowhere', () => {
    expect(to('/fr', { host: 'shop.test', wwwHosts: ['shop.test'] })).toBe('https://www.shop.test/fr')
    expect(to('/fr', { host: 'www.shop.test', wwwHosts: ['shop.test'] })).toBeUndefined()
    expect(to('/fr', { host: 'other.test', wwwHosts: ['shop.test'] })).toBeUndefined()
    expect(to('/panier', { host: 'Shop.test', wwwHosts: ['shop.test'] })).toBe(
      'https://www.shop.test/fr/panier',
    )
  })
})
