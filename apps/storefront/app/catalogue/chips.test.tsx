// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import { readCurrencyFrom } from '../platform/money.ts'
import { PriceRangeText } from './chips.tsx'

afterEach(() => readCurrencyFrom(() => undefined))

it.each([
  ['EUR', 'De 12,50 € à 1 200,00 €'],
  ['JPY', 'De 13 JPY à 1 200 JPY'],
])('a price range in %s, which the filter has in hundredths, reads %s', (currency, text) => {
  readCurrencyFrom(() => currency)
  const { container } = renderRoutes(
    [{ id: 'root', path: '/', element: <PriceRangeText range={{ min: 1250, max: 120_000 }} /> }],
    { root: { language: 'fr' } },
  )
  expect(container.textContent?.replaceAll(/\s/g, ' ')).toBe(text)
})
