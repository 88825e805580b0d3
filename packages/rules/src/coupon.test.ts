import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkCoupon, discountOf, sameCouponCode, type Coupon } from './coupon.ts'

const coupon: Coupon = {
  code: 'BIENVENUE10',
  type: 'percent',
  value: 1000,
  minSubtotal: 5000,
  from: '2026-11-01T00:00:00Z',
  to: '2026-12-01T00:00:00Z',
  usesLeft: 3,
  usesPerCustomer: 2,
  websites: ['fontaines'],
  customerGroups: ['General', 'Professional'],
}

const context = {
  now: new Date('2026-11-21T12:00:00Z'),
  website: 'fontaines',
  subtotal: 5000,
  hasItems: true,
  customerGroup: 'General',
  usedByCustomer: 1,
}

describe('a coupon', () => {
  it('applies when all conditions are met', () => {
    expect(checkCoupon(coupon, context)).toEqual({ ok: true })
    expect(checkCoupon({ code: 'X', type: 'fixed', value: 100 }, context)).toEqual({ ok: true })
  })

  it.each([
    ['to an empty cart', coupon, { ...context, hasItems: false }, 'empty_cart'],
    ['on another website', coupon, { ...context, website: 'sushi' }, 'other_website'],
    ['to another group', coupon, { ...context, customerGroup: 'NOT LOGGED IN' }, 'other_group'],
    ['before its time', coupon, { ...context, now: new Date('2026-10-31T23:59:59Z') }, 'not_yet'],
    ['from the moment it ends', coupon, { ...context, now: new Date('2026-12-01T00:00:00Z') }, 'expired'],
    ['once used up', { ...coupon, usesLeft: 0 }, context, 'used_up'],
    ['once this buyer used it up', coupon, { ...context, usedByCustomer: 2 }, 'used_by_customer'],
    ['below its minimum', coupon, { ...context, subtotal: 4999 }, 'below_minimum'],
  ] as const)('does not apply %s', (_, given, where, reason) => {
    expect(checkCoupon(given, where)).toEqual({ ok: false, reason })
  })

  it('is found by its code in upper and lower case', () => {
    expect(sameCouponCode(' bienvenue10 ', 'BIENVENUE10')).toBe(true)
    expect(sameCouponCode('BIENVENUE', 'BIENVENUE10')).toBe(false)
  })

  it('returns its discount', () => {
    expect(discountOf(coupon)).toEqual({ type: 'percent', value: 1000 })
    expect(discountOf({ code: 'X', type: 'free_shipping', value: 0 })).toEqual({ type: 'free_shipping' })
  })
})

describe('a coupon with any limits', () => {
  const limits = fc.record({
    minSubtotal: fc.option(fc.nat(10_000), { nil: undefined }),
    usesLeft: fc.option(fc.nat(3), { nil: undefined }),
    usesPerCustomer: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
    customerGroups: fc.option(fc.subarray(['NOT LOGGED IN', 'General', 'Professional']), { nil: undefined }),
    from: fc.option(fc.constantFrom('2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z'), { nil: undefined }),
    to: fc.option(fc.constantFrom('2026-11-10T00:00:00Z', '2026-12-31T00:00:00Z'), { nil: undefined }),
  })
  const where = fc.record({
    subtotal: fc.nat(12_000),
    usedByCustomer: fc.nat(4),
    customerGroup: fc.constantFrom('NOT LOGGED IN', 'General', 'Professional'),
    hasItems: fc.boolean(),
  })
  const of = (limited: Partial<Coupon>): Coupon => ({ code: 'X', type: 'percent', value: 1000, ...limited })
  const numRuns = 10_000

  it('applies exactly when it applies with each limit alone', () => {
    fc.assert(
      fc.property(limits, where, (limited, place) => {
        const here = { ...context, ...place }
        const alone = Object.entries(limited).map(
          ([name, value]) => checkCoupon(of({ [name]: value }), here).ok,
        )
        expect(checkCoupon(of(limited), here).ok).toBe(place.hasItems && alone.every(Boolean))
      }),
      { numRuns },
    )
  })

  it('still applies with a higher subtotal and fewer uses', () => {
    fc.assert(
      fc.property(limits, where, fc.nat(9000), fc.nat(4), (limited, place, more, fewer) => {
        const here = { ...context, ...place }
        if (!checkCoupon(of(limited), here).ok) return
        const better = {
          ...here,
          subtotal: here.subtotal + more,
          usedByCustomer: Math.max(0, here.usedByCustomer - fewer),
        }
        expect(checkCoupon(of(limited), better)).toEqual({ ok: true })
      }),
      { numRuns },
    )
  })
})
