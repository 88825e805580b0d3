import { expect, test } from 'vitest'
import { TooManyUnpaidOrdersError } from './errors.ts'

test('the error for too many unpaid orders says what to do', () => {
  expect(new TooManyUnpaidOrdersError(700, 'fr').message).toBe(
    'Des commandes attendent encore leur paiement\u00a0: payez-les ou annulez-les, ou réessayez dans 12\u00a0minutes.',
  )
  expect(new TooManyUnpaidOrdersError(60, 'en').message).toBe(
    'You still have orders waiting for payment. Pay for them or cancel them, or try again in 1 minute.',
  )
  expect(new TooManyUnpaidOrdersError(undefined, 'en').message).toBe(
    'You still have orders waiting for payment. Please pay for them or cancel them.',
  )
  expect(new TooManyUnpaidOrdersError(60, 'it').message).toBe(
    'Alcuni tuoi ordini aspettano ancora il pagamento: pagali o annullali, oppure riprova tra 1 minuto.',
  )
})
