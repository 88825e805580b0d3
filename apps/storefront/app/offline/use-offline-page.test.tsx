// @vitest-environment jsdom
import { act, fireEvent, render } from '@testing-library/react'
import '../../test/dom.tsx'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useOfflinePage } from './use-offline-page.ts'

const register = vi.fn(() => Promise.resolve())

beforeEach(() => {
  vi.stubEnv('PROD', true)
  vi.stubGlobal('navigator', { serviceWorker: { register } })
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  register.mockClear()
})

function Page({ features }: { features: { offlinePage: boolean } }) {
  useOfflinePage({ features, language: 'fr' })
  return null
}

const press = async () => {
  await act(async () => void fireEvent.keyDown(window, { key: 'Tab' }))
}

it('registers the page of the language at the first key, once', async () => {
  render(<Page features={{ offlinePage: true }} />)
  expect(register).not.toHaveBeenCalled()
  await press()
  await vi.waitFor(
    () =>
      expect(register.mock.calls).toEqual([['/fr/hors-ligne.js', { scope: '/fr', updateViaCache: 'all' }]]),
    20_000,
  )
  await press()
  expect(register).toHaveBeenCalledTimes(1)
})

it('registers it at once on a page to which one of the shop led', async () => {
  const referrer = vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/fr`)
  render(<Page features={{ offlinePage: true }} />)
  await vi.waitFor(() => expect(register).toHaveBeenCalledTimes(1), 20_000)
  referrer.mockRestore()
})

it('registers nothing where the shop wants none', async () => {
  render(<Page features={{ offlinePage: false }} />)
  await press()
  expect(register).not.toHaveBeenCalled()
})
