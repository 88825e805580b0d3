// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as m from '../paraglide/messages.js'
import '../../test/dom.tsx'
import { useGeolocation } from './use-geolocation.ts'

type Request = Parameters<Geolocation['getCurrentPosition']>

const LYON = { latitude: 45.75, longitude: 4.85 }
const PARIS = { latitude: 48.85, longitude: 2.35 }

/** Requests that the browser has not answered yet. */
let requests: Request[] = []

function answer(index: number, coords: typeof LYON) {
  act(() => requests[index]?.[0]({ coords } as GeolocationPosition))
}

function deny(index: number) {
  act(() => requests[index]?.[1]?.({ code: 1 } as GeolocationPositionError))
}

function locating() {
  const onFound = vi.fn()
  const hook = renderHook(() => useGeolocation(onFound))
  return { onFound, ...hook, locate: () => act(() => hook.result.current.locate()) }
}

describe('useGeolocation', () => {
  beforeEach(() => {
    requests = []
    const getCurrentPosition = (...request: Request) => void requests.push(request)
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
  })
  afterEach(() => void Reflect.deleteProperty(navigator, 'geolocation'))

  it('asks for the position only when the shopper does', () => {
    const { result, locate } = locating()
    expect(requests).toHaveLength(0)
    expect(result.current).toMatchObject({ isBusy: false, message: undefined })
    locate()
    expect(requests).toHaveLength(1)
    expect(result.current).toMatchObject({ isBusy: true, message: m.location_nearby_busy() })
  })

  it('returns the position', () => {
    const { result, locate, onFound } = locating()
    locate()
    answer(0, LYON)
    expect(onFound).toHaveBeenCalledExactlyOnceWith(LYON)
    expect(result.current).toMatchObject({ isBusy: false, message: undefined })
  })

  it('says that the position is denied, and lets the shopper try again', () => {
    const { result, locate, onFound } = locating()
    locate()
    deny(0)
    expect(result.current).toMatchObject({ isBusy: false, message: m.location_nearby_denied() })
    locate()
    answer(1, LYON)
    expect(onFound).toHaveBeenCalledExactlyOnceWith(LYON)
    expect(result.current.message).toBeUndefined()
  })

  it('says that the browser has no geolocation', () => {
    Reflect.deleteProperty(navigator, 'geolocation')
    const { result, locate } = locating()
    locate()
    expect(result.current).toMatchObject({ isBusy: false, message: m.location_nearby_unsupported() })
  })

  it('gives up after ten seconds', () => {
    const { locate } = locating()
    locate()
    expect(requests[0]?.[2]).toEqual({ timeout: 10_000 })
  })

  it('returns one position for repeated clicks, that of the last', () => {
    const { result, locate, onFound } = locating()
    locate()
    locate()
    answer(1, PARIS)
    answer(0, LYON)
    expect(onFound).toHaveBeenCalledExactlyOnceWith(PARIS)
    expect(result.current.isBusy).toBe(false)
  })

  it('stays busy while only an earlier request was denied', () => {
    const { result, locate } = locating()
    locate()
    locate()
    deny(0)
    expect(result.current.isBusy).toBe(true)
  })

  it('does nothing with a position that arrives after the shopper has left', () => {
    const { locate, onFound, unmount } = locating()
    locate()
    unmount()
    answer(0, LYON)
    expect(onFound).not.toHaveBeenCalled()
  })
})
