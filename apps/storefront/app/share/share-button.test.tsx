// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import * as m from '../paraglide/messages.js'
import { ShareButton } from './share-button.tsx'

const url = 'https://shop.test/fr/tap.html?finish=x'
const button = <ShareButton title="Tap & more" url={url} />

function withBrowser(features: object) {
  for (const [name, value] of Object.entries(features))
    Object.defineProperty(navigator, name, { value, configurable: true })
}
afterEach(() => {
  for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name)
})

async function press() {
  renderRoutes([{ path: '/', element: button }])
  const share = await screen.findByRole('button', { name: m.share() })
  await act(async () => void fireEvent.click(share))
}

it('writes a mail without JavaScript', () => {
  const html = renderToString(button)
  expect(html).toContain(
    'href="mailto:?subject=Tap%20%26%20more&amp;body=https%3A%2F%2Fshop.test%2Ffr%2Ftap.html%3Ffinish%3Dx"',
  )
})

it('shares as the device does', async () => {
  const share = vi.fn(() => Promise.resolve())
  withBrowser({ share })
  await press()
  expect(share).toHaveBeenCalledWith({ title: 'Tap & more', url })
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('asks no further when the visitor closes the dialog of the device', async () => {
  withBrowser({ share: () => Promise.reject(new DOMException('', 'AbortError')) })
  await press()
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
})

it('copies the link where the device shares nothing', async () => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true
  }
  const writeText = vi.fn(() => Promise.resolve())
  withBrowser({ clipboard: { writeText } })
  await press()
  const copy = await screen.findByRole('button', { name: m.share_copy() })
  await act(async () => void fireEvent.click(copy))
  expect(writeText).toHaveBeenCalledWith(url)
  expect(screen.getByText(m.share_copied())).toBeTruthy()
  expect(screen.getByRole('link', { name: m.share_mail() }).getAttribute('href')).toContain('mailto:')
})
