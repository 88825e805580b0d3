import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareOfRow } from './refund.ts'

test.each([
  [1000, { from: 0, to: 1, of: 3 }, 333],
  [1000, { from: 1, to: 2, of: 3 }, 334],
  [1000, { from: 2, to: 3, of: 3 }, 333],
  [1000, { from: 0, to: 3, of: 3 }, 1000],
  [999, { from: 2, to: 2, of: 4 }, 0],
])('%i cents, %o: %i', (total, units, share) => {
  expect(shareOfRow(total, units)).toBe(share)
})

test('the parts of a row come to the whole, however it is cut, and none is negative', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.integer({ min: 1, max: 500 }),
      fc.array(fc.integer({ min: 0, max: 500 }), { maxLength: 6 }),
      (total, of, cuts) => {
        const marks = [0, ...cuts.filter((cut) => cut <= of), of].toSorted((a, b) => a - b)
        const parts = marks
          .slice(1)
          .map((to, index) => shareOfRow(total, { from: marks[index] ?? 0, to, of }))
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total)
        expect(parts.every((part) => part >= 0)).toBe(true)
      },
    ),
  )
})

test.each([
  { from: -1, to: 1, of: 2 },
  { from: 2, to: 1, of: 2 },
  { from: 0, to: 3, of: 2 },
  { from: 0, to: 0, of: 0 },
  { from: 0, to: 0.5, of: 2 },
])('units that are not there are refused: %o', (units) => {
  expect(() => shareOfRow(100, units)).toThrow(RangeError)
})
