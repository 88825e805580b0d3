import { describe, expect, it } from 'vitest'
import { fileOf, partOf, partsFor } from './sitemap-parts.ts'
import { sitemapIndex, urlSet, type ListedPage } from './sitemap-xml.ts'

describe('sitemap file names', () => {
  it('are parsed back to type and page', () => {
    for (const part of partsFor('products', 4001)) expect(partOf(fileOf(part))).toEqual(part)
    expect(partsFor('products', 4001).map(fileOf)).toEqual([
      'products.xml',
      'products-2.xml',
      'products-3.xml',
    ])
    expect(partsFor('categories', 0)).toEqual([])
  })

  it.each(['products-1.xml', 'products-0.xml', 'products', 'orders.xml', '../pages.xml', 'pages-999999.xml'])(
    '%s is invalid',
    (file) => expect(partOf(file)).toBeUndefined(),
  )
})

const inEnglish = (pages: readonly ListedPage[]) =>
  urlSet(pages, { publicUrl: 'https://shop.test', language: 'en', languages: ['fr', 'en', 'it'] })

describe('sitemap', () => {
  it('lists a page with date, images and alternates', () => {
    const xml = inEnglish([
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

  it('has no alternates for a page in one language', () => {
    const xml = inEnglish([{ path: 'blog', alternates: { en: 'blog' } }])
    expect(xml).not.toContain('hreflang')
    expect(xml).not.toContain('lastmod')
  })

  it('is in the index by URL', () => {
    expect(sitemapIndex(['https://shop.test/fr/sitemap/pages.xml'])).toContain(
      '<sitemap><loc>https://shop.test/fr/sitemap/pages.xml</loc></sitemap>',
    )
  })
})
