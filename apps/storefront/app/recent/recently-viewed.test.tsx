// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import { testSite } from '../platform/test-scope.fixture.ts'
import * as m from '../paraglide/messages.js'
import { viewedSkus } from './device.ts'
import { RecentlyViewed } from './recently-viewed.tsx'
import { useRemembered } from './use-remembered.ts'

const price = { amount: 1200, tax: 'incl', from: false }
const cardOf = (sku: string) => ({
  sku,
  name: `Tap ${sku}`,
  path: `${sku}.html`,
  price,
  stock: { state: 'in' },
  isNew: false,
  simple: true,
})

/** Shows at once what is observed. */
class Near {
  readonly #notify: (entries: { isIntersecting: boolean }[]) => void
  constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
    this.#notify = notify
  }
  observe() {
    this.#notify([{ isIntersecting: true }])
  }
  disconnect() {}
}

const fetched = vi.fn()

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Near)
  vi.stubGlobal('fetch', async (address: string) => {
    fetched(address)
    const skus = new URL(address, 'https://shop.test').searchParams.getAll('sku')
    return Response.json(skus.map(cardOf))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockReset()
})

/** A page of the product HERE. */
function ProductPage() {
  useRemembered('HERE')
  return <RecentlyViewed viewed="HERE" />
}

function show(element = <ProductPage />, features = { recentlyViewed: true }) {
  const root = { language: 'fr', features, look: testSite().look }
  return renderRoutes([{ id: 'root', path: '/', element }], { root })
}

const store = (...skus: string[]) =>
  localStorage.setItem('recently_viewed', JSON.stringify(skus.map((sku, at) => [sku, Date.now() - at])))

const link = (sku: string) => screen.findByRole('link', { name: `Tap ${sku}` })

it('shows what was seen before, never the product of the page, and sends SKUs alone', async () => {
  store('A', 'HERE', 'B')
  show()
  await link('A')
  await link('B')
  expect(screen.queryByRole('link', { name: 'Tap HERE' })).toBeNull()
  expect(fetched.mock.calls).toEqual([['/fr/vus-recemment?sku=A&sku=B']])
  expect(viewedSkus()).toEqual(['HERE', 'A', 'B'])
})

it('asks for nothing on a first visit', () => {
  show()
  expect(fetched).not.toHaveBeenCalled()
  expect(viewedSkus()).toEqual(['HERE'])
})

it('shows in the cart what is not in it', async () => {
  store('A', 'B')
  show(<RecentlyViewed except={['A.html']} />)
  await link('B')
  expect(screen.queryByRole('link', { name: 'Tap A' })).toBeNull()
})

it('forgets one, and keeps the keyboard near', async () => {
  store('A', 'B')
  show()
  await link('A')
  await act(
    async () =>
      void fireEvent.click(screen.getByRole('button', { name: m.recent_remove({ name: 'Tap A' }) })),
  )
  expect(screen.queryByRole('link', { name: 'Tap A' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: m.recent_title() }))
  expect(viewedSkus()).toEqual(['HERE', 'B'])
})

it('forgets all', async () => {
  store('A', 'B')
  show()
  await link('A')
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: m.recent_clear() })))
  expect(screen.queryByRole('heading')).toBeNull()
  expect(viewedSkus()).toEqual([])
})

it('remembers nothing where the shop does not want it', () => {
  show(<ProductPage />, { recentlyViewed: false })
  expect(viewedSkus()).toEqual([])
})
