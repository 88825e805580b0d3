// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import '../../test/dom.tsx'
import * as m from '../paraglide/messages.js'
import { positionLabel } from './position-label.ts'
import Zoom from './zoom.tsx'

const PICTURES = ['front', 'side', 'back'].map((name) => ({
  alt: name,
  src: `/${name}.jpg`,
  full: `/${name}-full.jpg`,
  thumb: `/${name}-thumb.jpg`,
  avif: '',
  webp: '',
  width: 800,
  height: 800,
}))

const onClose = vi.fn()

function Pictures({ count = 3 }) {
  const [at, setAt] = useState(0)
  return <Zoom pictures={PICTURES.slice(0, count)} at={at} name="Tap" onTurn={setAt} onClose={onClose} />
}

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog')
const button = (name: string) => screen.getByRole('button', { name })
const press = (key: string) => fireEvent.keyDown(dialog(), { key })
const shown = () => screen.getByRole('img').getAttribute('alt')

describe('Zoom', () => {
  beforeEach(() => {
    onClose.mockClear()
    // jsdom has no modal dialogs.
    Object.assign(HTMLDialogElement.prototype, {
      showModal(this: HTMLDialogElement) {
        this.open = true
      },
      close(this: HTMLDialogElement) {
        this.open = false
        this.dispatchEvent(new Event('close'))
      },
    })
  })

  it('turns with its buttons and the arrow keys, in a circle', () => {
    render(<Pictures />)
    expect(shown()).toBe('front')
    fireEvent.click(button(m.product_picture_next()))
    expect(shown()).toBe('side')
    press('ArrowRight')
    press('ArrowRight')
    expect(shown()).toBe('front')
    fireEvent.click(button(m.product_picture_previous()))
    expect(shown()).toBe('back')
    press('ArrowLeft')
    expect(shown()).toBe('side')
  })

  it('says which picture is shown', () => {
    render(<Pictures />)
    press('ArrowRight')
    expect(screen.getByText(positionLabel(1, 3)).textContent).toContain('side')
  })

  it('leaves the arrow keys to scrolling while the picture is magnified', () => {
    render(<Pictures />)
    fireEvent.click(button(m.product_zoom()))
    expect(button(m.product_zoom()).getAttribute('aria-pressed')).toBe('true')
    press('ArrowRight')
    expect(shown()).toBe('front')
    fireEvent.click(button(m.product_zoom()))
    press('ArrowRight')
    expect(shown()).toBe('side')
  })

  it('does not turn a single picture', () => {
    render(<Pictures count={1} />)
    press('ArrowRight')
    expect(shown()).toBe('front')
    expect(screen.queryByRole('button', { name: m.product_picture_next() })).toBeNull()
  })

  it('opens as a dialog and closes with its button', () => {
    render(<Pictures />)
    expect(dialog().open).toBe(true)
    fireEvent.click(button(m.layout_close()))
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})
