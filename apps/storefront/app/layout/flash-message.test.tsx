// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { useLoaderData } from 'react-router'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import * as m from '../paraglide/messages.js'
import type { Flash } from '../platform/flash.ts'
import { FlashMessages } from './flash-message.tsx'

const onCart = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
const error = (message: string): Flash => ({ kind: 'error', message })

function Page() {
  return <FlashMessages flash={useLoaderData<Flash | null>() ?? undefined} cartPath="/cart" onCart={onCart} />
}

/** A page with a flash message; `respond` shows the next response of the server. */
function page(first?: Flash) {
  let flash = first ?? null
  const sent: unknown[] = []
  const action = async ({ request }: { request: Request }) => {
    sent.push(Object.fromEntries(await request.formData()))
    return null
  }
  const { router } = renderRoutes(
    [{ id: 'page', path: '*', loader: () => flash, action, element: <Page /> }],
    { page: flash },
  )
  const respond = (next?: Flash) => {
    flash = next ?? null
    return act(async () => {
      await router.revalidate()
      await vi.dynamicImportSettled()
    })
  }
  return { respond, sent }
}

const messages = () => screen.queryAllByRole('paragraph').map(({ textContent }) => textContent)
const close = (index: number) => {
  const button = screen.getAllByRole('button', { name: m.layout_close() })[index]
  if (button) fireEvent.click(button)
}

// The first one would come later than the others.
beforeAll(async () => {
  await import('./flash-toast.tsx')
})

describe('FlashMessages', () => {
  it('keeps an error on later pages until the shopper closes it', async () => {
    const { respond } = page(error('Sold out'))
    await respond()
    expect(messages()).toEqual(['Sold out'])
    close(0)
    expect(messages()).toEqual([])
    await respond()
    expect(messages()).toEqual([])
  })

  it('shows the last three messages, the newest last', async () => {
    const { respond } = page(error('1'))
    for (const message of ['2', '3', '4']) await respond(error(message))
    expect(messages()).toEqual(['2', '3', '4'])
  })

  it('shows a repeated message once', async () => {
    const { respond } = page(error('Sold out'))
    await respond(error('Too many'))
    await respond(error('Sold out'))
    expect(messages()).toEqual(['Too many', 'Sold out'])
  })

  it('shows a message again that the shopper has closed', async () => {
    const { respond } = page(error('Sold out'))
    close(0)
    await respond(error('Sold out'))
    expect(messages()).toEqual(['Sold out'])
  })

  it('closes the message of its button only', async () => {
    const { respond } = page(error('1'))
    await respond(error('2'))
    close(0)
    expect(messages()).toEqual(['2'])
    await respond(error('3'))
    expect(messages()).toEqual(['2', '3'])
  })

  it('opens the cart panel from a link to the cart', () => {
    page({ kind: 'success', message: 'Added', link: { label: 'See cart', to: '/cart' } })
    fireEvent.click(screen.getByText('See cart'))
    expect(onCart).toHaveBeenCalledTimes(1)
  })

  it('undoes the last change', async () => {
    const fields = [['intent', 'restore']] as const
    const { sent } = page({ kind: 'success', message: 'Removed', undo: { label: 'Undo', to: '/', fields } })
    await act(async () => void fireEvent.click(screen.getByText('Undo')))
    expect(sent).toEqual([{ intent: 'restore' }])
  })
})
