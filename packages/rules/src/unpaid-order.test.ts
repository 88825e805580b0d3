import { expect, test } from 'vitest'
import { paymentExpiry, tooManyUnpaid } from './unpaid-order.ts'

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

test('the error for too many unpaid orders says what to do', () => {
  expect(tooManyUnpaid(700, 'fr')).toBe(
    'Des commandes attendent encore leur paiement : payez-les ou annulez-les, ou réessayez dans 12\u00a0minutes.',
  )
  expect(tooManyUnpaid(60, 'en')).toBe(
    'Some orders are still waiting for payment: pay or cancel them, or try again in 1 minute.',
  )
  expect(tooManyUnpaid(undefined, 'en')).toBe(
    'Some orders are still waiting for payment: pay or cancel them.',
  )
  expect(tooManyUnpaid(60, 'it')).toBe(
    'Alcuni ordini sono ancora in attesa di pagamento: li paghi o li annulli, oppure riprovi tra 1 minuto.',
  )
})
