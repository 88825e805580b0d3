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

  it('says that the connection is lost until it is back', () => {
    renderRoutes([{ path: '/', element: <Progress /> }])
    connection(false)
    expect(text()).toBe(m.layout_offline())
    connection(true)
    expect(text()).toBe('')
  })
})
