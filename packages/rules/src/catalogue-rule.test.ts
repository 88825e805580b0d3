import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  inOrder,
  matchesProduct,
  priceAfterRules,
  ruleSteps,
  type CatalogueAction,
  type CatalogueRule,
  type ProductCondition,
  type ProductFacts,
} from './catalogue-rule.ts'

const texts = { sku: ['TAP-1', 'TAP'], category: ['3', '7'], type: ['simple', 'configurable'] }
const attributes: Record<string, readonly string[]> = { colour: ['gold', 'black'], range: ['Source'] }
const tap: ProductFacts = {
  texts: (field) => texts[field],
  attribute: (code) => attributes[code] ?? [],
  number: (field) => (field === 'price' ? 5000 : 12),
  isReduced: () => true,
}

const rule = (id: number, action: CatalogueAction, more: Partial<CatalogueRule> = {}): CatalogueRule => ({
  id,
  name: `Rule ${id}`,
  firstDay: null,
  lastDay: null,
  groups: null,
  condition: null,
  action,
  priority: 0,
  stops: false,
  ...more,
})
const tenPercent = { type: 'percent', value: 1000 } as const
const everybody = { day: '2026-11-28', group: null }

describe('a condition', () => {
  it.each<[ProductCondition, boolean]>([
    [{ field: 'sku', operator: 'one_of', values: ['TAP', 'CUP'] }, true],
    [{ field: 'sku', operator: 'one_of', values: ['CUP'] }, false],
    [{ field: 'sku', operator: 'none_of', values: ['CUP'] }, true],
    [{ field: 'sku', operator: 'none_of', values: ['TAP-1'] }, false],
    [{ field: 'sku', operator: 'starts_with', values: ['CUP', 'TAP-'] }, true],
    [{ field: 'category', operator: 'one_of', values: ['7'] }, true],
    [{ field: 'type', operator: 'one_of', values: ['bundle'] }, false],
    [{ field: 'attribute', code: 'colour', operator: 'one_of', values: ['black'] }, true],
    [{ field: 'attribute', code: 'weight', operator: 'none_of', values: ['1'] }, true],
    [{ field: 'attribute', code: 'range', operator: 'starts_with', values: ['Sou'] }, true],
    [{ field: 'price', operator: 'at_least', value: 5000 }, true],
    [{ field: 'price', operator: 'more_than', value: 5000 }, false],
    [{ field: 'price', operator: 'at_most', value: 4999 }, false],
    [{ field: 'stock', operator: 'less_than', value: 13 }, true],
    [{ field: 'stock', operator: 'is', value: 12 }, true],
    [{ field: 'stock', operator: 'is_not', value: 12 }, false],
    [{ field: 'reduced', value: false }, false],
    [{ all: [] }, true],
    [{ any: [] }, false],
    [{ not: { any: [] } }, true],
    [
      {
        all: [
          { field: 'reduced', value: true },
          {
            any: [
              { field: 'stock', operator: 'is', value: 1 },
              { field: 'price', operator: 'is', value: 5000 },
            ],
          },
        ],
      },
      true,
    ],
  ])('%j is %s', (condition, holds) => expect(matchesProduct(condition, tap)).toBe(holds))

  it('is none for every product', () => expect(matchesProduct(null, tap)).toBe(true))
})

describe('a price after rules', () => {
  it.each<[CatalogueAction, number]>([
    [{ type: 'percent', value: 1250 }, 8751],
    [{ type: 'amount', value: 3001 }, 7000],
    [{ type: 'amount', value: 20_000 }, 0],
    [{ type: 'to_amount', value: 7500 }, 7500],
    [{ type: 'to_amount', value: 12_000 }, 10_001],
  ])('%j makes 100.01 %d', (action, price) =>
    expect(priceAfterRules(10_001, [rule(1, action)], everybody, tap)).toBe(price),
  )

  it('is none when no rule applies', () => {
    const other = rule(1, tenPercent, { condition: { any: [] } })
    expect(priceAfterRules(10_000, [other], everybody, tap)).toBeUndefined()
  })

  it('says in order what became of each rule', () => {
    const rules = inOrder([
      rule(8, tenPercent, { priority: 9 }),
      rule(7, { type: 'amount', value: 500 }, { priority: 2, stops: true, groups: ['Staff'] }),
      rule(6, tenPercent, { priority: 1 }),
      rule(5, tenPercent, { priority: 1, groups: ['Professional'] }),
      rule(4, tenPercent, { firstDay: '2026-11-29' }),
      rule(3, tenPercent, { lastDay: '2026-11-27' }),
      rule(2, tenPercent, { condition: { any: [] } }),
    ])
    const query = { ...everybody, group: 'Staff' }
    expect(
      ruleSteps(10_000, rules, query, tap).map((step) => [step.rule.id, step.result, step.amount]),
    ).toEqual([
      [2, 'condition', 10_000],
      [3, 'over', 10_000],
      [4, 'not_yet', 10_000],
      [5, 'other_group', 10_000],
      [6, 'applies', 9000],
      [7, 'applies', 8500],
      [8, 'stopped', 8500],
    ])
    expect(priceAfterRules(10_000, rules, query, tap)).toBe(8500)
  })
})

const action: fc.Arbitrary<CatalogueAction> = fc.oneof(
  fc.record({ type: fc.constant('percent' as const), value: fc.integer({ min: 0, max: 10_000 }) }),
  fc.record({ type: fc.constantFrom('amount' as const, 'to_amount' as const), value: fc.nat(200_000) }),
)
const rules: fc.Arbitrary<CatalogueRule[]> = fc.array(
  fc
    .record({
      action,
      priority: fc.integer({ min: 0, max: 3 }),
      stops: fc.boolean(),
      groups: fc.option(fc.subarray(['Staff', 'Professional'])),
      condition: fc.constantFrom<ProductCondition | null>(
        null,
        { any: [] },
        { field: 'reduced', value: true },
      ),
      firstDay: fc.option(fc.constantFrom('2026-11-27', '2026-11-29')),
    })
    .map((more) => ({ ...rule(0, more.action), ...more })),
  { maxLength: 6 },
)
const numbered = rules.map((all) => all.map((one, index) => ({ ...one, id: index + 1 })))
const queries = fc.record({
  day: fc.constantFrom('2026-11-28', '2026-11-30'),
  group: fc.option(fc.constantFrom('Staff', 'Professional')),
})

it('whatever the rules, a price is neither below zero nor raised, and their order in a list does not matter', () => {
  fc.assert(
    fc.property(numbered, queries, fc.nat(500_000), (all, query, base) => {
      const price = priceAfterRules(base, inOrder(all), query, tap) ?? base
      expect(price).toBeGreaterThanOrEqual(0)
      expect(price).toBeLessThanOrEqual(base)
      expect(priceAfterRules(base, inOrder(all.toReversed()), query, tap) ?? base).toBe(price)
      const steps = ruleSteps(base, inOrder(all), query, tap)
      expect(steps.at(-1)?.amount ?? base).toBe(price)
      // A rule that does not apply changes nothing.
      const applying = steps.flatMap((step) => (step.result === 'applies' ? step.rule : []))
      expect(priceAfterRules(base, applying, query, tap) ?? base).toBe(price)
    }),
    { numRuns: 2000 },
  )
})
