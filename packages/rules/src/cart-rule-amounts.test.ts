import { describe, expect, it } from 'vitest'
import { ruleIn } from './cart-rule-amounts.ts'
import { ruleOf } from './cart-rule.fixture.ts'
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
