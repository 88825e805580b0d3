import { describe, expect, it } from 'vitest'
import { PageCache, pageKey, type CachedPage } from './page-cache.ts'

const page = (text: string): CachedPage => ({
  plain: Buffer.from(text),
  br: Buffer.from(''),
  gzip: Buffer.from(''),
})
const nobody = () => false
const key = (address: string) => pageKey('fr', new URL(address, 'http://shop.test'))

describe('the page cache', () => {
  it('gives back what was kept while the API was heard of within a minute', () => {
    let now = 0
    const cache = new PageCache(10, () => now)
    cache.set('a', page('A'), '')
    now = 60_000
    expect(cache.get('a', nobody)?.plain.toString()).toBe('A')
    now = 60_001
    expect(cache.get('a', nobody)).toBeUndefined()
    cache.sawVersion('')
    expect(cache.get('a', nobody)?.plain.toString()).toBe('A')
  })

  it('is emptied when its lifespan is over', () => {
    let now = 0
    const cache = new PageCache(10, () => now)
    cache.set('a', page('A'), '')
    now = 600_001
    cache.sawVersion('')
    expect(cache.get('a', nobody)).toBeUndefined()
  })

  it('shows a page to nobody with a cookie that it was rendered without', () => {
    const cache = new PageCache(10, () => 0)
    cache.set('a', page('A'), '', ['place'])
    expect(cache.get('a', (name) => name === 'place')).toBeUndefined()
    expect(cache.get('a', (name) => name === 'other')).toBeDefined()
  })

  it('is emptied when the catalogue changes', () => {
    const cache = new PageCache(10, () => 0)
    cache.sawVersion('1')
    cache.set('a', page('A'), '1')
    cache.sawVersion('2')
    expect(cache.get('a', nobody)).toBeUndefined()
  })

  it('drops a page that was rendered from an older catalogue', () => {
    const cache = new PageCache(10, () => 0)
    cache.sawVersion('2')
    cache.set('a', page('A'), '1')
    expect(cache.get('a', nobody)).toBeUndefined()
  })

  it('forgets the page that was asked for longest ago when it is full', () => {
    const cache = new PageCache(10, () => 0)
    for (let index = 0; index < 500; index += 1) cache.set(`${index}`, page('x'), '')
    cache.get('0', nobody)
    cache.set('one more', page('x'), '')
    expect(cache.get('0', nobody)).toBeDefined()
    expect(cache.get('1', nobody)).toBeUndefined()
  })

  it('knows the same page in spite of the order of parameters and campaign marks', () => {
    expect(key('/fr/a?b=1&a=2&utm_source=x')).toBe(key('/fr/a?a=2&b=1'))
    expect(key('/fr/a?page=2')).not.toBe(key('/fr/a'))
  })

  it('does not keep endless addresses', () => {
    expect(key(`/fr?q=${'x'.repeat(600)}`)).toBeUndefined()
  })
})
