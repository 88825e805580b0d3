import { describe, expect, it } from 'vitest'
import { minutesToRead, withAddresses } from './headings.ts'

describe('the parts of a post', () => {
  it('get an address from their words', () => {
    expect(withAddresses('<h2>À l’été, l’eau &amp; le <em>riz</em></h2><p>…</p>')).toBe(
      '<h2 id="a-l-ete-l-eau-le-riz">À l’été, l’eau &amp; le <em>riz</em></h2><p>…</p>',
    )
  })

  it('keep the one they have, and never share it', () => {
    expect(withAddresses('<h2 id="pose">La pose</h2><h2>Pose</h2><h2>Pose</h2>')).toBe(
      '<h2 id="pose">La pose</h2><h2 id="pose-2">Pose</h2><h2 id="pose-3">Pose</h2>',
    )
  })

  it('go without where there is no word in them', () => {
    expect(withAddresses('<h2>…</h2>')).toBe('<h2>…</h2>')
  })
})

it('reading takes a minute at least', () => {
  expect(minutesToRead('<p>Un mot.</p>')).toBe(1)
  expect(minutesToRead(`<p>${'mot '.repeat(660)}</p>`)).toBe(3)
})
