// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import * as m from '../paraglide/messages.js'
import { href } from '../platform/routes.ts'
import type { Card } from './card.ts'
import { DishForm } from './dish-form.tsx'

const card: Card = {
  sku: 'MAKI',
  name: 'Maki',
  path: 'maki.html',
  stock: { state: 'in' },
  isNew: false,
  simple: true,
}

/** A dish of which the cart has some; `sent` has what was posted to the cart, `held` what the page itself posted. */
function page(quantity: number, { selectionRequired = false, answer = {} } = {}) {
  const sent: unknown[] = []
  const held: unknown[] = []
  const read = async (to: unknown[], request: Request) => {
    to.push(Object.fromEntries(await request.formData()))
    return answer
  }
  let inCart = quantity
  const shop = () => ({
    language: 'en',
    selectionRequired,
    basket: { total: 0, lines: inCart > 0 ? [{ uid: 'MQ==', sku: 'MAKI', quantity: inCart }] : [] },
  })
  const { router } = renderRoutes(
    [
      { id: 'root', path: '/', loader: shop, element: <DishForm card={card} /> },
      { path: href('en', 'miniCart'), action: ({ request }) => read(sent, request) },
      { path: href('en', 'cart'), action: ({ request }) => read(held, request), element: <p>Cart</p> },
    ],
    { root: shop() },
  )
  const press = (name: string | RegExp) =>
    act(async () => void fireEvent.click(screen.getByRole('button', { name })))
  const reload = (next: number) => {
    inCart = next
    return act(() => router.revalidate())
  }
  return { sent, held, press, reload }
}

const add = new RegExp(`^${m.card_add()}`)
const more = m.cart_quantity_increase({ name: 'Maki' })
const less = m.cart_quantity_decrease({ name: 'Maki' })

it('adds a dish, and then counts it, with the focus on the same button', async () => {
  const { sent, press, reload } = page(0)
  const button = screen.getByRole('button', { name: add })
  button.focus()
  await press(add)
  expect(sent).toEqual([{ intent: 'add', sku: 'MAKI', quantity: '1', from: '/#dish-MAKI' }])
  await reload(1)
  expect(screen.getByRole('button', { name: more })).toBe(button)
  expect(document.activeElement).toBe(button)
})

it('changes how many there are, and removes the last one', async () => {
  const { sent, press, reload } = page(2)
  await press(more)
  await press(less)
  await reload(1)
  await press(less)
  expect(sent).toMatchObject([{ set: 'MQ===3' }, { set: 'MQ===1' }, { remove: 'MQ==' }])
})

it('says why a change was refused', async () => {
  const { press } = page(2, { answer: { errors: { lines: { 'MQ==': 'Only two are left' } } } })
  await press(more)
  expect(await screen.findByText('Only two are left')).toBeTruthy()
})

it('leaves the form to the page where a time is to be chosen first', async () => {
  const { sent, held, press } = page(0, { selectionRequired: true })
  await press(add)
  expect(sent).toEqual([])
  expect(held).toHaveLength(1)
})
