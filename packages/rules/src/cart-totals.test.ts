import fc from 'fast-check'
import { expect, it } from 'vitest'
import { computeCartTotals } from './cart-totals.ts'
import { computeTotals, type Discount } from './totals.ts'

const line = fc.record({
  unitPrice: fc.nat(20_000),
  quantity: fc.integer({ min: 1, max: 9 }),
  taxRate: fc.constantFrom(550, 1000, 2000),
})
const discount: fc.Arbitrary<Discount | undefined> = fc.oneof(
  fc.constant(undefined),
  fc.record({ type: fc.constant('percent' as const), value: fc.nat(10_000) }),
  fc.constant({ type: 'free_shipping' as const }),
)

it('equals computeTotals with the resulting discount and shipping charge', () => {
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 5 }),
      discount,
      fc.option(fc.nat(3000)),
      fc.boolean(),
      (lines, off, shippingPrice, pricesIncludeTax) => {
        const base = { pricesIncludeTax, priceDisplay: 'incl' as const }
        const { totals } = computeCartTotals({
          ...base,
          lines: lines.map(({ quantity, ...component }, index) => {
            return { id: String(index), quantity, components: [{ ...component, quantity: 1 }] }
          }),
          discountFor: () => off,
          shippingPriceFor: () => shippingPrice,
        })
        const expected = computeTotals({
          ...base,
          lines: lines.map((one, index) => ({ ...one, id: String(index) })),
          discount: off,
          shipping: shippingPrice === null ? undefined : { amount: shippingPrice, includesTax: true },
        })
        expect({ ...totals, lines: totals.lines.map(({ id }) => id) }).toEqual({
          ...expected,
          lines: expected.lines.map(({ id }) => id),
        })
      },
    ),
  )
})

it('passes the totals before discount to the coupon, and those after it to shipping', () => {
  const seen: number[] = []
  computeCartTotals({
    pricesIncludeTax: true,
    priceDisplay: 'incl',
    lines: [{ id: '1', quantity: 2, components: [{ unitPrice: 1000, quantity: 1, taxRate: 2000 }] }],
    discountFor: (goods) => {
      seen.push(goods.grandTotal)
      return { type: 'fixed', value: 500 }
    },
    shippingPriceFor: (goods) => {
      seen.push(goods.grandTotal)
      return null
    },
  })
  expect(seen).toEqual([2000, 1500])
})
