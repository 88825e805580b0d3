// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import { testSite } from '../platform/test-scope.fixture.ts'
import * as m from '../paraglide/messages.js'
import type { Card } from './card.ts'
import { ProductCard } from './product-card.tsx'

const lunch = { start: '11:00', end: '14:00' }
const card: Card = {
  sku: 'NR-1',
  name: 'Menu du midi',
  path: 'menu-du-midi.html',
  stock: { state: 'low', left: 3 },
  windows: { pickup: lunch, delivery: lunch },
  isNew: false,
  simple: true,
}

/** The card for a shopper whose order is collected at `time`. */
function shown(time: string, stock: Card['stock'] = card.stock) {
  const slot = { day: '2026-11-24', time, timeLabel: time, left: undefined, available: true }
  const location = { id: 3, mode: 'pickup', title: 'Lyon', address: '', slot, enforcesWindows: true }
  const shop = {
    language: 'fr',
    features: { perishable: true },
    compared: [],
    location,
    look: testSite().look,
  }
  const element = <ProductCard card={{ ...card, stock }} />
  renderRoutes([{ id: 'root', path: '/', element }], { root: shop })
}

const unavailable = () => screen.queryByText(m.slot_product_unavailable({ time: '20:00' }))

describe('the card of a dish', () => {
  it('says what is left when the slot suits it', () => {
    shown('12:15')
    expect(screen.getByText(m.stock_low({ count: 3 }))).toBeTruthy()
    expect(unavailable()).toBeNull()
  })

  it('says only that the slot does not suit it when it is in stock', () => {
    shown('20:00')
    expect(unavailable()).toBeTruthy()
    expect(screen.queryByText(m.stock_low({ count: 3 }))).toBeNull()
  })

  it('says that it is out of stock, whatever the slot', () => {
    shown('20:00', { state: 'out' })
    expect(screen.getByText(m.stock_out())).toBeTruthy()
    expect(unavailable()).toBeNull()
  })
})
