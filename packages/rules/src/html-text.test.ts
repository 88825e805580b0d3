import { expect, it } from 'vitest'
import { withoutTags } from './html-text.ts'

it.each([
  ['', ''],
  ['plain', 'plain'],
  ['<p>a <b class="x">b</b></p>', 'a b'],
  ['a<br>b', 'ab'],
  ['1 < 2', '1 < 2'],
  ['a <<b> c', 'a  c'],
  ['a > b', 'a > b'],
])('converts %s to %s', (html, text) => {
  expect(withoutTags(html)).toBe(text)
})

it('replaces each tag by the given text', () => {
  expect(withoutTags('<p>a</p><p>b</p>', ' ')).toBe(' a  b ')
})
