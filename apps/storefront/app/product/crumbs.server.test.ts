import { describe, expect, it } from 'vitest'
import { testSite } from '../platform/test-scope.fixture.ts'
import { crumbsOf } from './crumbs.server.ts'

const visitorKinds = { b2c: 'Particuliers', b2b: 'Professionnels', b2bPath: '/professionnels' }
const site = testSite({ languages: { fr: { visitorKinds, defaultCatalogue: 'particuliers' } } })

const category = (path: string) => {
  const segments = path.split('/')
  return {
    name: segments.at(-1) ?? '',
    level: segments.length + 1,
    url_path: path,
    show_texts_for_b2b: false,
    breadcrumbs: segments.slice(0, -1).map((name) => ({ category_name: name, category_url_path: name })),
  }
}

/** Links of the crumbs above a product in these categories. */
const crumbs = (kind: 'b2b' | 'b2c', paths: string[], ownSite = site) =>
  crumbsOf({ categories: paths.map(category) }, 'Carafe', { language: 'fr', site: ownSite }, kind).flatMap(
    (crumb) => ('to' in crumb ? crumb.to : []),
  )

const both = ['professionnels/hotels/buffets', 'particuliers/carafes', 'professionnels-du-vin/verres']

describe('crumbs of a product', () => {
  it('lead private people into the default catalogue, however deep the others are', () => {
    expect(crumbs('b2c', both)).toEqual(['/fr/particuliers', '/fr/particuliers/carafes'])
  })

  it('lead professionals into their section', () => {
    expect(crumbs('b2b', both).at(-1)).toBe('/fr/professionnels/hotels/buffets')
  })

  it('avoid the section of others where the own one does not have the product', () => {
    expect(crumbs('b2c', ['professionnels/hotels/buffets', 'accessoires'])).toEqual(['/fr/accessoires'])
    expect(crumbs('b2b', ['particuliers/carafes', 'accessoires'])).toEqual(['/fr/accessoires'])
  })

  it('take the deepest category where there is no choice', () => {
    expect(crumbs('b2c', ['professionnels/hotels', 'professionnels'])).toEqual([
      '/fr/professionnels',
      '/fr/professionnels/hotels',
    ])
    expect(crumbs('b2c', ['a', 'b/c'], testSite())).toEqual(['/fr/b', '/fr/b/c'])
    expect(crumbs('b2c', [])).toEqual([])
  })
})
