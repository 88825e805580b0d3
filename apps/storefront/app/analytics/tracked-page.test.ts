import type { RouteConfigEntry } from '@react-router/dev/routes'
import { describe, expect, it } from 'vitest'
import { parametersOf } from './google.ts'
import { trackedPage } from './tracked-page.ts'
import { PERSONAL_PAGES } from '../platform/personal-pages.ts'
import { LANGUAGES } from '../generated/languages.ts'
import { patternsOf, routesIn } from '../platform/routes.ts'
import routes from '../routes.ts'

const SHOP = 'https://shop.test'
const SECRET = 's3cret'

const filled = (path: string, language: string) =>
  (routesIn(language, { route: { path } })['route']?.path ?? '')
    .replace(':lang', language)
    .replaceAll(/:\w+/g, SECRET)
    .replace('*', SECRET)

/** Paths of all routes in every language, with a secret for each parameter. */
const paths = (function pathsOf(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path = '', children = [] }) => {
    const whole = [above, path].filter(Boolean).join('/')
    return children.length > 0
      ? pathsOf(children, whole)
      : LANGUAGES.map((language) => filled(whole, language))
  })
})(routes)

const see = (href: string, more: { isFound?: boolean; referrer?: string } = {}) =>
  trackedPage({ href: SHOP + href, referrer: '', title: 'Vasque', isFound: true, ...more })

it('all personal pages are routes', () => {
  const isPage = (page: string) =>
    paths.some((path) => `${path}/`.slice(path.indexOf('/') + 1).startsWith(`${page}/`))
  expect([...PERSONAL_PAGES, ...patternsOf('search')].filter((page) => !isPage(page))).toEqual([])
})

describe('trackedPage', () => {
  it.each(paths)('sends no secret of a URL or title: %s', (path) => {
    // No catalogue or CMS path holds the secret.
    const isFound = !path.includes(SECRET)
    const query = ['token', 'key', 'email', 'return_to', 'x', 'q'].map(
      (name) => `${name}=${SECRET}@mail.test`,
    )
    const tracked = trackedPage({
      href: `${SHOP}/${path}?${query.join('&')}#${SECRET}`,
      referrer: `${SHOP}/${path}?token=${SECRET}`,
      title: isFound ? 'Vasque' : `Commande ${SECRET}`,
      isFound,
    })
    expect(JSON.stringify(tracked)).not.toContain(SECRET)
    const outside = see(`/${path}`, { isFound, referrer: `https://mail.test/${SECRET}?a=${SECRET}` })
    expect(JSON.stringify(outside)).not.toContain(SECRET)
  })

  it.each([
    ['/fr/commande-validee?order=000000012', `${SHOP}/fr/commande-validee`],
    ['/it/compte-client/commandes/000000012', `${SHOP}/it/compte-client`],
    ['/fr/login?return_to=%2Ffr', `${SHOP}/fr/login`],
    ['/fr/ou-et-quand?q=12+rue+des+Lilas', `${SHOP}/fr/ou-et-quand`],
  ])('sends neither title nor page view of personal pages: %s', (address, location) => {
    expect(see(address)).toEqual({ location, referrer: '', title: '', isViewCounted: false })
  })

  it.each([
    ['/fr/recherche?q=carafe&page=2', '/fr/recherche?q=carafe&page=2'],
    ['/fr/recherche?q=a%40exemple.fr', '/fr/recherche'],
    ['/fr/points-de-vente?q=12+rue+des+Lilas', '/fr/points-de-vente'],
    [
      '/fr/particuliers?couleur=or&sort=price&utm_source=x&gclid=y',
      '/fr/particuliers?sort=price&utm_source=x&gclid=y',
    ],
  ])('keeps page and campaign parameters: %s', (address, location) => {
    expect(see(address)).toMatchObject({ location: SHOP + location, title: 'Vasque', isViewCounted: true })
  })

  it('sends only the origin of an external referrer', () => {
    expect(see('/fr', { referrer: 'https://search.test/find?q=a' }).referrer).toBe('https://search.test/')
    expect(see('/fr', { referrer: 'about:blank' }).referrer).toBe('')
  })

  it('sends no search with an email address', () => {
    expect(parametersOf({ name: 'search', terms: 'moi@exemple.fr' }, 'EUR')).toEqual({})
  })
})
