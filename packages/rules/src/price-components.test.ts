import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expandComponents, joinComponents, type CompositeLine } from './price-components.ts'
import { sharedDiscount, type WholeDiscount } from './discounts.fixture.ts'
import { computeTotals, type TotalsInput } from './totals.ts'

const rate = fc.constantFrom(550, 1000, 2000)
const component = fc.record({
  unitPrice: fc.integer({ min: 0, max: 20_000 }),
  quantity: fc.integer({ min: 1, max: 4 }),
  taxRate: rate,
})
const lines = fc
  .array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 9 }),
      components: fc.array(component, { minLength: 1, maxLength: 5 }),
    }),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .map((all): CompositeLine[] => all.map((line, index) => ({ id: String(index + 1), ...line })))
const discount: fc.Arbitrary<WholeDiscount | undefined> = fc.oneof(
  fc.constant(undefined),
  fc.record({ percent: fc.integer({ min: 0, max: 10_000 }) }),
  fc.record({ amount: fc.integer({ min: 0, max: 30_000 }) }),
)

describe('a line of several price components', () => {
  it('sums to the totals', () => {
    fc.assert(
      fc.property(
        lines,
        discount,
        fc.boolean(),
        fc.constantFrom('excl', 'incl'),
        (given, off, incl, display) => {
          const input: TotalsInput = {
            lines: given.flatMap(expandComponents),
            pricesIncludeTax: incl,
            priceDisplay: display,
          }
          const totals = computeTotals({ ...input, discounts: sharedDiscount(input, off) })
          const joined = joinComponents(given, totals.lines)
          const sum = (pick: (line: (typeof joined)[number]) => number) =>
            joined.reduce((total, line) => total + pick(line), 0)
          expect(joined.map(({ id, quantity }) => ({ id, quantity }))).toEqual(
            given.map(({ id, quantity }) => ({ id, quantity })),
          )
          expect(sum((line) => line.rowTotal)).toBe(totals.subtotalExclTax)
          expect(sum((line) => line.discount)).toBe(totals.discount)
          expect(sum((line) => line.tax)).toBe(totals.tax)
          expect(sum((line) => line.rowTotalWithDiscountInclTax)).toBe(totals.grandTotal)
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('applies a separate tax rate to a beer in a menu', () => {
    const menu: CompositeLine = {
      id: '7',
      quantity: 2,
      components: [
        { unitPrice: 1100, quantity: 1, taxRate: 1000 },
        { unitPrice: 600, quantity: 1, taxRate: 2000 },
      ],
    }
    const totals = computeTotals({
      lines: expandComponents(menu),
      pricesIncludeTax: true,
      priceDisplay: 'incl',
    })
    expect(totals.taxes).toEqual([
      { rate: 2000, amount: 200 },
      { rate: 1000, amount: 200 },
    ])
    expect(joinComponents([menu], totals.lines)).toMatchObject([
      { id: '7', quantity: 2, taxRate: 1000, priceInclTax: 1700, rowTotalInclTax: 3400, tax: 400 },
    ])
  })

  it('equals its component when it has only one', () => {
    const line: CompositeLine = {
      id: '3',
      quantity: 2,
      components: [{ unitPrice: 500, quantity: 1, taxRate: 2000 }],
    }
    const totals = computeTotals({
      lines: expandComponents(line),
      pricesIncludeTax: false,
      priceDisplay: 'incl',
    })
    expect(joinComponents([line], totals.lines)).toMatchObject(totals.lines)
  })
})
