import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contrastRatio, readColour } from './contrast.ts'

it.each([
  ['#000', '#fff', 21],
  ['#777777', '#ffffff', 4.48],
  ['rgb(122, 90, 38)', '#fbf8f3', 5.95],
  ['#1E1B17', '#c6a468', 7.3],
])('%s on %s has a contrast of %s', (text, ground, ratio) => {
  expect(contrastRatio(text, ground)).toBeCloseTo(ratio, 1)
})

it.each(['#ffff', 'rgb(0 0 0 / .5)', 'red', 'rgb(300 0 0)', '', '#ggg'])('%j is no opaque colour', (text) => {
  expect(readColour(text)).toBeUndefined()
  expect(contrastRatio(text, '#fff')).toBeUndefined()
})

it('is between 1 and 21, and the same in both directions', () => {
  const part = fc.integer({ min: 0, max: 255 })
  const colour = fc.tuple(part, part, part).map((parts) => `rgb(${parts.join(' ')})`)
  fc.assert(
    fc.property(colour, colour, (one, other) => {
      const ratio = contrastRatio(one, other) ?? 0
      expect(ratio).toBeGreaterThanOrEqual(1)
      expect(ratio).toBeLessThanOrEqual(21)
      expect(contrastRatio(other, one)).toBe(ratio)
    }),
  )
})
