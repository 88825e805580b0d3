import { expect, it } from 'vitest'
import { isWithinOneEdit } from './one-edit.ts'

it.each([
  ['cartuche', 'cartouche'],
  ['cartoucche', 'cartouche'],
  ['cartauche', 'cartouche'],
  ['catrouche', 'cartouche'],
  ['artouche', 'cartouche'],
  ['cartouch', 'cartouche'],
  ['cartouche', 'cartouche'],
  ['aa', 'a'],
])('forgives one letter between %s and %s', (typed, meant) => {
  expect(isWithinOneEdit(typed, meant)).toBe(true)
  expect(isWithinOneEdit(meant, typed)).toBe(true)
})

it.each([
  ['cartuch', 'cartouche'],
  ['cratuoche', 'cartouche'],
  ['noir', 'or'],
  ['abcd', 'badc'],
])('does not forgive two letters between %s and %s', (typed, meant) => {
  expect(isWithinOneEdit(typed, meant)).toBe(false)
})
