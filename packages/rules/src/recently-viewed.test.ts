import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from './duration.ts'
import {
  MOST_VIEWED,
  readViewed,
  withoutViewed,
  withViewed,
  writeViewed,
  type Viewed,
} from './recently-viewed.ts'

const now = 1_795_000_000_000

describe('recently viewed products', () => {
  it('begin with the last one, each once', () => {
    const viewed = ['A', 'B', 'A'].reduce<Viewed[]>((list, sku, at) => withViewed(list, sku, now + at), [])
    expect(viewed).toEqual([
      ['A', now + 2],
      ['B', now + 1],
    ])
    expect(withoutViewed(viewed, 'A')).toEqual([['B', now + 1]])
  })

  it('are a dozen at most', () => {
    const skus = Array.from({ length: 20 }, (_, index) => `SKU-${index}`)
    const viewed = skus.reduce<Viewed[]>((list, sku) => withViewed(list, sku, now), [])
    expect(viewed.map(([sku]) => sku)).toEqual(skus.toReversed().slice(0, MOST_VIEWED))
  })

  it('are forgotten after thirty days', () => {
    const text = writeViewed([
      ['NEW', now - 29 * DAY_MS],
      ['OLD', now - 30 * DAY_MS],
    ])
    expect(readViewed(text, now)).toEqual([['NEW', now - 29 * DAY_MS]])
  })

  it.each([null, '', '{', '{}', 'null', '["A"]', '[["A"]]', '[[1,2]]', '[["A","x"]]', '[["",1]]'])(
    'are none of %j',
    (text) => {
      expect(readViewed(text, now)).toEqual([])
    },
  )

  it('are read as they were written', () => {
    const sku = fc.string({ minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(fc.uniqueArray(sku, { maxLength: MOST_VIEWED }), (skus) => {
        const viewed = skus.map((one) => [one, now] as const)
        expect(readViewed(writeViewed(viewed), now)).toEqual(viewed)
      }),
    )
  })
})
