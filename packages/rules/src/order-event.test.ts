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
