import { describe, expect, it } from 'vitest'
import { typedInteger, typedNumber, typedPrice } from './typed-number.ts'

describe('a typed number', () => {
  it.each([
    ['12', 12],
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['1 925,00 €', 1925],
    ['1.925,00', 1925],
    ['1,925.00', 1925],
    ['1925*1,04', 2002],
    ['10 + 2*3 - 4/2', 14],
    ['-3', -3],
    ['', undefined],
    ['abc', undefined],
    ['1/0', undefined],
    ['1+', undefined],
    ['2**3', undefined],
  ])('%j is %s', (text, number) => {
    const read = typedNumber(text)
    if (number === undefined) expect(read).toBeUndefined()
    else expect(read).toBeCloseTo(number, 6)
  })

  it.each([
    ['1925,5', 'EUR', 192_550],
    ['1925*1,04', 'EUR', 200_200],
    ['0,0050', 'EUR', 1],
    ['1200', 'JPY', 1200],
    ['-1', 'EUR', undefined],
    ['99999999999', 'EUR', undefined],
  ])('%j in %s is the price %s', (text, currency, minor) => {
    expect(typedPrice(text, currency)).toBe(minor)
  })

  it('is a whole one', () => {
    expect(typedInteger('3*4')).toBe(12)
    expect(typedInteger('3,5')).toBeUndefined()
  })
})
