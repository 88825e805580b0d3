import { describe, expect, it } from 'vitest'
import { applyCartRules } from './apply-cart-rules.ts'
import { lineOf, ruleOf, someFacts } from './cart-rule.fixture.ts'
import type { CartAction, CartCondition, CartFacts, CartRule, CartRulesResult } from './cart-rule.ts'

const lines = [
  lineOf('a', { quantity: 2, unitPrice: 2000 }),
  lineOf('b', { unitPrice: 1000, categories: new Set(['7']) }),
]

const percent = (value: number): CartAction => ({ type: 'percent', value })
const fixed = (value: number): CartAction => ({ type: 'fixed', value })
const nothing: CartAction = { type: 'percent', value: 1000, products: { any: [] } }
const freeShipping: CartAction = { type: 'free_shipping' }
const never: CartCondition = { any: [] }

const apply = (rules: readonly CartRule[], facts: Partial<CartFacts> = {}) =>
  applyCartRules({ rules, lines, facts: { ...someFacts, ...facts } })

/** The discount of each rule, or why it has none, in the order of the outcomes. */
const told = ({ outcomes }: CartRulesResult) =>
  outcomes.map((one) => [one.ruleId, 'effect' in one ? one.effect.discount : one.refusal])

describe('rules one after another', () => {
  it('see what those before them left, by priority and then by id', () => {
    // 50.00 - 10.00 = 40.00; 10 % is 4.00; 50 % of 36.00 is 18.00.
    const rules = [
      ruleOf(9, percent(5000), { priority: 2 }),
      ruleOf(3, percent(1000), { priority: 1 }),
      ruleOf(2, fixed(1000), { priority: 1 }),
    ]
    const result = apply(rules)
    expect(told(result)).toEqual([
      [2, 1000],
      [3, 400],
      [9, 1800],
    ])
    // a: 40.00 - 8.00 - 3.20 - 14.40; b: 10.00 - 2.00 - 0.80 - 3.60.
    expect(result.byLine).toEqual(
      new Map([
        ['a', 2560],
        ['b', 640],
      ]),
    )
    expect(result.effects.map(({ ruleId }) => ruleId)).toEqual([2, 3, 9])
  })

  it('have conditions over amounts before discounts', () => {
    const condition = { field: 'subtotal', operator: 'at_least', value: 5000 } as const
    expect(told(apply([ruleOf(1, fixed(4900)), ruleOf(2, fixed(100), { condition })]))).toEqual([
      [1, 4900],
      [2, 100],
    ])
  })

  it('never take off more than the amounts, nor fees that are not discounted', () => {
    const withFee = [lineOf('a', { unitPrice: 1000, unitAmount: 900 })]
    const rules = [ruleOf(1, fixed(5000)), ruleOf(2, percent(5000))]
    const result = applyCartRules({ rules, lines: withFee, facts: someFacts })
    expect(told(result)).toEqual([
      [1, 900],
      [2, 'no_effect'],
    ])
  })

  it('do not apply to an empty cart', () => {
    const condition = { field: 'subtotal', operator: 'at_least', value: 100 } as const
    const rules = [ruleOf(1, freeShipping), ruleOf(2, percent(1000), { condition })]
    const result = applyCartRules({ rules, lines: [], facts: someFacts })
    expect(result).toEqual({
      effects: [],
      byLine: new Map(),
      freesShipping: false,
      outcomes: [
        { ruleId: 1, refusal: 'no_effect' },
        { ruleId: 2, refusal: 'condition' },
      ],
      missing: [],
    })
  })
})

describe('a rule', () => {
  it.each<[string, Partial<CartRule>, Partial<CartFacts>, number | string]>([
    ['applies', {}, {}, 500],
    ['wants its coupon', { needsCoupon: true }, { couponRuleId: 2 }, 'no_coupon'],
    ['applies with its coupon', { needsCoupon: true }, { couponRuleId: 1 }, 500],
    ['starts at an instant', { from: '2026-11-20T23:30:01Z' }, {}, 'not_yet'],
    ['applies from then on', { from: '2026-11-20T23:30:00Z' }, {}, 500],
    ['ends at an instant', { to: '2026-11-20T23:30:00Z' }, {}, 'expired'],
    ['is used up', { usesLeft: 0 }, {}, 'used_up'],
    [
      'is used up by a buyer',
      { usesPerCustomer: 2 },
      { usedByCustomer: new Map([[1, 2]]) },
      'used_by_customer',
    ],
    ['counts its own uses', { usesPerCustomer: 2 }, { usedByCustomer: new Map([[2, 2]]) }, 500],
    ['has a condition', { condition: never }, {}, 'condition'],
    ['has an effect', { action: nothing }, {}, 'no_effect'],
    ['has a budget', { amountLeft: 499 }, {}, 'over_budget'],
    ['may use up its budget', { amountLeft: 500 }, {}, 500],
  ])('%s', (_, given, facts, expected) => {
    expect(told(apply([ruleOf(1, percent(1000), given)], facts))).toEqual([[1, expected]])
  })

  it('frees shipping', () => {
    expect(apply([ruleOf(1, freeShipping)]).freesShipping).toBe(true)
    expect(apply([ruleOf(1, freeShipping, { condition: never })]).freesShipping).toBe(false)
  })

  it('names its gift', () => {
    const [effect] = apply([ruleOf(1, { type: 'gift', sku: 'MUG', quantity: 1 })]).effects
    expect(effect).toEqual({
      ruleId: 1,
      discount: 0,
      byLine: new Map(),
      freesShipping: false,
      gift: { sku: 'MUG', quantity: 1 },
    })
  })
})

describe('a rule that stops further rules', () => {
  const stops = { stopsFurtherRules: true }

  it('stops all after it', () => {
    const rules = [
      ruleOf(1, percent(1000)),
      ruleOf(2, fixed(100), stops),
      ruleOf(3, fixed(100)),
      ruleOf(4, fixed(100), { condition: never }),
    ]
    expect(told(apply(rules))).toEqual([
      [1, 500],
      [2, 100],
      [3, 'stopped'],
      [4, 'stopped'],
    ])
  })

  it('stops none when it had no effect', () => {
    expect(told(apply([ruleOf(1, nothing, stops), ruleOf(2, fixed(100))]))).toEqual([
      [1, 'no_effect'],
      [2, 100],
    ])
  })
})

describe('rules of a group', () => {
  const group = 'winter'

  it('apply at the turn of the first, and only the one that takes off most', () => {
    const rules = [
      ruleOf(1, fixed(300), { group }),
      ruleOf(2, percent(1000)),
      ruleOf(3, fixed(900), { group }),
      ruleOf(4, fixed(900), { group }),
      ruleOf(5, fixed(2000), { group: 'spring' }),
    ]
    const result = apply(rules)
    // 50.00 - 9.00 = 41.00, 10 % of it is 4.10.
    expect(told(result)).toEqual([
      [1, 'better_in_group'],
      [2, 410],
      [3, 900],
      [4, 'better_in_group'],
      [5, 2000],
    ])
    expect(result.effects.map(({ ruleId }) => ruleId)).toEqual([3, 2, 5])
  })

  it('do not wait for one that does not apply', () => {
    const rules = [
      ruleOf(1, fixed(9000), { group, amountLeft: 100 }),
      ruleOf(2, percent(1000)),
      ruleOf(3, percent(5000), { group }),
      ruleOf(4, nothing, { group }),
    ]
    // 50.00 - 5.00 = 45.00.
    expect(told(apply(rules))).toEqual([
      [1, 'over_budget'],
      [2, 500],
      [3, 2250],
      [4, 'no_effect'],
    ])
  })

  it('are compared with the price of shipping that is not free yet', () => {
    const rules = [ruleOf(1, fixed(489), { group }), ruleOf(2, freeShipping, { group })]
    expect(told(apply(rules))).toEqual([
      [1, 'better_in_group'],
      [2, 0],
    ])
    expect(told(apply(rules, { shippingPrice: null }))).toEqual([
      [1, 489],
      [2, 'better_in_group'],
    ])
    expect(told(apply([ruleOf(0, freeShipping), ...rules]))).toEqual([
      [0, 0],
      [1, 489],
      [2, 'better_in_group'],
    ])
  })
})

describe('an exclusive rule', () => {
  const alone = { isExclusive: true, priority: -1 }

  it('applies alone when it takes off more than all others together', () => {
    const rules = [ruleOf(1, fixed(400)), ruleOf(2, freeShipping), ruleOf(3, fixed(891), alone)]
    const result = apply(rules)
    expect(told(result)).toEqual([
      [3, 891],
      [1, 'better_alone'],
      [2, 'better_alone'],
    ])
    expect([result.freesShipping, result.byLine.get('a'), result.byLine.get('b')]).toEqual([false, 713, 178])
  })

  it('loses to others that take off as much, with shipping', () => {
    const rules = [ruleOf(1, fixed(400)), ruleOf(2, freeShipping), ruleOf(3, fixed(890), alone)]
    expect(told(apply(rules))).toEqual([
      [3, 'better_together'],
      [1, 400],
      [2, 0],
    ])
  })

  it('counts shipping once', () => {
    const rules = [ruleOf(1, freeShipping), ruleOf(2, freeShipping), ruleOf(3, fixed(491), alone)]
    expect(told(apply(rules))).toEqual([
      [3, 491],
      [1, 'better_alone'],
      [2, 'better_alone'],
    ])
  })

  it('loses to a better one, or to the first of the same', () => {
    const rules = [
      ruleOf(1, fixed(500), alone),
      ruleOf(2, fixed(600), alone),
      ruleOf(3, fixed(600), alone),
      ruleOf(4, nothing),
      ruleOf(5, fixed(9000), { ...alone, condition: never }),
    ]
    expect(told(apply(rules))).toEqual([
      [1, 'better_alone'],
      [2, 600],
      [3, 'better_alone'],
      [5, 'condition'],
      [4, 'no_effect'],
    ])
  })

  it('applies without a known benefit when no other rule does', () => {
    expect(told(apply([ruleOf(1, freeShipping, alone)], { shippingPrice: null }))).toEqual([[1, 0]])
    const gift: CartAction = { type: 'gift', sku: 'MUG', quantity: 1 }
    expect(told(apply([ruleOf(1, gift, alone), ruleOf(2, nothing)]))).toEqual([
      [1, 0],
      [2, 'no_effect'],
    ])
  })
})

describe('a line that a rule gave', () => {
  const mug: CartAction = { type: 'gift', sku: 'MUG', quantity: 1 }
  const bought = lineOf('1')
  const given = lineOf('2', { sku: 'MUG', unitPrice: 700, giftOf: 1 })
  const tried = (rules: readonly CartRule[], cart = [bought, given]) =>
    applyCartRules({ rules, lines: cart, facts: someFacts })

  it('is free for that rule alone; others neither reduce nor count it', () => {
    const half: CartAction = { type: 'percent', value: 5000 }
    const two: CartCondition = { field: 'quantity', operator: 'at_least', value: 2 }
    const { byLine, missing } = tried([
      ruleOf(1, mug),
      ruleOf(2, half),
      ruleOf(3, fixed(1), { condition: two }),
    ])
    expect(byLine).toEqual(
      new Map([
        ['2', 700],
        ['1', 500],
      ]),
    )
    expect(missing).toEqual([{ ruleId: 3, field: 'quantity', missing: 1 }])
  })

  it('is not free once its rule does not apply, nor keeps a cart alive', () => {
    expect(tried([ruleOf(1, mug, { condition: never })]).byLine).toEqual(new Map())
    expect(tried([ruleOf(1, mug)], [given]).effects).toEqual([])
  })

  it('leaves a bought unit of the same product to be paid', () => {
    const cart = [lineOf('1', { sku: 'MUG', unitPrice: 700 }), given]
    expect(tried([ruleOf(1, mug)], cart).byLine).toEqual(new Map([['2', 700]]))
  })
})
