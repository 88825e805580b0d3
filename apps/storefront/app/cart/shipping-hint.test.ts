import { describe, expect, it } from 'vitest'
import { testSite } from '../platform/test-scope.fixture.ts'
import { shippingHint } from './shipping-hint.ts'

const cart = (totalInclTax: number, more: object = {}) => ({
  isShipped: true,
  totals: {
    tax: 'incl' as const,
    goodsExclTax: 0,
    goodsInclTax: totalInclTax,
    discount: 0,
    discounts: [],
    totalExclTax: 0,
    totalInclTax,
    taxes: [],
    grandTotal: totalInclTax,
    due: totalInclTax,
  },
  ...more,
})
const flat = { priceInclTax: 990, freeFromInclTax: 15_000, surchargeInclTax: { island: 1500 } }
const zones = [
  {
    code: 'island',
    name: { fr: 'Corse', en: 'Corsica', it: 'Corsica' },
    countries: [{ country: 'FR', postcodes: ['20*'] }],
  },
  ...testSite().zones,
]
const shop = testSite({ shipping: [flat], zones })
const french = { language: 'fr' as const }
const request = (postcode: string) => ({ postcode, language: 'fr' as const })

describe('the price of delivery before there is an address', () => {
  it('returns the amount missing for free delivery and the extra for another zone', () => {
    expect(shippingHint(shop, cart(12_000), french)).toEqual({
      kind: 'missing',
      price: 990,
      from: 15_000,
      missing: 3000,
      zone: 'France',
      surcharges: [{ zone: 'Corse', price: 1500 }],
    })
    const english = shippingHint(shop, cart(12_000), { language: 'en' })
    expect(english?.surcharges).toEqual([{ zone: 'Corsica', price: 1500 }])
  })

  it('is free from the threshold on', () => {
    expect(shippingHint(shop, cart(15_000), french)?.kind).toBe('reached')
  })

  it('uses the delivery price where pickup is possible too', () => {
    const pickup = { priceInclTax: 0, freeFromInclTax: null }
    const delivery = { priceInclTax: 390, freeFromInclTax: null }
    const kitchen = testSite({ shipping: [pickup, delivery] })
    expect(shippingHint(kitchen, cart(2000), french)).toMatchObject({
      kind: 'flat',
      price: 390,
      surcharges: [],
      zone: undefined,
    })
  })

  it('shows professionals amounts without tax, as their totals', () => {
    const { totals } = cart(12_000)
    const read = shippingHint(shop, { isShipped: true, totals: { ...totals, tax: 'excl' } }, french)
    expect(read).toMatchObject({ price: 825, surcharges: [{ price: 1250 }], from: 15_000, missing: 3000 })
  })

  it.each([
    ['69007', 12_000, { price: 990, zone: undefined }],
    ['69007', 15_000, { price: 0, zone: undefined }],
    ['20000', 12_000, { price: 2490, zone: 'Corse' }],
    ['20 200', 15_000, { price: 1500, zone: 'Corse' }],
  ])('estimates delivery for the postcode %s and goods of %i', (postcode, goods, estimate) => {
    expect(shippingHint(shop, cart(goods), request(postcode))?.estimate).toMatchObject(estimate)
  })

  it('returns the reason for overseas and invalid postcodes', () => {
    const error = (postcode: string) => shippingHint(shop, cart(1), request(postcode))?.estimate
    expect(error('97400')).toMatchObject({ error: expect.stringContaining('ne peut pas être livrée') })
    expect(error('abc')).toMatchObject({ error: expect.stringMatching(/ \(France\)\s.* 33380\.$/) })
  })

  it('is undefined where a table has the prices', () => {
    const table = { by: 'weight' as const, rows: [{ steps: [{ from: 0, priceInclTax: 500 }] }] }
    const byWeight = testSite({ shipping: [{ table }] })
    expect(shippingHint(byWeight, cart(1), french)).toBeUndefined()
  })

  it('is undefined when the totals contain it, or nothing is shipped', () => {
    const { totals } = cart(1)
    const chosen = { totals: { ...totals, shipping: { title: 'x', inclTax: 0, exclTax: 0 } } }
    expect(shippingHint(shop, cart(1, chosen), french)).toBeUndefined()
    expect(shippingHint(shop, cart(1, { isShipped: false }), french)).toBeUndefined()
  })
})
