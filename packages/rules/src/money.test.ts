import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  allocate,
  decimalText,
  formatMoney,
  fromCents,
  InvalidAmountError,
  mulDiv,
  multiplyRate,
  roundHalfUp,
  toCents,
  toMinorUnits,
} from './money.ts'

const numRuns = 10_000

describe('roundHalfUp', () => {
  it.each([
    [2.5, 3],
    [-2.5, -3],
    [2.4, 2],
    [-2.4, -2],
    [0.1 + 0.2, 0],
    [1.005 * 100, 101],
    [-1.005 * 100, -101],
    [-0.2, 0],
  ])('rounds %d to %d', (value, expected) => expect(roundHalfUp(value)).toBe(expected))

  it('rejects values that are not finite', () =>
    expect(() => roundHalfUp(Number.NaN)).toThrow(InvalidAmountError))
})

describe('toCents', () => {
  it.each([
    ['12.345', 1235],
    ['12.344999', 1234],
    ['-12.345', -1235],
    ['0.005', 1],
    ['1', 100],
    ['.5', 50],
    ['7.', 700],
    [1.005, 101],
    [19.99, 1999],
    [1e-7, 0],
    [-0.001, 0],
    [1241.67, 124_167],
  ])('reads %s as %d', (decimal, expected) => expect(toCents(decimal)).toBe(expected))

  it.each(['', '.', '12,50', '1e3', 'abc', '99999999999999999999', '--1'])('rejects "%s"', (text) =>
    expect(() => toCents(text)).toThrow(InvalidAmountError),
  )

  it('reverses fromCents', () => {
    const cents = fc.integer({ min: -1e12, max: 1e12 })
    fc.assert(
      fc.property(cents, (amount) => toCents(fromCents(amount)) === amount + 0),
      { numRuns },
    )
  })
})

describe('minor units', () => {
  it.each([
    ['12.345', 'CHF', 1235, '12.35'],
    ['12.5', 'JPY', 13, '13'],
    ['12.3454', 'KWD', 12_345, '12.345'],
    ['1290', 'HUF', 129_000, '1290.00'],
  ])('reads %s %s as %d', (decimal, currency, amount, text) => {
    expect(toMinorUnits(decimal, currency)).toBe(amount)
    expect(decimalText(amount, currency)).toBe(text)
  })
})

describe('multiplyRate', () => {
  it('is exact when the product exceeds the safe integers', () => {
    expect(multiplyRate(9_000_000_000_001, 2000)).toBe(1_800_000_000_000)
    expect(mulDiv(9_007_199_254_740_991, 3, 7)).toEqual([3_860_228_252_031_853, 2])
  })

  it('rounds half a cent up', () => {
    expect(multiplyRate(1998, 750)).toBe(150)
    expect(multiplyRate(10, 500)).toBe(1)
    expect(multiplyRate(-10, 500)).toBe(-1)
  })
})

describe('allocate', () => {
  const shares = fc.array(fc.nat(1e9), { maxLength: 12 })

  it('distributes the whole amount, each share within a cent of the exact one', () => {
    fc.assert(
      fc.property(fc.nat(1e9), shares, (total, weights) => {
        const parts = allocate(
          total,
          weights.map((weight, index) => ({ key: String(index), weight })),
        )
        const sum = weights.reduce((all, weight) => all + weight, 0)
        expect(parts.reduce((all, part) => all + part, 0)).toBe(sum === 0 ? 0 : total)
        weights.forEach((weight, index) => {
          expect(Math.abs((parts[index] ?? 0) - (sum === 0 ? 0 : (total * weight) / sum))).toBeLessThan(
            1.0001,
          )
        })
      }),
      { numRuns },
    )
  })

  it('gives nothing to a share of weight 0', () => {
    expect(
      allocate(100, [
        { key: 'a', weight: 0 },
        { key: 'b', weight: 3 },
      ]),
    ).toEqual([0, 100])
  })

  it('breaks ties by key, not by position', () => {
    const parts = (keys: string[]) =>
      allocate(
        1,
        keys.map((key) => ({ key, weight: 1 })),
      )
    expect(parts(['a', 'b'])).toEqual([1, 0])
    expect(parts(['b', 'a'])).toEqual([0, 1])
  })
})

describe('formatMoney', () => {
  it.each([
    [123_450, 'fr', '1\u202f234,50\u00a0€'],
    [123_450, 'en', '€1,234.50'],
    [123_450, 'it', '1.234,50\u00a0€'],
    [-5, 'fr', '-0,05\u00a0€'],
    [-1999, 'en', '-€19.99'],
    [100_000_000, 'fr', '1\u202f000\u202f000,00\u00a0€'],
    [0, 'it', '0,00\u00a0€'],
  ] as const)('writes %d in %s', (cents, language, text) =>
    expect(formatMoney(cents, language, 'EUR')).toBe(text),
  )

  it('shows the code of a currency without a symbol', () => {
    expect(formatMoney(1000, 'en', 'CHF')).toBe('CHF\u00a010.00')
    expect(formatMoney(1000, 'fr', 'CHF')).toBe('10,00\u00a0CHF')
  })

  it('has the decimals of the currency', () => {
    expect(formatMoney(1234, 'en', 'JPY')).toBe('¥1,234')
    expect(formatMoney(1_234_567, 'it', 'KWD')).toBe('1.234,567\u00a0KWD')
  })
})
