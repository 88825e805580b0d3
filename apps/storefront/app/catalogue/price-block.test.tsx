// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import * as m from '../paraglide/messages.js'
import { readCurrencyFrom } from '../platform/money.ts'
import { GUEST_PRICES, type GroupPrices } from '../platform/group-prices.ts'
import { PriceLines } from './price-block.tsx'
import { priceView } from './price-view.ts'

readCurrencyFrom(() => 'EUR')

const products = [
  { name: 'Goblet', price: 6.5, lot: 6 },
  { name: 'Cup', price: 12, lot: 1 },
  { name: 'Carafe', price: 15, lot: 6, before: 20 },
]
const viewOf = ({ price, lot, before }: (typeof products)[number], prices = GUEST_PRICES) => {
  const value = { final_price: { value: price } }
  const view = priceView(
    {
      price_visible: true,
      tax_rate: 20,
      colisage_b2c: lot,
      lowest_price_30_days: before === undefined ? null : { value: before },
      price_range: { minimum_price: value, maximum_price: value },
    },
    prices,
  )
  if (!view) throw new Error('The price is hidden.')
  return view
}

const euros = (text: string | null) => Number(/[\d.]+/.exec(text ?? '')?.[0])

describe('The prices of a list', () => {
  it('are those of the smallest purchase, with that of one piece beside them', () => {
    const list = products.map((product) => (
      <section key={product.name} aria-label={product.name}>
        <PriceLines price={viewOf(product)} />
      </section>
    ))
    const root = { language: 'en', features: {} }
    renderRoutes([{ id: 'root', path: '/', element: list }], { root })
    const shown = products.map(({ name }) =>
      euros(screen.getByRole('region', { name }).querySelector('.price')?.textContent ?? null),
    )
    expect(shown).toEqual(products.map(({ price, lot }) => price * lot))
    const carafe = screen.getByRole('region', { name: 'Carafe' }).textContent
    expect(carafe).toContain(m.price_lot({ size: 6, piece: '€15.00' }))
    expect(carafe).toContain('€120.00')
    expect(screen.getByRole('region', { name: 'Cup' }).textContent).toMatch(/^€12\.00 \S+$/)
  })

  it.each<[GroupPrices, () => string]>([
    [{ kind: 'b2c', tax: 'incl' }, m.price_incl],
    [{ kind: 'b2b', tax: 'incl' }, m.price_incl],
    [{ kind: 'b2b', tax: 'excl' }, m.price_excl],
    [{ kind: 'b2c', tax: 'excl' }, m.price_excl],
  ])('say whether they include tax to a group of %o', (prices, label) => {
    const view = viewOf({ name: 'Cup', price: 12, lot: 1 }, prices)
    renderRoutes([{ id: 'root', path: '/', element: <PriceLines price={view} /> }], {
      root: { language: 'en', features: {} },
    })
    expect(document.querySelector('.price')?.parentElement?.textContent).toContain(label())
  })
})
