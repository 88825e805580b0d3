import { parseRedirects, redirectList } from '@comptoir/site-file/redirects'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { testSite } from '../app/platform/test-scope.fixture.ts'
import { inOwnWords, redirectFor } from './redirects.ts'
import { loadSite } from './site.ts'

const blog = { title: '', lead: '', metaTitle: '', metaDescription: '' }
const site = testSite({ languages: { fr: { blog } } })

const to = (address: string, options = {}) => {
  const { pathname, search } = new URL(address, 'http://shop.test')
  return redirectFor({ pathname, search }, { site, ...options })?.location
}

describe('redirectFor', () => {
  it.each([
    ['/', '/fr'],
    ['/?utm_source=x', '/fr?utm_source=x'],
    ['/panier', '/fr/panier'],
    ['/de/panier', '/fr/de/panier'],
    ['/comptoir-3.html?option=a', '/fr/comptoir-3.html?option=a'],
    ['/fr/', '/fr'],
    ['/en/cart/', '/en/cart'],
    ['/it//carrello', '/it/carrello'],
  ])('redirects %s to the language prefix without a trailing slash', (from, expected) => {
    expect(to(from)).toBe(expected)
  })

  it.each([
    ['/es', '/'],
    ['/es/panier?a=b', '/carrito?a=b'],
    ['/carrito/', '/carrito'],
    ['/es/blog/uno', '/'],
    ['/customer/account', '/mi-cuenta'],
    ['/', undefined],
    ['/carrito', undefined],
    ['/esquinas', undefined],
  ])('redirects %s of a site without language prefix to %s', (from, expected) => {
    const { es } = { es: site.languages['en'] }
    const bare = { languages: es ? { es } : {}, languagePrefix: false }
    expect(to(from, { site: bare })).toBe(expected)
  })

  it.each([
    '/',
    '/panier',
    '/fr/',
    '/en/blog',
    '/en/panier',
    '/fr/customer/account',
    '/fr/catalogsearch/result',
  ])('is permanent: %s', (pathname) =>
    expect(redirectFor({ pathname, search: '' }, { site })?.status).toBe(301),
  )

  it.each([
    ['/fr/commander?etape=recapitulatif', '/fr/commander?step=review'],
    ['/en/commander?etape=adresses&nouvelle=1', '/en/checkout?step=addresses&new=1'],
    ['/en/where-and-when?etape=creneau&retour=%2Fen', '/en/where-and-when?step=slot&return_to=%2Fen'],
    [
      '/fr/ou-et-quand?etape=lieu&lieu=a%2Bb&mode=delivery',
      '/fr/ou-et-quand?mode=delivery&step=location&address=a%2Bb',
    ],
    ['/fr/ou-et-quand?pour=A&sans=1', '/fr/ou-et-quand?sku=A&without_pending=1'],
    ['/login?retour=%2Ffr', '/fr/login?return_to=%2Ffr'],
    ['/fr/commander/paiement?commande=12&cle=s3cret', '/fr/commander/paiement?order=12&key=s3cret'],
    ['/checkout/onepage/success?commande=12&cle=s', '/fr/checkout/onepage/success?order=12&key=s'],
    ['/fr/newsletter?etat=inscrit', '/fr/newsletter?status=subscribed'],
    ['/fr/compte-client/commandes?par=25&page=2', '/fr/compte-client/commandes?page=2&page_size=25'],
    ['/fr/commander?etape=adresses&step=review', '/fr/commander?step=review'],
    ['/fr/commander?etape=constructor', '/fr/commander?step=constructor'],
    // Attributes of a catalogue may have any name.
    ['/fr/particuliers?pays=FR&pour=eau&commande=1', undefined],
    ['/fr/commander?step=review&constructor=1', undefined],
  ])('gives the parameters of %s their names of today', (from, expected) => {
    expect(to(from)).toBe(expected)
  })

  it('leaves the parameters of a form where they are', () => {
    expect(to('/fr/commander?etape=livraison', { keepsWords: true })).toBeUndefined()
  })

  it.each(['/fr', '/en/cart', '/it/carrello', '/it/a/b.html?page=2', '/fr/warenkorb', '/en/contact'])(
    'does not redirect %s',
    (path) => {
      expect(to(path)).toBeUndefined()
    },
  )

  it.each([
    ['/en/panier?a=b', '/en/cart?a=b'],
    ['/it/cart', '/it/carrello'],
    ['/fr/carrello', '/fr/panier'],
    ['/en/Panier/', '/en/cart'],
    ['/it/compte-client/commandes/000012?page=2', '/it/account/ordini/000012?page=2'],
    ['/en/compte-client/commandes/12/documents/invoice', '/en/account/orders/12/documents/invoice'],
    ['/en/avis/A%2F1', '/en/review/A%2F1'],
    ['/fr/find-us/lyon', '/fr/points-de-vente/lyon'],
  ])('redirects %s in the words of another language to %s', (from, expected) => {
    expect(to(from)).toBe(expected)
    expect(to(expected)).toBeUndefined()
  })

  it('leaves the words of another language in what is no link', () => {
    expect(to('/en/panier', { keepsWords: true })).toBeUndefined()
    expect(to('/panier', { keepsWords: true })).toBe('/fr/panier')
  })

  it.each([
    ['/en/panier.data', '/en/cart.data'],
    ['/en/compte-client/commandes/12', '/en/account/orders/12'],
    ['/en/cart', '/en/cart'],
    ['/en.data', '/en.data'],
  ])('%s is served as %s', (from, expected) => {
    expect(inOwnWords(from, site)).toBe(expected)
  })

  it.each([
    ['/en/blog', '/en'],
    ['/it/blog/un-post', '/it'],
    ['/fr/en/blog', '/en'],
  ])('redirects %s, as the blog is French only, to the home page of the language', (from, expected) => {
    expect(to(from)).toBe(expected)
  })

  it.each([
    ['/', '/it'],
    ['/panier', '/it/carrello'],
    ['/fr/panier', '/it/fr/panier'],
    ['/it/blog/a', '/it'],
    ['/customer/account', '/it/account'],
  ])('redirects %s of a shop in Italian alone to %s', (from, expected) => {
    const { it: texts } = site.languages
    expect(to(from, { site: { languages: { it: texts } } })).toBe(expected)
  })

  it('applies the list of the site first, in one redirect', () => {
    const list = redirectList(
      parseRedirects('/boutique /particuliers/\n/fr/vieux /en/blog\n/promo /fr?x=1 302').rules,
    )
    expect(to('/boutique/?utm_source=a', { list })).toBe('/fr/particuliers?utm_source=a')
    expect(to('/fr/vieux', { list })).toBe('/en')
    expect(to('/promo?y=2', { list })).toBe('/fr?x=1')
    expect(redirectFor({ pathname: '/promo', search: '' }, { site, list })?.status).toBe(302)
  })

  it.each(['fontaines', 'keramik', 'sushi'])('of %s lead to final URLs', async (name) => {
    const { site: own, served } = await loadSite(join(import.meta.dirname, '../../../sites', name))
    const target = served.redirects('/customer/account/create')
    expect(target).toEqual({ to: expect.stringMatching(/^\/[a-z]{2}\/(?:anmelden|login)$/), status: 301 })
    expect(
      redirectFor({ pathname: target?.to ?? '', search: '' }, { site: own, list: served.redirects }),
    ).toBeUndefined()
  })

  it('does not redirect the sitemap index', () => {
    expect(to('/sitemap.xml')).toBeUndefined()
  })

  it('matches blog as a whole segment', () => {
    expect(to('/en/blogger-kit')).toBeUndefined()
    expect(to('/fr/blog')).toBeUndefined()
  })

  it.each([
    ['/customer/account', '/fr/compte-client'],
    ['/it/customer/account/', '/it/account'],
    ['/en/customer/account/createPassword?token=a', '/en/account/reset-password?token=a'],
    ['/fr/catalogsearch/result?q=eau', '/fr/recherche?q=eau'],
  ])('redirects the legacy path %s with its query', (from, expected) => {
    expect(to(from)).toBe(expected)
  })

  it('never redirects to another host for a path with two leading slashes', () => {
    expect(redirectFor({ pathname: '//evil.test/', search: '' }, { site })?.location).toBe('/fr/evil.test')
  })

  it('redirects a configured bare host to its www host', () => {
    expect(to('/fr', { host: 'shop.test', wwwHosts: ['shop.test'] })).toBe('https://www.shop.test/fr')
    expect(to('/fr', { host: 'www.shop.test', wwwHosts: ['shop.test'] })).toBeUndefined()
    expect(to('/fr', { host: 'other.test', wwwHosts: ['shop.test'] })).toBeUndefined()
    expect(to('/panier', { host: 'Shop.test', wwwHosts: ['shop.test'] })).toBe(
      'https://www.shop.test/fr/panier',
    )
  })
})
