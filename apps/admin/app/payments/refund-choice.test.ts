import { expect, test } from 'vitest'
import { readAmount, readRefund } from './refund-choice.ts'

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

test('reads the lines with units, and what returns to stock', () => {
  const form = new URLSearchParams([
    ['quantity.1', '0'],
    ['quantity.2', '3'],
    ['restock.2', 'on'],
    ['adjustment', '2,50'],
    ['reason', 'DAMAGED'],
  ])
  expect(readRefund(form, 'EUR')).toEqual({
    lines: [{ lineId: '2', quantity: 3, restock: true }],
    shipping: false,
    adjustment: 250,
    reason: 'DAMAGED',
    message: null,
    returnId: null,
  })
})
