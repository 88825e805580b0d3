import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { negotiatedTotals, type QuotedItem } from './negotiated-totals.ts'

/** Four machines at 1,290.00 without tax, and a menu of 17.00 with two rates. */
const machines: QuotedItem = {
  id: '1',
  quantity: 4,
  unitPrice: 129_000,
  feePerUnit: 1000,
  atRates: [{ rate: 2000, net: 516_000, tax: 103_200 }],
  discount: 0,
}
const menu: QuotedItem = {
  id: '2',
  quantity: 2,
  unitPrice: 1700,
  feePerUnit: 0,
  atRates: [
    { rate: 2000, net: 1000, tax: 200 },
    { rate: 1000, net: 2000, tax: 200 },
  ],
  discount: 0,
}

describe('negotiated prices', () => {
  it('replace the unit price, without tax for a professional', () => {
    const totals = negotiatedTotals({
      items: [machines],
      prices: new Map([['1', 119_000]]),
      shipping: 12_000,
      priceDisplay: 'excl',
    })
    // 4,760.00, and delivery of 100.00 without tax; 20 % of both.
    expect(totals).toMatchObject({
      subtotalExclTax: 476_000,
      tax: 97_200,
      grandTotal: 583_200,
      shipping: { amountExclTax: 10_000, amountInclTax: 12_000 },
      lines: [{ price: 119_000, rowTotal: 476_000, feesExclTax: 4000 }],
    })
  })

  it('of a bundle are shared between its rates as the row was', () => {
    const totals = negotiatedTotals({
      items: [menu],
      prices: new Map([['2', 1530]]),
      shipping: null,
      priceDisplay: 'incl',
    })
    // 12 and 22 parts of 34: 5.40 and 9.90 of 15.30.
    expect(totals.lines[0]?.atRates).toEqual([
      { rate: 2000, net: 900, tax: 180 },
      { rate: 1000, net: 1800, tax: 180 },
    ])
    expect(totals.grandTotal).toBe(3060)
  })

  it('end the promotions of their own item alone', () => {
    const items = [
      { ...machines, discount: 51_600 },
      { ...menu, id: '3', discount: 340 },
    ]
    const given = { items, shipping: null, priceDisplay: 'excl' } as const
    expect(negotiatedTotals({ ...given, prices: new Map() }).lines.map(({ discount }) => discount)).toEqual([
      51_600, 340,
    ])
    expect(
      negotiatedTotals({ ...given, prices: new Map([['1', 100_000]]) }).lines.map(({ discount }) => discount),
    ).toEqual([0, 340])
  })

  it('below the eco-participation are rejected', () => {
    const prices = new Map([['1', 999]])
    expect(() =>
      negotiatedTotals({ items: [machines], prices, shipping: null, priceDisplay: 'excl' }),
    ).toThrow(/cannot be priced/)
  })

  it('are exactly those of the rows, whatever the rates', () => {
    const rates = fc.uniqueArray(fc.constantFrom(0, 550, 1000, 2000), { minLength: 1, maxLength: 3 })
    const item = fc.record({
      quantity: fc.integer({ min: 1, max: 50 }),
      price: fc.nat(1_000_000),
      atRates: rates.chain((list) =>
        fc.tuple(
          ...list.map((rate) => fc.record({ rate: fc.constant(rate), net: fc.nat(5000), tax: fc.nat(900) })),
        ),
      ),
    })
    fc.assert(
      fc.property(
        fc.array(item, { minLength: 1, maxLength: 5 }),
        fc.constantFrom('incl', 'excl'),
        (given, display) => {
          const items = given.map(({ price: _price, ...one }, index) => {
            return { ...one, id: String(index), unitPrice: 1, feePerUnit: 0, discount: 0 }
          })
          const prices = new Map(given.map(({ price }, index) => [String(index), price]))
          const { lines } = negotiatedTotals({ items, prices, shipping: null, priceDisplay: display })
          const rows = lines.map((line) => (display === 'incl' ? line.rowTotalInclTax : line.rowTotal))
          expect(rows).toEqual(given.map(({ price, quantity }) => price * quantity))
        },
      ),
    )
  })
})
