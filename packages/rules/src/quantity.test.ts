import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkQuantity, exceedsMaxQuantity, lotSize, nearestQuantity, parseQuantity } from './quantity.ts'

const numRuns = 10_000

const limits = fc.record({
  lot: fc.constantFrom(undefined, 1, 2, 6, 12),
  stock: fc.option(fc.integer({ min: -3, max: 80 })),
  min: fc.constantFrom(undefined, 1, 2, 5),
  max: fc.constantFrom(undefined, 4, 20, 50),
  backorders: fc.boolean(),
})

describe('checkQuantity', () => {
  it.each([
    [{ quantity: 2, stock: 5 }, undefined, undefined],
    [{ quantity: 6, stock: 5, backorders: true }, undefined, undefined],
    [{ quantity: 10_000, stock: null }, undefined, undefined],
    [
      { quantity: 1, stock: 5, found: false, sku: 'nope' },
      'PRODUCT_NOT_FOUND',
      'Could not find a product with SKU "nope"',
    ],
    [
      { quantity: 1, stock: 5, salable: false },
      'NOT_SALABLE',
      'Product that you are trying to add is not available.',
    ],
    [{ quantity: 1, stock: 0 }, 'INSUFFICIENT_STOCK', 'This product is out of stock.'],
    [{ quantity: 6, stock: 5 }, 'INSUFFICIENT_STOCK', 'The requested qty is not available'],
    [{ quantity: 1, stock: 5, min: 2 }, 'INSUFFICIENT_STOCK', 'The fewest you may purchase is 2'],
    [{ quantity: 4, stock: 5, max: 3 }, 'INSUFFICIENT_STOCK', 'The most you may purchase is 3'],
    [{ quantity: 10_001, stock: null }, 'INSUFFICIENT_STOCK', 'The most you may purchase is 10000'],
    [{ quantity: 3, stock: 50, lot: 6 }, 'INSUFFICIENT_STOCK', 'The fewest you may purchase is 6'],
    [
      { quantity: 8, stock: 50, lot: 6 },
      'UNDEFINED',
      'You can buy this product only in quantities of 6 at a time. You can order 6 or 12',
    ],
    [
      { quantity: 14, stock: 7, lot: 6 },
      'UNDEFINED',
      'You can buy this product only in quantities of 6 at a time. You can order 6',
    ],
    [{ quantity: 1.5, stock: 5 }, 'UNDEFINED', 'You cannot use decimal quantity for this product.'],
    [{ quantity: 1e20, stock: 5 }, 'INSUFFICIENT_STOCK', 'The most you may purchase is 10000'],
    [{ quantity: 0, stock: 5 }, 'UNDEFINED', 'The product quantity should be greater than 0'],
    [{ quantity: -1, stock: 0 }, 'UNDEFINED', 'The product quantity should be greater than 0'],
  ])('answers %o with %s', (check, code, message) => {
    const answer = checkQuantity(check)
    expect(answer.ok ? undefined : answer.code).toBe(code)
    expect(answer.ok ? undefined : answer.message).toBe(message)
  })

  it('suggests only quantities that can be ordered', () => {
    fc.assert(
      fc.property(limits, fc.nat(90), (check, quantity) => {
        const answer = checkQuantity({ ...check, quantity })
        if (answer.ok || answer.problem.kind !== 'not_a_lot') return
        for (const named of [answer.problem.below, answer.problem.above]) {
          if (named !== null) expect(checkQuantity({ ...check, quantity: named })).toEqual({ ok: true })
        }
      }),
      { numRuns },
    )
  })
})

describe('nearestQuantity', () => {
  it('can be ordered, exceeds the requested quantity only when no smaller one can be, and is 0 when none can', () => {
    fc.assert(
      fc.property(limits, fc.integer({ min: 1, max: 90 }), (check, wanted) => {
        const nearest = nearestQuantity(wanted, check)
        const possible = Array.from({ length: 100 }, (_, index) => index + 1).filter(
          (quantity) => checkQuantity({ ...check, quantity }).ok,
        )
        const upTo = possible.findLast((quantity) => quantity <= wanted)
        expect(nearest).toBe(upTo ?? possible[0] ?? 0)
      }),
      { numRuns: 3000 },
    )
  })

  it('is 0 for a product that is not sold', () => {
    expect(nearestQuantity(3, { stock: 10, salable: false })).toBe(0)
    expect(nearestQuantity(3, { stock: 10, found: false })).toBe(0)
  })
})

describe('lotSize', () => {
  const product = { colisage_b2b: '12', colisage_b2c: 6 }

  it('returns the lot for the visitor kind', () => {
    expect(lotSize('b2b', product)).toBe(12)
    expect(lotSize('b2c', product)).toBe(6)
  })

  it.each([0, null, '', 'six', -6, 1.5])('is 1 for %o', (value) => {
    expect(lotSize('b2c', { colisage_b2b: 12, colisage_b2c: value })).toBe(1)
  })
})

describe('parseQuantity', () => {
  it.each([
    ['3', 3],
    [' 12 ', 12],
    ['0', 0],
    ['10000', 10_000],
    ['10001', undefined],
    ['-1', undefined],
    ['1.5', undefined],
    ['', undefined],
    ['2 x', undefined],
    ['2,7', undefined],
    ['000003', 3],
    ['9'.repeat(400), undefined],
  ])('reads "%s" as %o', (typed, quantity) => expect(parseQuantity(typed)).toBe(quantity))

  it('tells a number that is too large from one that is not whole', () => {
    for (const typed of ['10001', ' 1000000 ', '9'.repeat(400)]) expect(exceedsMaxQuantity(typed)).toBe(true)
    for (const typed of ['10000', '2,7', '', '-1', '1e9']) expect(exceedsMaxQuantity(typed)).toBe(false)
  })
})
