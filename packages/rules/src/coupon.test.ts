import { expect, it } from 'vitest'
import { sameCouponCode } from './coupon.ts'

it('finds a coupon by its code in upper and lower case', () => {
  expect(sameCouponCode(' bienvenue10 ', 'BIENVENUE10')).toBe(true)
  expect(sameCouponCode('BIENVENUE', 'BIENVENUE10')).toBe(false)
})
