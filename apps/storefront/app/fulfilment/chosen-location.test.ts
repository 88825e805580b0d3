import { describe, expect, it } from 'vitest'
import type { ChosenLocationFragment } from '../generated/graphql.ts'
import { chosenLocation } from './chosen-location.ts'
import { orderFulfilment } from './order-fulfilment.ts'
import { slotLabel } from './slot-label.ts'
import { slotTime } from './slot-time.ts'

const terreaux: NonNullable<ChosenLocationFragment['pad_location']> = {
  id: 5,
  title: 'Nori & Riz Terreaux',
  enable_pickup: true,
  enable_delivery: true,
  store_code: 'lyon_terreaux_fr',
  root_category_id: 9,
  message: 'Par la cour.',
  message_css: null,
  tags: ['lyon'],
  timezone: 'Europe/Paris',
  distance: null,
  min_order: { value: 18 },
  marker: {
    is_visible: true,
    address: '5 rue de la Platière',
    cp: '69001',
    city: 'Lyon',
    country_code: 'FR',
    coordinates: { lat: 45.767, lng: 4.833 },
  },
}
const cart: ChosenLocationFragment = {
  pad_mode: 'pickup',
  pad_day: '2026-11-24',
  pad_time: '12:15',
  pad_time_end: '12:30',
  pad_fee: 0,
  pad_expires_in: 540,
  pad_is_available: true,
  pad_location: terreaux,
}

describe('where and when a cart is handed over', () => {
  it('returns mode, location and reserved slot', () => {
    expect(chosenLocation(cart, 'fr')).toMatchObject({
      id: 5,
      mode: 'pickup',
      address: '5 rue de la Platière, 69001 Lyon',
      slot: { timeLabel: '12\u00a0h\u00a015', left: 540, available: true },
    })
  })

  it('has no time before one is chosen, and no place before that', () => {
    expect(chosenLocation({ ...cart, pad_day: null, pad_time: null }, 'fr')?.slot).toBeUndefined()
    expect(chosenLocation({ ...cart, pad_location: null }, 'fr')).toBeUndefined()
    expect(chosenLocation(null, 'fr')).toBeUndefined()
  })

  it('distinguishes an unavailable slot from an expired reservation', () => {
    const late = { ...cart, pad_expires_in: 0 }
    expect(chosenLocation(late, 'fr')?.slot).toMatchObject({ left: 0, available: true })
    expect(chosenLocation({ ...late, pad_expires_in: null }, 'fr')?.slot?.left).toBeUndefined()
    expect(chosenLocation({ ...late, pad_is_available: false }, 'fr')?.slot).toMatchObject({
      available: false,
    })
  })

  it('names days as one would at the place', () => {
    const at = (now: string) =>
      slotLabel(
        slotTime(
          { day: '2026-11-24', from: '12:15', until: '12:30' },
          { language: 'en', timeZone: 'Europe/Paris', now: new Date(now) },
        ),
      )
    expect(at('2026-11-23T23:30:00Z')).toMatch(/^Aujourd’hui, 12:15\u00a0– 12:30$/)
    expect(at('2026-11-22T23:30:00Z')).toMatch(/^Demain/)
    expect(at('2026-11-21T12:00:00Z')).toMatch(/^Tuesday,? 24 November/)
  })
})

it('resolves tomorrow in the night of the change to summer time', () => {
  const slot = { day: '2026-03-29', from: '12:15', until: '12:30' }
  const now = new Date('2026-03-28T22:30:00Z')
  expect(slotTime(slot, { language: 'fr', timeZone: 'Europe/Paris', now }).relativeDay).toBe('tomorrow')
})

describe('an order', () => {
  it('keeps the place and time it was placed for', () => {
    const order = {
      pad_mode: 'pickup',
      pad_day: '2026-11-24',
      pad_time: '12:15',
      pad_time_end: '12:30',
      pad_comment_shipping: null,
      pad_cutlery: 2,
      pad_location: {
        title: 'Nori & Riz Terreaux',
        address: '5 rue de la Platière',
        cp: '69001',
        city: 'Lyon',
        phone: null,
      },
    }
    expect(orderFulfilment(order, 'fr')).toMatchObject({
      when: 'mardi 24 novembre, 12\u00a0h\u00a015\u00a0– 12\u00a0h\u00a030',
      address: '5 rue de la Platière, 69001 Lyon',
      cutlery: 2,
    })
    expect(orderFulfilment({ ...order, pad_cutlery: null }, 'fr')?.cutlery).toBe(0)
    expect(orderFulfilment({ ...order, pad_location: null }, 'fr')).toBeUndefined()
  })
})
