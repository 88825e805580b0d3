// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { m } from '../paraglide/messages.js'
import { BarStack, FloatingBar } from '../ui/bar-stack.tsx'
import { ShortcutsProvider } from './shortcuts.tsx'
import { UndoBar } from './undo-bar.tsx'
import { FRAME } from './use-frame.ts'

afterEach(cleanup)

const action = (id: string) => ({
  id,
  kind: 'ORDER_MAIL',
  state: 'WAITING',
  canWithdraw: true,
  dueAt: '2099-01-01T00:00:00Z',
})

/** A page with unsaved changes and the foot of every page; `respond` shows what the server says waits next. */
async function openPage(first: readonly object[]) {
  let pending = first
  const element = (
    <ShortcutsProvider>
      <BarStack>
        <FloatingBar label="Unsaved">Save</FloatingBar>
        <UndoBar />
      </BarStack>
    </ShortcutsProvider>
  )
  const frame = () => ({ pending })
  const router = createMemoryRouter([{ id: FRAME, path: '/', loader: frame, element }], {
    hydrationData: { loaderData: { [FRAME]: frame() } },
  })
  await act(() => render(<RouterProvider router={router} />))
  return async (next: readonly object[]) => {
    pending = next
    await act(() => router.revalidate())
  }
}

const shown = () => screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))

it('leaves the place to what the page has to save when it began on an earlier page', async () => {
  await openPage([action('1')])
  expect(shown()).toEqual(['Unsaved'])
})

it('is shown in front of it when it began on this page, until it has left', async () => {
  const respond = await openPage([])
  await respond([action('1')])
  expect(shown()).toEqual([m.undo_region()])
  await respond([])
  expect(shown()).toEqual(['Unsaved'])
})
