import { describe, expect, it } from 'vitest'
import { readingMinutes, withHeadingIds } from './headings.ts'

describe('withHeadingIds', () => {
  it('adds ids from the text of headings', () => {
    expect(withHeadingIds('<h2>À l’été, l’eau &amp; le <em>riz</em></h2><p>…</p>')).toBe(
      '<h2 id="a-l-ete-l-eau-le-riz">À l’été, l’eau &amp; le <em>riz</em></h2><p>…</p>',
    )
  })

  it('keeps existing ids and makes new ones unique', () => {
    expect(withHeadingIds('<h2 id="pose">La pose</h2><h2>Pose</h2><h2>Pose</h2>')).toBe(
      '<h2 id="pose">La pose</h2><h2 id="pose-2">Pose</h2><h2 id="pose-3">Pose</h2>',
    )
  })

  it('adds no id to a heading without letters', () => {
    expect(withHeadingIds('<h2>…</h2>')).toBe('<h2>…</h2>')
  })
})

it('readingMinutes is at least one', () => {
  expect(readingMinutes('<p>Un mot.</p>')).toBe(1)
  expect(readingMinutes(`<p>${'mot '.repeat(660)}</p>`)).toBe(3)
})
