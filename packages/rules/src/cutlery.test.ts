import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCutleryCount, MOST_CUTLERY, parseCutlery } from './cutlery.ts'

test.each([
  [0, 10, true],
  [10, 10, true],
  [11, 10, false],
  [-1, 10, false],
  [1.5, 10, false],
  [1, 0, false],
  [0, 0, true],
  [51, 99, false],
])('%d sets of at most %d: %s', (sets, most, isPossible) => {
  expect(isCutleryCount(sets, most)).toBe(isPossible)
})

test.each([
  ['', 0],
  [' 2 ', 2],
  ['0', 0],
  ['11', undefined],
  ['two', undefined],
  ['1e1', undefined],
  ['-1', undefined],
])('"%s" asks for %s', (text, sets) => {
  expect(parseCutlery(text, 10)).toBe(sets)
})

test('reads every possible number as itself, and nothing that is not possible', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -5, max: 120 }),
      fc.integer({ min: 0, max: MOST_CUTLERY }),
      (sets, most) => {
        expect(parseCutlery(String(sets), most)).toBe(isCutleryCount(sets, most) ? sets : undefined)
      },
    ),
  )
})
