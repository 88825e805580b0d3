// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import * as m from '../paraglide/messages.js'
import { testSite } from '../platform/test-scope.fixture.ts'
import type { CheckedRow } from './checked-row.ts'
import { QuickOrderForm } from './quick-order-form.tsx'

const root = { language: 'fr', features: { quickOrder: true }, look: testSite().look }
const product = {
  name: 'Tap',
  to: '/fr/tap.html',
  stock: { state: 'in' },
  price: { piece: 1000, total: 2000, tax: 'excl' },
} as const
const error = { code: 'PRODUCT_NOT_FOUND', message: 'Could not find a product with SKU "NOPE"' }

const asked = vi.fn()

beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string) => {
    asked(address)
    const search = new URL(address, 'https://shop.test').searchParams
    const [sku, quantity] = [search.get('sku') ?? '', search.get('quantity') ?? '']
    return Response.json(
      sku === 'NOPE' ? { sku, quantity, error } : { sku: sku.toUpperCase(), quantity, product },
    )
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  asked.mockReset()
})

const routes = (rows?: readonly CheckedRow[]) => [
  { id: 'root', path: '/', element: <QuickOrderForm result={rows && { rows, list: '' }} /> },
]
const show = (rows?: readonly CheckedRow[]) => renderRoutes(routes(rows), { root })

/** Shows rows that were filled in before, which the page checks at once. */
const showChecked = async (rows: readonly CheckedRow[]) => await act(async () => void show(rows))

const rows = () => screen.getAllByRole('listitem')
const sku = (row: HTMLElement) => within(row).getByRole<HTMLInputElement>('textbox')

async function type(row: HTMLElement, text: string) {
  await act(async () => {
    fireEvent.change(sku(row), { target: { value: text } })
    fireEvent.blur(sku(row))
  })
}

const press = async (button: HTMLElement) => await act(async () => void fireEvent.click(button))

it('checks a row when it is left, once', async () => {
  show()
  const [row] = rows()
  if (!row) throw new Error('no row')
  await type(row, 'tap')
  expect(await within(row).findByRole('link', { name: 'Tap' })).toHaveProperty('pathname', '/fr/tap.html')
  await type(row, 'tap')
  expect(asked.mock.calls).toEqual([['/fr/commande-rapide/verification?sku=tap&quantity=']])
})

it('says at the row what is wrong with it', async () => {
  show()
  const [row] = rows()
  if (!row) throw new Error('no row')
  await type(row, 'NOPE')
  await within(row).findByText(m.quick_order_unknown())
  expect(sku(row).getAttribute('aria-invalid')).toBe('true')
})

it('adds and removes rows, and keeps what is typed in the others', async () => {
  await showChecked([
    { sku: 'A', quantity: '1' },
    { sku: 'B', quantity: '2' },
  ])
  const [first, second] = rows()
  if (!first || !second) throw new Error('no rows')
  fireEvent.change(sku(second), { target: { value: 'typed' } })
  await press(within(first).getByRole('button', { name: m.quick_order_remove({ line: 1 }) }))
  expect(rows().map((row) => sku(row).value)).toEqual(['typed'])
  await press(screen.getByRole('button', { name: m.quick_order_more() }))
  expect(rows()).toHaveLength(6)
  expect(document.activeElement).toBe(sku(rows()[1] ?? first))
})

it('goes on to the next row with Enter, and makes one at the end', async () => {
  await showChecked([{ sku: 'A', quantity: '1' }])
  const [only] = rows()
  if (!only) throw new Error('no row')
  sku(only).focus()
  // What browsers do for Enter.
  const first = document.querySelector<HTMLButtonElement>('form button') ?? only
  await press(first)
  expect(rows()).toHaveLength(2)
  expect(document.activeElement).toBe(sku(rows()[1] ?? only))
})

it('works without JavaScript: every button sends all that is typed', () => {
  const router = createMemoryRouter(routes([{ sku: 'A', quantity: '2', product }]), {
    hydrationData: { loaderData: { root } },
  })
  document.body.innerHTML = renderToString(<RouterProvider router={router} />)
  const form = document.querySelector('form')
  expect(form).toMatchObject({ method: 'post', enctype: 'multipart/form-data' })
  expect(form?.querySelector('noscript')?.textContent).toContain(m.quick_order_check())
  expect(
    [...(form?.querySelectorAll('button') ?? [])].map((button) => `${button.name}=${button.value}`),
  ).toEqual(
    expect.arrayContaining(['intent=check', 'remove=0', 'intent=more', 'intent=cart', 'intent=import']),
  )
})
