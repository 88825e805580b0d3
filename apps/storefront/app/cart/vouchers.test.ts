import { expect, it } from 'vitest'
import { readVouchers } from './vouchers.ts'

it.each([
  ['2', '19,80', { count: 2, euros: 19.8 }],
  [' 3 ', '29.70', { count: 3, euros: 29.7 }],
  ['1', '25 €', { count: 1, euros: 25 }],
  ['1', '9,50\u00a0€', { count: 1, euros: 9.5 }],
  ['deux', '10', { count: 0, euros: 10 }],
  ['1,5', '10', { count: 0, euros: 10 }],
  ['2', 'dix', { count: 2, euros: 0 }],
  ['2', '-10', { count: 2, euros: 0 }],
  ['2', '10,999', { count: 2, euros: 0 }],
  ['', '', { count: 0, euros: 0 }],
])('vouchers typed as %j and %j', (count, amount, read) => {
  expect(readVouchers({ count, amount })).toEqual(read)
})
