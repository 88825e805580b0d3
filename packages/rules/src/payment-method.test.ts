import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, localTime } from './calendar.ts'
import {
  lastPaymentDay,
  offeredMethods,
  paymentDeadline,
  type PaymentMethodLimits,
} from './payment-method.ts'

const method = (code: string, limits: Partial<PaymentMethodLimits> = {}): PaymentMethodLimits => ({
  code,
  active: true,
  groups: null,
  countries: null,
  minTotal: null,
  maxTotal: null,
  sortOrder: 0,
  ...limits,
})
const guest = { due: 9000, group: 'NOT LOGGED IN', country: 'FR' }
const codes = (methods: readonly PaymentMethodLimits[], payer: Partial<typeof guest> = {}) =>
  offeredMethods(methods, { ...guest, ...payer }).map(({ code }) => code)

describe('offered methods', () => {
  const methods = [
    method('free'),
    method('checkmo', { countries: ['FR'], minTotal: 1000, maxTotal: 50_000, sortOrder: 3 }),
    method('purchaseorder', { groups: ['Professional'], sortOrder: 2 }),
    method('card', { sortOrder: 1 }),
    method('off', { active: false }),
  ]

  it.each([
    ['a guest in France', {}, ['card', 'checkmo']],
    ['a professional', { group: 'Professional' }, ['card', 'purchaseorder', 'checkmo']],
    ['a guest in Italy', { country: 'IT' }, ['card']],
    ['the least amount', { due: 1000 }, ['card', 'checkmo']],
    ['less', { due: 999 }, ['card']],
    ['the greatest amount', { due: 50_000 }, ['card', 'checkmo']],
    ['more', { due: 50_001 }, ['card']],
    ['nothing due', { due: 0 }, ['free']],
  ])('for %s', (_, payer, expected) => expect(codes(methods, payer)).toEqual(expected))

  it('keeps the order of methods with the same sort order', () => {
    expect(codes([method('b'), method('a'), method('c', { sortOrder: -1 })])).toEqual(['c', 'b', 'a'])
  })

  it('is free alone exactly when nothing is due', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.constantFrom('FR', 'IT'), (due, country) => {
        expect(codes(methods, { due, country }).includes('free')).toBe(due === 0)
      }),
    )
  })
})

describe('payment deadline', () => {
  const timeZone = 'Europe/Paris'
  const placedAt = new Date('2026-03-02T10:00:00Z')
  const slotStart = new Date('2026-03-05T11:00:00Z')
  const deadline = (code: string, days: number | null | undefined, slot: Date | null = null) =>
    paymentDeadline(code, { placedAt, slotStart: slot, days, timeZone })?.toISOString().slice(0, 16) ?? null

  it.each([
    ['banktransfer', undefined, null, '2026-03-16T23:00'],
    ['checkmo', undefined, null, '2026-03-16T23:00'],
    ['checkmo', 5, slotStart, '2026-03-07T23:00'],
    ['banktransfer', null, null, null],
    ['purchaseorder', undefined, null, null],
    ['purchaseorder', 30, null, '2026-04-01T22:00'],
    ['cashondelivery', undefined, slotStart, null],
    ['cashondelivery', 2, slotStart, '2026-03-07T23:00'],
    ['cashondelivery', 2, null, '2026-03-04T23:00'],
  ])('of %s with %s days', (code, days, slot, expected) => expect(deadline(code, days, slot)).toBe(expected))

  it('is the end of the day that is shown as the last', () => {
    const zones = fc.constantFrom(timeZone, 'UTC', 'America/New_York', 'Pacific/Auckland', 'Africa/Cairo')
    const instants = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2027-12-31'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(zones, instants, fc.integer({ min: 1, max: 365 }), (zone, at, days) => {
        const found = paymentDeadline('checkmo', { placedAt: at, slotStart: null, days, timeZone: zone })
        const last = addDays(localTime(at, zone).day, days)
        expect(found && lastPaymentDay(found, zone)).toBe(last)
        expect(found && localTime(found, zone).day).toBe(addDays(last, 1))
      }),
    )
  })
})
