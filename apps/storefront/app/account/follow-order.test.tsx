// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followOrder } from './follow-order.ts'

const everyMs = 15_000
const onChange = vi.fn()
const onGone = vi.fn()
const fetched = vi.fn<typeof fetch>()
let end = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  vi.stubGlobal('fetch', fetched)
  answer('a')
  end = followOrder({ path: '/progress', key: 'a', everyMs, onChange, onGone })
})
afterEach(() => {
  end()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const answer = (key: string) => fetched.mockImplementation(async () => Response.json({ key }))
const pass = (times = 1) => vi.advanceTimersByTimeAsync(times * everyMs)
const show = async (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
}

it('tells a change once', async () => {
  await pass(2)
  expect(onChange).not.toHaveBeenCalled()
  answer('b')
  await pass(3)
  expect(fetched).toHaveBeenCalledTimes(5)
  expect(onChange).toHaveBeenCalledTimes(1)
})

it('does not ask while the page is hidden, and does at once when it is back', async () => {
  await show('hidden')
  await pass(3)
  expect(fetched).not.toHaveBeenCalled()
  answer('b')
  await show('visible')
  expect(onChange).toHaveBeenCalledTimes(1)
  await pass()
  expect(fetched).toHaveBeenCalledTimes(2)
})

it('goes on after a lost connection', async () => {
  fetched.mockImplementation(async () => await Promise.reject(new TypeError('Failed to fetch')))
  await pass(2)
  answer('b')
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(onChange).toHaveBeenCalledTimes(1)
})

it('goes on after a failure of the server', async () => {
  fetched.mockImplementation(async () => new Response(null, { status: 503 }))
  await pass()
  answer('b')
  await pass()
  expect(onChange).toHaveBeenCalledTimes(1)
  expect(onGone).not.toHaveBeenCalled()
})

it('ends when the visitor may not see the order any more', async () => {
  fetched.mockImplementation(async () => new Response(null, { status: 404 }))
  await pass(3)
  expect(onGone).toHaveBeenCalledTimes(1)
  expect(fetched).toHaveBeenCalledTimes(1)
})

it('is silent once it is ended, also about an answer under way', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  fetched.mockReturnValue(promise)
  await pass()
  end()
  resolve(Response.json({ key: 'b' }))
  await pass(3)
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(onChange).not.toHaveBeenCalled()
})
