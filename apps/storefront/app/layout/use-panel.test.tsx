// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import { usePanel } from './use-panel.ts'

function CartLink() {
  const { isOpen, openPanel, closePanel } = usePanel()
  return (
    <>
      <a href="#cart" onClick={openPanel}>
        Cart
      </a>
      <dialog open={isOpen}>
        <button onClick={closePanel}>Close</button>
      </dialog>
    </>
  )
}

const page = () => renderRoutes([{ path: '*', element: <CartLink /> }])
const isOpen = () => screen.queryByRole('dialog') !== null

/** Clicks the link; returns whether the browser follows it. */
const click = (init: MouseEventInit = {}): boolean => fireEvent.click(screen.getByText('Cart'), init)

describe('usePanel', () => {
  it('opens the panel instead of the page of the link', () => {
    page()
    expect(isOpen()).toBe(false)
    expect(click()).toBe(false)
    expect(isOpen()).toBe(true)
  })

  it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'leaves a click with %o to the browser, which opens the page in another tab',
    (init) => {
      page()
      expect(click(init)).toBe(true)
      expect(isOpen()).toBe(false)
    },
  )

  it('closes, and opens again', () => {
    page()
    click()
    fireEvent.click(screen.getByText('Close'))
    expect(isOpen()).toBe(false)
    click()
    expect(isOpen()).toBe(true)
  })

  it('stays open when it is opened twice', () => {
    page()
    click()
    click()
    expect(isOpen()).toBe(true)
    fireEvent.click(screen.getByText('Close'))
    expect(isOpen()).toBe(false)
  })

  it('is closed by every navigation, also by one to the same page', async () => {
    const { router } = page()
    click()
    await act(() => router.navigate('/elsewhere'))
    expect(isOpen()).toBe(false)
    click()
    await act(() => router.navigate('/elsewhere'))
    expect(isOpen()).toBe(false)
  })
})
