import { describe, expect, it } from 'vitest'
import { frenchHolidays } from './holidays.fixture.ts'
import {
  checkDeliveryAddress,
  deliveryDate,
  freeFrom,
  missingForFreeShipping,
  shippingRate,
  zoneSurcharge,
} from './shipping.ts'
import { FRENCH_ZONES } from './zones.fixture.ts'

const rates = { priceInclTax: 990, freeFromInclTax: 15_000, surchargeInclTax: { 'fr-corsica': 1500 } }
const parcel = (goodsInclTax: number) => ({ goodsInclTax, goodsExclTax: 0, quantity: 1, weight: 0 })

describe('shippingRate', () => {
  it.each([
    ['fr', 14_999, 990],
    ['fr', 15_000, 0],
    ['fr-corsica', 14_999, 2490],
    ['fr-corsica', 15_000, 1500],
    ['mc', 0, 990],
  ])('to %s for goods of %d is %d', (zone, goods, price) =>
    expect(shippingRate(rates, zone, parcel(goods))).toBe(price),
  )

  it('is never free without a threshold', () => {
    expect(shippingRate({ priceInclTax: 990 }, 'fr', parcel(1e9))).toBe(990)
    expect(shippingRate({ priceInclTax: 990, freeFromInclTax: null }, 'fr', parcel(1e9))).toBe(990)
    expect(missingForFreeShipping({ priceInclTax: 990 }, 'fr', 100)).toBeUndefined()
  })

  it('is free from the threshold of the zone', () => {
    const byZone = { priceInclTax: 990, freeFromInclTax: { de: 5000, ch: null } }
    expect(shippingRate(byZone, 'de', parcel(5000))).toBe(0)
    expect(shippingRate(byZone, 'ch', parcel(1e9))).toBe(990)
    expect(freeFrom(byZone, 'toString')).toBeNull()
    expect(zoneSurcharge(rates, 'toString')).toBe(0)
  })

  it('comes from the table where there is one, with threshold and surcharge', () => {
    const table = { by: 'weight' as const, rows: [{ zone: 'fr', steps: [{ from: 0, priceInclTax: 500 }] }] }
    expect(shippingRate({ ...rates, table }, 'fr', parcel(1))).toBe(500)
    expect(shippingRate({ ...rates, table }, 'fr', parcel(15_000))).toBe(0)
    expect(shippingRate({ ...rates, table }, 'fr-corsica', parcel(15_000))).toBeUndefined()
  })

  it('returns the amount missing for free delivery', () => {
    expect(missingForFreeShipping(rates, 'fr', 12_000)).toBe(3000)
    expect(missingForFreeShipping(rates, 'fr', 20_000)).toBe(0)
  })
})

describe('delivery area', () => {
  const methods = [{ zones: ['fr', 'fr-corsica'] }]

  it.each([
    ['FR', '01000', 'fr'],
    ['FR', '95880', 'fr'],
    ['FR', '20090', 'fr-corsica'],
    ['fr', '75 011', 'fr'],
  ])('contains %s %s', (country, postcode, zone) =>
    expect(checkDeliveryAddress({ country, postcode }, FRENCH_ZONES, methods)).toMatchObject({
      available: true,
      zone: { code: zone },
    }),
  )

  it.each([
    ['FR', '97110', 'area'],
    ['GP', '97110', 'area'],
    ['FR', '98000', 'area'],
    ['MC', '98000', 'area'],
    ['FR', '00000', 'postcode'],
    ['FR', '96000', 'postcode'],
    ['FR', '123', 'postcode'],
    ['IT', '20121', 'area'],
    ['', '', 'area'],
  ])('does not contain %s %s: %s', (country, postcode, reason) =>
    expect(checkDeliveryAddress({ country, postcode }, FRENCH_ZONES, methods)).toEqual({
      available: false,
      reason,
    }),
  )

  it('contains the zones of every method, and all of a method without zones', () => {
    const monaco = { country: 'MC', postcode: '98000' }
    const zone = { available: true, zone: { code: 'mc' } }
    expect(checkDeliveryAddress(monaco, FRENCH_ZONES, [...methods, { zones: ['mc'] }])).toMatchObject(zone)
    expect(checkDeliveryAddress(monaco, FRENCH_ZONES, [{}])).toMatchObject(zone)
    expect(checkDeliveryAddress(monaco, FRENCH_ZONES, [])).toEqual({ available: false, reason: 'area' })
  })

  it('checks postcodes with the data of the country', () => {
    const german = [{ code: 'de', countries: ['DE'], name: { fr: '', en: '', it: '' } }]
    const check = (postcode: string) => checkDeliveryAddress({ country: 'DE', postcode }, german, [{}])
    expect(check('10115').available).toBe(true)
    expect(check('1011')).toEqual({ available: false, reason: 'postcode' })
  })
})

describe('deliveryDate', () => {
  const promise = { cutOffHour: 14, workingDays: 2, holidays: frenchHolidays, timeZone: 'Europe/Paris' }

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
