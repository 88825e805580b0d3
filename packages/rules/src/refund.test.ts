import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expandComponents, joinComponents } from './price-components.ts'
import { deliveryByRate, shareByRate, shareOfRow, sumAtRates, type AtRate } from './refund.ts'
import { computeTotals } from './totals.ts'

test.each([
  [1000, { from: 0, to: 1, of: 3 }, 333],
  [1000, { from: 1, to: 2, of: 3 }, 334],
  [1000, { from: 2, to: 3, of: 3 }, 333],
  [1000, { from: 0, to: 3, of: 3 }, 1000],
  [999, { from: 2, to: 2, of: 4 }, 0],
])('%i cents, %o: %i', (total, units, share) => {
  expect(shareOfRow(total, units)).toBe(share)
})

test('the refunds of a row sum to its total, and none is negative', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.integer({ min: 1, max: 500 }),
      fc.array(fc.integer({ min: 0, max: 500 }), { maxLength: 6 }),
      (total, of, cuts) => {
        const limits = [0, ...cuts.filter((cut) => cut <= of), of].toSorted((a, b) => a - b)
        const parts = limits
          .slice(1)
          .map((to, index) => shareOfRow(total, { from: limits[index] ?? 0, to, of }))
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total)
        expect(parts.every((part) => part >= 0)).toBe(true)
      },
    ),
  )
})

test.each([
  { from: -1, to: 1, of: 2 },
  { from: 2, to: 1, of: 2 },
  { from: 0, to: 3, of: 2 },
  { from: 0, to: 0, of: 0 },
  { from: 0, to: 0.5, of: 2 },
])('units that the row does not have are rejected: %o', (units) => {
  expect(() => shareOfRow(100, units)).toThrow(RangeError)
})

/**
 * Three menus at 17 euros, 11 of food at 10 % and a beer of 6 at 20 %, and a bottle of water at 2.11 and 5.5 %, 10 % off
 * all of it, delivered for 3.90; prices with tax.
 */
const menu = {
  id: '1',
  quantity: 3,
  components: [
    { unitPrice: 1100, quantity: 1, taxRate: 1000 },
    { unitPrice: 600, quantity: 1, taxRate: 2000 },
  ],
}
const water = { id: '2', quantity: 1, components: [{ unitPrice: 211, quantity: 1, taxRate: 550 }] }
const totals = computeTotals({
  lines: [menu, water].flatMap(expandComponents),
  pricesIncludeTax: true,
  priceDisplay: 'incl',
  // Of 33.00, 18.00 and 2.11.
  discounts: new Map([
    ['1/0', 330],
    ['1/1', 180],
    ['2', 21],
  ]),
  shipping: { amount: 390, includesTax: true },
})
const [menus, bottle] = joinComponents([menu, water], totals.lines).map(({ atRates }) => atRates)

test('a menu with a beer stores the amount of each tax rate', () => {
  // 18.00 less 1.80 contains 2.70 at 20 %; 33.00 less 3.30 contains 2.70 at 10 %; 2.11 less 0.21 contains 0.10 at 5.5 %.
  expect(menus).toEqual([
    { rate: 2000, net: 1350, tax: 270 },
    { rate: 1000, net: 2700, tax: 270 },
  ])
  expect(bottle).toEqual([{ rate: 550, net: 180, tax: 10 }])
})

test('refunding one menu of three returns a third at each rate', () => {
  const given = shareByRate(menus ?? [], { from: 0, to: 1, of: 3 }, 'incl')
  // 15.30 in all: 5.40 at 20 % and 9.90 at 10 %.
  expect(given).toEqual([
    { rate: 2000, net: 450, tax: 90 },
    { rate: 1000, net: 900, tax: 90 },
  ])
})

test('deliveryByRate returns the order minus its goods at each rate', () => {
  const whole = totals.bases.map(({ rate, amount }) => ({
    rate,
    net: amount,
    tax: totals.taxes.find((one) => one.rate === rate)?.amount ?? 0,
  }))
  const goods = [...(menus ?? []), ...(bottle ?? [])]
  // 3.90 by what 16.20, 29.70 and 1.90 are of 47.80: 1.32, 2.42 and 0.16.
  expect(deliveryByRate(whole, goods)).toEqual([
    { rate: 2000, net: 110, tax: 22 },
    { rate: 1000, net: 220, tax: 22 },
    { rate: 550, net: 15, tax: 1 },
  ])
})

test('partial refunds of a row with several rates sum to the total of each rate, in displayed prices', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000 })
  fc.assert(
    fc.property(
      fc.array(fc.record({ rate: fc.constantFrom(0, 550, 1000, 2000), net: cents, tax: cents }), {
        maxLength: 4,
      }),
      fc.integer({ min: 1, max: 100 }),
      fc.integer({ min: 0, max: 100 }),
      fc.constantFrom('excl', 'incl'),
      (parts, of, cut, display) => {
        const row = sumAtRates(parts)
        const at = Math.min(cut, of)
        const first = shareByRate(row, { from: 0, to: at, of }, display)
        const rest = shareByRate(row, { from: at, to: of, of }, display)
        expect(sumAtRates([...first, ...rest])).toEqual(row)
        const read = ({ net, tax }: AtRate) => (display === 'incl' ? net + tax : net)
        expect(first.map(read)).toEqual(row.map((one) => shareOfRow(read(one), { from: 0, to: at, of })))
      },
    ),
  )
})
