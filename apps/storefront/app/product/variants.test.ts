import { describe, expect, it } from 'vitest'
import { bestVariant, switchTo, valuesOf, type Variant } from './variants.ts'

const variant = (sku: string, colour: string, waters: string, amount: number, out = false): Variant => ({
  sku,
  choice: { colour, waters },
  price: { amount, tax: 'incl', from: false },
  stock: { state: out ? 'out' : 'in' },
})

const steelTwo = variant('steel-2', 'steel', 'two', 249_000)
const steelThree = variant('steel-3', 'steel', 'three', 288_000)
const blackTwo = variant('black-2', 'black', 'two', 239_000, true)
const blackThree = variant('black-3', 'black', 'three', 298_000)
const variants = [steelThree, steelTwo, blackTwo, blackThree]

const waters = {
  code: 'waters',
  label: 'Eaux',
  values: [
    { uid: 'two', label: 'Deux' },
    { uid: 'three', label: 'Trois' },
    { uid: 'four', label: 'Quatre' },
  ],
}

describe('choosing a variant', () => {
  it('begins with the cheapest that can be bought', () => {
    expect(bestVariant(variants, new Set())).toBe(steelTwo)
  })

  it('takes what was chosen, even when it is out of stock', () => {
    expect(bestVariant(variants, new Set(['black', 'two']))).toBe(blackTwo)
  })

  it('completes a choice that is not complete with what can be bought', () => {
    expect(bestVariant(variants, new Set(['black']))).toBe(blackThree)
  })

  it('keeps the other choices when one changes', () => {
    expect(switchTo(variants, steelThree, 'colour', 'black')).toBe(blackThree)
  })

  it('gives way where the combination does not exist', () => {
    expect(switchTo([steelTwo, blackThree], steelTwo, 'colour', 'black')).toBe(blackThree)
  })

  it('has nothing to offer without variants', () => {
    expect(bestVariant([], new Set(['x']))).toBeUndefined()
  })
})

describe('the values of an option', () => {
  it('say what they change in the price and which cannot be had', () => {
    expect(valuesOf(waters, variants, steelThree)).toEqual([
      { uid: 'two', label: 'Deux', checked: false, out: false, difference: 0 },
      { uid: 'three', label: 'Trois', checked: true, out: false, difference: 39_000 },
      { uid: 'four', label: 'Quatre', checked: false, out: true, difference: undefined },
    ])
  })
})
