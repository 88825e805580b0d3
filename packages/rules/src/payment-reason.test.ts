import { expect, test } from 'vitest'
import { paymentReason, type FailedPayment } from './payment-reason.ts'

const refused = { vads_trans_status: 'REFUSED', vads_result: '05' }
const cases: [string, FailedPayment, string][] = [
  ['insufficient funds', { ...refused, vads_auth_result: '51' }, 'funds'],
  ['a limit that is reached', { ...refused, vads_auth_result: '61' }, 'funds'],
  ['an expired card', { ...refused, vads_auth_result: '54' }, 'expired_card'],
  ['a card refused by the issuer', { ...refused, vads_auth_result: '05' }, 'card_refused'],
  ['the same code with one digit', { ...refused, vads_auth_result: '5' }, 'card_refused'],
  ['a stolen card, without details', { ...refused, vads_auth_result: '43' }, 'card_refused'],
  ['an issuer that asks for 3-D Secure', { ...refused, vads_auth_result: '81' }, 'authentication_failed'],
  ['3-D Secure that failed', { ...refused, vads_threeds_status: 'N' }, 'authentication_failed'],
  [
    'a card without means, though 3-D Secure went well',
    { ...refused, vads_auth_result: '51', vads_threeds_status: 'Y' },
    'funds',
  ],
  ['an issuer that cannot be reached', { ...refused, vads_auth_result: '91' }, 'technical'],
  ['an error of the provider', { vads_trans_status: 'REFUSED', vads_result: '96' }, 'technical'],
  ['a shopper who cancels', { vads_trans_status: 'ABANDONED', vads_result: '17' }, 'cancelled'],
  ['a page left open too long', { vads_trans_status: 'EXPIRED' }, 'cancelled'],
  ['an unknown code', { ...refused, vads_auth_result: 'Z9' }, 'other'],
  ['a code that is a property of objects', { ...refused, vads_auth_result: 'constructor' }, 'other'],
  ['a refused payment without a code', refused, 'other'],
]

test.for(cases)('%s', ([, payment, reason]) => {
  expect(paymentReason(payment)).toBe(reason)
})
