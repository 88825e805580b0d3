import { describe, expect, it } from 'vitest'
import type { Site } from '../platform/site.ts'
import { testScope, testSite } from '../platform/test-scope.fixture.ts'
import { purchaseInfoOf } from './purchase-info.server.ts'

const guarantees = [{ figure: '48H', title: 'Livraison', text: 'Deux jours.' }]
const scope = (features: Site['features'] = {}) =>
  testScope({
    site: testSite({
      features,
      delivery: { cutOffHour: 14, workingDays: 2, holidays: ['11-11'] },
      languages: { fr: { footer: { guarantees, groups: [], legal: [] } } },
    }),
  })
const parcel = {
  kind: 'b2c',
  stock: { state: 'in' },
  isVirtual: false,
  weight: 31,
  isAppliance: false,
  isPersonal: false,
} as const
// 11 November is a holiday, a Wednesday in 2026; Paris is an hour ahead of UTC.
const tuesdayMorning = new Date('2026-11-10T09:00:00Z')
const tuesdayEvening = new Date('2026-11-10T19:00:00Z')

describe('purchaseInfoOf', () => {
  it.each([
    ['a product from the weight on', 30, { type: 'appointment', day: 'lundi 16 novembre' }],
    ['a lighter product', 32, { type: 'day', day: 'vendredi 13 novembre' }],
  ])('has the first appointment of %s', (_name, fromWeight, expected) => {
    const { site, ...rest } = scope()
    const shipping = [{ priceInclTax: 990, appointment: { fromWeight, leadWorkingDays: 3 } }]
    const heavy = { ...rest, site: { ...site, shipping } }
    expect(purchaseInfoOf(heavy, parcel, tuesdayMorning).delivery).toMatchObject(expected)
    const mixed = { ...heavy, site: { ...site, shipping: [...shipping, { priceInclTax: 500 }] } }
    expect(purchaseInfoOf(mixed, parcel, tuesdayMorning).delivery).toMatchObject({ type: 'day' })
  })

  it('has the delivery day after two working days and the order deadline', () => {
    expect(purchaseInfoOf(scope(), parcel, tuesdayMorning).delivery).toEqual({
      type: 'day',
      day: 'vendredi 13 novembre',
      orderBefore: '14\u00a0h',
      text: 'Deux jours.',
    })
  })

  it('counts from the next working day after the cut-off hour', () => {
    expect(purchaseInfoOf(scope(), parcel, tuesdayEvening).delivery).toMatchObject({
      day: 'lundi 16 novembre',
      orderBefore: undefined,
    })
  })

  it('has no delivery day for time slots and made-to-order products', () => {
    const slots = purchaseInfoOf(scope({ locations: true }), parcel, tuesdayMorning)
    expect(slots.delivery).toMatchObject({ type: 'guarantee', title: 'Livraison 48H' })
    const toOrder = purchaseInfoOf(scope(), { ...parcel, stock: { state: 'made_to_order' } }, tuesdayMorning)
    expect(toOrder.delivery).toEqual({ type: 'made_to_order' })
  })

  it('has no delivery for virtual and out-of-stock products', () => {
    const deliveryOf = (more: object) =>
      purchaseInfoOf(scope(), { ...parcel, ...more }, tuesdayMorning).delivery
    expect(deliveryOf({ isVirtual: true })).toBeUndefined()
    expect(deliveryOf({ stock: { state: 'out' } })).toBeUndefined()
  })

  it('has the right of withdrawal for consumers only, and not for personalised goods', () => {
    const withdrawalOf = (more: object) =>
      purchaseInfoOf(scope({ withdrawal: true }), { ...parcel, ...more }, tuesdayMorning).withdrawal
    expect(withdrawalOf({})).toEqual({ isAppliance: false })
    expect(withdrawalOf({ kind: 'b2b' })).toBeUndefined()
    expect(withdrawalOf({ isPersonal: true })).toBeUndefined()
  })
})
