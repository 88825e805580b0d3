import { describe, expect, it } from 'vitest'
import { routesWithoutPrefix } from './language-prefix.ts'
import { withLanguagePrefix } from './language-prefix.server.ts'
import { personalPageOf } from './personal-pages.ts'
import { href, pathHref } from './routes.ts'
import { safePath } from './safe-path.ts'

describe('href', () => {
  it('returns the path of a route below its language', () => {
    expect(href('fr', 'home')).toBe('/fr')
    expect(href('fr', 'cart')).toBe('/fr/panier')
    expect(href('it', 'cart')).toBe('/it/carrello')
    expect(href('pt', 'cart')).toBe('/pt/panier')
  })

  it('fills in and encodes the parameters of the path', () => {
    expect(href('fr', 'order', { number: '000012' })).toBe('/fr/compte-client/commandes/000012')
    expect(href('fr', 'blogTag', { tag: 'thé vert/bio' })).toBe('/fr/blog/etiquette/th%C3%A9%20vert%2Fbio')
    expect(href('en', 'product', { urlKey: 'vase' })).toBe('/en/vase.html')
  })

  it('puts all other values into the query, without empty ones', () => {
    expect(href('fr', 'order', { number: '12', page: 2, page_size: undefined, sort: '' })).toBe(
      '/fr/compte-client/commandes/12?page=2',
    )
    expect(href('en', 'login', { return_to: '/en/panier?a=b' })).toBe(
      '/en/login?return_to=%2Fen%2Fpanier%3Fa%3Db',
    )
  })
})

describe('pathHref', () => {
  it('returns a path below its language', () => {
    expect(pathHref('en', 'filtres/carafes')).toBe('/en/filtres/carafes')
    expect(pathHref('en', '')).toBe('/en')
  })
})

describe('A shop without language prefix', () => {
  it('has addresses that begin with the path', () => {
    withLanguagePrefix(false, () => {
      expect(href('es', 'home')).toBe('/')
      expect(href('es', 'order', { number: '12' })).toBe('/mi-cuenta/pedidos/12')
      expect(pathHref('es', 'en-la-mesa')).toBe('/en-la-mesa')
      expect(safePath('/commander?step=payment')).toBe('/commander?step=payment')
      expect(safePath('//elsewhere.test')).toBeUndefined()
    })
    expect(href('es', 'home')).toBe('/es')
    expect(personalPageOf('/compte-client/adresses')).toBe('compte-client')
    expect(personalPageOf('/en-la-mesa')).toBeUndefined()
  })

  it('has routes without the segment of the language', () => {
    const route: { id: string; index: boolean; path?: string } = { id: 'x', index: true }
    expect(
      routesWithoutPrefix({
        home: { ...route, path: ':lang' },
        cart: { ...route, path: ':lang/panier' },
        languages: { ...route, path: ':language' },
        root: route,
      }),
    ).toEqual({
      home: route,
      cart: { ...route, path: 'panier' },
      languages: { ...route, path: ':language' },
      root: route,
    })
  })
})
