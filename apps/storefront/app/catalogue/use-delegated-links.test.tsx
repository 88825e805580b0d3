// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import { useDelegatedLinks } from './use-delegated-links.ts'

function Links() {
  const ref = useDelegatedLinks<HTMLDivElement>()
  return (
    <div ref={ref}>
      <a href="/taps?colour=steel#results">
        <b>Steel</b>
      </a>
      <p>No link</p>
    </div>
  )
}

function page() {
  const { router, unmount } = renderRoutes([{ path: '*', element: <Links /> }])
  return { router, unmount, navigate: vi.spyOn(router, 'navigate') }
}

/** Clicks a text; returns whether the browser follows the link. */
async function click(text: string, init: MouseEventInit = {}): Promise<boolean> {
  const stay = (event: Event) => event.preventDefault()
  let isFollowed = false
  await act(async () => {
    const observe = (event: Event) => {
      isFollowed = !event.defaultPrevented
      stay(event)
    }
    document.addEventListener('click', observe)
    fireEvent.click(screen.getByText(text), init)
    document.removeEventListener('click', observe)
  })
  return isFollowed
}

describe('useDelegatedLinks', () => {
  it('follows links without a page load and without scrolling', async () => {
    const { router, navigate } = page()
    expect(await click('Steel')).toBe(false)
    expect(router.state.location).toMatchObject({ pathname: '/taps', search: '?colour=steel' })
    expect(navigate.mock.calls[0]?.[1]).toMatchObject({ preventScrollReset: true })
  })

  it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'leaves a click with %o to the browser',
    async (init) => {
      const { navigate } = page()
      expect(await click('Steel', init)).toBe(true)
      expect(navigate).not.toHaveBeenCalled()
    },
  )

  it('leaves clicks beside the links alone', async () => {
    const { navigate } = page()
    expect(await click('No link')).toBe(true)
    expect(navigate).not.toHaveBeenCalled()
  })

  it('stops when the links are gone', async () => {
    const { navigate, unmount } = page()
    const links = screen.getByText('No link').parentElement
    unmount()
    if (links) document.body.append(links)
    await click('Steel')
    expect(navigate).not.toHaveBeenCalled()
  })
})
