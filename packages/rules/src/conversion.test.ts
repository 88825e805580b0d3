import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  convertAmount,
  convertBack,
  convertPrice,
  isRate,
  isRoundingRule,
  MAX_AMOUNT,
  type Conversion,
} from './conversion.ts'

const EXACT = { to: 1, ending: 0 }
const numRuns = 10_000
const franc = (rate: string, round = EXACT): Conversion => ({ from: 'EUR', to: 'CHF', rate, round })

describe('convertBack', () => {
  it.each([
    ['CHF', '0.94', 3739, 3978],
    ['JPY', '162.35', 5706, 3515],
    ['KWD', '0.3312', 6621, 1999],
  ])('converts from %s at %s: %d', (to, rate, amount, expected) =>
    expect(convertBack({ from: 'EUR', to, rate }, amount)).toBe(expected),
  )

  it('undoes convertAmount where the other currency has as many units', () => {
    const rates = fc.integer({ min: 1000, max: 9_999_999 }).map((n) => (n / 1000).toFixed(3))
    fc.assert(
      fc.property(fc.nat(200_000), rates, (amount, rate) => {
        const there = { from: 'EUR', to: 'CHF', rate, round: EXACT }
        return Math.abs(convertBack(there, convertAmount(there, amount)) - amount) <= 1
      }),
      { numRuns },
    )
  })
})

describe('convertPrice', () => {
  it.each([
    ['exactly', 1999, '0.94', EXACT, 1879],
    ['half up', 50, '0.93', EXACT, 47],
    ['to 5 rappen', 1999, '0.94', { to: 5, ending: 0 }, 1880],
    ['down to 5 rappen', 1997, '0.94', { to: 5, ending: 0 }, 1875],
    ['to an ending', 129_000, '0.94', { to: 100, ending: 90 }, 121_290],
    ['to the higher ending of two', 10_040, '1', { to: 100, ending: 90 }, 10_090],
    ['to a long ending', 129_000, '0.94', { to: 1000, ending: 990 }, 120_990],
    ['to the lowest ending', 3, '0.94', { to: 100, ending: 90 }, 90],
    ['never to 0', 1, '0.94', { to: 5, ending: 0 }, 5],
    ['a price of 0', 0, '0.94', { to: 100, ending: 90 }, 0],
  ])('converts %s', (_name, price, rate, round, expected) =>
    expect(convertPrice(franc(rate, round), price)).toBe(expected),
  )

  it.each([
    ['JPY', '162.35', 1999, 3245],
    ['KWD', '0.3312', 1999, 6621],
  ])('converts to %s with its minor units', (to, rate, price, expected) =>
    expect(convertPrice({ ...franc(rate), to }, price)).toBe(expected),
  )

  it('converts from a currency without minor units', () =>
    expect(convertPrice({ from: 'JPY', to: 'EUR', rate: '0.00616', round: EXACT }, 3245)).toBe(1999))

  it('has no price above the highest one, and limits other amounts to it', () => {
    expect(convertPrice(franc('1000000'), 10_000)).toBeUndefined()
    expect(convertAmount(franc('1000000'), 10_000)).toBe(MAX_AMOUNT)
  })
})

it('rounds fees exactly, whatever prices end in', () =>
  expect(convertAmount(franc('0.94', { to: 100, ending: 90 }), 20)).toBe(19))

it('converts what is taken off as what is added', () => expect(convertAmount(franc('0.94'), -20)).toBe(-19))

const rule = fc
  .tuple(fc.integer({ min: 1, max: 2000 }), fc.nat(1999))
  .map(([to, ending]) => ({ to, ending: ending % to }))
const rate = fc
  .tuple(fc.nat(200), fc.integer({ min: 1, max: 9999 }))
  .map(([whole, part]) => `${whole}.${String(part).padStart(4, '0')}`)
const price = fc.nat(1_000_000)

describe('for every rate and rule', () => {
  it('a price ends as the rule says and is the nearest such price', () => {
    fc.assert(
      fc.property(rate, rule, price, (value, round, cents) => {
        const result = convertPrice(franc(value, round), cents) ?? 0
        if (cents === 0) return result === 0
        const exact = (cents * Number(value.replace('.', ''))) / 10_000
        const least = round.ending || round.to
        expect(result % round.to).toBe(round.ending)
        expect(result).toBeGreaterThanOrEqual(least)
        if (result > least) expect(Math.abs(result - exact)).toBeLessThanOrEqual(round.to / 2 + 1e-3)
        return true
      }),
      { numRuns },
    )
  })

  it('a higher price does not become the lower one', () => {
    fc.assert(
      fc.property(rate, rule, price, price, (value, round, a, b) => {
        const convert = (cents: number) => convertPrice(franc(value, round), cents) ?? 0
        return convert(Math.min(a, b)) <= convert(Math.max(a, b))
      }),
      { numRuns },
    )
  })

  it('an amount there and back is off by rounding only', () => {
    fc.assert(
      fc.property(price, fc.integer({ min: 5000, max: 20_000 }), (cents, basis) => {
        const there = franc((basis / 10_000).toFixed(4))
        const back = franc((10_000 / basis).toFixed(12))
        const again = convertAmount(back, convertAmount(there, cents))
        return Math.abs(again - cents) <= 2
      }),
      { numRuns },
    )
  })
})

it.each([
  ['0.94', true],
  ['162', true],
  ['0.000001234567', true],
  ['0', false],
  ['0.0', false],
  ['-1', false],
  ['1e3', false],
  ['.94', false],
  ['1.1234567890123', false],
])('%s is a rate: %s', (text, expected) => expect(isRate(text)).toBe(expected))

it.each([
  [{ to: 100, ending: 90 }, true],
  [{ to: 5, ending: 0 }, true],
  [{ to: 100, ending: 100 }, false],
  [{ to: 0, ending: 0 }, false],
])('%o is a rounding rule: %s', (given, expected) => expect(isRoundingRule(given)).toBe(expected))
