// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { redirect, useLoaderData } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import * as m from '../paraglide/messages.js'
import { CompareBar } from './compare-bar.tsx'
import type { RootData } from './root-data.server.ts'

/** Product cards as plain HTML: the bar handles forms of the whole document. */
const CARDS = `
    <form class="compare-toggle" method="post" action="/fr/comparer" aria-label="Compare A1">
      <input type="hidden" name="sku" value="A1">
      <button name="intent" value="add">Add A1</button>
      <button name="intent" value="remove">Remove A1</button>
    </form>
    <form class="wish-toggle" method="post" action="/fr/favoris" aria-label="Keep A1">
      <input type="hidden" name="wish" value="A1">
      <button name="intent" value="keep">Keep A1</button>
    </form>
    <form aria-label="Newsletter"><button>Subscribe</button></form>`

function Shop() {
  const data = { language: 'fr', features: { compare: true }, compared: useLoaderData<string[]>() }
  return (
    <>
      <CompareBar data={data as unknown as RootData} />
      <div dangerouslySetInnerHTML={{ __html: CARDS }} />
    </>
  )
}

function shop() {
  let compared: string[] = []
  const sent: Record<string, unknown>[] = []
  const action = async ({ request }: { request: Request }) => {
    const fields = Object.fromEntries(await request.formData())
    sent.push(fields)
    compared = fields['intent'] === 'add' ? ['A1'] : []
    return redirect('/')
  }
  const loader = vi.fn(() => compared)
  const view = renderRoutes([{ id: 'shop', path: '*', loader, action, element: <Shop /> }], { shop: [] })
  return { sent, ...view }
}

/** Presses a button; returns whether the browser submits the form itself. */
async function press(text: string): Promise<boolean> {
  let isNative = false
  const observe = (event: Event) => {
    isNative = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('submit', observe)
  await act(async () => void fireEvent.click(screen.getByText(text)))
  window.removeEventListener('submit', observe)
  return isNative
}

const status = () => screen.getByRole('status').textContent

describe('CompareBar', () => {
  it('compares a product without a page load, wherever its button is', async () => {
    const { sent } = shop()
    expect(status()).toBe('')
    expect(await press('Add A1')).toBe(false)
    expect(sent).toEqual([{ sku: 'A1', intent: 'add' }])
    expect(status()).toBe(m.compare_count({ count: 1 }))
    await press('Remove A1')
    expect(sent).toEqual([
      { sku: 'A1', intent: 'add' },
      { sku: 'A1', intent: 'remove' },
    ])
    expect(status()).toBe('')
  })

  it('keeps a favourite without a page load, too', async () => {
    const { sent } = shop()
    expect(await press('Keep A1')).toBe(false)
    expect(sent).toEqual([{ wish: 'A1', intent: 'keep' }])
  })

  it('leaves other forms to the browser', async () => {
    const { sent } = shop()
    expect(await press('Subscribe')).toBe(true)
    expect(sent).toEqual([])
  })

  it('leaves the forms to the browser once it is gone', async () => {
    const { sent, unmount } = shop()
    unmount()
    document.body.innerHTML = CARDS
    expect(await press('Add A1')).toBe(true)
    expect(sent).toEqual([])
  })
})
