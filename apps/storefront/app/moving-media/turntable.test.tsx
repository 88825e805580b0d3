// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import * as m from '../paraglide/messages.js'
import type { TurntableView } from './gallery-view.ts'
import { loadTurning } from './turning-script.ts'
import { Turntable } from './turntable.tsx'

const poster = { alt: 'Lamp', src: '/lamp-0.webp', avif: '', webp: '', width: 800, height: 800 }
const turntable: TurntableView = {
  kind: 'turntable',
  label: 'Lamp from every side',
  poster,
  thumb: '/thumb.webp',
  frames: Array.from({ length: 24 }, (_, index) => `/lamp-${index}.webp`),
}
/** What the pictures that a turntable asks for do. */
const decode = vi.fn<() => Promise<void>>()
const asked: string[] = []
beforeEach(() => {
  asked.length = 0
  decode.mockReset().mockResolvedValue()
  vi.stubGlobal(
    'Image',
    class {
      set src(address: string) {
        asked.push(address)
      }
      decode = decode
    },
  )
  Object.assign(Element.prototype, { setPointerCapture: () => {} })
})
afterEach(() => vi.unstubAllGlobals())

const show = () =>
  renderRoutes([{ id: 'root', path: '*', loader: () => null, element: <Turntable view={turntable} /> }], {
    root: { language: 'fr' },
  })

const viewText = (view: number) =>
  m.turn_view({ view: String(view), count: '24', angle: String((view - 1) * 15) })
const slider = () => screen.getByRole('slider', { name: m.turn_slider({ label: turntable.label }) })
const isAt = (view: number) => {
  expect(slider().getAttribute('aria-valuetext')).toBe(viewText(view))
  expect(slider().getAttribute('aria-valuenow')).toBe(String(view))
  expect(slider().querySelector('img')?.getAttribute('src')).toBe(`/lamp-${view - 1}.webp`)
}
const start = async () =>
  await act(async () => {
    fireEvent.click(screen.getByRole('button'))
    await loadTurning()
  })

describe('a turntable', () => {
  it('loads its frames when asked for, and takes the focus', async () => {
    show()
    expect(asked).toEqual([])
    await start()
    expect(asked).toEqual(turntable.frames)
    expect(document.activeElement).toBe(slider())
    isAt(1)
  })

  it('turns by keys, past its end', async () => {
    show()
    await start()
    expect(fireEvent.keyDown(slider(), { key: 'ArrowLeft' })).toBe(false)
    isAt(24)
    fireEvent.keyDown(slider(), { key: 'PageUp' })
    isAt(6)
    expect(fireEvent.keyDown(slider(), { key: 'Tab' }), 'the browser moves the focus').toBe(true)
    expect(fireEvent.keyDown(slider(), { key: 'ArrowLeft', altKey: true }), 'the browser goes back').toBe(
      true,
    )
    isAt(6)
  })

  it('turns by buttons and by dragging', async () => {
    show()
    await start()
    fireEvent.click(screen.getByRole('button', { name: m.turn_right() }))
    fireEvent.click(screen.getByRole('button', { name: m.turn_right() }))
    fireEvent.click(screen.getByRole('button', { name: m.turn_left() }))
    isAt(2)
    vi.spyOn(slider(), 'clientWidth', 'get').mockReturnValue(480)
    fireEvent.pointerMove(slider(), { clientX: 300 })
    isAt(2)
    fireEvent.pointerDown(slider(), { clientX: 100, button: 0 })
    fireEvent.pointerMove(slider(), { clientX: 160 })
    isAt(5)
    fireEvent.pointerUp(slider())
    fireEvent.pointerMove(slider(), { clientX: 300 })
    isAt(5)
  })

  it('says when frames cannot be loaded, and tries again', async () => {
    decode.mockRejectedValueOnce(new Error('gone'))
    show()
    await start()
    expect(screen.getByRole('alert').textContent).toBe(m.turn_failed())
    await start()
    isAt(1)
  })

  it('shows a few sides without JavaScript', () => {
    const html = document.createElement('div')
    html.innerHTML = renderToString(<Turntable view={turntable} />)
    expect(html.querySelector('summary')?.textContent).toBe(m.turn_several())
    expect([...html.querySelectorAll<HTMLImageElement>('details img')].map(({ alt }) => alt)).toEqual(
      [1, 5, 9, 13, 17, 21].map(viewText),
    )
    expect(html.querySelector('button')).toBeNull()
  })
})
