import { expect, it } from 'vitest'
import { canBeWithin, editsBetween, letterBits } from './edits.ts'

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
])('counts the letters between %s and %s', (typed, meant, edits) => {
  expect(editsBetween(typed, meant, 2)).toBe(edits)
  expect(editsBetween(meant, typed, 2)).toBe(edits)
  expect(canBeWithin(letterBits(typed), letterBits(meant), edits)).toBe(true)
})

it.each([
  ['cartuch', 'cartouche', 1],
  ['noir', 'or', 1],
  ['abcd', 'badc', 1],
  ['osmose', 'carafe', 2],
])('stops counting between %s and %s once there are too many', (a, b, most) => {
  expect(editsBetween(a, b, most)).toBe(most + 1)
})

it('sees by the letters that words are far apart', () => {
  expect(canBeWithin(letterBits('osmoseur'), letterBits('cartable'), 1)).toBe(false)
})
