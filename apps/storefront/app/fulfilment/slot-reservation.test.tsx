// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { useLoaderData } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import type { ChosenSlot } from './chosen-location.ts'
import { SlotReservation } from './slot-reservation.tsx'

const slot = (left: number): ChosenSlot => ({
  day: '2026-11-23',
  time: '12:15',
  timeLabel: '12 h 15',
  shown: { relativeDay: undefined, day: 'lundi 23 novembre', times: '12 h 15' },
  left,
  available: true,
})

function Cart() {
  return <SlotReservation slot={useLoaderData<ChosenSlot>()} />
}

/** A cart whose slot is reserved for some seconds; `reload` is the loader, which returns `next`. */
function cart(left: number, next = 600) {
  const reload = vi.fn(() => slot(next))
  const route = { id: 'cart', path: '/', loader: reload, element: <Cart /> }
  return { reload, ...renderRoutes([route], { cart: slot(left) }) }
}

const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
const timer = () => screen.getByRole('timer').textContent?.replaceAll('\u00a0', ' ')
const bar = () => screen.getByRole<HTMLProgressElement>('progressbar')

describe('the countdown of a slot reservation', () => {
  beforeEach(() => void vi.useFakeTimers())

  it('counts the seconds down', async () => {
    cart(65)
    expect(timer()).toContain('1 min 05 s')
    await wait(1)
    expect(timer()).toContain('1 min 04 s')
    await wait(5)
    expect(timer()).toContain('0 min 59 s')
    expect(bar().value).toBe(59)
  })

  it('is right again after the browser has paused the page', async () => {
    cart(600)
    // A paused page gets no timer events, but its clock goes on.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 301_000)
    await wait(1)
    expect(timer()).toContain('4 min 59 s')
  })

  it('asks the server once what follows when it reaches zero', async () => {
    const { reload } = cart(2, 2)
    await wait(1)
    expect(reload).not.toHaveBeenCalled()
    await wait(1)
    expect(reload).toHaveBeenCalledTimes(1)
    await wait(60)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('starts again with the time that the server returns', async () => {
    cart(1)
    await wait(1)
    expect(timer()).toContain('10 min 00 s')
    await wait(1)
    expect(timer()).toContain('9 min 59 s')
  })

  it('stops when the shopper leaves the page', () => {
    const { unmount } = cart(65)
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })
})
