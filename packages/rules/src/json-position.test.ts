import { describe, expect, it } from 'vitest'
import { jsonErrorPosition, jsonPositions } from './json-position.ts'

const TEXT = '{\n  "a": [1, { "b": "x" }],\n  "c": null\n}'

describe('jsonPositions', () => {
  const positionOf = jsonPositions(TEXT)

  it.each([
    [[], { line: 1, column: 1 }],
    [['a', 0], { line: 2, column: 9 }],
    [['a', 1, 'b'], { line: 2, column: 19 }],
    [['c'], { line: 3, column: 8 }],
  ])('returns line and column of %j', (path, position) => {
    expect(positionOf(path)).toEqual(position)
  })

  it('returns the position of the nearest parent of a missing value', () => {
    expect(positionOf(['a', 1, 'missing'])).toEqual({ line: 2, column: 12 })
  })
})

describe('jsonErrorPosition', () => {
  it.each([
    ['{\n  "a": oops\n}', { line: 2, column: 8 }],
    ['{\n  a: 1\n}', { line: 2, column: 3 }],
    ['{\n  "a": [1 2]\n}', { line: 2, column: 11 }],
    ['{\n  "a": 1', { line: 2, column: 9 }],
  ])('returns line and column of the error in %j', (text, position) => {
    expect(jsonErrorPosition(text)).toEqual(position)
  })
})
