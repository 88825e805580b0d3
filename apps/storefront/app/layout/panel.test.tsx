// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import '../../test/dom.tsx'
import { Panel } from './panel.tsx'

const onClose = vi.fn()
const panel = (open: boolean) => (
  <Panel open={open} onClose={onClose} label="title">
    <p id="title">Cart</p>
  </Panel>
)
const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true })
const click = (clientX: number) => fireEvent.click(dialog(), { clientX, clientY: 50 })

describe('Panel', () => {
  beforeEach(() => {
    onClose.mockClear()
    // jsdom has neither modal dialogs nor a layout.
    Object.assign(HTMLDialogElement.prototype, {
      showModal(this: HTMLDialogElement) {
        this.open = true
      },
      close(this: HTMLDialogElement) {
        if (!this.open) return
        this.open = false
        this.dispatchEvent(new Event('close'))
      },
    })
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 300, 100))
  })

  it('renders its contents only while it is open', () => {
    const { rerender } = render(panel(false))
    expect(screen.queryByText('Cart')).toBeNull()
    rerender(panel(true))
    expect(dialog().open).toBe(true)
    expect(screen.getByText('Cart')).toBeDefined()
    rerender(panel(false))
    expect(dialog().open).toBe(false)
    expect(screen.queryByText('Cart')).toBeNull()
  })

  it('closes on a click outside, in browsers without `closedby`', () => {
    render(panel(true))
    click(200)
    fireEvent.click(screen.getByText('Cart'), { clientX: 0, clientY: 0 })
    expect(onClose).not.toHaveBeenCalled()
    click(50)
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})
