import { describe, expect, it } from 'vitest'
import { pageAddress, withCampaign, withoutCampaign } from './page-address.ts'
import { PageCache, pageKey, type CachedPage } from './page-cache.ts'

const page = (text: string): CachedPage => ({
  plain: Buffer.from(text),
  br: Buffer.from(''),
  gzip: Buffer.from(''),
})
const nobody = () => false
const SHOP = 'http://shop.test'
const KIB = 1024
const key = (address: string) => pageKey('fr', pageAddress(new URL(address, SHOP)) ?? '')

/** With a budget in mebibytes. */
const cacheOf = (mebibytes = 1, now = () => 0) =>
  new PageCache({ lifespan: 10, budget: mebibytes * 2 ** 20, now })

describe('the page cache', () => {
  it('gives back what was kept while the API was heard of within a minute', () => {
    let now = 0
    const cache = cacheOf(1, () => now)
    cache.set(key('/a'), page('A'), '')
    now = 60_000
    expect(cache.get(key('/a'), nobody)?.plain.toString()).toBe('A')
    now = 60_001
    expect(cache.get(key('/a'), nobody)).toBeUndefined()
    cache.sawVersion('')
    expect(cache.get(key('/a'), nobody)?.plain.toString()).toBe('A')
  })

  it('is emptied when its lifespan is over', () => {
    let now = 0
    const cache = cacheOf(1, () => now)
    cache.set(key('/a'), page('A'), '')
    now = 600_001
    cache.sawVersion('')
    expect(cache.get(key('/a'), nobody)).toBeUndefined()
  })

  it('shows a page to nobody with a cookie that it was rendered without', () => {
    const cache = cacheOf()
    cache.set(key('/a'), page('A'), '', ['place'])
    expect(cache.get(key('/a'), (name) => name === 'place')).toBeUndefined()
    expect(cache.get(key('/a'), (name) => name === 'other')).toBeDefined()
  })

  it('is emptied when the catalogue changes', () => {
    const cache = cacheOf()
    cache.sawVersion('1')
    cache.set(key('/a'), page('A'), '1')
    cache.sawVersion('2')
    expect(cache.get(key('/a'), nobody)).toBeUndefined()
  })

  it('drops a page that was rendered from an older catalogue', () => {
    const cache = cacheOf()
    cache.sawVersion('2')
    cache.set(key('/a'), page('A'), '1')
    expect(cache.get(key('/a'), nobody)).toBeUndefined()
  })

  it('forgets the pages that were asked for longest ago when its budget is used up', () => {
    const cache = cacheOf()
    for (let index = 0; index < 12; index += 1)
      cache.set(key(`/fr/${index}`), page('x'.repeat(100 * KIB)), '')
    const { bytes, budget, entries } = cache.statistics()
    expect(bytes).toBeLessThanOrEqual(budget)
    expect(entries).toBe(7)
    expect(cache.get(key('/fr/4'), nobody)).toBeUndefined()
    cache.get(key('/fr/5'), nobody)
    cache.set(key('/fr/12'), page('x'.repeat(100 * KIB)), '')
    expect(cache.get(key('/fr/5'), nobody)).toBeDefined()
    expect(cache.get(key('/fr/6'), nobody)).toBeUndefined()
  })

  it('keeps real pages whatever parameters somebody makes up', () => {
    const cache = cacheOf()
    cache.set(key('/fr'), page('home'), '')
    for (let index = 0; index < 5000; index += 1) cache.set(key(`/fr?x=${index}`), page('x'.repeat(KIB)), '')
    expect(cache.get(key('/fr'), nobody)?.plain.toString()).toBe('home')
    expect(cache.statistics().bytes).toBeLessThan(KIB * 1024 * 0.26)
  })

  it('keeps no page of more than a megabyte, and none at all without a budget', () => {
    const large = cacheOf(64)
    large.set(key('/fr'), page('x'.repeat(1100 * KIB)), '')
    expect(large.statistics()).toMatchObject({ entries: 0, bytes: 0 })
    const none = cacheOf(0)
    none.set(key('/fr'), page('x'), '')
    expect(none.statistics()).toMatchObject({ entries: 0, bytes: 0 })
  })

  it('tells its figures', () => {
    const cache = cacheOf()
    cache.set(key('/fr'), page('x'), '')
    cache.set(key('/fr'), page('xy'), '')
    cache.get(key('/fr'), nobody)
    cache.get(key('/it'), nobody)
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

  it('knows the same page in spite of the order of parameters and campaign marks', () => {
    expect(key('/fr/a?b=1&a=2&utm_source=x&gclid=y&mtm_kwd=z')).toEqual(key('/fr/a?a=2&b=1'))
    expect(key('/fr/a?page=2')).not.toEqual(key('/fr/a'))
    expect(key('/fr/a').hash).not.toBe(pageKey('en', '/fr/a').hash)
  })

  it('has keys of one length, and none for endless addresses', () => {
    expect(key(`/fr?q=${'x'.repeat(400)}`).hash).toHaveLength(key('/').hash.length)
    expect(pageAddress(new URL(`/fr?q=${'x'.repeat(600)}`, SHOP))).toBeUndefined()
  })
})

describe('an address that leads on', () => {
  const url = (address: string) => new URL(address, SHOP)

  it.each([
    ['/fr/b', '/fr/a?utm_source=x&page=2', '/fr/b?utm_source=x'],
    ['/fr/b?page=2#c', '/fr/a?gclid=x', '/fr/b?page=2&gclid=x#c'],
    ['/fr/b', '/fr/a?page=2', '/fr/b'],
    ['https://elsewhere.test/', '/fr/a?gclid=x', 'https://elsewhere.test/'],
    ['//elsewhere.test', '/fr/a?gclid=x', '//elsewhere.test'],
  ])('takes along how the visitor came, inside the shop: %s', (location, from, to) => {
    expect(withCampaign(location, url(from))).toBe(to)
  })

  it('stays as it was written without a campaign', () => {
    expect(withoutCampaign(url('/fr/a?b=%20&a=1&utm_id=2'))).toBe('/fr/a?b=+&a=1')
    expect(withoutCampaign(url('/fr/a?b=%20&a=1'))).toBe('/fr/a?b=%20&a=1')
  })
})
