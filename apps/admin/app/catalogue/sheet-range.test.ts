import { expect, it } from 'vitest'
import { cellsIn, isInRange, moved, rangeOf } from './sheet-range.ts'

const size = { rows: 3, columns: 2 }

it('moves within the sheet', () => {
  const start = rangeOf({ row: 0, column: 0 })
  expect(moved(start, { row: -1, column: 0 }, size)).toEqual(start)
  expect(moved(start, { row: 12, column: 1 }, size).focus).toEqual({ row: 2, column: 1 })
})

it('extends from its anchor', () => {
  const range = moved(rangeOf({ row: 2, column: 1 }), { row: -1, column: -1 }, size, true)
  expect(cellsIn(range)).toEqual([
    { row: 1, column: 0 },
    { row: 1, column: 1 },
    { row: 2, column: 0 },
    { row: 2, column: 1 },
  ])
  expect(isInRange(range, { row: 0, column: 0 })).toBe(false)
  expect(isInRange(range, { row: 1, column: 0 })).toBe(true)
})
