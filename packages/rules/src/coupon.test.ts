import { expect, it } from 'vitest'
import { labelWithCoupon, sameCouponCode } from './coupon.ts'

it('finds a coupon by its code in upper and lower case', () => {
  expect(sameCouponCode(' bienvenue10 ', 'BIENVENUE10')).toBe(true)
  expect(sameCouponCode('BIENVENUE', 'BIENVENUE10')).toBe(false)
})

it.each([
  ['Welcome', 'WELCOME10', 'Welcome (WELCOME10)'],
  ['Ten off with TEN', 'ten', 'Ten off with TEN'],
  ['A full table', null, 'A full table'],
])('a label names its coupon: %s, %s', (label, coupon, named) => {
  expect(labelWithCoupon(label, coupon)).toBe(named)
})
