// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import type { StockView } from '../catalogue/card.ts'
import { renderRoutes } from '../../test/dom.tsx'
import type { ReturnedForm } from './buy-actions.server.ts'
import { fieldId } from './configuration.ts'
import { useConfiguredProduct, type ConfigurablePage } from './use-configured-product.ts'

const IN_STOCK: StockView = { state: 'in' }
const price = (amount: number) => ({ amount, tax: 'incl', from: false }) as const

/** A tap in two colours, black at 20 euros more and with few left, and an engraving for 5 euros. */
const PAGE: ConfigurablePage = {
  card: {
    sku: 'TAP',
    name: 'Tap',
    path: 'tap',
    price: price(10_000),
    stock: IN_STOCK,
    isNew: false,
    simple: false,
  },
  base: 10_000,
  defaults: 'option:colour=steel',
  options: [
    {
      code: 'colour',
      label: 'Colour',
      values: ['steel', 'black'].map((uid) => ({ uid, label: uid })),
    },
  ],
  variants: [
    { sku: 'TAP-S', choice: { colour: 'steel' }, price: price(10_000), stock: IN_STOCK },
    { sku: 'TAP-B', choice: { colour: 'black' }, price: price(12_000), stock: { state: 'low', left: 2 } },
  ],
  productOptions: [
    {
      name: 'custom:engraving',
      label: 'Engraving',
      required: false,
      kind: 'text',
      maxLength: 20,
      surcharge: { type: 'fixed', amount: 500 },
      isBundle: false,
      values: [],
    },
  ],
  groupedItems: [],
}

function Product({ page }: { page: ConfigurablePage }) {
  const { form, start, price: shown, stock, title, errorOf, refresh } = useConfiguredProduct(page)
  const error = errorOf('custom:engraving')
  return (
    <form ref={form} aria-label="Product" onChange={refresh}>
      {page.options[0]?.values.map(({ uid }) => (
        <input
          key={uid}
          type="radio"
          aria-label={uid}
          name="option:colour"
          value={uid}
          defaultChecked={start.get('option:colour') === uid}
        />
      ))}
      <input
        aria-label="Engraving"
        name="custom:engraving"
        defaultValue={start.get('custom:engraving') ?? ''}
        aria-invalid={error !== undefined}
      />
      <output aria-label="Error">{error}</output>
      <output aria-label="Title">{title}</output>
      <output aria-label="Price">{shown?.amount}</output>
      <output aria-label="Stock">{stock.state}</output>
    </form>
  )
}

const shown = (label: string) => screen.getByLabelText(label).textContent
const engraving = () => screen.getByRole<HTMLInputElement>('textbox')
const select = (colour: string) => fireEvent.click(screen.getByRole('radio', { name: colour }))
const engrave = (value: string) => fireEvent.change(engraving(), { target: { value } })

const product = (page = PAGE) => renderRoutes([{ path: '*', element: <Product page={page} /> }])

/** The form as the server returns it with errors. */
function returned(form: Partial<ReturnedForm> = {}) {
  const actionData: ReturnedForm = {
    fields: 'option:colour=black&custom:engraving=far+too+long',
    title: 'Check the form',
    errors: { [fieldId('custom:engraving')]: 'Too long' },
    ...form,
  }
  const router = createMemoryRouter([{ id: 'product', path: '/', element: <Product page={PAGE} /> }], {
    hydrationData: { loaderData: {}, actionData: { product: actionData } },
  })
  render(<RouterProvider router={router} />)
}

describe('useConfiguredProduct', () => {
  afterEach(() => window.history.replaceState(null, '', '/'))

  it('shows price and stock of the selected variant', () => {
    product()
    expect([shown('Price'), shown('Stock')]).toEqual(['10000', 'in'])
    select('black')
    expect([shown('Price'), shown('Stock')]).toEqual(['12000', 'low'])
  })

  it('adds the surcharge of an option while it is filled in', () => {
    product()
    engrave('For Ada')
    expect(shown('Price')).toBe('10500')
    engrave('')
    expect(shown('Price')).toBe('10000')
  })

  it('puts the selection into the URL, without typed texts and without a history entry', () => {
    window.history.replaceState({ key: 'k1' }, '', '/tap#details')
    const { length } = window.history
    product()
    engrave('For Ada')
    select('black')
    expect(window.location.search).toBe('?option%3Acolour=black')
    expect(window.location.hash).toBe('#details')
    expect(window.history.state).toEqual({ key: 'k1' })
    expect(window.history).toHaveLength(length)
  })

  it('leaves the URL of a product without options alone', () => {
    window.history.replaceState(null, '', '/tap?utm_source=mail')
    product({ ...PAGE, options: [], variants: [], productOptions: [] })
    engrave('For Ada')
    expect(window.location.search).toBe('?utm_source=mail')
  })

  it('follows what the shopper selected before hydration, and leaves the URL', () => {
    const router = createMemoryRouter([{ path: '*', element: <Product page={PAGE} /> }])
    const container = document.createElement('div')
    document.body.append(container)
    container.innerHTML = renderToString(<RouterProvider router={router} />)
    screen.getByRole<HTMLInputElement>('radio', { name: 'black' }).checked = true
    act(() => {
      render(<RouterProvider router={router} />, { container, hydrate: true })
    })
    expect(shown('Price')).toBe('12000')
    expect(window.location.search).toBe('')
  })

  it('shows the submitted fields with their errors, and moves the focus to the first of them', () => {
    returned()
    expect(engraving().value).toBe('far too long')
    expect([shown('Title'), shown('Error')]).toEqual(['Check the form', 'Too long'])
    expect(shown('Price')).toBe('12500')
    expect(document.activeElement).toBe(engraving())
  })

  it('hides the error of a field once its value changes', () => {
    returned()
    engrave('short')
    expect(shown('Error')).toBe('')
    engrave('far too long')
    expect(shown('Error')).toBe('Too long')
  })

  it('takes no focus when the server returns no errors', () => {
    returned({ errors: {} })
    expect(document.activeElement).toBe(document.body)
  })
})
