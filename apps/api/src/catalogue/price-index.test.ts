import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bitmapOf, membersOf } from './bitmap.ts'
import {
  buildPriceIndex,
  countCheaperThan,
  priceBounds,
  productsInPriceRange,
  updatePriceIndex,
} from './price-index.ts'

const numRuns = 2000
const prices = fc.array(fc.integer({ min: -1, max: 60 }), { maxLength: 100 })
const bound = fc.option(fc.integer({ min: 0, max: 70 }), { nil: undefined })

it('finds those of a set in a price range', () => {
  const blocks = fc.integer({ min: 1, max: 9 })
  fc.assert(
    fc.property(prices, bound, bound, blocks, fc.func(fc.boolean()), (cents, from, to, block, isAmong) => {
      const among = bitmapOf(
        cents.length,
        cents.keys().filter((ordinal) => isAmong(ordinal)),
      )
      const index = buildPriceIndex(Int32Array.from(cents), block)
      const found = productsInPriceRange(index, among, from, to)
      const expected = cents.flatMap((price, ordinal) =>
        isAmong(ordinal) && price >= 0 && price >= (from ?? 0) && price <= (to ?? Infinity) ? [ordinal] : [],
      )
      expect([...membersOf(found)]).toEqual(expected)
    }),
    { numRuns },
  )
})

it('counts cheaper products and finds the lowest and highest price', () => {
  fc.assert(
    fc.property(
      prices,
      fc.func(fc.boolean()),
      fc.integer({ min: 0, max: 70 }),
      fc.integer({ min: 1, max: 9 }),
      (cents, isMember, limit, block) => {
        const ranked = buildPriceIndex(Int32Array.from(cents), block)
        const ordinals = cents.flatMap((_, ordinal) => (isMember(ordinal) ? [ordinal] : []))
        const members = bitmapOf(cents.length, ordinals)
        const priced = ordinals.map((ordinal) => cents[ordinal] ?? -1).filter((price) => price >= 0)
        expect(countCheaperThan(ranked, members, limit)).toBe(priced.filter((price) => price < limit).length)
        expect(priceBounds(ranked, members)).toEqual(
          priced.length > 0 ? { lowest: Math.min(...priced), highest: Math.max(...priced) } : undefined,
        )
      },
    ),
    { numRuns },
  )
})

it('equals a new index after prices changed and products were added', () => {
  const changes = fc.array(
    fc.record({ ordinal: fc.nat({ max: 119 }), cents: fc.integer({ min: -1, max: 60 }) }),
    { maxLength: 40 },
  )
  fc.assert(
    fc.property(prices, changes, fc.integer({ min: 1, max: 9 }), (cents, changed, block) => {
      const after = [...cents]
      for (const change of changed) {
        // Products that are added in between have no price.
        while (after.length < change.ordinal) after.push(-1)
        after[change.ordinal] = change.cents
      }
      const byOrdinal = new Map(changed.map(({ ordinal }) => [ordinal, after[ordinal] ?? -1]))
      const before = buildPriceIndex(Int32Array.from(cents), block)
      const updated = updatePriceIndex(before, byOrdinal, (ordinal) => ordinal, block)
      const { shown, order, pricedCount } = buildPriceIndex(Int32Array.from(after), block)
      expect(updated).toMatchObject({ shown, order, pricedCount })
      expect(updated.prefixes.map((prefix) => [...membersOf(prefix)])).toEqual(
        Array.from({ length: Math.floor(pricedCount / updated.block) + 1 }, (_, index) =>
          [...order.subarray(0, index * updated.block)].toSorted((a, b) => a - b),
        ),
      )
    }),
    { numRuns },
  )
})
