// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderRoutes, withPlainSpaces } from '../../test/dom.tsx'
import * as m from '../paraglide/messages.js'
import { PictureField } from './picture-field.tsx'

vi.mock('./picture-content.ts', () => ({
  pictureContent: async (file: File) => (file.name.endsWith('.jpg') ? 'AAAA' : undefined),
}))
afterEach(() => void vi.unstubAllGlobals())

/** The field of a review with at most two pictures, each of which the shop takes. */
function shown() {
  let sent = 0
  const send = vi.fn(async () => Response.json({ id: `id-${++sent}` }))
  vi.stubGlobal('fetch', send)
  const element = (
    <form aria-label="review">
      <PictureField most={2} action="/fr/avis-photo" />
    </form>
  )
  renderRoutes([{ id: 'root', path: '/', element }], { root: { language: 'fr' } })
  return send
}

const choose = async (...names: string[]) => {
  const files = names.map((name) => new File(['x'], name))
  fireEvent.change(await screen.findByLabelText(m.review_pictures_add()), { target: { files } })
}
const ids = () =>
  new FormData(screen.getByRole<HTMLFormElement>('form', { name: 'review' })).getAll('picture')

describe('the pictures of a review', () => {
  it('are sent when they are chosen, shown, and can be removed', async () => {
    const send = shown()
    await choose('a.jpg', 'b.jpg')
    await waitFor(() => expect(ids()).toEqual(['id-1', 'id-2']))
    expect(send).toHaveBeenCalledTimes(2)
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe(m.review_pictures_added({ count: 2 })),
    )
    const field = screen.getByLabelText(m.review_pictures_add())
    expect(field.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(screen.getByRole('button', { name: m.review_picture_remove({ number: 1 }) }))
    expect(ids()).toEqual(['id-2'])
    expect(document.activeElement).toBe(field)
  })

  it('are as many as the shop allows', async () => {
    shown()
    await choose('a.jpg', 'b.jpg', 'c.jpg')
    await waitFor(() => expect(ids()).toHaveLength(2))
    expect(screen.getByText(withPlainSpaces(m.review_pictures_too_many({ count: 2 })))).toBeTruthy()
  })

  it('that cannot be read, or are not taken, are named', async () => {
    shown()
    await choose('a.heic')
    await screen.findByText(withPlainSpaces(m.review_picture_unreadable({ name: 'a.heic' })))
    vi.stubGlobal('fetch', async () => Response.json({ message: 'Trop.' }, { status: 422 }))
    await choose('a.jpg')
    await screen.findByText('Trop.')
    expect(ids()).toEqual([])
  })

  it('are not lost from sight where the shop does not answer', async () => {
    shown()
    vi.stubGlobal('fetch', async () => await Promise.reject(new TypeError('offline')))
    await choose('a.jpg')
    await screen.findByText(withPlainSpaces(m.review_picture_failed({ name: 'a.jpg' })))
  })
})
