import { describe, expect, it } from 'vitest'
import { checkDeliveryAddress, deliveryDate, missingForFreeShipping, shippingRate } from './shipping.ts'

const rates = { flatRate: 990, freeFrom: 15_000, corsicaExtra: 1500 }

describe('shippingRate', () => {
  it.each([
    ['fr', 14_999, 990],
    ['fr', 15_000, 0],
    ['fr-corsica', 14_999, 2490],
    ['fr-corsica', 15_000, 1500],
    ['mc', 0, 990],
  ] as const)('to %s for goods of %d is %d', (zone, goods, price) =>
    expect(shippingRate(rates, zone, goods)).toBe(price),
  )

  it('is never free without a threshold', () => {
    expect(shippingRate({ flatRate: 990, corsicaExtra: 0 }, 'fr', 1e9)).toBe(990)
    expect(missingForFreeShipping({ flatRate: 990, corsicaExtra: 0 }, 100)).toBeUndefined()
  })

  it('returns the amount missing for free delivery', () => {
    expect(missingForFreeShipping(rates, 12_000)).toBe(3000)
    expect(missingForFreeShipping(rates, 20_000)).toBe(0)
  })
})

describe('delivery zone', () => {
  it.each([
    ['FR', '01000', 'fr'],
    ['FR', '95880', 'fr'],
    ['FR', '20090', 'fr-corsica'],
    ['fr', '75 011', 'fr'],
  ])('contains %s %s', (country, postcode, zone) =>
    expect(checkDeliveryAddress({ country, postcode })).toEqual({ available: true, zone }),
  )

  it.each([
    ['FR', '97110', 'overseas'],
    ['GP', '97110', 'overseas'],
    ['FR', '98000', 'monaco'],
    ['MC', '98000', 'monaco'],
    ['FR', '00000', 'postcode'],
    ['FR', '96000', 'postcode'],
    ['FR', '123', 'postcode'],
    ['IT', '20121', 'country'],
    ['', '', 'country'],
  ])('does not contain %s %s: %s', (country, postcode, reason) => {
    const answer = checkDeliveryAddress({ country, postcode })
    expect(answer).toMatchObject({ available: false, reason })
    expect(answer.available ? '' : answer.message.fr).toMatch(/\u00a0:/)
  })

  it('contains Monaco when the shop delivers there', () => {
    expect(checkDeliveryAddress({ country: 'MC', postcode: '98000' }, { monaco: true })).toEqual({
      available: true,
      zone: 'mc',
    })
  })
})

describe('deliveryDate', () => {
  const promise = { cutOffHour: 14, workingDays: 2, timeZone: 'Europe/Paris' }

  it.each([
    ['a Monday morning', '2026-11-16T09:00:00Z', '2026-11-18'],
    ['a Monday at 13:59 in Paris', '2026-11-16T12:59:00Z', '2026-11-18'],
    ['a Monday at 14:00 in Paris', '2026-11-16T13:00:00Z', '2026-11-19'],
    ['a Friday evening', '2026-11-20T18:00:00Z', '2026-11-25'],
    ['a Saturday', '2026-11-21T09:00:00Z', '2026-11-25'],
    ['the eve of a holiday', '2026-11-10T09:00:00Z', '2026-11-13'],
    ['Christmas Eve, late', '2026-12-24T20:00:00Z', '2026-12-30'],
    ['Sunday, already Monday in Paris', '2026-11-15T23:30:00Z', '2026-11-18'],
  ])('ordered on %s', (_, orderedAt, day) => expect(deliveryDate(new Date(orderedAt), promise)).toBe(day))

  it('counts a shop’s own closed days', () => {
    const holidays = () => ['2026-11-17']
    expect(deliveryDate(new Date('2026-11-16T09:00:00Z'), { ...promise, holidays })).toBe('2026-11-19')
  })
})
