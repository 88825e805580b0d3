// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import '../../test/dom.tsx'
import { Toast } from './toast.tsx'

const onClose = vi.fn()

function toast(kind: 'success' | 'error' = 'success') {
  return render(
    <Toast kind={kind} closeLabel="Close" onClose={onClose}>
      <p>Added to cart</p>
    </Toast>,
  )
}

/** The two frames until it is painted are part of the last fifth of a second. */
const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
const text = () => screen.getByText('Added to cart')

describe('Toast', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    onClose.mockClear()
  })

  it('closes a success after 5 seconds', async () => {
    toast()
    await wait(4.9)
    expect(onClose).not.toHaveBeenCalled()
    await wait(0.2)
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('keeps an error until the shopper closes it', async () => {
    toast('error')
    await wait(60)
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['pointer', () => fireEvent.pointerEnter(text()), () => fireEvent.pointerLeave(text())],
    ['focus', () => fireEvent.focus(text()), () => fireEvent.blur(text())],
  ])('stays while the %s is on it, and for 5 more seconds', async (_, enter, leave) => {
    toast()
    await wait(4)
    enter()
    await wait(60)
    expect(onClose).not.toHaveBeenCalled()
    leave()
    await wait(4.9)
    expect(onClose).not.toHaveBeenCalled()
    await wait(0.2)
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('calls nobody after it was closed', () => {
    toast().unmount()
    expect(vi.getTimerCount()).toBe(0)
  })
})
