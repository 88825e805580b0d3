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

describe('the price that is shown', () => {
  it('is the one the API gives, with tax for individuals', () => {
    expect(priceView(product(2490), guest)).toEqual({ amount: 249_000, tax: 'incl', from: false })
  })

  it('is without tax for a guest among the professionals', () => {
    const view = priceView(product(2490), { kind: 'b2c', display: 'b2b' })
    expect(view).toEqual({ amount: 207_500, tax: 'excl', from: false })
  })

  it('is a starting price when some choices cost more', () => {
    const price_range = {
      minimum_price: { final_price: { value: 10 } },
      maximum_price: { final_price: { value: 12 } },
    }
    expect(priceView(product(10, { price_range }), guest)?.from).toBe(true)
  })

  it('is that of the lot, with the price of a piece', () => {
    const view = priceView(product(19, { colisage_b2c: 6, colisage_b2b: 12 }), guest)
    expect(view).toMatchObject({ amount: 11_400, lot: { size: 6, piece: 1900 } })
  })

  it('is compared with the lowest of the last 30 days', () => {
    const view = priceView(product(2490, { lowest_price_30_days: { value: 2690 } }), guest)
    expect(view?.before).toEqual({ amount: 269_000, percentOff: 7 })
  })

  it('is not called reduced when it has been lower', () => {
    expect(priceView(product(2490, { lowest_price_30_days: { value: 2490 } }), guest)?.before).toBeUndefined()
  })

  it('is on request where it is hidden', () => {
    expect(priceView(product(0, { price_visible: false }), guest)).toBeUndefined()
  })
})
