import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatMoney } from './money.ts'
import { adoptMoneyStyles, moneyStyle } from './money-style.ts'

it.each([
  ['de-CH', 'CHF', "CHF\u00a01'234.50", "CHF-1'234.50"],
  ['de-CH', 'EUR', "EUR\u00a01'234.50", "EUR-1'234.50"],
  ['de-AT', 'EUR', '€\u00a01.234,50', '-€\u00a01.234,50'],
  ['de-DE', 'EUR', '1.234,50\u00a0€', '-1.234,50\u00a0€'],
  ['de-DE', 'CHF', '1.234,50\u00a0CHF', '-1.234,50\u00a0CHF'],
  ['fr-FR', 'EUR', '1\u202f234,50\u00a0€', '-1\u202f234,50\u00a0€'],
  ['fr-CH', 'CHF', "1'234.50\u00a0CHF", "-1'234.50\u00a0CHF"],
  ['it-IT', 'EUR', '1.234,50\u00a0€', '-1.234,50\u00a0€'],
  ['it-CH', 'CHF', "CHF\u00a01'234.50", "CHF-1'234.50"],
  ['es-ES', 'EUR', '1.234,50\u00a0€', '-1.234,50\u00a0€'],
  ['en-GB', 'GBP', '£1,234.50', '-£1,234.50'],
  ['en-IE', 'EUR', '€1,234.50', '-€1,234.50'],
  ['en-AU', 'AUD', '$1,234.50', '-$1,234.50'],
  ['nl-NL', 'EUR', '€\u00a01.234,50', '€\u00a0-1.234,50'],
  ['sv-SE', 'SEK', '1\u202f234,50\u00a0kr', '−1\u202f234,50\u00a0kr'],
])('In %s an amount of %s is %s or %s', (locale, currency, positive, negative) => {
  expect(formatMoney(123_450, locale, currency)).toBe(positive)
  expect(formatMoney(-123_450, locale, currency)).toBe(negative)
})

it('The groups of India have two digits left of the thousands', () => {
  expect(formatMoney(1_234_567_890, 'en-IN', 'INR')).toBe('₹1,23,45,678.90')
  expect(formatMoney(12_345_678, 'hi-IN', 'INR')).toBe('₹1,23,456.78')
})

it.each([
  ['en-GB', 'EUR', '€'],
  ['en-GB', 'CHF', 'CHF'],
  ['en-AU', 'AUD', '$'],
  ['en-GB', 'AUD', 'A$'],
  ['fr-FR', 'KRW', '₩'],
  ['sv-SE', 'SEK', 'kr'],
])('In %s the symbol of %s is %s', (locale, currency, symbol) => {
  expect(moneyStyle(locale, currency).symbol).toBe(symbol)
})

it('An amount is what Intl writes, but for spaces', () => {
  const locales = ['de-CH', 'de-AT', 'fr-FR', 'fr-CH', 'it-IT', 'es-ES', 'en-GB', 'en-IN', 'nl-NL', 'ja-JP']
  const amount = fc.integer({ min: -1e12, max: 1e12 })
  fc.assert(
    fc.property(
      amount,
      fc.constantFrom(...locales),
      fc.constantFrom('EUR', 'CHF', 'USD'),
      (cents, locale, currency) => {
        const intl = new Intl.NumberFormat(locale, { style: 'currency', currency, useGrouping: 'always' })
        const plain = (text: string) => text.replaceAll(/\s/g, ' ')
        expect(plain(formatMoney(cents, locale, currency))).toBe(plain(intl.format(cents / 100)))
      },
    ),
  )
})

it('Styles of another process replace those of this one', () => {
  const style = { ...moneyStyle('de-LI', 'CHF'), group: '_' }
  adoptMoneyStyles('de-LI', { CHF: style })
  expect(formatMoney(123_450, 'de-LI', 'CHF')).toContain('1_234')
})
