import { expect, test } from 'vitest'
import { namedDiscounts } from './discounts.ts'

test('A document names each promotion with its coupon, also one that has no label', () => {
  const discounts = [
    { label: 'Welcome', code: 'TEN', amount: 300 },
    { label: '', code: 'OLD', amount: 100 },
    { label: '', code: null, amount: 0 },
  ]
  expect(namedDiscounts({ discounts }, 200, 'Discount')).toEqual([
    { label: 'Welcome (TEN)', amount: 150 },
    { label: 'Discount (OLD)', amount: 50 },
    { label: 'Discount', amount: 0 },
  ])
})
