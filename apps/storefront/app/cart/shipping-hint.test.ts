import { describe, expect, it } from 'vitest'
import { shippingHint } from './shipping-hint.ts'

const cart = (totalInclTax: number, more: object = {}) => ({
  quantity: 1,
  isVirtual: false,
  lines: [],
  orderable: true,
  totals: {
    tax: 'incl' as const,
    goodsExclTax: 0,
    goodsInclTax: totalInclTax,
    discount: 0,
    totalExclTax: 0,
    totalInclTax,
    taxes: [],
    grandTotal: totalInclTax,
  },
  ...more,
})
const flat = { priceInclTax: 990, freeFromInclTax: 15_000 }

describe('the price of delivery before there is an address', () => {
  it('is said with what is missing to have it for nothing', () => {
    expect(shippingHint([flat], cart(12_000))).toEqual({
      kind: 'missing',
      price: 990,
      from: 15_000,
      missing: 3000,
    })
  })

  it('is nothing from the threshold on', () => {
    expect(shippingHint([flat], cart(15_000))?.kind).toBe('reached')
  })

  it('is the price of the delivery where something can also be picked up', () => {
    const pickup = { priceInclTax: 0, freeFromInclTax: null }
    const delivery = { priceInclTax: 390, freeFromInclTax: null }
    expect(shippingHint([pickup, delivery], cart(2000))).toMatchObject({ kind: 'flat', price: 390 })
  })

  it('is left out when the totals say it, or nothing is sent', () => {
    const { totals } = cart(1)
    const chosen = { totals: { ...totals, shipping: { title: 'x', inclTax: 0, exclTax: 0 } } }
    expect(shippingHint([flat], cart(1, chosen))).toBeUndefined()
    expect(shippingHint([flat], cart(1, { isVirtual: true }))).toBeUndefined()
  })
})
