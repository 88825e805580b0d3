// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { StockView } from '../catalogue/card.ts'
import { renderRoutes } from '../../test/dom.tsx'
import { testSite } from '../platform/test-scope.fixture.ts'
import * as m from '../paraglide/messages.js'
import { BuyForm } from './buy-form.tsx'
import type { ProductPageData } from './product.server.ts'
import { useConfiguredProduct } from './use-configured-product.ts'

const lunch = { start: '11:00', end: '14:00' }
const price = { amount: 1200, tax: 'incl', from: false }

/** The form of a lunch dish for a shopper whose order is collected at `time`. */
async function shown(time: string, stock: StockView) {
  const page = {
    path: '/',
    card: {
      sku: 'NR-1',
      name: 'Menu',
      path: 'menu',
      price,
      stock,
      windows: { pickup: lunch, delivery: lunch },
    },
    base: 1200,
    defaults: '',
    options: [],
    variants: [],
    productOptions: [],
    groupedItems: [],
    alerts: { stock: true, price: true },
    priceDetails: {},
    purchaseInfo: {},
  } as unknown as ProductPageData
  const Page = () => <BuyForm id="buy" page={page} configured={useConfiguredProduct(page)} />
  const slot = { day: '2026-11-24', time, timeLabel: time, left: undefined, available: true }
  const location = { id: 3, mode: 'pickup', title: 'Lyon', address: '', slot, enforcesWindows: true }
  const shop = {
    language: 'fr',
    features: { perishable: true },
    compared: [],
    location,
    look: testSite().look,
  }
  renderRoutes([{ id: 'root', path: '/', element: <Page /> }], { root: shop })
  await screen.findByRole('heading', { level: 1 })
}

/** Nothing comes near the screen. */
class Observer {
  observe() {}
  disconnect() {}
}

beforeEach(() => void vi.stubGlobal('IntersectionObserver', Observer))
afterEach(() => void vi.unstubAllGlobals())

const low = { state: 'low', left: 3 } as const
const isLow = () => screen.queryByText(m.stock_low({ count: 3 })) !== null

describe('the product page of a dish', () => {
  it('says what is left when the slot suits it', async () => {
    await shown('12:15', low)
    expect(isLow()).toBe(true)
  })

  it('says nothing of stock beside a slot that it misses', async () => {
    await shown('20:00', low)
    expect(screen.getAllByText(m.slot_product_unavailable({ time: '20:00' }))).not.toEqual([])
    expect(isLow()).toBe(false)
  })

  it('says that it is out of stock, whatever the slot', async () => {
    await shown('20:00', { state: 'out' })
    expect(screen.getAllByText(m.stock_out())).not.toEqual([])
  })
})
