import { expect, it } from 'vitest'
import { canBeWithinDistance, editDistance, letterMask } from './edit-distance.ts'

it.each([
  ['cartuche', 'cartouche', 1],
  ['cartoucche', 'cartouche', 1],
  ['cartauche', 'cartouche', 1],
  ['catrouche', 'cartouche', 1],
  ['artouche', 'cartouche', 1],
  ['cartouche', 'cartouche', 0],
  ['cartuch', 'cartouche', 2],
  ['cratuoche', 'cartouche', 2],
  ['petilante', 'petillant', 2],
  ['aa', 'a', 1],
])('counts the edits between %s and %s', (typed, meant, edits) => {
  expect(editDistance(typed, meant, 2)).toBe(edits)
  expect(editDistance(meant, typed, 2)).toBe(edits)
  expect(canBeWithinDistance(letterMask(typed), letterMask(meant), edits)).toBe(true)
})

it.each([
  ['cartuch', 'cartouche', 1],
  ['noir', 'or', 1],
  ['abcd', 'badc', 1],
  ['osmose', 'carafe', 2],
])('stops counting between %s and %s above the limit', (a, b, most) => {
  expect(editDistance(a, b, most)).toBe(most + 1)
})

it('rejects words with different letters by their masks', () => {
  expect(canBeWithinDistance(letterMask('osmoseur'), letterMask('cartable'), 1)).toBe(false)
})
