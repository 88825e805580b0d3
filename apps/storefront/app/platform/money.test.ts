import { expect, it } from 'vitest'
import { withCurrency } from './currency.server.ts'
import { formatMoney, fromCents, toCents } from './money.ts'

it('takes the currency of the page, of each of two concurrent ones, unless an amount has its own', async () => {
  const written = async (currency: string) =>
    await withCurrency(currency, async () => {
      await Promise.resolve()
      return [formatMoney(1250, 'fr'), toCents('12.5'), fromCents(1250), formatMoney(1250, 'fr', 'EUR')]
    })
  expect(await Promise.all([written('CHF'), written('JPY')])).toEqual([
    ['12,50\u00a0CHF', 1250, 12.5, '12,50\u00a0€'],
    ['1\u202f250\u00a0¥', 13, 1250, '12,50\u00a0€'],
  ])
})
