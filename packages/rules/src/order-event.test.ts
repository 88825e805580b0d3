import { expect, it } from 'vitest'
import { orderEventText } from './order-event.ts'

it.each([
  ['placed', 'placed', null],
  ['paid', 'paid', null],
  ['no payment in time', 'no_payment', null],
  ['shipped in 000000017', 'shipped', '000000017'],
  ['delivered on 2026-11-26', 'delivered', '2026-11-26'],
  ['refunded by A2026-000003', 'refunded', 'A2026-000003'],
  ['refunded by A2026-000003, Léa Bonnet: damaged', 'refunded', 'A2026-000003'],
  ['payment paid (AUTHORISED)', 'paid', 'AUTHORISED'],
  ['preparation ready', 'preparation', 'ready'],
  ['cancelled by the customer', 'canceled_by_customer', null],
  ['cancelled by the customer: ordered twice', 'canceled_by_customer', 'ordered twice'],
  ['quotation answered with prices', 'quotation_answered', null],
  ['The supplier has no more', 'status', 'The supplier has no more'],
  ['', 'status', null],
  ['toString', 'status', 'toString'],
])('reads the reason "%s" as %s', (reason, code, value) => {
  expect(orderEventText(reason)).toEqual({ code, value })
})

it.each([
  [
    'refund of 12.00 EUR accepted at the payment provider (abc 00)',
    'operation',
    { kind: 'refund', amount: '12.00', currency: 'EUR', state: 'accepted', why: 'abc 00' },
  ],
  [
    'refund of 1200 JPY refused by hand',
    'operation',
    { kind: 'refund', amount: '1200', currency: 'JPY', state: 'refused', byHand: 'by hand' },
  ],
  [
    'payment paid (CAPTURED), the rest after an edit',
    'payment',
    { result: 'paid', status: 'CAPTURED', note: 'the rest after an edit' },
  ],
  [
    'payment paid (CAPTURED) after cancellation',
    'payment',
    { result: 'paid', status: 'CAPTURED', note: 'after cancellation' },
  ],
  ['payment refused (REFUSED)', 'payment', { result: 'refused', status: 'REFUSED' }],
  [
    'received 10.00 EUR of 20.00 EUR: cash: half',
    'received',
    { amount: '10.00', currency: 'EUR', due: '20.00', note: 'cash: half' },
  ],
  [
    'refund of a surplus payment requested, Léa Bonnet: twice',
    'surplus_refund',
    { name: 'Léa Bonnet', note: 'twice' },
  ],
  ['released by Léa Bonnet: checked', 'released_by', { name: 'Léa Bonnet', note: 'checked' }],
])('reads the values of "%s"', (reason, code, values) => {
  expect(orderEventText(reason)).toEqual({ code, value: null, values })
})
