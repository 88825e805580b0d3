// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import type { CartErrors } from './cart-change-actions.server.ts'
import { CartLines } from './cart-lines.tsx'
import type { LineView } from './cart-view.ts'

const line = (quantity: number): LineView => ({
  uid: 'l1',
  sku: 'TAP',
  name: 'Tap',
  path: 'tap',
  options: [],
  quantity,
  lot: 1,
  min: 1,
  max: 99,
  unit: 1000,
  row: 1000 * quantity,
  discounts: [],
  isGift: false,
  eco: 0,
  inStock: true,
})

interface Answer {
  readonly quantity: number
  readonly errors?: CartErrors
}

const FIRST: Answer = { quantity: 2 }

function Cart() {
  const { quantity, errors } = useLoaderData<Answer>()
  return (
    <CartLines language="en" lines={[line(quantity)]} deliveryDay={undefined} errors={errors} busy={false} />
  )
}

/** A cart; `respond` shows the next response of the server. */
function cart() {
  let answer = FIRST
  const action = vi.fn(() => null)
  const route = { id: 'cart', path: '/', action, loader: () => answer, element: <Cart /> }
  const { router } = renderRoutes([route], { cart: FIRST })
  const respond = (next: Answer) => {
    answer = next
    return act(() => router.revalidate())
  }
  return { action, respond }
}

const field = () => screen.getByRole<HTMLInputElement>('spinbutton')
const type = (value: string) => fireEvent.input(field(), { target: { value } })
const leave = () => act(async () => void fireEvent.blur(field()))

describe('the quantity of a cart line', () => {
  it('is sent when the shopper leaves the field with another value', async () => {
    const { action } = cart()
    await leave()
    expect(action).not.toHaveBeenCalled()
    type('3')
    await leave()
    expect(action).toHaveBeenCalledTimes(1)
  })

  it('shows the quantity of each response', async () => {
    const { respond } = cart()
    type('7')
    await respond({ quantity: 5 })
    expect(field().value).toBe('5')
  })

  it('shows the rejected input again, each time it is rejected', async () => {
    const { respond } = cart()
    const rejected = () => ({ lines: { l1: 'Too many' }, typed: { l1: '500' } })
    await respond({ quantity: 2, errors: rejected() })
    expect(field().value).toBe('500')
    type('600')
    await respond({ quantity: 2, errors: rejected() })
    expect(field().value).toBe('500')
    expect(field().getAttribute('aria-invalid')).toBe('true')
  })

  it('keeps what the shopper types while nothing new arrives', async () => {
    const { respond } = cart()
    type('7')
    await respond({ quantity: 2 })
    expect(field().value).toBe('7')
  })

  it('keeps what was typed before hydration', () => {
    const router = createMemoryRouter([{ id: 'cart', path: '/', element: <Cart /> }], {
      hydrationData: { loaderData: { cart: FIRST } },
    })
    const container = document.createElement('div')
    document.body.append(container)
    container.innerHTML = renderToString(<RouterProvider router={router} />)
    field().value = '9'
    render(<RouterProvider router={router} />, { container, hydrate: true })
    expect(field().value).toBe('9')
  })
})
