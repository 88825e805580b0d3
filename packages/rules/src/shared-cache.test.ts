import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EVERYTHING, purgeRequests, sharedCacheControl, sharedTagsHeader } from './shared-cache.ts'

const ids = (count: number) => Array.from({ length: count }, (_, index) => `cat_p_${index}`)

describe('responses', () => {
  it('say how long shared caches may use them, and that browsers ask each time', () => {
    expect(sharedCacheControl({ seconds: 600, staleSeconds: 30 })).toBe(
      'public, max-age=0, s-maxage=600, stale-while-revalidate=30',
    )
  })

  it('have tags in the header that the cache reads', () => {
    expect(sharedTagsHeader('varnish', ['cat_p_1', 'cms'])).toEqual(['x-magento-tags', 'FPC,cat_p_1,cms'])
    expect(sharedTagsHeader('fastly', ['cat_p_1', 'cms'])).toEqual(['surrogate-key', 'FPC cat_p_1 cms'])
  })

  it('have a coarser tag when there are too many', () => {
    expect(sharedTagsHeader('varnish', ids(5000))[1]).toBe('FPC,FPC_ANY')
    expect(sharedTagsHeader('fastly', ids(5000))[1]).toBe('FPC FPC_ANY')
  })
})

describe('purges', () => {
  it('name the tags as Varnish with the configuration of Magento, and as Fastly expects', () => {
    expect(purgeRequests('varnish', ['cat_p_1', 'a.b'])).toEqual([
      {
        method: 'PURGE',
        headers: { 'x-magento-tags-pattern': String.raw`(^|,)(cat_p_1|a\.b|FPC_ANY)(,|$)` },
      },
    ])
    expect(purgeRequests('fastly', ['cat_p_1', 'cms'], 'secret')).toEqual([
      {
        method: 'POST',
        headers: {
          'fastly-key': 'secret',
          'surrogate-key': 'cat_p_1 cms FPC_ANY',
          accept: 'application/json',
        },
      },
    ])
  })

  it('are split where a header or a request of Fastly is full, and everything where there are too many', () => {
    const keysOf = (tags: string[]) =>
      purgeRequests('fastly', tags).map(({ headers }) => headers['surrogate-key']?.split(' '))
    expect(keysOf(ids(600)).map((keys) => keys?.length)).toEqual([256, 256, 89])
    expect(keysOf(ids(600)).flat()).toEqual([...ids(600), 'FPC_ANY'])
    const patterns = purgeRequests('varnish', ids(1500)).map((one) => one.headers['x-magento-tags-pattern'])
    expect(patterns.length).toBeGreaterThan(1)
    expect(Math.max(...patterns.map((text) => text?.length ?? Infinity))).toBeLessThan(7000)
    for (const tags of [ids(3000), ['cat_p_1', EVERYTHING]]) expect(keysOf(tags)).toEqual([[EVERYTHING]])
  })

  it('drop exactly the responses with one of the tags', () => {
    const tag = fc.constantFrom(...ids(12), 'cat_c_p_1', 'price', 'a.b', 'axb', 'cat_p')
    fc.assert(
      fc.property(fc.uniqueArray(tag), fc.uniqueArray(tag), (shown, changed) => {
        const [, header] = sharedTagsHeader('varnish', shown)
        const isDropped = purgeRequests('varnish', changed).some(({ headers }) =>
          new RegExp(headers['x-magento-tags-pattern'] ?? '').test(header),
        )
        expect(isDropped).toBe(changed.some((one) => shown.includes(one)))
      }),
    )
  })

  it('drop responses with too many tags at any change', () => {
    const [, header] = sharedTagsHeader('varnish', ids(5000))
    const [request] = purgeRequests('varnish', ['stock_7'])
    expect(new RegExp(request?.headers['x-magento-tags-pattern'] ?? '').test(header)).toBe(true)
  })
})
