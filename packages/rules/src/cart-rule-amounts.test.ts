import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { budgetIn, ruleIn } from './cart-rule-amounts.ts'
import { ruleOf } from './cart-rule.fixture.ts'
import { convertAmount, convertBack, type Conversion } from './conversion.ts'
import type { CartAction, CartCondition, LineCondition } from './cart-rule.ts'

const double = (amount: number) => amount * 2
const price = (value: number): LineCondition => ({ field: 'price', operator: 'at_least', value })

/** A value of each kind; those of 100 are amounts. */
const cart = (amount: number): CartCondition => ({
  all: [
    { field: 'subtotal', operator: 'at_least', value: amount },
    { not: { field: 'quantity', operator: 'at_least', value: 3 } },
    {
      any: [
        { field: 'weight', operator: 'at_most', value: 3 },
        { field: 'signed_in', value: true },
      ],
    },
    { field: 'country', operator: 'one_of', values: ['FR'] },
    { field: 'time', from: '09:00', to: '12:00' },
    { products: price(amount), measure: 'quantity', operator: 'is', value: 3 },
    {
      products: { not: { field: 'amount', operator: 'is', value: amount } },
      measure: 'amount',
      operator: 'is',
      value: amount,
    },
  ],
})

const products = (amount: number): LineCondition => ({
  any: [price(amount), { field: 'quantity', operator: 'is', value: 3 }, { field: 'reduced', value: true }],
})

describe('a rule in another currency', () => {
  it('has all amounts of its condition converted, and other numbers kept', () => {
    const rule = ruleOf(1, { type: 'free_shipping' }, { condition: cart(100) })
    expect(ruleIn(rule, double)).toEqual({ ...rule, condition: cart(200) })
  })

  it.each<[string, (amount: number) => CartAction]>([
    ['percent', (amount) => ({ type: 'percent', value: 1000, products: products(amount), maxUnits: 3 })],
    ['fixed_per_unit', (value) => ({ type: 'fixed_per_unit', value, maxUnitsPerLine: 3 })],
    ['fixed', (value) => ({ type: 'fixed', value, products: products(value) })],
    ['buy_get', (amount) => ({ type: 'buy_get', buy: 3, get: 3, percent: 3, products: products(amount) })],
    ['cheapest_free', (amount) => ({ type: 'cheapest_free', units: 3, free: 1, products: products(amount) })],
    ['units_for_price', (amount) => ({ type: 'units_for_price', units: 3, price: amount })],
    ['free_shipping', () => ({ type: 'free_shipping' })],
    ['gift', () => ({ type: 'gift', sku: 'MUG', quantity: 3 })],
  ])('has the amounts of %s converted', (_, action) => {
    const rule = ruleOf(1, action(100))
    expect(ruleIn(rule, double)).toEqual({ ...rule, action: action(200) })
  })

  it('has its budget converted where it has one', () => {
    expect(ruleIn(ruleOf(1, { type: 'free_shipping' }, { amountLeft: 100 }), double).amountLeft).toBe(200)
    expect(ruleIn(ruleOf(1, { type: 'free_shipping' }), double)).not.toHaveProperty('amountLeft')
  })
})

describe('what is left of a budget in another currency', () => {
  const conversion = (to: string, rate: string): Conversion => ({
    from: 'EUR',
    to,
    rate,
    round: { to: 1, ending: 0 },
  })
  const inCurrency = (left: number, there: Conversion) =>
    budgetIn(left, {
      convert: (amount) => convertAmount(there, amount),
      convertBack: (amount) => convertBack(there, amount),
    })

  it.each([
    // 9.40 francs are 10.00 euros.
    ['CHF', '0.94', 1000, 940],
    // 9.635, half up 9.64 francs, are 10.2553… euros.
    ['CHF', '0.94', 1025, 963],
    ['JPY', '162.35', 1000, 1624],
    ['CHF', '0.94', 0, 0],
  ])('in %s at %s: of %d cents %d', (to, rate, left, expected) => {
    expect(inCurrency(left, conversion(to, rate))).toBe(expected)
  })

  it('is never more than what is left, and at most one unit less than converted', () => {
    const currency = fc.constantFrom('CHF', 'JPY', 'KWD')
    const rates = fc.integer({ min: 1, max: 9_999_999 }).map((n) => (n / 1000).toFixed(3))
    fc.assert(
      fc.property(fc.nat(1_000_000), currency, rates, (left, to, rate) => {
        const there = conversion(to, rate)
        const found = inCurrency(left, there)
        expect(convertBack(there, found)).toBeLessThanOrEqual(left)
        expect(convertAmount(there, left) - found).toBeLessThanOrEqual(1)
      }),
    )
  })
})
