import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ALERT_KINDS, alertProblem, isAlertDue } from './product-alert.ts'

describe('alertProblem', () => {
  it.each([
    ['stock', true, 1000, 'in_stock'],
    ['stock', false, null, undefined],
    ['price', true, 1000, undefined],
    ['price', false, 1000, undefined],
    ['price', true, null, 'no_price'],
    ['price', true, 0, 'no_price'],
  ] as const)('%s, in stock %s, price %s: %s', (kind, isInStock, price, problem) => {
    expect(alertProblem(kind, { isInStock, price })).toBe(problem)
  })
})

describe('isAlertDue', () => {
  it.each([
    ['stock', null, true, 1000, true],
    ['stock', null, true, null, true],
    ['stock', null, false, 1000, false],
    ['price', 1000, true, 999, true],
    ['price', 1000, true, 1000, false],
    ['price', 1000, true, null, false],
    // Nobody is glad of a low price for what cannot be bought.
    ['price', 1000, false, 500, false],
  ] as const)('%s, asked at %s; now in stock %s at %s: %s', (kind, price, isInStock, now, isDue) => {
    expect(isAlertDue({ kind, price }, { isInStock, price: now })).toBe(isDue)
  })

  it('never is when one can wait for it, until something changes', () => {
    const price = fc.option(fc.nat())
    fc.assert(
      fc.property(fc.constantFrom(...ALERT_KINDS), fc.boolean(), price, (kind, isInStock, now) => {
        const product = { isInStock, price: now }
        fc.pre(alertProblem(kind, product) === undefined)
        expect(isAlertDue({ kind, price: kind === 'price' ? now : null }, product)).toBe(false)
      }),
    )
  })
})
