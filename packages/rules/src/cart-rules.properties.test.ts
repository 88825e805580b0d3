import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyCartRules, type CartRulesInput } from './apply-cart-rules.ts'
import { ruleIn } from './cart-rule-amounts.ts'
import { lineOf, ruleOf, someFacts } from './cart-rule.fixture.ts'
import type {
  CartAction,
  CartCondition,
  CartRule,
  CartRuleLine,
  CartRulesResult,
  LineCondition,
  RuleRefusal,
} from './cart-rule.ts'
import type { Cents } from './money.ts'

const numRuns = 3000

const operator = fc.constantFrom('at_least', 'more_than', 'at_most', 'less_than', 'is', 'is_not')
const textOperator = fc.constantFrom('one_of', 'none_of', 'starts_with')
const skus = fc.array(fc.constantFrom('A', 'b', 'C'), { minLength: 1, maxLength: 2 })

const products: fc.Arbitrary<LineCondition> = fc.letrec<{ tree: LineCondition }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 2 },
    fc.record({ field: fc.constant('sku' as const), operator: textOperator, values: skus }),
    fc.record({ field: fc.constantFrom('price', 'amount'), operator, value: fc.nat(4000) }),
    fc.record({ field: fc.constant('quantity' as const), operator, value: fc.nat(8) }),
    fc.record({ field: fc.constant('reduced' as const), value: fc.boolean() }),
    fc.record({ any: fc.array(tie('tree'), { maxLength: 3 }) }),
    fc.record({ not: tie('tree') }),
  ),
})).tree

const condition: fc.Arbitrary<CartCondition> = fc.letrec<{ tree: CartCondition }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 2 },
    fc.record({ field: fc.constant('subtotal' as const), operator, value: fc.nat(20_000) }),
    fc.record({ field: fc.constantFrom('quantity', 'lines'), operator, value: fc.nat(20) }),
    fc.record({ products, measure: fc.constantFrom('quantity', 'amount'), operator, value: fc.nat(5000) }),
    fc.record({ all: fc.array(tie('tree'), { maxLength: 3 }) }),
    fc.record({ any: fc.array(tie('tree'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ not: tie('tree') }),
  ),
})).tree

/** Most rules are without what would keep them from applying. */
const seldom = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value })
const limit = seldom(fc.integer({ min: 1, max: 10 }))
const scope = { products: seldom(products), maxUnits: limit, maxUnitsPerLine: limit }
const count = fc.integer({ min: 1, max: 4 })
const percent = fc.integer({ min: 1, max: 10_000 })

const action: fc.Arbitrary<CartAction> = fc.oneof(
  fc.record({ type: fc.constant('percent' as const), value: percent, ...scope }),
  fc.record({ type: fc.constant('fixed_per_unit' as const), value: fc.nat(3000), ...scope }),
  fc.record({ type: fc.constant('fixed' as const), value: fc.nat(9000), products: scope.products }),
  fc.record({ type: fc.constant('buy_get' as const), buy: count, get: count, percent, ...scope }),
  fc
    .record({ type: fc.constant('cheapest_free' as const), units: count, free: count, ...scope })
    .map((one) => ({ ...one, units: one.units + one.free })),
  fc.record({ type: fc.constant('units_for_price' as const), units: count, price: fc.nat(5000), ...scope }),
  fc.constant({ type: 'free_shipping' as const }),
  fc.record({ type: fc.constant('gift' as const), sku: fc.constantFrom('a', 'B'), quantity: count }),
)

const flag = fc.constantFrom(false, false, false, false, true)

const rule: fc.Arbitrary<Omit<CartRule, 'id'>> = fc.record({
  priority: fc.nat(2),
  condition: seldom(condition).map((one) => one ?? null),
  action,
  needsCoupon: flag,
  stopsFurtherRules: flag,
  isExclusive: flag,
  group: fc.constantFrom(undefined, undefined, 'x', 'y'),
  usesLeft: seldom(fc.nat(3)),
  amountLeft: seldom(fc.nat(5000)),
})

const line = fc
  .record({
    quantity: fc.integer({ min: 1, max: 12 }),
    // Equal prices are as likely as others.
    unitPrice: fc.oneof(fc.nat(30), fc.nat(5000), fc.constantFrom(500, 1000)),
    fee: fc.constantFrom(0, 0, 50),
    sku: fc.constantFrom('A', 'B', 'C', 'D'),
    isReduced: fc.boolean(),
  })
  .map(({ fee, ...rest }) => ({ ...rest, unitAmount: Math.max(0, rest.unitPrice - fee) }))

const input: fc.Arbitrary<CartRulesInput> = fc.record({
  rules: fc
    .array(rule, { maxLength: 7, size: 'max' })
    .map((rules) => rules.map((one, index): CartRule => ({ ...one, id: index + 1 }))),
  lines: fc
    .array(line, { minLength: 1, maxLength: 5, size: 'max' })
    .map((lines) => lines.map((one, index): CartRuleLine => lineOf(`line ${index}`, one))),
  facts: fc
    .record({
      couponRuleId: fc.option(fc.integer({ min: 1, max: 7 }), { nil: undefined }),
      shippingPrice: fc.option(fc.nat(900)),
    })
    .map((some) => ({ ...someFacts, ...some })),
})

const sum = (amounts: Iterable<Cents>) => [...amounts].reduce((total, amount) => total + amount, 0)

const ordered = (ids: readonly number[]) => ids.toSorted((a, b) => a - b)

function checkAll(check: (result: CartRulesResult, given: CartRulesInput) => void): void {
  fc.assert(
    fc.property(input, (given) => check(applyCartRules(given), given)),
    { numRuns },
  )
}

/** The result without a rule that did not apply. */
const without = (result: CartRulesResult, id: number) => ({
  ...result,
  outcomes: result.outcomes.filter(({ ruleId }) => ruleId !== id),
  missing: result.missing.filter(({ ruleId }) => ruleId !== id),
})

describe('the rules of any cart', () => {
  it('take off whole amounts, at most those of each line', () => {
    checkAll(({ byLine }, { lines }) => {
      const amounts = new Map(lines.map(({ id, unitAmount, quantity }) => [id, unitAmount * quantity]))
      for (const [id, amount] of byLine) {
        expect(Number.isSafeInteger(amount) && amount > 0).toBe(true)
        expect(amount).toBeLessThanOrEqual(amounts.get(id) ?? 0)
      }
    })
  })

  it('have discounts that are the sums of those of their lines', () => {
    checkAll(({ effects, byLine, freesShipping }) => {
      for (const { discount, byLine: own } of effects) expect(sum(own.values())).toBe(discount)
      expect(sum(byLine.values())).toBe(sum(effects.map(({ discount }) => discount)))
      expect(freesShipping).toBe(effects.some((effect) => effect.freesShipping))
    })
  })

  it('depend on the order of neither lines nor rules', () => {
    checkAll((result, { rules, lines, facts }) => {
      const reversed = { rules: rules.toReversed(), lines: lines.toReversed(), facts }
      expect(applyCartRules(reversed)).toEqual(result)
    })
  })

  it('leave the cart as it was when the coupon is removed', () => {
    checkAll((_, { rules, lines, facts }) => {
      const couponless = { ...facts, couponRuleId: undefined }
      const never = rules.filter(({ needsCoupon }) => !needsCoupon)
      const { outcomes: removedOutcomes, ...removed } = applyCartRules({ rules, lines, facts: couponless })
      const { outcomes, ...neverHad } = applyCartRules({ rules: never, lines, facts: couponless })
      expect(removed).toEqual(neverHad)
      expect(removedOutcomes.filter((one) => never.some(({ id }) => id === one.ruleId))).toEqual(outcomes)
    })
  })

  it('are not changed by one that does not apply', () => {
    // A rule that lost to others was compared with them; all others could as well not exist.
    const lost = new Set<RuleRefusal>(['better_in_group', 'better_alone', 'better_together'])
    checkAll((result, given) => {
      for (const outcome of result.outcomes) {
        if ('effect' in outcome || lost.has(outcome.refusal)) continue
        const rules = given.rules.filter(({ id }) => id !== outcome.ruleId)
        expect(applyCartRules({ ...given, rules })).toEqual(without(result, outcome.ruleId))
      }
    })
  })

  it('have one outcome each, and no effect beyond their budget', () => {
    checkAll(({ effects, outcomes }, { rules }) => {
      expect(ordered(outcomes.map(({ ruleId }) => ruleId))).toEqual(rules.map(({ id }) => id))
      const applied = outcomes.flatMap((one) => ('effect' in one ? [one.ruleId] : []))
      expect(ordered(applied)).toEqual(ordered(effects.map(({ ruleId }) => ruleId)))
      for (const { ruleId, discount } of effects) {
        const { amountLeft = Infinity } = rules.find(({ id }) => id === ruleId) ?? {}
        expect(discount).toBeLessThanOrEqual(amountLeft)
      }
    })
  })

  it('apply at most one of a group, and an exclusive one alone', () => {
    checkAll(({ effects }, { rules }) => {
      const applied = rules.filter(({ id }) => effects.some(({ ruleId }) => ruleId === id))
      const groups = applied.flatMap(({ group }) => group ?? [])
      expect(new Set(groups).size).toBe(groups.length)
      if (applied.some(({ isExclusive }) => isExclusive)) expect(applied).toHaveLength(1)
    })
  })

  it('apply once the cart has what is missing, and not before', () => {
    const threshold = fc.record({
      field: fc.constantFrom('subtotal', 'quantity'),
      operator: fc.constantFrom('at_least', 'more_than'),
      value: fc.oneof(fc.nat(30), fc.nat(20_000)),
    })
    fc.assert(
      fc.property(input, threshold, ({ lines, facts }, one) => {
        const rules = [ruleOf(1, { type: 'free_shipping' }, { condition: one })]
        const [lacking] = applyCartRules({ rules, lines, facts }).missing
        const isFreeWith = (more: number) => {
          const unitPrice = one.field === 'subtotal' ? more : 0
          const added = lineOf('added', { unitPrice, quantity: one.field === 'subtotal' ? 1 : more })
          return applyCartRules({ rules, lines: [...lines, added], facts }).freesShipping
        }
        const isFree = applyCartRules({ rules, lines, facts }).freesShipping
        expect(isFree).toBe(lacking === undefined)
        if (!lacking) return
        expect(lacking.field).toBe(one.field)
        expect([isFreeWith(lacking.missing - 1), isFreeWith(lacking.missing)]).toEqual([false, true])
      }),
      { numRuns },
    )
  })

  it('are the same in a currency whose amounts are all the same', () => {
    checkAll((result, given) => {
      const rules = given.rules.map((one) => ruleIn(one, (amount) => amount))
      expect(applyCartRules({ ...given, rules })).toEqual(result)
    })
  })
})
