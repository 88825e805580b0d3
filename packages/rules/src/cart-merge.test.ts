import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineKey, mergeCarts, type LimitsOf, type MergeLine } from './cart-merge.ts'
import { checkQuantity } from './quantity.ts'

const numRuns = 10_000
const unlimited: LimitsOf = () => ({ stock: null })

describe('mergeCarts', () => {
  it('adds up equal lines and keeps the others', () => {
    const guest = {
      lines: [
        { sku: 'S', quantity: 1 },
        { sku: 'T', quantity: 1 },
      ],
    }
    const merged = mergeCarts(guest, { lines: [{ sku: 'S', quantity: 2 }] }, unlimited)
    expect(merged.lines).toEqual([
      { sku: 'S', quantity: 3 },
      { sku: 'T', quantity: 1 },
    ])
    expect(merged.notices).toEqual([])
  })

  it('compares options regardless of their order', () => {
    const guest = {
      lines: [
        { sku: 'P', quantity: 1, selectedOptions: ['b', 'a'] },
        { sku: 'P', quantity: 1 },
      ],
    }
    const customer = { lines: [{ sku: 'P', quantity: 2, selectedOptions: ['a', 'b'] }] }
    expect(mergeCarts(guest, customer, unlimited).lines.map((line) => line.quantity)).toEqual([3, 1])
    expect(lineKey({ sku: 'P', quantity: 1, enteredOptions: { x: '1', y: '2' } })).toBe(
      lineKey({ sku: 'P', quantity: 9, enteredOptions: { y: '2', x: '1' } }),
    )
  })

  it('reduces a line to the stock, with a notice', () => {
    const merged = mergeCarts(
      { lines: [{ sku: 'S', quantity: 4 }] },
      { lines: [{ sku: 'S', quantity: 3 }] },
      () => ({ stock: 5 }),
    )
    expect(merged.lines).toEqual([{ sku: 'S', quantity: 5 }])
    expect(merged.notices).toEqual([{ line: { sku: 'S', quantity: 7 }, wanted: 7, quantity: 5 }])
  })

  it('shares the stock between lines of one product', () => {
    const guest = { lines: [{ sku: 'S', quantity: 4, enteredOptions: { text: 'Léa' } }] }
    const merged = mergeCarts<MergeLine>(guest, { lines: [{ sku: 'S', quantity: 3 }] }, () => ({ stock: 5 }))
    expect(merged.lines.map((line) => line.quantity)).toEqual([3, 2])
  })

  it('rounds a guest’s quantity to the lot of the professional who signs in', () => {
    const merged = mergeCarts({ lines: [{ sku: 'S', quantity: 4 }] }, { lines: [] }, () => ({
      stock: 50,
      lot: 6,
    }))
    expect(merged.lines).toEqual([{ sku: 'S', quantity: 6 }])
    expect(merged.notices).toEqual([{ line: { sku: 'S', quantity: 4 }, wanted: 4, quantity: 6 }])
  })

  it('removes products that are no longer sold', () => {
    const merged = mergeCarts({ lines: [{ sku: 'S', quantity: 1 }] }, { lines: [] }, () => ({ stock: 0 }))
    expect(merged).toEqual({
      lines: [],
      coupon: null,
      notices: [{ line: { sku: 'S', quantity: 1 }, wanted: 1, quantity: 0 }],
    })
  })

  it.each([
    ['GUEST', 'MINE', 'MINE'],
    ['GUEST', null, 'GUEST'],
    [null, 'MINE', 'MINE'],
    [null, null, null],
  ])('of coupons %s and %s keeps %s', (guest, mine, expected) => {
    expect(mergeCarts({ lines: [], coupon: guest }, { lines: [], coupon: mine }, unlimited).coupon).toBe(
      expected,
    )
  })
})

describe('mergeCarts with any carts', () => {
  const cart = fc.record({
    lines: fc.uniqueArray(
      fc.record({ sku: fc.constantFrom('A', 'B', 'C', 'D'), quantity: fc.integer({ min: 1, max: 40 }) }),
      {
        selector: (line) => line.sku,
      },
    ),
  })
  const limits = fc.dictionary(
    fc.constantFrom('A', 'B', 'C', 'D'),
    fc.record({
      stock: fc.option(fc.nat(60)),
      lot: fc.constantFrom(1, 6),
      max: fc.constantFrom(30, undefined),
    }),
  )
  const quantities = (lines: readonly MergeLine[]) =>
    Object.fromEntries(lines.map((line) => [line.sku, line.quantity]))

  it('returns the same quantities when the carts are swapped', () => {
    fc.assert(
      fc.property(cart, cart, limits, (one, other, known) => {
        const limitsOf: LimitsOf = (sku) => known[sku] ?? { stock: null }
        const there = mergeCarts(one, other, limitsOf)
        expect(quantities(there.lines)).toEqual(quantities(mergeCarts(other, one, limitsOf).lines))
      }),
      { numRuns },
    )
  })

  it('returns only quantities that can be ordered, with a notice for each change', () => {
    fc.assert(
      fc.property(cart, cart, limits, (one, other, known) => {
        const limitsOf: LimitsOf = (sku) => known[sku] ?? { stock: null }
        const { lines, notices } = mergeCarts(one, other, limitsOf)
        for (const line of lines)
          expect(checkQuantity({ ...limitsOf(line.sku), quantity: line.quantity }).ok).toBe(true)
        const wanted = [...one.lines, ...other.lines].reduce((total, line) => total + line.quantity, 0)
        const changed = notices.reduce((total, notice) => total + notice.wanted - notice.quantity, 0)
        expect(lines.reduce((total, line) => total + line.quantity, 0)).toBe(wanted - changed)
      }),
      { numRuns },
    )
  })
})
