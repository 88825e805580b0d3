import { expect, it } from 'vitest'
import { isCurrency, minorDigits } from './currency.ts'

it.each([
  ['EUR', 2],
  ['CHF', 2],
  ['JPY', 0],
  ['KRW', 0],
  ['KWD', 3],
  ['HUF', 2],
  ['IQD', 3],
])('%s has %d decimals', (code, digits) => {
  expect(isCurrency(code)).toBe(true)
  expect(minorDigits(code)).toBe(digits)
})

it.each(['eur', 'EURO', 'XYZ', '€', ''])('"%s" is no currency', (code) =>
  expect(isCurrency(code)).toBe(false),
)
