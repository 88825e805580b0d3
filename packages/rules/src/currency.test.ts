import { expect, it } from 'vitest'
import { currencySymbol, isCurrency, minorDigits } from './currency.ts'

it.each([
  ['EUR', 2, '€'],
  ['CHF', 2, 'CHF'],
  ['JPY', 0, '¥'],
  ['KRW', 0, '₩'],
  ['KWD', 3, 'KWD'],
  ['HUF', 2, 'HUF'],
  ['IQD', 3, 'IQD'],
])('%s has %d decimals and the symbol %s', (code, digits, symbol) => {
  expect(isCurrency(code)).toBe(true)
  expect(minorDigits(code)).toBe(digits)
  expect(currencySymbol(code)).toBe(symbol)
})

it.each(['eur', 'EURO', 'XYZ', '€', ''])('"%s" is no currency', (code) =>
  expect(isCurrency(code)).toBe(false),
)
