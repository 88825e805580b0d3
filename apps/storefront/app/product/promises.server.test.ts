import { describe, expect, it } from 'vitest'
import * as m from '../paraglide/messages.js'
import type { RequestScope } from '../platform/scope.ts'
import type { Site } from '../platform/site.ts'
import { promisesOf } from './promises.server.ts'

const site = (features: Site['features'] = {}) => ({
  features,
  delivery: { cutOffHour: 14, workingDays: 2 },
  languages: { fr: { footer: { vows: [{ figure: '48H', title: 'Livraison', text: 'Deux jours.' }] } } },
})
const scope = (features?: Site['features']) =>
  ({ language: 'fr', site: site(features) }) as unknown as Pick<RequestScope, 'site' | 'language'>
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

describe('what a buyer is promised', () => {
  it('is the day of the parcel, two working days on, and until when to order for it', () => {
    expect(promisesOf(scope(), parcel, tuesdayMorning)).toEqual([
      {
        icon: 'truck',
        title: m.product_by_day({ day: 'vendredi 13 novembre' }),
        text: `${m.product_order_before({ hour: '14\u00a0h' })} Deux jours.`,
      },
    ])
  })

  it('counts from the next working day once the hour is past', () => {
    const [promise] = promisesOf(scope(), parcel, tuesdayEvening)
    expect(promise?.title).toBe(m.product_by_day({ day: 'lundi 16 novembre' }))
    expect(promise?.text).toContain(m.product_order_now())
  })

  it('names no day where shoppers choose a time, nor for what must first be made', () => {
    const slots = promisesOf(scope({ locations: true }), parcel, tuesdayMorning)
    expect(slots.map(({ title }) => title)).toEqual(['Livraison 48H'])
    const toOrder = promisesOf(scope(), { ...parcel, stock: { state: 'made_to_order' } }, tuesdayMorning)
    expect(toOrder.map(({ title }) => title)).toEqual([m.product_to_order()])
  })

  it('says nothing of delivery for services and what is out of stock', () => {
    expect(promisesOf(scope(), { ...parcel, isVirtual: true }, tuesdayMorning)).toEqual([])
    expect(promisesOf(scope(), { ...parcel, stock: { state: 'out' } }, tuesdayMorning)).toEqual([])
  })

  it('is a withdrawal for private buyers only, and not of what is engraved for them', () => {
    const titles = (more: object) =>
      promisesOf(scope({ withdrawal: true }), { ...parcel, isVirtual: true, ...more }, tuesdayMorning).map(
        ({ title }) => title,
      )
    expect(titles({})).toEqual([m.product_withdrawal()])
    expect(titles({ kind: 'b2b' })).toEqual([])
    expect(titles({ isPersonal: true })).toEqual([])
  })
})
