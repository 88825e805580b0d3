import { describe, expect, it } from 'vitest'
import { applyCartRules } from './apply-cart-rules.ts'
import { lineOf, ruleOf, someFacts } from './cart-rule.fixture.ts'
import type { CartAction, CartCondition, CartFacts, CartRule } from './cart-rule.ts'

/** Three units for 50.00. */
const lines = [lineOf('a', { quantity: 2, unitPrice: 2000 }), lineOf('b', { unitPrice: 1000 })]

const percent = (value: number): CartAction => ({ type: 'percent', value })
const fixed = (value: number): CartAction => ({ type: 'fixed', value })
const freeShipping: CartAction = { type: 'free_shipping' }
const never: CartCondition = { any: [] }

describe('what is missing for rules', () => {
  const from = (value: number): Partial<CartRule> => ({
    condition: { field: 'subtotal', operator: 'at_least', value },
  })
  const units = (value: number): Partial<CartRule> => ({
    condition: { field: 'quantity', operator: 'at_least', value },
  })
  const missing = (rules: readonly CartRule[], facts: Partial<CartFacts> = {}) =>
    applyCartRules({ rules, lines, facts: { ...someFacts, ...facts } }).missing

  it('is told of the subtotal first, the least first', () => {
    const rules = [
      ruleOf(1, percent(1000), units(4)),
      ruleOf(2, percent(1000), from(10_000)),
      ruleOf(3, freeShipping, from(6120)),
      ruleOf(4, percent(1000), from(5000)),
    ]
    expect(missing(rules)).toEqual([
      { ruleId: 3, field: 'subtotal', missing: 1120 },
      { ruleId: 2, field: 'subtotal', missing: 5000 },
      { ruleId: 1, field: 'quantity', missing: 1 },
    ])
  })

  it('is not told of rules that would not apply for another reason', () => {
    const rules = [
      ruleOf(1, percent(1000), { ...from(6000), needsCoupon: true }),
      ruleOf(2, percent(1000), { ...from(6000), to: '2026-01-01T00:00:00Z' }),
      ruleOf(3, percent(1000), { ...from(6000), usesLeft: 0 }),
      ruleOf(4, percent(1000), { ...from(6000), amountLeft: 499 }),
      ruleOf(5, percent(1000), {
        condition: { all: [never, { field: 'subtotal', operator: 'at_least', value: 6000 }] },
      }),
    ]
    expect(missing(rules)).toEqual([])
    expect(missing(rules, { couponRuleId: 1 })).toEqual([{ ruleId: 1, field: 'subtotal', missing: 1000 }])
  })

  it('is not told of rules after one that stops them', () => {
    const rules = [ruleOf(1, fixed(100), { stopsFurtherRules: true }), ruleOf(2, freeShipping, from(6000))]
    expect(missing(rules)).toEqual([])
  })

  it('is told of an exclusive rule only when it would win', () => {
    const rule = ruleOf(1, fixed(1000), { ...from(6000), isExclusive: true })
    expect(missing([rule, ruleOf(2, fixed(1000))])).toEqual([])
    expect(missing([rule, ruleOf(2, fixed(999))])).toEqual([{ ruleId: 1, field: 'subtotal', missing: 1000 }])
  })

  it('is told of other rules only when they would beat the exclusive one that applies', () => {
    const exclusive = ruleOf(1, fixed(1000), { isExclusive: true })
    const others = (shipping: number) =>
      missing([exclusive, ruleOf(2, fixed(600)), ruleOf(3, freeShipping, from(6000))], {
        shippingPrice: shipping,
      })
    expect(others(400)).toEqual([])
    expect(others(401)).toEqual([{ ruleId: 3, field: 'subtotal', missing: 1000 }])
    const free = [exclusive, ruleOf(2, freeShipping), ruleOf(3, freeShipping, from(6000))]
    expect(missing(free, { shippingPrice: 600 })).toEqual([])
  })
})
