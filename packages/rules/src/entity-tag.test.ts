import { expect, it } from 'vitest'
import { matchesEntityTag } from './entity-tag.ts'

it.each([
  ['W/"a"', true],
  ['"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  ['', false],
  [undefined, false],
])('If-None-Match %s', (header, matches) => {
  expect(matchesEntityTag(header, 'W/"a"')).toBe(matches)
})
