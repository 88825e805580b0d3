import { describe, expect, it } from 'vitest'
import { href, pathHref } from './routes.ts'

describe('href', () => {
  it('returns the path of a route below its language', () => {
    expect(href('fr', 'home')).toBe('/fr')
    expect(href('it', 'cart')).toBe('/it/panier')
  })

  it('fills in and encodes the parameters of the path', () => {
    expect(href('fr', 'order', { number: '000012' })).toBe('/fr/compte-client/commandes/000012')
    expect(href('fr', 'blogTag', { tag: 'thé vert/bio' })).toBe('/fr/blog/etiquette/th%C3%A9%20vert%2Fbio')
    expect(href('en', 'product', { urlKey: 'vase' })).toBe('/en/vase.html')
  })

  it('puts all other values into the query, without empty ones', () => {
    expect(href('fr', 'order', { number: '12', page: 2, par: undefined, tri: '' })).toBe(
      '/fr/compte-client/commandes/12?page=2',
    )
    expect(href('en', 'login', { retour: '/en/panier?a=b' })).toBe('/en/login?retour=%2Fen%2Fpanier%3Fa%3Db')
  })
})

describe('pathHref', () => {
  it('returns a path below its language', () => {
    expect(pathHref('en', 'filtres/carafes')).toBe('/en/filtres/carafes')
    expect(pathHref('en', '')).toBe('/en')
  })
})
