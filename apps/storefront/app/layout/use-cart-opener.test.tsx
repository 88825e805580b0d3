// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { useLoaderData } from 'react-router'
import { expect, it, vi } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import type { Flash } from '../platform/flash.ts'
import { useCartOpener } from './use-cart-opener.ts'

const added: Flash = { kind: 'success', message: 'In the cart', opensCart: true }

/** A page with a flash message; `respond` shows the next response of the server. */
function page(first: Flash | undefined, canOpen = true) {
  const open = vi.fn()
  let flash = first
  function Page() {
    const told = useLoaderData<Flash | null>() ?? undefined
    const { added: message, tells, onClosed } = useCartOpener(told, { canOpen, open })
    return (
      <>
        <p>{message ?? 'none'}</p>
        {tells && <button onClick={onClosed}>Close</button>}
      </>
    )
  }
  const { router, container } = renderRoutes(
    [{ id: 'page', path: '*', loader: () => flash ?? null, element: <Page /> }],
    { page: first ?? null },
  )
  const respond = (next?: Flash) => {
    flash = next && { ...next }
    return act(() => router.revalidate())
  }
  return { open, respond, message: () => container.querySelector('p')?.textContent }
}

it('opens the mini cart each time something is added', async () => {
  const { open, respond, message } = page(undefined)
  await respond(added)
  expect(message()).toBe('In the cart')
  expect(open).toHaveBeenCalledTimes(1)
  await respond(added)
  expect(open).toHaveBeenCalledTimes(2)
  await respond()
  expect(message()).toBe('none')
  expect(open).toHaveBeenCalledTimes(2)
})

it('forgets what was added once it is closed, and leaves it to no notification', async () => {
  const { open, respond, message } = page(undefined)
  await respond(added)
  act(() => void fireEvent.click(screen.getByRole('button', { name: 'Close' })))
  expect(message()).toBe('none')
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy()
  await respond(added)
  expect(message()).toBe('In the cart')
  expect(open).toHaveBeenCalledTimes(2)
})

it('leaves other messages, those of the document and those of the cart page to the notifications', async () => {
  const others = page(undefined)
  await others.respond({ kind: 'success', message: 'Saved' })
  const document = page(added)
  const cartPage = page(undefined, false)
  await cartPage.respond(added)
  for (const { open, message } of [others, document, cartPage]) {
    expect(message()).toBe('none')
    expect(open).not.toHaveBeenCalled()
  }
})
