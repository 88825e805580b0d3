import { describe, expect, it } from 'vitest'
import { cartConditionHolds, conditionCart, lineConditionHolds, missingFor } from './cart-rule-conditions.ts'
import { lineOf, someFacts } from './cart-rule.fixture.ts'
import type { CartCondition, CartFacts, LineCondition, NumberOperator } from './cart-rule.ts'

const shirt = lineOf('1', {
  quantity: 2,
  unitPrice: 1990,
  unitAmount: 1900,
  weight: 250,
  sku: 'Shirt-M',
  parentSkus: ['Shirt'],
  type: 'configurable',
  categories: new Set(['7', '3']),
  attribute: (code) => (code === 'colour' ? ['red', 'white'] : []),
})
const mug = lineOf('2', { unitPrice: 1200, weight: 400, sku: 'MUG', isReduced: true })
const lines = [shirt, mug]

const holds = (condition: CartCondition, facts: Partial<CartFacts> = {}) =>
  cartConditionHolds(condition, conditionCart(lines, { ...someFacts, ...facts }))

describe('a condition over numbers of a cart', () => {
  // 2 x 19.90 + 12.00, with eco-participation; 2 x 250 + 400.
  it.each([
    ['subtotal', 5180],
    ['quantity', 3],
    ['lines', 2],
    ['weight', 900],
  ] as const)('reads its %s', (field, value) => {
    expect(holds({ field, operator: 'is', value })).toBe(true)
    expect(holds({ field, operator: 'is', value: value + 1 })).toBe(false)
  })

  it.each<[NumberOperator, boolean, boolean, boolean]>([
    ['at_least', true, true, false],
    ['more_than', true, false, false],
    ['at_most', false, true, true],
    ['less_than', false, false, true],
    ['is', false, true, false],
    ['is_not', true, false, true],
  ])('%s compares below, at and above the value', (operator, below, at, above) => {
    const results = [2, 3, 4].map((value) => holds({ field: 'quantity', operator, value }))
    expect(results).toEqual([below, at, above])
  })

  it('adds up the lines that match', () => {
    const products: LineCondition = { field: 'sku', operator: 'one_of', values: ['shirt'] }
    const measured = (measure: 'quantity' | 'lines' | 'amount', value: number) =>
      holds({ products, measure, operator: 'is', value })
    expect([measured('quantity', 2), measured('lines', 1), measured('amount', 3980)]).toEqual([
      true,
      true,
      true,
    ])
    const none: LineCondition = { field: 'sku', operator: 'one_of', values: ['hat'] }
    expect(holds({ products: none, measure: 'quantity', operator: 'is', value: 0 })).toBe(true)
  })
})

describe('a condition over texts of a cart', () => {
  it.each<[string, CartCondition, boolean]>([
    ['a country', { field: 'country', operator: 'one_of', values: ['IT', 'FR'] }, true],
    ['a country in another case', { field: 'country', operator: 'one_of', values: ['fr'] }, false],
    ['another country', { field: 'country', operator: 'none_of', values: ['FR'] }, false],
    ['a start of the postcode', { field: 'postcode', operator: 'starts_with', values: ['69', '42'] }, true],
    ['another start', { field: 'postcode', operator: 'starts_with', values: ['4201'] }, false],
    ['a city in another case', { field: 'city', operator: 'one_of', values: ['SAINT-ÉTIENNE'] }, true],
    ['an unknown region', { field: 'region', operator: 'one_of', values: ['Loire'] }, false],
    ['the start of an unknown region', { field: 'region', operator: 'starts_with', values: [''] }, false],
    ['none of the regions', { field: 'region', operator: 'none_of', values: ['Loire'] }, true],
    ['a first order', { field: 'first_order', value: true }, true],
    ['a customer', { field: 'signed_in', value: true }, false],
  ])('tests %s', (_, condition, expected) => {
    expect(holds(condition)).toBe(expected)
  })

  it('compares postcodes without regard to case', () => {
    const condition = { field: 'postcode', operator: 'starts_with', values: ['1012a'] } as const
    expect(holds(condition, { texts: { postcode: '1012AB' } })).toBe(true)
  })
})

describe('a condition over day and time', () => {
  const on = (...values: string[]) => holds({ field: 'weekday', operator: 'one_of', values })
  const between = (from: string, to: string) => holds({ field: 'time', from, to })

  it('uses the time zone of the shop', () => {
    expect([on('6'), on('5')]).toEqual([true, false])
    const utc = { field: 'weekday', operator: 'one_of', values: ['5'] } as const
    expect(holds(utc, { timeZone: 'UTC' })).toBe(true)
    expect(holds({ ...utc, values: ['7'] }, { now: new Date('2026-11-22T12:00:00Z') })).toBe(true)
  })

  it('includes the first time and not the last', () => {
    expect([between('00:30', '01:00'), between('00:00', '00:30'), between('00:00', '00:31')]).toEqual([
      true,
      false,
      true,
    ])
  })

  it('lasts past midnight when the last time is before the first', () => {
    expect([between('22:00', '02:00'), between('22:00', '00:30'), between('00:31', '00:30')]).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('a tree of conditions', () => {
  const yes: CartCondition = { field: 'quantity', operator: 'is', value: 3 }
  const no: CartCondition = { not: yes }

  it.each<[string, CartCondition, boolean]>([
    ['all of nothing', { all: [] }, true],
    ['any of nothing', { any: [] }, false],
    ['all', { all: [yes, yes] }, true],
    ['not all', { all: [yes, no] }, false],
    ['any', { any: [no, yes] }, true],
    ['none', { any: [no, no] }, false],
    ['trees in trees', { all: [{ any: [no, { not: no }] }, { not: { all: [yes, no] } }] }, true],
  ])('tests %s', (_, condition, expected) => {
    expect(holds(condition)).toBe(expected)
  })
})

describe('a condition over a line', () => {
  it.each<[string, LineCondition, boolean]>([
    ['sku in another case', { field: 'sku', operator: 'one_of', values: ['SHIRT-m'] }, true],
    ['sku of the parent', { field: 'sku', operator: 'one_of', values: ['shirt'] }, true],
    ['start of the sku', { field: 'sku', operator: 'starts_with', values: ['shi'] }, true],
    ['no sku of a parent', { field: 'sku', operator: 'none_of', values: ['shirt'] }, false],
    ['category', { field: 'category', operator: 'one_of', values: ['3'] }, true],
    ['no category', { field: 'category', operator: 'none_of', values: ['4'] }, true],
    ['type', { field: 'type', operator: 'one_of', values: ['simple'] }, false],
    ['attribute', { field: 'attribute', code: 'colour', operator: 'one_of', values: ['white'] }, true],
    [
      'attribute without value',
      { field: 'attribute', code: 'size', operator: 'one_of', values: ['M'] },
      false,
    ],
    [
      'no value of an attribute',
      { field: 'attribute', code: 'size', operator: 'none_of', values: ['M'] },
      true,
    ],
    ['price', { field: 'price', operator: 'is', value: 1990 }, true],
    ['amount', { field: 'amount', operator: 'is', value: 3980 }, true],
    ['quantity', { field: 'quantity', operator: 'at_least', value: 3 }, false],
    ['weight', { field: 'weight', operator: 'is', value: 250 }, true],
    ['reduced price', { field: 'reduced', value: true }, false],
    ['tree', { all: [{ field: 'reduced', value: false }, { not: { any: [] } }] }, true],
  ])('tests its %s', (_, condition, expected) => {
    expect(lineConditionHolds(condition, shirt)).toBe(expected)
  })

  it('knows lines without parent', () => {
    expect(lineConditionHolds({ field: 'sku', operator: 'starts_with', values: ['mug'] }, mug)).toBe(true)
  })
})

describe('what is missing for a condition', () => {
  const subtotal = (value: number): CartCondition => ({ field: 'subtotal', operator: 'at_least', value })
  const quantity = (value: number): CartCondition => ({ field: 'quantity', operator: 'more_than', value })
  const inItaly: CartCondition = { field: 'country', operator: 'one_of', values: ['IT'] }

  it.each<[string, CartCondition, ReturnType<typeof missingFor>]>([
    ['11.20 to 63.00', subtotal(6300), { field: 'subtotal', missing: 1120 }],
    ['two units to more than 4', quantity(4), { field: 'quantity', missing: 2 }],
    ['the larger of two', { all: [subtotal(6000), subtotal(7000)] }, { field: 'subtotal', missing: 1820 }],
    [
      'the smaller of two ways',
      { any: [subtotal(7000), subtotal(6000)] },
      { field: 'subtotal', missing: 820 },
    ],
    ['the subtotal of either', { any: [quantity(4), subtotal(6000)] }, { field: 'subtotal', missing: 820 }],
    ['one field of two', { all: [quantity(2), subtotal(6000)] }, { field: 'subtotal', missing: 820 }],
    ['nothing when two fields lack', { all: [quantity(4), subtotal(6000)] }, undefined],
    ['nothing when another condition fails', { all: [inItaly, subtotal(6000)] }, undefined],
    ['nothing that more would not change', { not: subtotal(5000) }, undefined],
    ['nothing of other numbers', { field: 'lines', operator: 'at_least', value: 3 }, undefined],
    [
      'nothing of a subtotal that must not be more',
      { all: [subtotal(6000), { field: 'subtotal', operator: 'at_most', value: 5500 }] },
      undefined,
    ],
  ])('is %s', (_, condition, expected) => {
    expect(missingFor(condition, conditionCart(lines, someFacts))).toEqual(expected)
  })
})
