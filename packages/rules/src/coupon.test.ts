import { describe, expect, it } from 'vitest'
import { couponApplies, discountOf, sameCouponCode, type Coupon } from './coupon.ts'

const coupon: Coupon = {
  code: 'BIENVENUE10',
  type: 'percent',
  value: 1000,
  minSubtotal: 5000,
  from: '2026-11-01T00:00:00Z',
  to: '2026-12-01T00:00:00Z',
  usesLeft: 3,
  websites: ['fontaines'],
}

const context = {
  now: new Date('2026-11-21T12:00:00Z'),
  website: 'fontaines',
  subtotal: 5000,
  hasItems: true,
}

describe('a coupon', () => {
  it('applies when everything about it holds', () => {
    expect(couponApplies(coupon, context)).toEqual({ ok: true })
    expect(couponApplies({ code: 'X', type: 'fixed', value: 100 }, context)).toEqual({ ok: true })
  })

  it.each([
    ['to an empty cart', coupon, { ...context, hasItems: false }, 'empty_cart'],
    ['on another website', coupon, { ...context, website: 'sushi' }, 'other_website'],
    ['before its time', coupon, { ...context, now: new Date('2026-10-31T23:59:59Z') }, 'not_yet'],
    ['from the moment it ends', coupon, { ...context, now: new Date('2026-12-01T00:00:00Z') }, 'expired'],
    ['once used up', { ...coupon, usesLeft: 0 }, context, 'used_up'],
    ['below its minimum', coupon, { ...context, subtotal: 4999 }, 'below_minimum'],
  ] as const)('does not apply %s', (_, given, where, reason) => {
    expect(couponApplies(given, where)).toEqual({ ok: false, reason })
  })

  it('is known by its code in any case', () => {
    expect(sameCouponCode(' bienvenue10 ', 'BIENVENUE10')).toBe(true)
    expect(sameCouponCode('BIENVENUE', 'BIENVENUE10')).toBe(false)
  })

  it('says what it takes off', () => {
    expect(discountOf(coupon)).toEqual({ type: 'percent', value: 1000 })
    expect(discountOf({ code: 'X', type: 'free_shipping', value: 0 })).toEqual({ type: 'free_shipping' })
  })
})
