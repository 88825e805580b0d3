import { expect, it } from 'vitest'
import { turned, turnedByDrag, turnedByKey } from './turn.ts'

it.each([
  [0, 1, 1],
  [23, 1, 0],
  [0, -1, 23],
  [5, -30, 23],
  [5, 48, 5],
])('turns frame %i of 24 by %i to %i', (at, steps, expected) => {
  expect(turned(at, steps, 24)).toBe(expected)
})

it.each([
  ['ArrowRight', 24],
  ['ArrowUp', 24],
  ['ArrowLeft', 22],
  ['ArrowDown', 22],
  ['PageUp', 32],
  ['PageDown', 14],
  ['Home', 0],
  ['End', 35],
  ['Tab', undefined],
])('moves from 23 of 36 by %s to %s', (key, expected) => {
  expect(turnedByKey(key, 23, 36)).toBe(expected)
})

it('turns once round over the width of the picture', () => {
  expect(turnedByDrag(3, 600, 600, 24)).toBe(3)
  expect(turnedByDrag(3, 150, 600, 24)).toBe(9)
  expect(turnedByDrag(3, -150, 600, 24)).toBe(21)
  expect(turnedByDrag(3, 10, 600, 24)).toBe(3)
})
