import type { PriceDisplay } from '@comptoir/rules/visitor'
import { describe, expect, it } from 'vitest'
import type { RequestScope } from '../platform/scope.ts'
import { ecoParticipation } from '../catalogue/price-view.ts'
import { priceDetails } from './price-details.server.ts'

const site = {
  features: {},
  sendsParcels: true,
  homeZone: 'home',
  standardTax: 2000,
  zones: [
    { code: 'home', name: { fr: 'France' }, countries: ['FR'] },
    { code: 'island', name: { fr: 'Corse' }, countries: [] },
  ],
  shipping: [
    {
      code: 'standard',
      priceInclTax: 1200,
      freeFromInclTax: 12_000,
      zones: ['home', 'island'],
      surchargeInclTax: { island: 600 },
    },
  ],
}
const scope = { site, language: 'fr' } as unknown as RequestScope

const detailsOf = (tax: PriceDisplay) =>
  priceDetails(
    { price: { amount: 5000, tax, from: false }, taxRate: 20, items: [], eco: 0, isVirtual: false },
    scope,
  )?.delivery

describe('delivery beside a price', () => {
  it('has the tax that the price has', () => {
    expect(detailsOf('incl')).toMatchObject({ price: 1200, surcharges: [{ zone: 'Corse', price: 600 }] })
    expect(detailsOf('excl')).toMatchObject({ price: 1000, surcharges: [{ zone: 'Corse', price: 500 }] })
  })
})

describe('eco-participation', () => {
  const product = { tax_rate: 20, eco_contribution: { value: 10.2 } }

  it.each([
    ['with tax beside a price with tax', { kind: 'b2c', tax: 'incl' }, 1020],
    ['without tax where it is taken off the price', { kind: 'b2b', tax: 'excl', apiTax: 'incl' }, 850],
    ['as the API says it where that shows prices without tax', { kind: 'b2b', tax: 'excl' }, 1020],
  ] as const)('is shown %s', (_name, audience, cents) => {
    expect(ecoParticipation(product, audience)).toBe(cents)
  })
})
