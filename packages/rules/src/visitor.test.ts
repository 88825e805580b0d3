import { describe, expect, it } from 'vitest'
import { displayKind, priceDisplay, priceVisible, showsProfessionalTexts, visitorKind } from './visitor.ts'

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

  it('decides whether prices include tax', () => {
    expect(priceDisplay('b2c')).toBe('incl')
    expect(priceDisplay('b2b')).toBe('excl')
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
