// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import '../../test/dom.tsx'
import * as m from '../paraglide/messages.js'
import type { GalleryPicture } from './gallery-picture.ts'
import { Gallery } from './gallery.tsx'
import { positionLabel } from './position-label.ts'

/** Distance between two pictures in the row. */
const STEP = 300

const picture = (name: string): GalleryPicture => ({
  alt: name,
  src: `/${name}.jpg`,
  full: `/${name}-full.jpg`,
  thumb: `/${name}-thumb.jpg`,
  avif: '',
  webp: '',
  width: 800,
  height: 800,
})
const PICTURES = ['front', 'side', 'back'].map(picture)

const scrollTo = vi.fn()

const gallery = (shown?: string, pictures = PICTURES) => (
  <Gallery pictures={pictures} shown={shown} name="Tap" />
)
const row = () => screen.getByRole('region', { name: m.product_pictures({ name: 'Tap' }) })
const thumb = (index: number) => screen.getByRole('link', { name: positionLabel(index, PICTURES.length) })
const link = (name: string) => within(row()).getByRole('link', { name: new RegExp(name) })
const current = () => PICTURES.findIndex((_, index) => thumb(index).getAttribute('aria-current') === 'true')
/** Lets the zoom's script load. */
const loaded = () => act(() => vi.dynamicImportSettled())

function scroll(left: number) {
  row().scrollLeft = left
  fireEvent.scroll(row())
}

describe('Gallery', () => {
  beforeEach(() => {
    // jsdom has no layout.
    Object.assign(Element.prototype, { scrollTo })
    Object.assign(HTMLDialogElement.prototype, { showModal: () => {} })
    scrollTo.mockClear()
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const index = [...(this.parentElement?.children ?? [])].indexOf(this)
      return new DOMRect(index * STEP, 0, STEP, STEP)
    })
  })

  it('stays where the shopper went before hydration, and shows what is chosen later', () => {
    const { scrollLeft } = Object.getOwnPropertyDescriptors(Element.prototype)
    Object.defineProperty(Element.prototype, 'scrollLeft', { configurable: true, get: () => 2 * STEP })
    const { rerender } = render(gallery('/front.jpg'))
    expect(current()).toBe(2)
    expect(scrollTo).not.toHaveBeenCalled()
    rerender(gallery('/side.jpg'))
    expect(scrollTo).toHaveBeenCalledWith({ left: STEP, behavior: 'instant' })
    Object.defineProperty(Element.prototype, 'scrollLeft', scrollLeft)
  })

  it('marks the thumbnail of the picture that the shopper has swiped to', () => {
    render(gallery())
    expect(current()).toBe(0)
    scroll(STEP + 20)
    expect(current()).toBe(1)
    scroll(2 * STEP)
    expect(current()).toBe(2)
  })

  it('scrolls to the picture of a thumbnail', () => {
    render(gallery())
    expect(fireEvent.click(thumb(2))).toBe(false)
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ left: 2 * STEP, behavior: 'instant' })
  })

  it('scrolls to the picture of the selected variant', () => {
    const { rerender } = render(gallery())
    expect(scrollTo).not.toHaveBeenCalled()
    rerender(gallery('/side.jpg'))
    expect(scrollTo).toHaveBeenLastCalledWith({ left: STEP, behavior: 'instant' })
    rerender(gallery('/unknown.jpg'))
    expect(scrollTo).toHaveBeenCalledTimes(1)
  })

  it('keeps the order of the pictures when another variant comes first', () => {
    const { rerender } = render(gallery())
    rerender(gallery('/back.jpg', PICTURES.toReversed()))
    const names = within(row())
      .getAllByRole('img')
      .map((image) => image.getAttribute('alt'))
    expect(names).toEqual(['front', 'side', 'back'])
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 2 * STEP, behavior: 'instant' })
  })

  it('opens the zoom at the clicked picture', async () => {
    render(gallery())
    expect(fireEvent.click(link('side'))).toBe(false)
    await loaded()
    expect(screen.getByText(positionLabel(1, 3))).toBeDefined()
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
    'leaves a click with %o to the browser',
    async (init) => {
      render(gallery())
      document.addEventListener('click', (event) => event.preventDefault(), { once: true })
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
      const prevented = vi.spyOn(click, 'preventDefault')
      act(() => void link('side').dispatchEvent(click))
      await loaded()
      expect(prevented).toHaveBeenCalledTimes(1)
      expect(screen.queryByText(positionLabel(1, 3))).toBeNull()
    },
  )

  it('shows no thumbnails for one picture', () => {
    render(gallery(undefined, PICTURES.slice(0, 1)))
    expect(screen.queryByRole('list')).toBeNull()
  })
})
