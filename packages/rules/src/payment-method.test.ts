import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { offeredMethods, paymentDeadline, type PaymentMethodLimits } from './payment-method.ts'

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
  const placedAt = new Date('2026-03-02T10:00:00Z')
  const slotStart = new Date('2026-03-05T11:00:00Z')
  const deadline = (code: string, days: number | null | undefined, slot: Date | null = null) =>
    paymentDeadline(code, { placedAt, slotStart: slot, days })?.toISOString().slice(0, 16) ?? null

  it.each([
    ['banktransfer', undefined, null, '2026-03-16T10:00'],
    ['checkmo', undefined, null, '2026-03-16T10:00'],
    ['checkmo', 5, slotStart, '2026-03-07T10:00'],
    ['banktransfer', null, null, null],
    ['purchaseorder', undefined, null, null],
    ['purchaseorder', 30, null, '2026-04-01T10:00'],
    ['cashondelivery', undefined, slotStart, null],
    ['cashondelivery', 2, slotStart, '2026-03-07T11:00'],
    ['cashondelivery', 2, null, '2026-03-04T10:00'],
  ])('of %s with %s days', (code, days, slot, expected) => expect(deadline(code, days, slot)).toBe(expected))
})
