// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import type { Card, StockView } from '../catalogue/card.ts'
import type { PriceView } from '../catalogue/price-view.ts'
import * as m from '../paraglide/messages.js'
import { AlertLink } from './alert-link.tsx'

const price: PriceView = { amount: 1200, tax: 'incl', from: false }

type Case = { stock?: StockView; alerts?: { stock: boolean; price: boolean }; variantSku?: string }

function shown({ stock = { state: 'in' }, alerts = { stock: true, price: true }, variantSku }: Case = {}) {
  const page = { alerts, card: { sku: 'A' } as Card }
  const configured = { stock, price, variantSku }
  const element = (
    <>
      <AlertLink kind="stock" page={page} configured={configured} />
      <AlertLink kind="price" page={page} configured={configured} />
    </>
  )
  renderRoutes([{ id: 'root', path: '/', element }], { root: { language: 'fr' } })
}

const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))

describe('the way to an alert', () => {
  it('is about the return of what is out of stock, of the chosen variant', () => {
    shown({ stock: { state: 'out' }, variantSku: 'A-1' })
    expect(screen.getByRole('link', { name: m.alert_stock_link() })).toBeTruthy()
    expect(hrefs()).toEqual(['/fr/alerte-produit/A?kind=stock&variant=A-1'])
  })

  it('is about the price of what is there', () => {
    shown()
    expect(screen.getByRole('link', { name: m.alert_price_link() })).toBeTruthy()
    expect(hrefs()).toEqual(['/fr/alerte-produit/A?kind=price'])
  })

  it.each<Case>([
    { alerts: { stock: true, price: false } },
    { stock: { state: 'out' }, alerts: { stock: false, price: true } },
    // The kitchen has taken it off for today.
    { stock: { state: 'out', isOffMenu: true } },
  ])('is absent where there is none: %j', (given) => {
    shown(given)
    expect(hrefs()).toEqual([])
  })
})
