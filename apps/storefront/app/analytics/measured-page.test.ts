import type { RouteConfigEntry } from '@react-router/dev/routes'
import { describe, expect, it } from 'vitest'
import { parametersOf } from './google.ts'
import { measuredPage } from './measured-page.ts'
import { PERSONAL_PAGES } from '../platform/personal-pages.ts'
import routes from '../routes.ts'

const SHOP = 'https://shop.test'
const SECRET = 's3cret'

/** Addresses of all routes below a language, each variable part of them a secret. */
const paths = (function pathsOf(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path = '', children = [] }) => {
    const whole = [above, path].filter(Boolean).join('/')
    const filled = whole.replace(':lang', 'fr').replaceAll(/:\w+/g, SECRET).replace('*', SECRET)
    return children.length > 0 ? pathsOf(children, whole) : [filled]
  })
})(routes)

const see = (href: string, more: { isFound?: boolean; referrer?: string } = {}) =>
  measuredPage({ href: SHOP + href, referrer: '', title: 'Vasque', isFound: true, ...more })

it('the pages that show what is one person’s are pages of the shop', () => {
  const isPage = (page: string) => paths.some((path) => `${path}/`.startsWith(`fr/${page}/`))
  expect([...PERSONAL_PAGES, 'recherche'].filter((page) => !isPage(page))).toEqual([])
})

describe('of what stands in an address or a title', () => {
  it.each(paths)('no secret is measured: %s', (path) => {
    // A secret in a path of the catalogue or the editors leads to no page.
    const isFound = !path.includes(SECRET)
    const query = ['token', 'cle', 'email', 'retour', 'x', 'q'].map((name) => `${name}=${SECRET}@mail.test`)
    const measured = measuredPage({
      href: `${SHOP}/${path}?${query.join('&')}#${SECRET}`,
      referrer: `${SHOP}/${path}?token=${SECRET}`,
      title: isFound ? 'Vasque' : `Commande ${SECRET}`,
      isFound,
    })
    expect(JSON.stringify(measured)).not.toContain(SECRET)
    const outside = see(`/${path}`, { isFound, referrer: `https://mail.test/${SECRET}?a=${SECRET}` })
    expect(JSON.stringify(outside)).not.toContain(SECRET)
  })

  it.each([
    ['/fr/commande-validee?commande=000000012', `${SHOP}/fr/commande-validee`],
    ['/it/compte-client/commandes/000000012', `${SHOP}/it/compte-client`],
    ['/fr/login?retour=%2Ffr', `${SHOP}/fr/login`],
    ['/fr/ou-et-quand?q=12+rue+des+Lilas', `${SHOP}/fr/ou-et-quand`],
  ])('what is one person’s is neither named nor counted: %s', (address, location) => {
    expect(see(address)).toEqual({ location, referrer: '', title: '', isCounted: false })
  })

  it.each([
    ['/fr/recherche?q=carafe&page=2', '/fr/recherche?q=carafe&page=2'],
    ['/fr/recherche?q=a%40exemple.fr', '/fr/recherche'],
    ['/fr/points-de-vente?q=12+rue+des+Lilas', '/fr/points-de-vente'],
    [
      '/fr/particuliers?couleur=or&sort=price&utm_source=x&gclid=y',
      '/fr/particuliers?sort=price&utm_source=x&gclid=y',
    ],
  ])('what says which page it is, and how the visitor came, is told: %s', (address, location) => {
    expect(see(address)).toMatchObject({ location: SHOP + location, title: 'Vasque', isCounted: true })
  })

  it('the site that a visitor came from is told by its name alone', () => {
    expect(see('/fr', { referrer: 'https://search.test/find?q=a' }).referrer).toBe('https://search.test/')
    expect(see('/fr', { referrer: 'about:blank' }).referrer).toBe('')
  })

  it('an e-mail address among the words of a search is not told', () => {
    expect(parametersOf({ name: 'search', words: 'moi@exemple.fr' })).toEqual({})
  })
})
