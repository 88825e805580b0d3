import { describe, expect, it } from 'vitest'
import * as m from '../paraglide/messages.js'
import type { Site } from '../platform/site.ts'
import { testScope, testSite } from '../platform/test-scope.fixture.ts'
import { purchaseInfoOf } from './purchase-info.server.ts'

const guarantees = [{ figure: '48H', title: 'Livraison', text: 'Deux jours.' }]
const scope = (features: Site['features'] = {}) =>
  testScope({
    site: testSite({
      features,
      delivery: { cutOffHour: 14, workingDays: 2 },
      languages: { fr: { footer: { guarantees, groups: [], legal: [] } } },
    }),
  })
const parcel = {
  kind: 'b2c',
  food: undefined,
  stock: { state: 'in' },
  isVirtual: false,
  isAppliance: false,
  isPersonal: false,
} as const
// 11 November is a holiday, a Wednesday in 2026; Paris is an hour ahead of UTC.
const tuesdayMorning = new Date('2026-11-10T09:00:00Z')
const tuesdayEvening = new Date('2026-11-10T19:00:00Z')

describe('purchaseInfoOf', () => {
  it('has the delivery day after two working days and the order deadline', () => {
    expect(purchaseInfoOf(scope(), parcel, tuesdayMorning)).toEqual([
      {
        icon: 'truck',
        title: m.product_delivery_by({ day: 'vendredi 13 novembre' }),
        text: `${m.product_order_before({ hour: '14\u00a0h' })} Deux jours.`,
      },
    ])
  })

  it('counts from the next working day after the cut-off hour', () => {
    const [info] = purchaseInfoOf(scope(), parcel, tuesdayEvening)
    expect(info?.title).toBe(m.product_delivery_by({ day: 'lundi 16 novembre' }))
    expect(info?.text).toContain(m.product_order_now())
  })

  it('has no delivery day for time slots and made-to-order products', () => {
    const slots = purchaseInfoOf(scope({ locations: true }), parcel, tuesdayMorning)
    expect(slots.map(({ title }) => title)).toEqual(['Livraison 48H'])
    const toOrder = purchaseInfoOf(scope(), { ...parcel, stock: { state: 'made_to_order' } }, tuesdayMorning)
    expect(toOrder.map(({ title }) => title)).toEqual([m.product_made_to_order()])
  })

  it('has no delivery for virtual and out-of-stock products', () => {
    expect(purchaseInfoOf(scope(), { ...parcel, isVirtual: true }, tuesdayMorning)).toEqual([])
    expect(purchaseInfoOf(scope(), { ...parcel, stock: { state: 'out' } }, tuesdayMorning)).toEqual([])
  })

  it('has the right of withdrawal for consumers only, and not for personalised goods', () => {
    const titles = (more: object) =>
      purchaseInfoOf(
        scope({ withdrawal: true }),
        { ...parcel, isVirtual: true, ...more },
        tuesdayMorning,
      ).map(({ title }) => title)
    expect(titles({})).toEqual([m.product_withdrawal()])
    expect(titles({ kind: 'b2b' })).toEqual([])
    expect(titles({ isPersonal: true })).toEqual([])
  })
})
