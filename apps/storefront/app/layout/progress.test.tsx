// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import * as m from '../paraglide/messages.js'
import { Progress } from './progress.tsx'

const text = () => screen.getByRole('status').textContent

function connection(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  fireEvent(window, new Event(isOnline ? 'online' : 'offline'))
}

describe('Progress', () => {
  it('says that a page loads until it is shown', async () => {
    const { promise, resolve } = Promise.withResolvers<null>()
    const loader = () => promise
    const { router } = renderRoutes([
      { path: '/', element: <Progress /> },
      { path: '/next', loader, element: <Progress /> },
    ])
    expect(text()).toBe('')
    await act(async () => void router.navigate('/next'))
    expect(text()).toBe(m.layout_loading())
    await act(async () => resolve(null))
    expect(text()).toBe('')
  })

  it('titles the document while a page loads for longer than 50 ms', async () => {
    vi.useFakeTimers()
    document.title = 'Home'
    const { promise, resolve } = Promise.withResolvers<null>()
    const { router } = renderRoutes([
      { path: '/', element: <Progress /> },
      { path: '/next', loader: () => promise, element: <Progress /> },
    ])
    await act(async () => void router.navigate('/next'))
    await act(() => vi.advanceTimersByTimeAsync(49))
    expect(document.title).toBe('Home')
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(document.title).toBe('Chargement…')
    await act(async () => resolve(null))
    expect(document.title).toBe('Home')
  })

  it('says that the connection is lost until it is back', () => {
    renderRoutes([{ path: '/', element: <Progress /> }])
    connection(false)
    expect(text()).toBe(m.layout_offline())
    connection(true)
    expect(text()).toBe('')
  })

  it('keeps a link and a form that load a document until the connection is back, the last one only', async () => {
    renderRoutes([
      {
        path: '/',
        element: (
          <>
            <Progress />
            <a href="#main">anchor</a>
            <form aria-label="language" />
          </>
        ),
      },
    ])
    const form = screen.getByRole<HTMLFormElement>('form')
    const send = vi.spyOn(form, 'requestSubmit').mockImplementation(() => {})
    expect(fireEvent.click(screen.getByText('anchor'))).toBe(true)
    connection(false)
    expect(text()).toBe(m.layout_offline())
    expect(fireEvent.click(screen.getByText('anchor'))).toBe(true)
    expect(fireEvent.submit(form)).toBe(false)
    expect(fireEvent.submit(form)).toBe(false)
    expect(text()).toBe(m.layout_offline_waiting())
    expect(send).not.toHaveBeenCalled()
    await act(async () => connection(true))
    expect(send).toHaveBeenCalledTimes(1)
    expect(text()).toBe('')
    expect(fireEvent.submit(form)).toBe(true)
  })

  it('leaves links to mails, other windows and those that the page handles alone', () => {
    renderRoutes([
      {
        path: '/',
        element: (
          <>
            <Progress />
            <a href="mailto:a@example.org">mail</a>
            <a href="/fr" target="_blank">
              window
            </a>
            <a href="/fr/panier" onClick={(event) => event.preventDefault()}>
              cart
            </a>
            <a href="/en">language</a>
          </>
        ),
      },
    ])
    connection(false)
    expect(fireEvent.click(screen.getByText('mail'))).toBe(true)
    expect(fireEvent.click(screen.getByText('window'))).toBe(true)
    expect(fireEvent.click(screen.getByText('cart'))).toBe(false)
    expect(text()).toBe(m.layout_offline())
    expect(fireEvent.click(screen.getByText('language'))).toBe(false)
    expect(text()).toBe(m.layout_offline_waiting())
  })
})
