// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import * as m from '../paraglide/messages.js'
import { MenuDrawer } from './menu-drawer.tsx'
import { Navigation } from './navigation.tsx'
import type { RootData } from './root-data.server.ts'

const links = [
  { label: 'Sous plan', to: '/fr/maison/sous-plan' },
  { label: 'Sur pied', to: '/fr/maison/sur-pied' },
]

/** A path for each test: what is loaded stays loaded. */
let path = ''
let number = 0
beforeEach(() => {
  path = `maison-${++number}`
})

const answer = (body: unknown, status = 200) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body, { status }))

function show(Shown: typeof Navigation | typeof MenuDrawer = Navigation) {
  const data = {
    language: 'fr',
    features: {},
    favourites: [],
    submenus: [path],
    texts: {
      navigation: [
        { label: 'Maison', path },
        { label: 'Blog', path: 'blog' },
      ],
    },
  } as unknown as RootData
  return renderRoutes([{ path: '*', element: <Shown data={data} /> }])
}

const button = () =>
  screen.getByRole('button', { name: m.layout_subcategories({ name: 'Maison' }), hidden: true })
const sublink = () => screen.queryByRole('link', { name: 'Sous plan', hidden: true })

/** It listens for what closes it once its effects have run. */
async function opened() {
  await waitFor(() => expect(sublink()).not.toBeNull())
  await act(async () => undefined)
}

describe('a category with subcategories', () => {
  it('shows them on a press, and Escape closes them and gives the focus back', async () => {
    const fetched = answer(links)
    show()
    expect(screen.queryAllByRole('button')).toHaveLength(1)
    expect(fetched).not.toHaveBeenCalled()
    fireEvent.click(button())
    await opened()
    expect(sublink()?.getAttribute('href')).toBe('/fr/maison/sous-plan')
    expect(fetched.mock.calls).toEqual([[`/fr/sous-categories?of=${path}`]])
    expect(button().getAttribute('aria-expanded')).toBe('true')
    expect(document.getElementById(button().getAttribute('aria-controls') ?? '')).toBeTruthy()
    act(() => sublink()?.focus())
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
    expect(sublink()).toBeNull()
    expect(document.activeElement).toBe(button())
    expect(button().getAttribute('aria-expanded')).toBe('false')
  })

  it('closes when a page opens, the focus leaves, or something else is pressed', async () => {
    answer(links)
    const { router } = show()
    const open = async () => {
      fireEvent.click(button())
      await opened()
    }
    await open()
    await act(async () => await router.navigate('/fr/blog'))
    expect(sublink()).toBeNull()
    await open()
    act(() => sublink()?.focus())
    act(() => screen.getByRole('link', { name: 'Blog' }).focus())
    expect(sublink()).toBeNull()
    await open()
    fireEvent.pointerDown(document.body)
    expect(sublink()).toBeNull()
    await open()
    fireEvent.click(button())
    expect(sublink()).toBeNull()
  })

  it('shows them when a mouse rests on it, until it is away for a while', async () => {
    answer(links)
    show()
    vi.useFakeTimers()
    const group = button().parentElement ?? document.body
    fireEvent.pointerEnter(group, { pointerType: 'touch' })
    await act(async () => await vi.advanceTimersByTimeAsync(1000))
    expect(sublink()).toBeNull()
    fireEvent.pointerEnter(group, { pointerType: 'mouse' })
    fireEvent.pointerLeave(group, { pointerType: 'mouse' })
    await act(async () => await vi.advanceTimersByTimeAsync(1000))
    expect(sublink()).toBeNull()
    fireEvent.pointerEnter(group, { pointerType: 'mouse' })
    await act(async () => await vi.advanceTimersByTimeAsync(150))
    vi.useRealTimers()
    await opened()
    vi.useFakeTimers()
    // A press while it is open keeps it open.
    fireEvent.click(button())
    fireEvent.pointerLeave(group, { pointerType: 'mouse' })
    await act(async () => await vi.advanceTimersByTimeAsync(1000))
    expect(sublink()).not.toBeNull()
  })

  it.each([Navigation, MenuDrawer])('leads to its page when they cannot be loaded', async (Shown) => {
    answer({}, 500)
    const { router } = show(Shown)
    fireEvent.click(button())
    await waitFor(() => expect(router.state.location.pathname).toBe(`/fr/${path}`))
    expect(sublink()).toBeNull()
  })

  it('shows them below it in the menu of phones', async () => {
    answer(links)
    show(MenuDrawer)
    fireEvent.click(button())
    await opened()
    fireEvent.click(button())
    await waitFor(() => expect(sublink()).toBeNull())
  })
})
