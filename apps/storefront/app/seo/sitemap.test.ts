import { describe, expect, it } from 'vitest'
import { fileOf, partOf, partsFor } from './sitemap-parts.ts'
import { sitemapIndex, urlSet } from './sitemap-xml.ts'

describe('the name of a sitemap', () => {
  it('says what is in it and leads back to it', () => {
    for (const part of partsFor('products', 4001)) expect(partOf(fileOf(part))).toEqual(part)
    expect(partsFor('products', 4001).map(fileOf)).toEqual([
      'products.xml',
      'products-2.xml',
      'products-3.xml',
    ])
    expect(partsFor('categories', 0)).toEqual([])
  })

  it.each(['products-1.xml', 'products-0.xml', 'products', 'orders.xml', '../pages.xml', 'pages-999999.xml'])(
    '%s names none',
    (file) => expect(partOf(file)).toBeUndefined(),
  )
})

describe('a sitemap', () => {
  it('lists a page with its date, its pictures and where it is in other languages', () => {
    const xml = urlSet('https://shop.test', 'en', [
      {
        path: 'fountain.html',
        alternates: { fr: 'fontaine.html', en: 'fountain.html' },
        updated: '2026-03-14 09:00:00',
        images: ['/media/a.webp?v=1&w=2'],
      },
    ])
    expect(xml).toContain('<loc>https://shop.test/en/fountain.html</loc>')
    expect(xml).toContain('<lastmod>2026-03-14T09:00:00Z</lastmod>')
    expect(xml).toContain('hreflang="x-default" href="https://shop.test/fr/fontaine.html"')
    expect(xml).toContain('<image:loc>https://shop.test/media/a.webp?v=1&amp;w=2</image:loc>')
  })

  it('says nothing of other languages where there is no other', () => {
    const xml = urlSet('https://shop.test', 'fr', [{ path: 'blog', alternates: { fr: 'blog' } }])
    expect(xml).not.toContain('hreflang')
    expect(xml).not.toContain('lastmod')
  })

  it('is named in the index by its address', () => {
    expect(sitemapIndex(['https://shop.test/fr/sitemap/pages.xml'])).toContain(
      '<sitemap><loc>https://shop.test/fr/sitemap/pages.xml</loc></sitemap>',
    )
  })
})
