// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { useLoaderData } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import * as m from '../paraglide/messages.js'
import type { Route } from './+types/payment-result'
import PaymentResult from './payment-result.tsx'

const result = (state: string) => ({ state, language: 'en', signedIn: true, number: '1000001' })

function Page() {
  const loaderData = useLoaderData<ReturnType<typeof result>>()
  return <PaymentResult {...({ loaderData } as Route.ComponentProps)} />
}

/** The page of a payment that the bank has not confirmed; `poll` is its loader. */
function waiting(poll: () => unknown = () => result('waiting')) {
  const loader = vi.fn(poll)
  const route = { id: 'result', path: '/', loader, element: <Page /> }
  return { loader, ...renderRoutes([route], { result: result('waiting') }) }
}

const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

describe('the result of a payment', () => {
  beforeEach(() => void vi.useFakeTimers())

  it('asks the server every 3 seconds, for a minute', async () => {
    const { loader } = waiting()
    await wait(2.9)
    expect(loader).not.toHaveBeenCalled()
    await wait(0.2)
    expect(loader).toHaveBeenCalledTimes(1)
    await wait(3.1)
    expect(loader).toHaveBeenCalledTimes(2)
    for (let second = 0; second < 120; second++) await wait(1)
    expect(loader).toHaveBeenCalledTimes(20)
    expect(screen.getByText(m.payment_waiting_title())).toBeDefined()
  })

  it('shows the result once the bank has confirmed it, and asks no more', async () => {
    const { loader } = waiting(() => result('pending'))
    await wait(3)
    expect(screen.getByText(m.payment_pending_title())).toBeDefined()
    await wait(60)
    expect(loader).toHaveBeenCalledTimes(1)
  })

  it('waits for a slow server instead of asking it again', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    const { loader } = waiting(() => promise)
    await wait(10)
    expect(loader).toHaveBeenCalledTimes(1)
    await act(async () => resolve(result('pending')))
    expect(screen.getByText(m.payment_pending_title())).toBeDefined()
  })

  it('stops asking when the shopper leaves the page', async () => {
    const { loader, unmount } = waiting()
    unmount()
    await wait(60)
    expect(loader).not.toHaveBeenCalled()
  })
})
