import type { CartAction, CartCondition, LineCondition } from '@comptoir/rules/cart-rule'
import { describe, expect, it } from 'vitest'
import { ImportProblemsError } from '../platform/import-problems.ts'
import { checkRuleContent } from './rule-schema.ts'

const action: CartAction = { type: 'free_shipping' }

/** The problems of a rule, in their order; none when it is right. */
function problemsOf(given: unknown): readonly string[] {
  try {
    checkRuleContent(given)
    return []
  } catch (error) {
    if (error instanceof ImportProblemsError) return error.problems
    throw error
  }
}

const ofCondition = (condition: unknown) => problemsOf({ condition, action })
const ofAction = (given: unknown) => problemsOf({ condition: null, action: given })

/** A condition below so many that negate it. */
function below(depth: number, leaf: unknown): unknown {
  let tree = leaf
  for (let level = 0; level < depth; level += 1) tree = { not: tree }
  return tree
}

const subtotal = { field: 'subtotal', operator: 'at_least', value: 5000 } as const
const sku = { field: 'sku', operator: 'one_of', values: ['MUG'] } as const

describe('the content of a rule', () => {
  it.each<CartCondition | null>([
    null,
    { all: [] },
    { any: [{ not: subtotal }, { field: 'weight', operator: 'is_not', value: 0 }] },
    { field: 'postcode', operator: 'starts_with', values: ['42', '69'] },
    { field: 'weekday', operator: 'none_of', values: ['6', '7'] },
    { field: 'first_order', value: true },
    { field: 'time', from: '22:00', to: '06:00' },
    { field: 'time', from: '00:00', to: '24:00' },
    {
      products: { any: [sku, { field: 'reduced', value: true }] },
      measure: 'amount',
      operator: 'is',
      value: 1,
    },
  ])('may have the condition %j', (condition) => {
    expect(checkRuleContent({ condition, action })).toEqual({ condition, action })
  })

  it.each<LineCondition>([
    sku,
    { field: 'attribute', code: 'colour', operator: 'none_of', values: ['red'] },
    { all: [{ field: 'price', operator: 'less_than', value: 100 }, { not: { any: [] } }] },
  ])('may be of the products %j', (products) => {
    const given = { condition: null, action: { type: 'percent', value: 1000, products } }
    expect(checkRuleContent(given)).toEqual(given)
  })

  it.each<CartAction>([
    { type: 'percent', value: 10_000, maxUnits: 1, maxUnitsPerLine: 1000 },
    { type: 'fixed_per_unit', value: 100 },
    { type: 'fixed', value: 0, products: sku },
    { type: 'buy_get', buy: 1, get: 1000, percent: 1 },
    { type: 'cheapest_free', units: 3, free: 2 },
    { type: 'units_for_price', units: 3, price: 0 },
    { type: 'free_shipping' },
    { type: 'gift', sku: 'MUG', quantity: 1 },
  ])('may have the action %j', (one) => {
    expect(checkRuleContent({ condition: null, action: one })).toEqual({ condition: null, action: one })
  })
})

describe('a wrong condition', () => {
  it.each<[unknown, string]>([
    ['now', 'condition: must be a condition: an object with all, any, not or field'],
    [[subtotal], 'condition: must be a condition: an object with all, any, not or field'],
    [{ all: subtotal }, 'condition.all: must be a list of conditions'],
    [{ all: [], any: [] }, 'condition.any: is not known here: remove it'],
    [{ all: [subtotal, { not: 1 }] }, 'condition.all.1.not: must be a condition'],
    [
      { field: 'price', operator: 'is', value: 1 },
      'condition.field: must name what a cart condition compares',
    ],
    [{ ...subtotal, operator: '>=' }, 'condition.operator: must be one of at_least, more_than, at_most'],
    [{ ...subtotal, value: 49.9 }, 'condition.value: must be a whole number of minor units'],
    [{ ...subtotal, value: -1 }, 'condition.value: must be a whole number of minor units'],
    [{ field: 'subtotal', operator: 'is' }, 'condition.value: is missing: add it'],
    [{ ...subtotal, currency: 'EUR' }, 'condition.currency: is not known here: remove it'],
    [{ field: 'country', operator: 'one_of', values: [] }, 'condition.values: must have a value: add one'],
    [{ field: 'country', operator: 'one_of', values: 'FR' }, 'condition.values: must be a list of texts'],
    [{ field: 'country', operator: 'one_of', values: ['FR', ''] }, 'condition.values.1: must not be empty'],
    [
      { field: 'weekday', operator: 'one_of', values: ['0'] },
      'condition.values.0: must be a day from 1, Monday, to 7',
    ],
    [{ field: 'signed_in', value: 'yes' }, 'condition.value: must be true or false'],
    [{ field: 'time', from: '24:00', to: '02:00' }, 'condition.from: must be a time from 00:00 to 23:59'],
    [{ field: 'time', from: '9:00', to: '12:00' }, 'condition.from: must be a time from 00:00 to 23:59'],
    [{ field: 'time', from: '09:00', to: '09:00' }, 'condition.to: must be another time than from'],
    [
      { products: { field: 'country' }, measure: 'lines', operator: 'is', value: 1 },
      'condition.products.field: must be one of sku',
    ],
  ])('%j is told at its place', (condition, problem) => {
    expect(ofCondition(condition)).toEqual([expect.stringContaining(problem)])
  })

  it('is one of too many values', () => {
    const countries = (count: number) => ({
      field: 'country',
      operator: 'one_of',
      values: Array.from({ length: count }, (_, at) => `C${at}`),
    })
    expect(ofCondition(countries(500))).toEqual([])
    expect(ofCondition(countries(501))).toEqual(['condition.values: must have 500 values at most'])
  })

  it('is one of too many levels, also of those of products', () => {
    const tooDeep = 'must be at most 8 levels deep: join fewer conditions'
    expect(ofCondition(below(7, subtotal))).toEqual([])
    expect(ofCondition(below(8, subtotal))).toEqual([`condition${'.not'.repeat(8)}: ${tooDeep}`])
    const products = (depth: number) => ({
      products: below(depth, sku),
      measure: 'lines',
      operator: 'is',
      value: 1,
    })
    expect(ofCondition(products(6))).toEqual([])
    expect(ofCondition(products(7))).toEqual([`condition.products${'.not'.repeat(7)}: ${tooDeep}`])
    expect(ofCondition(below(100_000, subtotal))).toHaveLength(1)
  })

  it('is one of too many conditions', () => {
    const many = (count: number) => Array.from({ length: count }, () => subtotal)
    const tooMany = 'must have 200 conditions at most: split the rule'
    expect(ofCondition({ all: many(199) })).toEqual([])
    expect(ofCondition({ all: many(200) })).toEqual([`condition: ${tooMany}`])
    expect(ofCondition({ all: [{ any: many(100) }, { not: { all: many(98) } }] })).toEqual([
      `condition: ${tooMany}`,
    ])
    expect(
      ofAction({ type: 'percent', value: 1, products: { any: Array.from({ length: 200 }, () => sku) } }),
    ).toEqual([`action.products: ${tooMany}`])
  })
})

describe('a wrong action', () => {
  it.each<[unknown, string]>([
    [undefined, 'action: must be an action whose type is percent, fixed_per_unit'],
    [{ type: 'half' }, 'action.type: must be an action whose type is percent, fixed_per_unit'],
    [{ type: 'percent', value: 0 }, 'action.value: must be a whole number of basis points from 1 to 10000'],
    [
      { type: 'percent', value: 10_001 },
      'action.value: must be a whole number of basis points from 1 to 10000',
    ],
    [
      { type: 'percent', value: 1, maxUnits: 0 },
      'action.maxUnits: must be a whole number of units from 1 to 1000',
    ],
    [{ type: 'fixed', value: 1, maxUnits: 1 }, 'action.maxUnits: is not known here: remove it'],
    [
      { type: 'buy_get', buy: 1001, get: 1, percent: 1 },
      'action.buy: must be a whole number of units from 1 to 1000',
    ],
    [{ type: 'cheapest_free', units: 3, free: 3 }, 'action.free: must be less than units'],
    [{ type: 'units_for_price', units: 3 }, 'action.price: is missing: add it'],
    [{ type: 'gift', sku: '', quantity: 1 }, 'action.sku: must not be empty'],
    [
      { type: 'percent', value: 1, products: { field: 'subtotal' } },
      'action.products.field: must be one of sku',
    ],
  ])('%j is told at its place', (given, problem) => {
    expect(ofAction(given)).toEqual([expect.stringContaining(problem)])
  })
})
