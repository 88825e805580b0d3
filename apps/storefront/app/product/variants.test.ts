import { describe, expect, it } from 'vitest'
import {
  chosenVariant,
  isUnavailableCombination,
  pictureOfSelection,
  priceOfSelection,
  selectionIn,
  valuesOf,
  type Variant,
} from './variants.ts'

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

const colours = {
  code: 'colour',
  label: 'Coloris',
  values: [
    { uid: 'steel', label: 'Acier' },
    { uid: 'black', label: 'Noir' },
  ],
}
const options = [colours, waters]

describe('variant selection', () => {
  it('reads selected values that exist', () => {
    const fields = new URLSearchParams('option:colour=black&option:waters=nine&sku=C3')
    expect(selectionIn(options, fields)).toEqual({ colour: 'black' })
  })

  it('finds the variant once every option is selected', () => {
    expect(chosenVariant(options, variants, { colour: 'black' })).toBeUndefined()
    expect(chosenVariant(options, variants, { colour: 'black', waters: 'two' })).toBe(blackTwo)
  })

  it('detects a combination without a variant', () => {
    expect(isUnavailableCombination(variants, { waters: 'four' })).toBe(true)
    expect(isUnavailableCombination(variants, { colour: 'steel' })).toBe(false)
    expect(isUnavailableCombination([], {})).toBe(false)
  })

  it('has the lowest price of salable variants until the price is fixed', () => {
    expect(priceOfSelection(variants, {})).toMatchObject({ amount: 249_000, from: true })
    expect(priceOfSelection(variants, { colour: 'black' })).toMatchObject({ amount: 298_000, from: false })
    expect(priceOfSelection(variants, { colour: 'steel', waters: 'three' })).toMatchObject({
      amount: 288_000,
      from: false,
    })
  })

  it('has a price when everything is out of stock or no variant matches', () => {
    expect(priceOfSelection(variants, { colour: 'black', waters: 'two' })?.amount).toBe(239_000)
    expect(priceOfSelection(variants, { waters: 'four' })?.amount).toBe(249_000)
  })

  it('has the image of the first matching variant once a value is selected', () => {
    const pictured = [
      { ...steelTwo, picture: '/steel.webp' },
      { ...blackTwo, picture: '/black.webp' },
    ]
    expect(pictureOfSelection(pictured, {})).toBeUndefined()
    expect(pictureOfSelection(pictured, { colour: 'black' })).toBe('/black.webp')
  })
})

describe('valuesOf', () => {
  it('returns price differences and stock of each value', () => {
    expect(valuesOf(waters, variants, { colour: 'steel', waters: 'three' })).toEqual([
      { uid: 'two', label: 'Deux', checked: false, state: 'in', difference: 0 },
      { uid: 'three', label: 'Trois', checked: true, state: 'in', difference: 39_000 },
      { uid: 'four', label: 'Quatre', checked: false, state: 'none', difference: undefined },
    ])
    expect(valuesOf(waters, variants, { colour: 'black' })[0]).toMatchObject({ state: 'out', checked: false })
  })

  it('has no price difference when all values cost the same', () => {
    const [first] = valuesOf(waters, [steelTwo], {})
    expect(first).toMatchObject({ state: 'in', difference: undefined })
  })
})
