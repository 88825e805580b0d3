import fc from 'fast-check'
import { expect, it } from 'vitest'
import { computeCartTotals } from './cart-totals.ts'
import { computeTotals } from './totals.ts'

const line = fc.record({
  unitPrice: fc.nat(20_000),
  quantity: fc.integer({ min: 1, max: 9 }),
  taxRate: fc.constantFrom(550, 1000, 2000),
  off: fc.oneof(fc.constant(0), fc.nat(20_000)),
})
it('equals computeTotals with the resulting discounts and shipping charge', () => {
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 5 }),
      fc.option(fc.nat(3000)),
      fc.boolean(),
      fc.boolean(),
      (lines, shippingPrice, freesShipping, pricesIncludeTax) => {
        const discounts = new Map(lines.map(({ off }, index) => [String(index), off]))
        const base = { pricesIncludeTax, priceDisplay: 'incl' as const }
        const { totals } = computeCartTotals({
          ...base,
          lines: lines.map(({ quantity, off: _off, ...component }, index) => {
            return { id: String(index), quantity, components: [{ ...component, quantity: 1 }] }
          }),
          discountsFor: () => ({ byLine: discounts, freesShipping }),
          shippingPriceFor: () => shippingPrice,
        })
        const expected = computeTotals({
          ...base,
          lines: lines.map(({ off: _off, ...one }, index) => ({ ...one, id: String(index) })),
          discounts,
          shipping:
            shippingPrice === null || freesShipping
              ? undefined
              : { amount: shippingPrice, includesTax: true },
        })
        expect({ ...totals, lines: totals.lines.map(({ id }) => id) }).toEqual({
          ...expected,
          lines: expected.lines.map(({ id }) => id),
        })
      },
    ),
  )
})

it('passes the lines before discount to the rules, and the totals after it to shipping', () => {
  const seen: number[] = []
  computeCartTotals({
    pricesIncludeTax: true,
    priceDisplay: 'incl',
    lines: [{ id: '1', quantity: 2, components: [{ unitPrice: 1000, quantity: 1, taxRate: 2000 }] }],
    discountsFor: (goods) => {
      seen.push(goods.grandTotal)
      return { byLine: new Map([['1', 500]]), freesShipping: false }
    },
    shippingPriceFor: (goods) => {
      seen.push(goods.grandTotal)
      return null
    },
  })
  expect(seen).toEqual([2000, 1500])
})

it('allocates the discount of a line to its components, and never takes more than these are worth', () => {
  const component = { quantity: 1, taxRate: 2000 }
  const menu = {
    id: '1',
    quantity: 1,
    components: [
      { ...component, unitPrice: 1000 },
      { ...component, unitPrice: 500, taxRate: 550 },
    ],
  }
  const totalsWith = (discount: number) =>
    computeCartTotals({
      pricesIncludeTax: true,
      priceDisplay: 'incl',
      lines: [menu],
      discountsFor: () => ({ byLine: new Map([['1', discount]]), freesShipping: false }),
      shippingPriceFor: () => null,
    }).totals
  expect(totalsWith(301)).toMatchObject({
    discount: 301,
    // 1000 - 201 at 20 % and 500 - 100 at 5.5 %.
    taxes: [
      { rate: 2000, amount: 133 },
      { rate: 550, amount: 21 },
    ],
  })
  expect(totalsWith(5000)).toMatchObject({ discount: 1500, grandTotal: 0 })
})
