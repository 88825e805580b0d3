import { expect, test } from 'vitest'
import { readAmount } from './read-amount.ts'

test.each([
  ['5,55', 'EUR', 555],
  ['1 200', 'EUR', 120_000],
  ['', 'EUR', 0],
  ['300', 'JPY', 300],
  ['5,5', 'JPY', undefined],
  ['five', 'EUR', undefined],
  ['-1', 'EUR', undefined],
])('reads "%s" in %s', (text, currency, amount) => {
  expect(readAmount(text, currency)).toBe(amount)
})
