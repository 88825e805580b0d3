// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useLoaderData } from 'react-router'
import { renderRoutes, withPlainSpaces } from '../../test/dom.tsx'
import * as m from '../paraglide/messages.js'
import { OrderFollowing } from './order-following.tsx'

const asOf = { day: '20/11/2026', time: '12:05' }
let order = { key: 'a', isOpen: true, step: 'Preparing' }
const fetched = vi.fn<typeof fetch>(async () => Response.json({ key: order.key }))

beforeEach(() => {
  order = { key: 'a', isOpen: true, step: 'Preparing' }
  fetched.mockClear()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function Page() {
  const { step, ...progress } = useLoaderData<typeof order>()
  return <OrderFollowing progress={{ ...progress, asOf }} path="/progress" everyMs={1000} step={step} />
}

const news = () => screen.getByRole('status').textContent
const open = async () => {
  renderRoutes([{ path: '/', loader: () => ({ ...order }), element: <Page /> }])
  await screen.findByRole('status')
}
const told = (step: string) => screen.findByText(withPlainSpaces(m.order_news({ step })))
const pass = () => act(() => vi.advanceTimersByTimeAsync(1000))

it('loads the page again when the order went on, and reads the new step once', async () => {
  await open()
  expect(news()).toBe('')
  await pass()
  expect(news()).toBe('')
  order = { key: 'b', isOpen: true, step: 'Ready' }
  await pass()
  await told('Ready')
  await pass()
  expect(news()).toBe(m.order_news({ step: 'Ready' }))
})

it('reads a step that was taken back, too', async () => {
  await open()
  order = { key: 'b', isOpen: true, step: 'Ready' }
  await pass()
  await told('Ready')
  order = { key: 'c', isOpen: true, step: 'Preparing' }
  await pass()
  await told('Preparing')
})

it('stops when the order has ended', async () => {
  await open()
  order = { key: 'b', isOpen: false, step: 'Handed over' }
  await pass()
  await told('Handed over')
  expect(screen.queryByText(m.order_follows())).toBeNull()
  const { length } = fetched.mock.calls
  await pass()
  expect(fetched).toHaveBeenCalledTimes(length)
})

it('asks nothing about an order that has ended', async () => {
  order = { key: 'a', isOpen: false, step: 'Handed over' }
  await open()
  await pass()
  expect(fetched).not.toHaveBeenCalled()
})

it('says when it was loaded once the order cannot be seen any more', async () => {
  fetched.mockImplementationOnce(async () => new Response(null, { status: 404 }))
  await open()
  await pass()
  await screen.findByText(m.order_as_of(asOf), { exact: false })
  expect(screen.getByRole('link', { name: m.order_load_again() }).getAttribute('href')).toBe('/')
})
