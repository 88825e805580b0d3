import { describe, expect, it } from 'vitest'
import { shippingHint } from './shipping-hint.ts'

const cart = (totalInclTax: number, more: object = {}) => ({
  isShipped: true,
  totals: {
    tax: 'incl' as const,
    goodsExclTax: 0,
    goodsInclTax: totalInclTax,
    discount: 0,
    totalExclTax: 0,
    totalInclTax,
    taxes: [],
    grandTotal: totalInclTax,
    due: totalInclTax,
  },
  ...more,
})
const flat = { priceInclTax: 990, freeFromInclTax: 15_000, corsicaExtraInclTax: 1500 }
const shop = { shipping: [flat], standardTax: 2000, defaultCountry: 'FR' }
const request = (postcode: string) => ({ postcode, language: 'fr' as const })

describe('the price of delivery before there is an address', () => {
  it('returns the amount missing for free delivery and the extra for Corsica', () => {
    expect(shippingHint(shop, cart(12_000))).toEqual({
      kind: 'missing',
      price: 990,
      from: 15_000,
      missing: 3000,
      corsica: 1500,
    })
  })

  it('is free from the threshold on', () => {
    expect(shippingHint(shop, cart(15_000))?.kind).toBe('reached')
  })

  it('uses the delivery price where pickup is possible too', () => {
    const pickup = { priceInclTax: 0, freeFromInclTax: null }
    const delivery = { priceInclTax: 390, freeFromInclTax: null }
    const kitchen = { shipping: [pickup, delivery], standardTax: 2000, defaultCountry: 'FR' }
    expect(shippingHint(kitchen, cart(2000))).toMatchObject({ kind: 'flat', price: 390, corsica: 0 })
  })

  it('shows professionals amounts without tax, as their totals', () => {
    const { totals } = cart(12_000)
    const read = shippingHint(shop, { isShipped: true, totals: { ...totals, tax: 'excl' } })
    expect(read).toMatchObject({ price: 825, corsica: 1250, from: 15_000, missing: 3000 })
  })

  it.each([
    ['69007', 12_000, { price: 990, zone: 'fr' }],
    ['69007', 15_000, { price: 0, zone: 'fr' }],
    ['20000', 12_000, { price: 2490, zone: 'fr-corsica' }],
    ['20 200', 15_000, { price: 1500, zone: 'fr-corsica' }],
  ])('estimates delivery for the postcode %s and goods of %i', (postcode, goods, estimate) => {
    expect(shippingHint(shop, cart(goods), request(postcode))?.estimate).toMatchObject(estimate)
  })

  it('returns the reason for overseas and invalid postcodes', () => {
    const error = (postcode: string) => shippingHint(shop, cart(1), request(postcode))?.estimate
    expect(error('97400')).toMatchObject({ error: expect.stringContaining('métropolitaine') })
    expect(error('abc')).toMatchObject({ error: expect.stringContaining('cinq chiffres') })
  })

  it('is undefined when the totals contain it, or nothing is shipped', () => {
    const { totals } = cart(1)
    const chosen = { totals: { ...totals, shipping: { title: 'x', inclTax: 0, exclTax: 0 } } }
    expect(shippingHint(shop, cart(1, chosen))).toBeUndefined()
    expect(shippingHint(shop, cart(1, { isShipped: false }))).toBeUndefined()
  })
})
