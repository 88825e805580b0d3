// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import '../../test/dom.tsx'
import { useReloadOfOtherChoice } from './use-reload-of-other-choice.ts'

const choices = ['incl', 'excl']

function Window({ shown }: { shown: string }) {
  useReloadOfOtherChoice('price_display', shown, choices)
  return null
}

const reload = vi.fn()

/** How often the window is loaded anew when its visitor comes back to it. */
function reloadsOf(cookie: string, shown: string): number {
  reload.mockReset()
  vi.stubGlobal('location', { protocol: 'http:', reload })
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie)
  const { unmount } = render(<Window shown={shown} />)
  window.dispatchEvent(new Event('focus'))
  unmount()
  window.dispatchEvent(new Event('focus'))
  return reload.mock.calls.length
}

afterEach(() => void vi.unstubAllGlobals())

it.each([
  ['', 'incl', 0],
  ['price_display=incl', 'incl', 0],
  ['price_display=excl', 'incl', 1],
  ['price_display=odd; other=excl', 'excl', 1],
])('with the cookies %j and %s on screen', (cookie, shown, reloads) => {
  expect(reloadsOf(cookie, shown)).toBe(reloads)
})
