// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import '../../test/dom.tsx'
import { useSuggestions } from './use-suggestions.ts'

interface Suggestions {
  readonly count: number
}

const show = vi.fn<(found: Suggestions | null) => void>()
const addressOf = ({ value }: HTMLInputElement) =>
  value.trim().length < 2 ? undefined : `/recherche/suggestions?q=${encodeURIComponent(value.trim())}`

function Search() {
  const field = useRef<HTMLInputElement>(null)
  const dropPending = useSuggestions(field, addressOf, show, null)
  return (
    <>
      <input ref={field} defaultValue="" />
      <button onClick={dropPending}>Close</button>
    </>
  )
}

interface SentRequest {
  readonly address: string
  readonly signal: AbortSignal | null | undefined
  readonly answer: (response: Response) => void
  readonly fail: () => void
}

/** Requests in order. As in a browser, aborting one rejects it. */
let requests: SentRequest[] = []

const found = (count: number): Suggestions => ({ count })
const field = () => screen.getByRole<HTMLInputElement>('textbox')
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const answer = (index: number, response: Response) => act(async () => requests[index]?.answer(response))

async function type(value: string) {
  fireEvent.input(field(), { target: { value } })
  await wait(150)
}

/** A response whose body arrives when the test says so; aborting the request rejects it. */
function slowResponse(signal: AbortSignal | null | undefined) {
  const { promise, resolve, reject } = Promise.withResolvers<Suggestions>()
  signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
  const response = new Response()
  response.json = () => promise
  return { response, arrive: (body: Suggestions) => act(async () => resolve(body)) }
}

describe('useSuggestions', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    show.mockClear()
    requests = []
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const { promise, resolve, reject } = Promise.withResolvers<Response>()
      const fail = () => reject(new TypeError('Failed to fetch'))
      init?.signal?.addEventListener('abort', fail)
      requests.push({
        address: input instanceof Request ? input.url : input.toString(),
        signal: init?.signal,
        answer: resolve,
        fail,
      })
      return promise
    })
  })

  it('suggests after a pause of 150 ms in typing', async () => {
    render(<Search />)
    fireEvent.input(field(), { target: { value: 'ta' } })
    await wait(149)
    fireEvent.input(field(), { target: { value: ' tap & co ' } })
    await wait(149)
    expect(requests).toHaveLength(0)
    await wait(1)
    expect(requests.map(({ address }) => address)).toEqual(['/recherche/suggestions?q=tap%20%26%20co'])
    await answer(0, Response.json(found(3)))
    expect(show).toHaveBeenCalledExactlyOnceWith(found(3))
  })

  it('suggests nothing for a text without an address', async () => {
    render(<Search />)
    await type(' t ')
    expect(requests).toHaveLength(0)
    expect(show).toHaveBeenCalledExactlyOnceWith(null)
  })

  it('suggests for text that was typed before hydration', async () => {
    const container = document.createElement('div')
    document.body.append(container)
    container.innerHTML = renderToString(<Search />)
    field().value = 'tap'
    render(<Search />, { container, hydrate: true })
    await wait(150)
    expect(requests).toHaveLength(1)
  })

  it('shows the answer to the last text, whichever arrives first', async () => {
    render(<Search />)
    await type('ta')
    await type('tap')
    await answer(1, Response.json(found(2)))
    await answer(0, Response.json(found(1)))
    expect(show).toHaveBeenCalledExactlyOnceWith(found(2))
  })

  it('keeps the list open while a newer request replaces an older one', async () => {
    render(<Search />)
    await type('ta')
    const { response } = slowResponse(requests[0]?.signal)
    await answer(0, response)
    await type('tap')
    expect(requests[0]?.signal?.aborted).toBe(true)
    expect(show).not.toHaveBeenCalled()
  })

  it('drops an answer that a newer text has overtaken', async () => {
    render(<Search />)
    await type('ta')
    const { response, arrive } = slowResponse(null)
    await answer(0, response)
    await type('tap')
    await answer(1, Response.json(found(2)))
    await arrive(found(1))
    expect(show).toHaveBeenCalledExactlyOnceWith(found(2))
  })

  it('closes the list of an earlier text when a request fails', async () => {
    render(<Search />)
    await type('ta')
    await answer(0, Response.json(found(1)))
    await type('tap')
    await act(async () => requests[1]?.fail())
    expect(show).toHaveBeenLastCalledWith(null)
  })

  it.each([new Response('{}', { status: 503 }), new Response('<p>Not JSON</p>')])(
    'closes the list for an answer that is none (%o)',
    async (response) => {
      render(<Search />)
      await type('tap')
      await answer(0, response)
      expect(show).toHaveBeenCalledExactlyOnceWith(null)
    },
  )

  it.each([
    ['requested', 150],
    ['not requested yet', 149],
  ])('shows no suggestions that were %s when the list was closed', async (_, ms) => {
    render(<Search />)
    fireEvent.input(field(), { target: { value: 'tap' } })
    await wait(ms)
    fireEvent.click(screen.getByText('Close'))
    await wait(150)
    await answer(0, Response.json(found(1)))
    expect(show).not.toHaveBeenCalled()
    await type('taps')
    await answer(requests.length - 1, Response.json(found(2)))
    expect(show).toHaveBeenCalledExactlyOnceWith(found(2))
  })

  it('shows nothing after the shopper has left the page', async () => {
    const { unmount } = render(<Search />)
    await type('tap')
    const { response, arrive } = slowResponse(null)
    await answer(0, response)
    unmount()
    expect(requests[0]?.signal?.aborted).toBe(true)
    await arrive(found(2))
    expect(show).not.toHaveBeenCalled()
  })

  it('sends no request for text typed just before the shopper leaves', async () => {
    const { unmount } = render(<Search />)
    fireEvent.input(field(), { target: { value: 'tap' } })
    unmount()
    await wait(150)
    expect(requests).toHaveLength(0)
  })
})
