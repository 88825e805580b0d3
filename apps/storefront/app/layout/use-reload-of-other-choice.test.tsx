// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import '../../test/dom.tsx'
import { useReloadOfOtherChoice } from './use-reload-of-other-choice.ts'

const choices = ['incl', 'excl']

function Window({ shown, reload }: { shown: string; reload: () => void }) {
  useReloadOfOtherChoice('price_display', shown, choices, reload)
  return null
}

/** How often the window is loaded anew when its visitor comes back to it. */
function reloadsOf(cookie: string, shown: string): number {
  const reload = vi.fn()
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie)
  const { unmount } = render(<Window shown={shown} reload={reload} />)
  window.dispatchEvent(new Event('focus'))
  unmount()
  window.dispatchEvent(new Event('focus'))
  return reload.mock.calls.length
}

it.each([
  ['', 'incl', 0],
  ['price_display=incl', 'incl', 0],
  ['price_display=excl', 'incl', 1],
  ['price_display=odd; other=excl', 'excl', 1],
])('with the cookies %j and %s on screen', (cookie, shown, reloads) => {
  expect(reloadsOf(cookie, shown)).toBe(reloads)
})
