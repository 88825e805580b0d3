import { expect, it } from 'vitest'
import { dayAndTime, longDay } from './dates.ts'
import { formatMoney, fromCents, toCents } from './money.ts'
import { withPageFormats } from './page-formats.server.ts'
import { testSite } from './test-scope.fixture.ts'

it('takes the currency of the page, of each of two concurrent ones, unless an amount has its own', async () => {
  const written = async (currency: string) =>
    await withPageFormats({ site: testSite({ currency }), language: 'fr' }, async () => {
      await Promise.resolve()
      return [formatMoney(1250, 'fr'), toCents('12.5'), fromCents(1250), formatMoney(1250, 'fr', 'EUR')]
    })
  expect(await Promise.all([written('CHF'), written('JPY')])).toEqual([
    ['12,50\u00a0CHF', 1250, 12.5, '12,50\u00a0€'],
    ['1\u202f250\u00a0JPY', 13, 1250, '12,50\u00a0€'],
  ])
})

it.each([
  ['fr_CH', 'fr', "1'234.50\u00a0CHF", '21.11.2026', 'samedi 21 novembre', '00:05'],
  ['fr_FR', 'fr', '1\u202f234,50\u00a0CHF', '21/11/2026', 'samedi 21 novembre', '00:05'],
  ['en_CH', 'en', "CHF\u00a01'234.50", '21.11.2026', 'Saturday, 21 November', '00:05'],
  ['en_US', 'en', 'CHF\u00a01,234.50', '11/21/2026', 'Saturday, November 21', '12:05 AM'],
  // A locale of another language, and none, are those of the language.
  ['de_CH', 'en', 'CHF\u00a01,234.50', '21/11/2026', 'Saturday 21 November', '00:05'],
  [undefined, 'en', 'CHF\u00a01,234.50', '21/11/2026', 'Saturday 21 November', '00:05'],
])('A store view of the locale %s in %s writes %s and %s', (locale, language, money, day, long, time) => {
  const site = testSite({
    currency: 'CHF',
    timeZone: 'Europe/Zurich',
    locales: locale === undefined ? {} : { [language]: locale },
  })
  withPageFormats({ site, language }, () => {
    expect(formatMoney(123_450, language)).toBe(money)
    expect(longDay('2026-11-21', language)).toBe(long)
    expect(dayAndTime('2026-11-20 23:05:00', { site, language })).toEqual({ day, time })
  })
})

it('Without a page an amount has no currency, rather than a wrong one', () => {
  expect(formatMoney(1250, 'en')).toBe('¤12.50')
})
