// @vitest-environment jsdom
import { EMPTY_LISTING, type ListingState } from '@comptoir/rules/catalogue-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import { useListingForm } from './use-listing-form.ts'

const FACETS = [{ code: 'colour', label: 'Colour', options: [] }]

interface Props {
  readonly onAddress?: (address: string) => void
  readonly initial?: ListingState
  readonly submitOnChange?: boolean
}

/** A form with the filters and the sort order of a list; `Next list` is the list of another URL. */
function Filters({ initial = EMPTY_LISTING, submitOnChange = false, onAddress }: Props) {
  const [state, setState] = useState(initial)
  const list = { state, cards: [], total: 0, pages: 1, facets: FACETS }
  const form = useListingForm({ path: '/taps', list, tax: 'incl' }, submitOnChange, onAddress)
  return (
    <div popover="auto">
      <form aria-label="Filters" {...form}>
        <input
          type="checkbox"
          aria-label="Steel"
          name="colour"
          value="steel"
          defaultChecked={state.filters['colour']?.includes('steel')}
        />
        <input aria-label="From" name="price_from" defaultValue={state.price?.min ?? ''} />
        <input type="hidden" name="price_to" value="" />
        <select aria-label="Sort" name="sort" defaultValue={state.sort}>
          <option value="position">Position</option>
          <option value="name">Name</option>
        </select>
        <button>Apply</button>
      </form>
      <button onClick={() => setState({ ...EMPTY_LISTING, page: 2 })}>Next list</button>
    </div>
  )
}

const hidePopover = vi.fn()
// jsdom has no popovers; its stylesheet hides them, so the queries go by label.
Object.assign(HTMLElement.prototype, { hidePopover })

const steel = () => screen.getByLabelText<HTMLInputElement>('Steel')
const from = () => screen.getByLabelText<HTMLInputElement>('From')
const submit = () => act(async () => void fireEvent.submit(screen.getByLabelText('Filters')))
const sortByName = () =>
  act(async () => void fireEvent.change(screen.getByLabelText('Sort'), { target: { value: 'name' } }))

function page(props: Props = {}) {
  const { router } = renderRoutes([{ path: '*', element: <Filters {...props} /> }])
  const navigate = vi.spyOn(router, 'navigate')
  const address = () => router.state.location.pathname + router.state.location.search
  return { router, navigate, address }
}

describe('useListingForm', () => {
  it('leads to the canonical URL of the filters, without scrolling', async () => {
    const { address, navigate } = page()
    fireEvent.click(steel())
    fireEvent.input(from(), { target: { value: '1 200,50 €' } })
    await submit()
    expect(address()).toBe('/taps?colour=steel&price=1200.5_*')
    expect(navigate.mock.calls[0]?.[1]).toMatchObject({ preventScrollReset: true })
  })

  it('leads to the list without a query when nothing is selected', async () => {
    const { address } = page({ initial: { ...EMPTY_LISTING, filters: { colour: ['steel'] } } })
    fireEvent.click(steel())
    await submit()
    expect(address()).toBe('/taps')
  })

  it('keeps an invalid price in the URL, so that the list can report it', async () => {
    const { address } = page()
    fireEvent.input(from(), { target: { value: 'cheap' } })
    await submit()
    expect(address()).toBe('/taps?price=cheap_*')
  })

  it('closes the drawer around the form', async () => {
    hidePopover.mockClear()
    page()
    await submit()
    expect(hidePopover).toHaveBeenCalledTimes(1)
  })

  it('resets its fields when the URL changes', async () => {
    page()
    fireEvent.click(steel())
    fireEvent.input(from(), { target: { value: '12' } })
    await act(async () => void fireEvent.click(screen.getByText('Next list')))
    expect(steel().checked).toBe(false)
    expect(from().value).toBe('')
  })

  it('submits on change only where the form is told to', async () => {
    const waiting = page()
    await sortByName()
    expect(waiting.navigate).not.toHaveBeenCalled()
    document.body.replaceChildren()
    const immediate = page({ submitOnChange: true })
    await sortByName()
    expect(immediate.address()).toBe('/taps?sort=name')
  })

  describe('before hydration', () => {
    async function hydrate(props: Props, change: () => void) {
      const router = createMemoryRouter([{ path: '*', element: <Filters {...props} /> }])
      const container = document.createElement('div')
      document.body.append(container)
      container.innerHTML = renderToString(<RouterProvider router={router} />)
      change()
      await act(async () => void render(<RouterProvider router={router} />, { container, hydrate: true }))
      return router
    }

    it('keeps what the shopper selected', async () => {
      const router = await hydrate({}, () => {
        steel().checked = true
      })
      expect(steel().checked).toBe(true)
      expect(router.state.location.pathname).toBe('/')
    })

    it('applies a sort order that the shopper selected', async () => {
      const router = await hydrate({ submitOnChange: true }, () => {
        screen.getByLabelText<HTMLSelectElement>('Sort').value = 'name'
      })
      expect(router.state.location).toMatchObject({ pathname: '/taps', search: '?sort=name' })
    })
  })
})

it('tells what a choice would show before it is applied', async () => {
  const onAddress = vi.fn()
  const { address } = page({ onAddress })
  await act(async () => void fireEvent.click(steel()))
  expect(onAddress).toHaveBeenLastCalledWith('/taps?colour=steel')
  expect(address()).not.toContain('colour')
})
