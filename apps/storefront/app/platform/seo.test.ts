import { describe, expect, it } from 'vitest'
import { hreflang, metaOf, seoOf } from './seo.ts'
import { testSite } from './test-scope.fixture.ts'

const languages = ['fr', 'en', 'it'] as const
const shop = { site: testSite({ brand: 'Vasque' }), publicUrl: 'https://shop.test', language: 'fr' as const }

describe('hreflang', () => {
  it('knows only the languages of the site, the first as x-default', () => {
    const links = hreflang('https://shop.test', { it: 'a', fr: 'b', en: 'c' }, ['it', 'en'])
    expect(links.map((link) => [link.hreflang, link.href])).toEqual([
      ['it', 'https://shop.test/it/a'],
      ['en', 'https://shop.test/en/c'],
      ['x-default', 'https://shop.test/it/a'],
    ])
  })

  it('lists every language, with French as x-default', () => {
    expect(
      hreflang('https://shop.test', { it: 'fontana', fr: 'fontaine', en: 'fountain' }, languages),
    ).toEqual([
      { hreflang: 'fr', href: 'https://shop.test/fr/fontaine' },
      { hreflang: 'en', href: 'https://shop.test/en/fountain' },
      { hreflang: 'it', href: 'https://shop.test/it/fontana' },
      { hreflang: 'x-default', href: 'https://shop.test/fr/fontaine' },
    ])
  })

  it('is empty for a page in one language', () => {
    expect(hreflang('https://shop.test', { fr: 'blog' }, languages)).toEqual([])
  })

  it('has no x-default without a French page', () => {
    expect(
      hreflang('https://shop.test', { en: 'a', it: 'b' }, languages).map((link) => link.hreflang),
    ).toEqual(['en', 'it'])
  })
})

describe('social tags', () => {
  const page = { ...shop, title: 'Carafe', description: 'Verre', alternates: { fr: 'carafe' } }
  const card = {
    type: 'product',
    locale: 'fr_FR',
    picture: { src: '/media/a.webp', alt: 'Une carafe' },
  } as const

  it('have title, description and image with absolute URLs', () => {
    expect(Object.fromEntries(seoOf({ ...page, card }).social)).toEqual({
      'og:site_name': 'Vasque',
      'og:type': 'product',
      'og:locale': 'fr_FR',
      'og:url': 'https://shop.test/fr/carafe',
      'og:title': 'Carafe',
      'og:description': 'Verre',
      'og:image': 'https://shop.test/media/a.webp',
      'og:image:alt': 'Une carafe',
      'twitter:card': 'summary_large_image',
    })
  })

  it('have a small card without an image, and are absent when the page is not indexed', () => {
    const bare = { type: 'website', locale: 'fr_FR' } as const
    expect(seoOf({ ...page, card: bare }).social).toContainEqual(['twitter:card', 'summary'])
    expect(seoOf({ ...page, card, noindex: true }).social).toEqual([])
  })
})

describe('seoOf', () => {
  it('has brand, plain description and canonical URL', () => {
    const seo = seoOf({
      ...shop,
      title: 'Carafe',
      description: '<p>Verre&nbsp; soufflé</p>',
      alternates: { fr: 'carafe' },
    })
    expect(seo).toMatchObject({ title: 'Carafe | Vasque', canonical: 'https://shop.test/fr/carafe' })
    expect(seo.description).not.toContain('<')
  })

  it('does not repeat a brand in the title', () => {
    expect(seoOf({ ...shop, title: 'Vasque, fontaines', alternates: {} }).title).toBe('Vasque, fontaines')
  })

  it('keeps the page number in the canonical URL', () => {
    const seo = seoOf({ ...shop, title: 'Liste', alternates: { fr: 'liste', en: 'list' }, search: 'page=2' })
    expect(seo.canonical).toBe('https://shop.test/fr/liste?page=2')
    expect(seo.alternates).toEqual([])
  })

  it('has the canonical URL of the full list when filtered', () => {
    const seo = seoOf({
      ...shop,
      title: 'Liste',
      alternates: { fr: 'liste' },
      noindex: true,
      canonicalAnyway: true,
    })
    expect(seo).toMatchObject({ canonical: 'https://shop.test/fr/liste', noindex: true })
  })

  it('has neither canonical URL nor alternates when not indexed', () => {
    const meta = metaOf(
      seoOf({ ...shop, title: 'Panier', alternates: { fr: 'panier', en: 'panier' }, noindex: true }),
    )
    expect(meta).toEqual([{ title: 'Panier | Vasque' }, { name: 'robots', content: 'noindex,nofollow' }])
  })
})
