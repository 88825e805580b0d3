import { describe, expect, it } from 'vitest'
import { GUEST_PRICES, type GroupPrices } from '../platform/group-prices.ts'
import { pieceAt, priceView, type PricedProduct } from './price-view.ts'

const product = (price: number, more: Partial<PricedProduct> = {}): PricedProduct => ({
  price_visible: true,
  tax_rate: 20,
  price_range: {
    minimum_price: { final_price: { value: price } },
    maximum_price: { final_price: { value: price } },
  },
  ...more,
})

describe('priceView', () => {
  it('returns the price of the API with tax for consumers', () => {
    expect(priceView(product(2490), GUEST_PRICES)).toEqual({ amount: 249_000, tax: 'incl', from: false })
  })

  it('is without tax for a guest in the professional section', () => {
    const view = priceView(product(2490), { kind: 'b2b', tax: 'excl', apiTax: 'incl' })
    expect(view).toEqual({ amount: 207_500, tax: 'excl', from: false })
  })

  it('is the price of the API as the group sees it, in the lots of its kind', () => {
    const sold = product(10, { colisage_b2c: 6, colisage_b2b: 12 })
    const lotOf = (prices: GroupPrices) => {
      const view = priceView(sold, prices)
      return [view?.tax, view?.amount, view?.lot?.size]
    }
    expect(lotOf({ kind: 'b2c', tax: 'excl' })).toEqual(['excl', 6000, 6])
    expect(lotOf({ kind: 'b2b', tax: 'incl' })).toEqual(['incl', 12_000, 12])
  })

  it('is a starting price when options cost more', () => {
    const price_range = {
      minimum_price: { final_price: { value: 10 } },
      maximum_price: { final_price: { value: 12 } },
    }
    expect(priceView(product(10, { price_range }), GUEST_PRICES)?.from).toBe(true)
  })

  it('is the price of the lot, with the price of a piece', () => {
    const view = priceView(product(19, { colisage_b2c: 6, colisage_b2b: 12 }), GUEST_PRICES)
    expect(view).toMatchObject({ amount: 11_400, lot: { size: 6, piece: 1900 } })
  })

  it('is the price of a pack as it is proposed, not of its cheapest piece', () => {
    const proposed_items = [
      { quantity: 12, final_price: { value: 18 }, tax_rate: 20 },
      { quantity: 24, final_price: { value: 7.8 }, tax_rate: 20 },
    ]
    const pack = product(7.8, { proposed_items })
    expect(priceView(pack, GUEST_PRICES)).toEqual({ amount: 40_320, tax: 'incl', from: false })
    // Tax comes off each piece, as in the cart.
    const net = priceView(pack, { kind: 'b2c', tax: 'excl', apiTax: 'incl' })
    expect(net).toMatchObject({ amount: 12 * 1500 + 24 * 650, tax: 'excl' })
  })

  const price_tiers = [
    { quantity: 6, final_price: { value: 9 } },
    { quantity: 24, final_price: { value: 8 } },
  ]

  it('has the prices of larger quantities, as they are displayed', () => {
    const view = priceView(product(12, { price_tiers }), GUEST_PRICES)
    expect(view?.tiers).toEqual([
      { quantity: 6, piece: 900 },
      { quantity: 24, piece: 800 },
    ])
    expect([1, 5, 6, 23, 24, 99].map((quantity) => pieceAt(view, quantity))).toEqual([
      1200, 1200, 900, 900, 800, 800,
    ])
    const net = priceView(product(12, { price_tiers }), { kind: 'b2b', tax: 'excl', apiTax: 'incl' })
    expect(net?.tiers?.map(({ piece }) => piece)).toEqual([750, 667])
  })

  it('is that of the lot, of which nobody buys less', () => {
    const sold = product(12, { price_tiers, colisage_b2c: 6 })
    expect(priceView(sold, GUEST_PRICES)).toMatchObject({
      amount: 5400,
      lot: { size: 6, piece: 900 },
      tiers: [{ quantity: 24, piece: 800 }],
    })
  })

  it('has the lowest price of the last 30 days when reduced', () => {
    const view = priceView(product(2490, { lowest_price_30_days: { value: 2690 } }), GUEST_PRICES)
    expect(view?.before).toEqual({ amount: 269_000, percentOff: 7 })
  })

  it('is not reduced when the price was as low within 30 days', () => {
    expect(
      priceView(product(2490, { lowest_price_30_days: { value: 2490 } }), GUEST_PRICES)?.before,
    ).toBeUndefined()
  })

  it('is undefined when prices are hidden', () => {
    expect(priceView(product(0, { price_visible: false }), GUEST_PRICES)).toBeUndefined()
  })
})
