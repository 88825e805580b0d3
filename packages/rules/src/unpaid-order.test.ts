import { expect, test } from 'vitest'
import { paymentExpiry } from './unpaid-order.ts'

const at = (time: string) => new Date(`2026-11-21T${time}:00Z`)

test.each([
  ['10:00', '10:20'],
  ['10:15', '10:35'],
  ['10:39', '10:59'],
  ['10:41', '11:00'],
  ['11:30', '11:00'],
])('an order placed at 10:00 with activity at %s keeps its stock until %s', (heard, until) => {
  expect(paymentExpiry(at('10:00'), at(heard), 20)).toEqual(at(until))
})
