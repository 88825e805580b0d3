// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import type { PriceView } from '../catalogue/price-view.ts'
import * as m from '../paraglide/messages.js'
import { formatMoney } from '../platform/money.ts'
import { QuantityPrices } from './quantity-prices.tsx'

const price: PriceView = {
  amount: 9000,
  tax: 'incl',
  from: false,
  tiers: [
    { quantity: 6, piece: 8400 },
    { quantity: 12, piece: 7200 },
  ],
}

function rowsOf(shown: PriceView | undefined): string[][] {
  renderRoutes([{ id: 'root', path: '/', element: <QuantityPrices price={shown} /> }], {
    root: { language: 'fr' },
  })
  return screen
    .queryAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent ?? ''))
}

it('says from which quantity on each piece costs what, and how much less', () => {
  expect(rowsOf(price)).toEqual([
    ['Quantité', 'Prix de la pièce', 'Vous économisez'],
    ['Dès 6 pièces', `${formatMoney(8400, 'fr')} TTC`, m.price_percent({ percent: 7 })],
    ['Dès 12 pièces', `${formatMoney(7200, 'fr')} TTC`, m.price_percent({ percent: 20 })],
  ])
})

it('shows nothing without such prices, nor before the options are selected', () => {
  const { tiers: _tiers, ...single } = price
  for (const shown of [undefined, single, { ...price, from: true }]) expect(rowsOf(shown)).toEqual([])
})
