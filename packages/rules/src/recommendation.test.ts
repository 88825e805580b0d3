import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areRivals, boughtTogether, closeness, filledUp, inTurns, type BoughtPair } from './recommendation.ts'

const root = { id: 1, level: 1 }
const taps = { id: 2, level: 2 }
const filters = { id: 3, level: 2 }
const offers = { id: 4, level: 2 }

describe('rivals', () => {
  it.each([
    ['of one category', [root, taps], [root, taps], true],
    ['of two categories', [root, taps], [root, filters], false],
    ['that share only what is above their categories', [root, taps], [root], false],
    ['that share one of several', [taps, offers], [filters, offers], true],
  ])('products %s: %s', (_case, one, other, expected) => {
    expect(areRivals({ categories: one }, { categories: other })).toBe(expected)
  })

  it.each([
    ['dish', 'dish', true],
    ['dish', 'drink', false],
    [null, null, false],
  ])('products in no category with the sets %s and %s: %s', (one, other, expected) => {
    const placed = { categories: [], attributeSet: one }
    expect(areRivals(placed, { categories: [taps], attributeSet: other })).toBe(expected)
  })
})

const pair = (
  productId: number,
  otherId: number,
  both: number,
  buyers = 20,
  otherBuyers = 20,
): BoughtPair => {
  return { productId, otherId, both, buyers, otherBuyers }
}
const none = { least: 3, most: 4, isRival: () => false }

describe('what was bought together', () => {
  it('is recommended from enough buyers on', () => {
    expect(boughtTogether([pair(1, 2, 3), pair(1, 3, 2)], none)).toEqual(new Map([[1, [2]]]))
    expect(boughtTogether([pair(1, 3, 2)], none)).toEqual(new Map())
  })

  it('comes by closeness: a cartridge of this tap before the glasses that everybody buys', () => {
    const cartridge = pair(1, 2, 8, 10, 16)
    const glasses = pair(1, 3, 9, 10, 900)
    expect(closeness(cartridge)).toBeCloseTo(0.632, 3)
    expect(closeness(glasses)).toBeCloseTo(0.095, 3)
    expect(boughtTogether([glasses, cartridge], none)).toEqual(new Map([[1, [2, 3]]]))
  })

  it('is never a rival, and not more than asked', () => {
    const pairs = [pair(1, 2, 9), pair(1, 3, 8), pair(1, 4, 7), pair(1, 5, 6)]
    expect(boughtTogether(pairs, { ...none, most: 2, isRival: (_one, other) => other === 2 })).toEqual(
      new Map([[1, [3, 4]]]),
    )
  })

  it('is in one order for equal pairs', () => {
    const pairs = [pair(1, 9, 5), pair(1, 7, 5), pair(1, 8, 5)]
    expect(boughtTogether(pairs, none).get(1)).toEqual([7, 8, 9])
    expect(boughtTogether(pairs.toReversed(), none).get(1)).toEqual([7, 8, 9])
  })

  it('never has the product itself, a rival, one twice, or too few buyers', () => {
    const ids = fc.integer({ min: 1, max: 8 })
    const counts = fc.integer({ min: 0, max: 12 })
    const pairs = fc.uniqueArray(
      fc.record({ productId: ids, otherId: ids, both: counts, buyers: counts, otherBuyers: counts }),
      { selector: ({ productId, otherId }) => `${productId} ${otherId}` },
    )
    const isRival = (one: number, other: number) => one % 3 === other % 3
    fc.assert(
      fc.property(
        pairs,
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 1, max: 6 }),
        (all, least, most) => {
          for (const [id, others] of boughtTogether(all, { least, most, isRival })) {
            expect(others.length).toBeGreaterThan(0)
            expect(others.length).toBeLessThanOrEqual(most)
            expect(new Set(others).size).toBe(others.length)
            for (const other of others) {
              expect(isRival(id, other)).toBe(false)
              const found = all.find((one) => one.productId === id && one.otherId === other)
              expect(found?.both).toBeGreaterThanOrEqual(least)
            }
          }
        },
      ),
    )
  })
})

it.each([
  [[1, 2], [2, 3, 4], 3, [1, 2, 3]],
  [[], [2, 3, 3, 4], 2, [2, 3]],
  [[1, 2, 3], [4], 2, [1, 2, 3]],
  [[1], [], 4, [1]],
])('%j filled with %j up to %i is %j', (own, computed, most, expected) => {
  expect(filledUp<number>(own, computed, most)).toEqual(expected)
})

it('takes the first of each list, then the second of each', () => {
  expect(inTurns([[1, 2, 3], [], [4, 5]])).toEqual([1, 4, 2, 5, 3])
  expect(inTurns([])).toEqual([])
})
