import { describe, expect, it } from 'vitest'
import { effectOfAction, type ReducedLine } from './cart-rule-actions.ts'
import { lineOf } from './cart-rule.fixture.ts'
import type { CartAction, LineCondition } from './cart-rule.ts'

/** A line of `quantity` units of which `remaining` is left; its sku is `SKU-` and the id. */
const left = (id: string, remaining: number, quantity = 1): ReducedLine => ({
  line: lineOf(id, { quantity, unitPrice: Math.ceil(remaining / quantity) }),
  remaining,
})
const only = (...ids: string[]): LineCondition => ({
  field: 'sku',
  operator: 'one_of',
  values: ids.map((id) => `SKU-${id}`),
})

/** What an action takes off each line. */
function off(action: CartAction, lines: readonly ReducedLine[]): Record<string, number> {
  const effect = effectOfAction(action, lines)
  const byLine = Object.fromEntries(effect?.byLine ?? [])
  const total = Object.values(byLine).reduce((sum, amount) => sum + amount, 0)
  expect(effect?.discount ?? 0).toBe(total)
  return byLine
}

describe('percent', () => {
  it('is rounded once, half up, and allocated by largest remainder', () => {
    // 10 % of 9.99 + 0.05 + 0.01 is 1.005, so 1.01: 100.39, 0.50 and 0.10 cents; the cent left to the largest remainder.
    expect(off({ type: 'percent', value: 1000 }, [left('a', 999), left('b', 5), left('c', 1)])).toEqual({
      a: 100,
      b: 1,
    })
  })

  it('gives the cent of equal remainders to the first id', () => {
    // 50 % of 3 x 0.33 = 49.5, so 50: 16 each and two more cents.
    const lines = [left('c', 33), left('a', 33), left('b', 33)]
    expect(off({ type: 'percent', value: 5000 }, lines)).toEqual({ a: 17, b: 17, c: 16 })
  })

  it('is of the lines in scope only', () => {
    const lines = [left('a', 1000), left('b', 500)]
    expect(off({ type: 'percent', value: 2000, products: only('b') }, lines)).toEqual({ b: 100 })
  })

  it('is of the dearest units up to the limits', () => {
    // The unit of b at 3.00, then two of the five of a at 2.00: 10 % of 7.00.
    const lines = [left('a', 1000, 5), left('b', 300), left('c', 100)]
    const action = { type: 'percent', value: 1000, maxUnits: 3, maxUnitsPerLine: 2 } as const
    expect(off(action, lines)).toEqual({ a: 40, b: 30 })
  })

  it('is of the share of the units, rounded down', () => {
    // Two of three units of 10.00: 6.66; half of it is 3.33.
    expect(off({ type: 'percent', value: 5000, maxUnitsPerLine: 2 }, [left('a', 1000, 3)])).toEqual({
      a: 333,
    })
  })

  it('takes off everything at 100 %', () => {
    expect(off({ type: 'percent', value: 10_000 }, [left('a', 999), left('b', 1)])).toEqual({ a: 999, b: 1 })
  })

  it('has no effect where nothing is left', () => {
    expect(effectOfAction({ type: 'percent', value: 1000 }, [left('a', 0)])).toBeUndefined()
    expect(
      effectOfAction({ type: 'percent', value: 1000, products: only('x') }, [left('a', 5)]),
    ).toBeUndefined()
  })
})

describe('fixed amounts', () => {
  it('are taken off each unit, at most what is left of it', () => {
    const lines = [left('a', 1000, 2), left('b', 250)]
    expect(off({ type: 'fixed_per_unit', value: 300 }, lines)).toEqual({ a: 600, b: 250 })
    expect(off({ type: 'fixed_per_unit', value: 300, maxUnitsPerLine: 1 }, lines)).toEqual({ a: 300, b: 250 })
  })

  it('are allocated to the lines by their amounts', () => {
    // 10.00 over 20.00 and 10.00: 6.666 and 3.333, the cent to the larger remainder.
    const lines = [left('a', 2000), left('b', 1000)]
    expect(off({ type: 'fixed', value: 1000 }, lines)).toEqual({ a: 667, b: 333 })
    expect(off({ type: 'fixed', value: 9000 }, lines)).toEqual({ a: 2000, b: 1000 })
    expect(off({ type: 'fixed', value: 1000, products: only('b') }, lines)).toEqual({ b: 1000 })
  })
})

describe('buy x get y', () => {
  const free = { type: 'buy_get', buy: 2, get: 1, percent: 10_000 } as const

  it.each([
    [1, {}],
    [2, {}],
    [3, { a: 100 }],
    [5, { a: 100 }],
    [6, { a: 200 }],
  ])('counts %i units of a line', (quantity, expected) => {
    expect(off(free, [left('a', 100 * quantity, quantity)])).toEqual(expected)
  })

  it('counts the units of an incomplete set after the bought ones', () => {
    expect(off({ ...free, get: 2 }, [left('a', 300, 3)])).toEqual({ a: 100 })
  })

  it('counts each line for itself', () => {
    expect(off(free, [left('a', 200, 2), left('b', 200, 2)])).toEqual({})
  })

  it('may be at a lower price instead of free', () => {
    expect(off({ ...free, percent: 5000 }, [left('a', 303, 3)])).toEqual({ a: 51 })
  })

  it('counts units up to its limits', () => {
    expect(off({ ...free, maxUnitsPerLine: 3 }, [left('a', 900, 9)])).toEqual({ a: 100 })
  })
})

describe('the cheapest unit free', () => {
  const action = { type: 'cheapest_free', units: 3, free: 1 } as const

  it('is the last of each complete set, dearest first', () => {
    // 10 10 8 | 8 5 2: the 8 of the first set and the 2 of the second.
    const lines = [left('a', 2000, 2), left('b', 1600, 2), left('c', 500), left('d', 200)]
    expect(off(action, lines)).toEqual({ b: 800, d: 200 })
  })

  it('is not one of an incomplete set', () => {
    // 10 8 5 | 2: the 5.
    const lines = [left('d', 200), left('a', 1000), left('c', 500), left('b', 800)]
    expect(off(action, lines)).toEqual({ c: 500 })
    expect(off(action, lines.slice(0, 2))).toEqual({})
  })

  it('may be several of a set, in a line of many', () => {
    // Eight of eleven units of 1.00 are two sets of four with two free each.
    expect(off({ ...action, units: 4, free: 2 }, [left('a', 1100, 11)])).toEqual({ a: 400 })
  })

  it('is that of the last id among equal ones', () => {
    const lines = [left('b', 800), left('c', 800), left('a', 800)]
    expect(off(action, lines)).toEqual({ c: 800 })
    expect(off(action, lines.toReversed())).toEqual({ c: 800 })
  })

  it('does not count units that cost nothing any more', () => {
    expect(off(action, [left('a', 1000), left('b', 800), left('gift', 0)])).toEqual({})
  })

  it('counts units up to its limits', () => {
    expect(off({ ...action, maxUnits: 3 }, [left('a', 600, 6)])).toEqual({ a: 100 })
  })
})

describe('units for a price', () => {
  const action = { type: 'units_for_price', units: 3, price: 2000 } as const

  it('costs that price for each complete set, dearest first', () => {
    // 10 10 8 = 28.00 becomes 20.00: 8.00 over 20.00 and 8.00 are 5.714 and 2.285; the 5 stays alone.
    const lines = [left('a', 2000, 2), left('b', 800), left('c', 500)]
    expect(off(action, lines)).toEqual({ a: 571, b: 229 })
  })

  it('leaves sets that are cheaper as they are', () => {
    expect(off(action, [left('a', 1800, 3)])).toEqual({})
  })

  it('counts whole sets inside a line and sets across lines', () => {
    // 9 9 9 | 9 9 9 | 9 8 8: 7.00 off each of the first two; 25.00 becomes 20.00: 1.80 and 3.20.
    const lines = [left('a', 6300, 7), left('b', 1600, 2)]
    expect(off(action, lines)).toEqual({ a: 1400 + 180, b: 320 })
  })

  it('makes a set of several lines', () => {
    // 9 + 8 + 7 = 24.00, 4.00 off: 1.50, 1.333 and 1.166; the cent left to the largest remainder.
    expect(off(action, [left('a', 900), left('b', 800), left('c', 700)])).toEqual({ a: 150, b: 133, c: 117 })
  })

  it('is free for a price of 0, to the cent', () => {
    expect(off({ ...action, price: 0 }, [left('a', 1000, 3)])).toEqual({ a: 1000 })
  })

  it('takes as long for a million units as for three', () => {
    // 333,333 sets of 30.00 are 20.00 each; one unit is left over.
    expect(off(action, [left('a', 1_000_000_000, 1_000_000)])).toEqual({ a: 333_333_000 })
  })
})

describe('free shipping and gifts', () => {
  it('frees shipping without a discount', () => {
    expect(effectOfAction({ type: 'free_shipping' }, [left('a', 100)])).toEqual({
      discount: 0,
      byLine: new Map(),
      freesShipping: true,
    })
  })

  it('takes the gift off, the cheapest units first', () => {
    const lines = [
      { line: lineOf('1', { sku: 'mug', quantity: 2 }), remaining: 1600 },
      { line: lineOf('2', { sku: 'MUG' }), remaining: 700 },
      { line: lineOf('3', { sku: 'MUG-2', parentSkus: ['MUG'] }), remaining: 100 },
    ]
    const effect = effectOfAction({ type: 'gift', sku: 'MUG', quantity: 2 }, lines)
    expect(effect).toEqual({
      discount: 1500,
      byLine: new Map([
        ['2', 700],
        ['1', 800],
      ]),
      freesShipping: false,
      gift: { sku: 'MUG', quantity: 2 },
    })
  })

  it('names a gift that is not in the cart yet', () => {
    expect(effectOfAction({ type: 'gift', sku: 'MUG', quantity: 1 }, [left('a', 100)])).toEqual({
      discount: 0,
      byLine: new Map(),
      freesShipping: false,
      gift: { sku: 'MUG', quantity: 1 },
    })
  })

  it('needs a cart that is not empty', () => {
    expect(effectOfAction({ type: 'free_shipping' }, [])).toBeUndefined()
    expect(effectOfAction({ type: 'gift', sku: 'MUG', quantity: 1 }, [])).toBeUndefined()
  })
})
