import { expect, test } from 'vitest'
import { readRefund } from './refund-choice.ts'

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
    tip: false,
    adjustment: 250,
    reason: 'DAMAGED',
    message: null,
    returnId: null,
  })
})
