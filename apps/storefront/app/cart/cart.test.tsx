// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { Outlet, useLoaderData } from 'react-router'
import { describe, expect, it } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import * as m from '../paraglide/messages.js'
import type { Route } from './+types/cart'
import type { CartView, LineView } from './cart-view.ts'
import Cart from './cart.tsx'
import { emptyTotals } from './totals.fixture.ts'

const line = (name: string): LineView => ({
  uid: name,
  sku: name,
  name,
  path: name,
  options: [],
  quantity: 1,
  lot: 1,
  min: 1,
  max: 99,
  unit: 1000,
  row: 1000,
  discounts: [],
  isGift: false,
  eco: 0,
  inStock: true,
})

const view = (names: readonly string[]): CartView => ({
  quantity: names.length,
  isVirtual: false,
  isShipped: true,
  lines: names.map(line),
  totals: emptyTotals,
  notices: [],
  promotionHints: [],
  canQuote: false,
  vatCheck: undefined,
  belowMinimum: undefined,
  orderable: true,
})

function Page() {
  const loaderData = { language: 'en', cart: useLoaderData<CartView>(), crossSells: [] }
  return <Cart {...({ loaderData } as unknown as Route.ComponentProps)} />
}

/** The cart page; `respond` shows the next response of the server. */
function cart(...names: string[]) {
  let answer = view(names)
  const { router } = renderRoutes(
    [
      {
        id: 'root',
        element: <Outlet />,
        loader: () => ({ features: {} }),
        children: [{ id: 'cart', path: '/', loader: () => answer, element: <Page /> }],
      },
    ],
    { root: { features: {} }, cart: answer },
  )
  const respond = (...next: string[]) => {
    answer = view(next)
    return act(() => router.revalidate())
  }
  return { respond }
}

const heading = () => screen.getByRole('heading', { level: 1 })
const remove = (name: string) =>
  screen.getByRole('button', { name: new RegExp(`^${m.cart_remove()}\\s*${name}$`) })

describe('the focus of the cart page', () => {
  it('moves to the title when the line of the pressed button is removed', async () => {
    const { respond } = cart('Tap', 'Sink')
    remove('Tap').focus()
    await respond('Sink')
    expect(document.activeElement).toBe(heading())
  })

  it('moves to the title when the last line is removed', async () => {
    const { respond } = cart('Tap')
    remove('Tap').focus()
    await respond()
    expect(screen.getByText(m.cart_empty_title())).toBeDefined()
    expect(document.activeElement).toBe(heading())
  })

  it('stays on an element that is still there', async () => {
    const { respond } = cart('Tap', 'Sink')
    remove('Sink').focus()
    await respond('Sink')
    expect(document.activeElement).toBe(remove('Sink'))
  })

  it('stays where it is when no line is removed', async () => {
    const { respond } = cart('Tap')
    await respond('Tap', 'Sink')
    expect(document.activeElement).toBe(document.body)
  })
})
