import { describe, expect, it } from 'vitest'
import { pageAddress, withCampaign, withoutCampaign } from './page-address.ts'
import { PageCache, pageKey, type CachedPage } from './page-cache.ts'

const page = (text: string): CachedPage => ({
  entityTag: '""',
  plain: Buffer.from(text),
  br: Buffer.from(''),
  gzip: Buffer.from(''),
})
const noCookies = () => false
const anySource = { version: 0, tags: [] }
const SHOP = 'http://shop.test'
const KIB = 1024
const key = (address: string) => pageKey('fr', pageAddress(new URL(address, SHOP)) ?? '')

/** With a budget in mebibytes. */
const cacheOf = (mebibytes = 1, now = () => 0) =>
  new PageCache({ lifespan: 10, budget: mebibytes * 2 ** 20, now })

describe('PageCache', () => {
  it('returns a page only while the API answered within the last minute', () => {
    let now = 0
    const cache = cacheOf(1, () => now)
    cache.set(key('/a'), page('A'), anySource)
    now = 60_000
    expect(cache.get(key('/a'), noCookies)?.plain.toString()).toBe('A')
    now = 60_001
    expect(cache.get(key('/a'), noCookies)).toBeUndefined()
    cache.apply({ version: 0, changes: [] })
    expect(cache.get(key('/a'), noCookies)?.plain.toString()).toBe('A')
  })

  it('is cleared after its lifespan', () => {
    let now = 0
    const cache = cacheOf(1, () => now)
    cache.set(key('/a'), page('A'), anySource)
    now = 600_001
    cache.apply({ version: 0, changes: [] })
    expect(cache.get(key('/a'), noCookies)).toBeUndefined()
  })

  it('returns no page to a visitor with a cookie that was absent when it was rendered', () => {
    const cache = cacheOf()
    cache.set(key('/a'), page('A'), anySource, ['place'])
    expect(cache.get(key('/a'), (name) => name === 'place')).toBeUndefined()
    expect(cache.get(key('/a'), (name) => name === 'other')).toBeDefined()
  })

  it('returns a page until something that it shows changes', () => {
    const cache = cacheOf()
    cache.set(key('/a'), page('A'), { version: 4, tags: ['cat_p_1'] })
    cache.set(key('/b'), page('B'), { version: 4, tags: ['cat_p_2'] })
    cache.apply({ version: 5, changes: [{ version: 5, tags: ['cat_p_1'] }] })
    expect(cache.get(key('/a'), noCookies)).toBeUndefined()
    expect(cache.get(key('/b'), noCookies)).toBeDefined()
    cache.apply({ version: 6, changes: [{ version: 6 }] })
    expect(cache.get(key('/b'), noCookies)).toBeUndefined()
  })

  it('does not store a page made before something that it shows changed', () => {
    const cache = cacheOf()
    cache.apply({ version: 2, changes: [{ version: 2, tags: ['cat_p_1'] }] })
    cache.set(key('/a'), page('A'), { version: 1, tags: ['cat_p_1'] })
    expect(cache.get(key('/a'), noCookies)).toBeUndefined()
    cache.set(key('/a'), page('A'), { version: 2, tags: ['cat_p_1'] })
    expect(cache.get(key('/a'), noCookies)).toBeDefined()
  })

  it('keeps pages when an answer of another process is older, and drops all when changes are unknown', () => {
    const cache = cacheOf()
    cache.apply({ version: 9, changes: [] })
    cache.set(key('/a'), page('A'), { version: 9, tags: ['cat_p_1'] })
    cache.apply({ version: 8, changes: [{ version: 8, tags: ['cat_p_1'] }] })
    cache.hear(8)
    expect(cache.version).toBe(9)
    expect(cache.get(key('/a'), noCookies)).toBeDefined()
    cache.hear(10)
    expect(cache.version).toBe(10)
    expect(cache.get(key('/a'), noCookies)).toBeUndefined()
  })

  it('tells caches in front of each change once, however often it hears of it', () => {
    const told: unknown[] = []
    const purger = {
      purge: (tags: readonly string[], version: number) =>
        void (tags.length > 0 && told.push([version, tags])),
      purgeEverything: (version: number) => void told.push(version),
    }
    const cache = new PageCache({ lifespan: 10, budget: 0, now: () => 0, purger })
    cache.apply({ version: 0, changes: [{ version: 4 }] })
    cache.apply({ version: 4, changes: [{ version: 4 }, { version: 5, tags: ['cat_p_1'] }] })
    cache.apply({ version: 5, changes: [{ version: 5, tags: ['cat_p_1', 'price'] }] })
    cache.hear(5)
    cache.hear(9)
    expect(told).toEqual([4, [5, ['cat_p_1']], [5, ['price']], 9])
  })

  it('knows how long pages live, and nothing of it while the API tells no changes', () => {
    let now = 0
    const cache = cacheOf(1, () => now)
    expect(cache.secondsLeft).toBe(600)
    now = 59_500
    expect(cache.secondsLeft).toBe(540)
    now = 60_001
    expect(cache.secondsLeft).toBe(0)
    cache.apply({ version: 0, changes: [] })
    expect(cache.secondsLeft).toBe(539)
    now = 700_000
    cache.apply({ version: 0, changes: [] })
    expect(cache.secondsLeft).toBe(0)
    cache.get(key('/a'), noCookies)
    expect(cache.secondsLeft).toBe(600)
  })

  it('evicts the least recently used pages over its budget', () => {
    const cache = cacheOf()
    for (let index = 0; index < 12; index += 1)
      cache.set(key(`/fr/${index}`), page('x'.repeat(100 * KIB)), anySource)
    const { bytes, budget, entries } = cache.statistics()
    expect(bytes).toBeLessThanOrEqual(budget)
    expect(entries).toBe(7)
    expect(cache.get(key('/fr/4'), noCookies)).toBeUndefined()
    cache.get(key('/fr/5'), noCookies)
    cache.set(key('/fr/12'), page('x'.repeat(100 * KIB)), anySource)
    expect(cache.get(key('/fr/5'), noCookies)).toBeDefined()
    expect(cache.get(key('/fr/6'), noCookies)).toBeUndefined()
  })

  it('keeps pages without parameters when URLs with parameters flood it', () => {
    const cache = cacheOf()
    cache.set(key('/fr'), page('home'), anySource)
    for (let index = 0; index < 5000; index += 1)
      cache.set(key(`/fr?x=${index}`), page('x'.repeat(KIB)), anySource)
    expect(cache.get(key('/fr'), noCookies)?.plain.toString()).toBe('home')
    expect(cache.statistics().bytes).toBeLessThan(KIB * 1024 * 0.26)
  })

  it('admits a page with parameters when it is rendered again, and any other at once', () => {
    const cache = cacheOf()
    expect(cache.admits(key('/fr'))).toBe(true)
    expect([1, 2].map(() => cache.admits(key('/fr?page=2')))).toEqual([false, true])
    expect(cache.admits(key('/fr?page=3'))).toBe(false)
  })

  it('admits a page that it has, however often something changes that it shows', () => {
    const cache = cacheOf()
    const address = key('/fr?page=2')
    for (const version of [1, 2, 3]) {
      cache.set(address, page('2'), { version, tags: ['cat_c_1'] })
      cache.apply({ version: version + 1, changes: [{ version: version + 1, tags: ['cat_c_1'] }] })
      expect(cache.get(address, noCookies)).toBeUndefined()
      expect(cache.admits(address)).toBe(true)
    }
  })

  it('remembers a bounded number of pages that were rendered once', () => {
    const cache = cacheOf()
    for (let index = 0; index < 5000; index += 1) cache.admits(key(`/fr?x=${index}`))
    expect(cache.admits(key('/fr?x=0'))).toBe(false)
    expect(cache.admits(key('/fr?x=4999'))).toBe(true)
  })

  it('stores no page over a mebibyte, and nothing without a budget', () => {
    const large = cacheOf(64)
    large.set(key('/fr'), page('x'.repeat(1100 * KIB)), anySource)
    expect(large.statistics()).toMatchObject({ entries: 0, bytes: 0 })
    const none = cacheOf(0)
    none.set(key('/fr'), page('x'), anySource)
    expect(none.statistics()).toMatchObject({ entries: 0, bytes: 0 })
  })

  it('reports statistics', () => {
    const cache = cacheOf()
    cache.set(key('/fr'), page('x'), anySource)
    cache.set(key('/fr'), page('xy'), anySource)
    cache.get(key('/fr'), noCookies)
    cache.get(key('/it'), noCookies)
    expect(cache.statistics()).toEqual({
      name: 'pages',
      entries: 1,
      bytes: 1026,
      budget: 1024 * KIB,
      hits: 1,
      misses: 1,
    })
    cache.clear()
    expect(cache.statistics()).toMatchObject({ entries: 0, bytes: 0 })
  })

  it('has one key for any order of parameters and any campaign parameters', () => {
    expect(key('/fr/a?b=1&a=2&utm_source=x&gclid=y&mtm_kwd=z')).toEqual(key('/fr/a?a=2&b=1'))
    expect(key('/fr/a?page=2')).not.toEqual(key('/fr/a'))
    expect(key('/fr/a').hash).not.toBe(pageKey('en', '/fr/a').hash)
  })

  it('has keys of one length, and none for long URLs', () => {
    expect(key(`/fr?q=${'x'.repeat(400)}`).hash).toHaveLength(key('/').hash.length)
    expect(pageAddress(new URL(`/fr?q=${'x'.repeat(600)}`, SHOP))).toBeUndefined()
  })
})

describe('campaign parameters', () => {
  const url = (address: string) => new URL(address, SHOP)

  it.each([
    ['/fr/b', '/fr/a?utm_source=x&page=2', '/fr/b?utm_source=x'],
    ['/fr/b?page=2#c', '/fr/a?gclid=x', '/fr/b?page=2&gclid=x#c'],
    ['/fr/b', '/fr/a?page=2', '/fr/b'],
    ['https://elsewhere.test/', '/fr/a?gclid=x', 'https://elsewhere.test/'],
    ['//elsewhere.test', '/fr/a?gclid=x', '//elsewhere.test'],
  ])('are preserved in redirects within the shop: %s', (location, from, to) => {
    expect(withCampaign(location, url(from))).toBe(to)
  })

  it('are removed without changing the rest of the query', () => {
    expect(withoutCampaign(url('/fr/a?b=%20&a=1&utm_id=2'))).toBe('/fr/a?b=+&a=1')
    expect(withoutCampaign(url('/fr/a?b=%20&a=1'))).toBe('/fr/a?b=%20&a=1')
  })
})
