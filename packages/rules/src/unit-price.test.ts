import { describe, expect, it } from 'vitest'
import { unitPrice } from './unit-price.ts'

describe('the price of a unit', () => {
  it.each([
    [450, { centilitres: 33 }, { amount: 1364, per: 'litre' }],
    [240, { centilitres: 50 }, { amount: 480, per: 'litre' }],
    [650, { grams: 120 }, { amount: 5417, per: 'kilogram' }],
    [650, { grams: 1000 }, { amount: 650, per: 'kilogram' }],
    [590, { grams: 320, centilitres: 15 }, { amount: 3933, per: 'litre' }],
  ])('%i cents for %o is %o', (piece, contents, expected) => {
    expect(unitPrice(piece, contents)).toEqual(expected)
  })

  it('is undefined when the contents are unknown', () => {
    expect(unitPrice(450, {})).toBeUndefined()
    expect(unitPrice(450, { grams: 0, centilitres: Number.NaN })).toBeUndefined()
  })
})
