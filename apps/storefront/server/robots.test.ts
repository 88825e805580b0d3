import { describe, expect, it } from 'vitest'
import { robotsOf } from './robots.ts'

describe('robots.txt', () => {
  it('closes the pages of one visitor and names the sitemaps of every language', () => {
    const text = robotsOf({ publicUrl: 'https://shop.test', indexable: true })
    expect(text).toContain('Disallow: /it/compte-client\n')
    expect(text).toContain('Sitemap: https://shop.test/en/sitemap.xml\n')
    expect(text).not.toContain('Disallow: /\n')
  })

  it('closes a shop that is not to be found yet', () => {
    expect(robotsOf({ publicUrl: 'https://shop.test', indexable: false })).toBe(
      'User-agent: *\nDisallow: /\n',
    )
  })
})
