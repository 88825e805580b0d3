import { describe, expect, it } from 'vitest'
import { displayKind, priceDisplayOf, priceVisible, showsProfessionalTexts, visitorKind } from './visitor.ts'

describe('visitor kind', () => {
  it.each([
    [{}, 'b2c', 'b2c'],
    [{ inProfessionalSection: true }, 'b2c', 'b2b'],
    [{ professionalGroup: true }, 'b2b', 'b2b'],
    [{ professionalGroup: false, inProfessionalSection: true }, 'b2c', 'b2c'],
  ] as const)('of %o is %s for calculation and %s for display', (context, computed, shown) => {
    expect(visitorKind(context)).toBe(computed)
    expect(displayKind(context)).toBe(shown)
  })

  it.each([
    ['b2c', undefined, 'incl'],
    ['b2b', undefined, 'excl'],
    ['b2b', null, 'excl'],
    ['b2c', 'excl', 'excl'],
    ['b2b', 'incl', 'incl'],
    ['b2b', 'excl', 'excl'],
  ] as const)('%s in a group with the price display %s has prices %s tax', (kind, own, display) => {
    expect(priceDisplayOf(kind, own)).toBe(display)
  })

  it('shows professional texts to professionals only', () => {
    expect(showsProfessionalTexts('b2b', true)).toBe(true)
    expect(showsProfessionalTexts('b2c', true)).toBe(false)
    expect(showsProfessionalTexts('b2b', false)).toBe(false)
  })
})

describe('price', () => {
  const forAll = { b2b_show_prices: true, b2c_show_prices: true }
  const forProfessionals = { b2b_show_prices: true, b2c_show_prices: false }

  it('is visible according to the category being browsed', () => {
    expect(priceVisible('b2c', [forAll], forProfessionals)).toBe(false)
    expect(priceVisible('b2b', [], forProfessionals)).toBe(true)
  })

  it('is visible elsewhere if one category shows it', () => {
    expect(priceVisible('b2c', [forProfessionals, forAll])).toBe(true)
    expect(priceVisible('b2c', [forProfessionals])).toBe(false)
    expect(priceVisible('b2c', [])).toBe(true)
  })
})
