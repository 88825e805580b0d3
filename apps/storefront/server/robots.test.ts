import { describe, expect, it } from 'vitest'
import { robotsTxt } from './robots.ts'

describe('robots.txt', () => {
  it('disallows personal pages and lists the sitemaps of every language', () => {
    const text = robotsTxt({ publicUrl: 'https://shop.test', indexable: true, languages: ['en', 'it'] })
    for (const path of ['compte-client', 'account', 'carrello', 'cassa', 'ricerca'])
      expect(text).toContain(`Disallow: /it/${path}\n`)
    expect(text).not.toContain('warenkorb')
    expect(text).toContain('Sitemap: https://shop.test/en/sitemap.xml\n')
    expect(text).not.toContain('Disallow: /\n')
    expect(text).not.toContain('/fr/')
  })

  it('names no language where addresses have none', () => {
    const text = robotsTxt({
      publicUrl: 'https://shop.test',
      indexable: true,
      languages: ['es'],
      languagePrefix: false,
    })
    expect(text).toContain('Disallow: /mi-cuenta\n')
    expect(text).toContain('Sitemap: https://shop.test/sitemap.xml\n')
    expect(text).not.toContain('/es')
  })

  it('disallows everything when the shop is not indexable', () => {
    expect(robotsTxt({ publicUrl: 'https://shop.test', indexable: false, languages: ['en'] })).toBe(
      'User-agent: *\nDisallow: /\n',
    )
  })
})
