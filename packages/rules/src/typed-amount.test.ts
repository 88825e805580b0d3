import { expect, it } from 'vitest'
import { typedAmount } from './typed-amount.ts'

it.each([
  ['1 200,50 €', '1200.50'],
  ['1.200,50 €', '1200.50'],
  ["CHF 1'200.50", '1200.50'],
  ['1’200', '1200'],
  ['1,200.50', '1200.50'],
  ['1.200', '1200'],
  ['1,234,567.8', '1234567.8'],
  ['0,5', '0.5'],
  ['12.34', '12.34'],
  ['-5', '-5'],
  ['a,b', 'a.b'],
])('%s is %s', (typed, decimal) => expect(typedAmount(typed)).toBe(decimal))
