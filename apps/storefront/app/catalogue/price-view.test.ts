import { describe, expect, it } from 'vitest'
import { priceView, type PricedProduct } from './price-view.ts'

const guest = { kind: 'b2c', display: 'b2c' } as const
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
    expect(priceView(product(2490), guest)).toEqual({ amount: 249_000, tax: 'incl', from: false })
  })

  it('is without tax for a guest in the professional section', () => {
    const view = priceView(product(2490), { kind: 'b2c', display: 'b2b' })
    expect(view).toEqual({ amount: 207_500, tax: 'excl', from: false })
  })

  it('is a starting price when options cost more', () => {
    const price_range = {
      minimum_price: { final_price: { value: 10 } },
      maximum_price: { final_price: { value: 12 } },
    }
    expect(priceView(product(10, { price_range }), guest)?.from).toBe(true)
  })

  it('is the price of the lot, with the price of a piece', () => {
    const view = priceView(product(19, { colisage_b2c: 6, colisage_b2b: 12 }), guest)
    expect(view).toMatchObject({ amount: 11_400, lot: { size: 6, piece: 1900 } })
  })

  it('has the lowest price of the last 30 days when reduced', () => {
    const view = priceView(product(2490, { lowest_price_30_days: { value: 2690 } }), guest)
    expect(view?.before).toEqual({ amount: 269_000, percentOff: 7 })
  })

  it('is not reduced when the price was as low within 30 days', () => {
    expect(priceView(product(2490, { lowest_price_30_days: { value: 2490 } }), guest)?.before).toBeUndefined()
  })

  it('is undefined when prices are hidden', () => {
    expect(priceView(product(0, { price_visible: false }), guest)).toBeUndefined()
  })
})
