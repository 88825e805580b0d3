// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { useRef } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import * as m from '../paraglide/messages.js'
import Suggest from './suggest.tsx'
import type { Suggestions } from './suggestions.server.ts'

function Search() {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <form aria-label="Search" onSubmit={(event) => event.preventDefault()}>
        <input ref={field} />
        <Suggest field={field} path="/recherche/suggestions" />
      </form>
      <button>Cart</button>
    </>
  )
}

/** Suggestions with one link a label. */
const found = (...labels: string[]): Suggestions => ({
  count: labels.length,
  groups: [
    {
      type: 'searches',
      links: labels.map((label, index) => ({ index, to: `/${label}`, label: [[label, false]] })),
    },
  ],
})

/** Answers of the server, in the order of the requests; they do not react to an abort. */
let answers: ((found: Suggestions) => void)[] = []

const field = () => screen.getByRole('combobox')
const links = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const press = (key: string) => fireEvent.keyDown(field(), { key })
const answer = (index: number, suggestions: Suggestions) => act(async () => answers[index]?.(suggestions))

async function type(value: string) {
  fireEvent.input(field(), { target: { value } })
  await act(() => vi.advanceTimersByTimeAsync(150))
}

describe('Suggest', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    // jsdom has no layout.
    Object.assign(Element.prototype, { scrollIntoView: vi.fn() })
    answers = []
    vi.spyOn(globalThis, 'fetch').mockImplementation(() => {
      const { promise, resolve } = Promise.withResolvers<Response>()
      answers.push((suggestions) => resolve(Response.json(suggestions)))
      return promise
    })
    renderRoutes([{ path: '*', element: <Search /> }])
  })

  it('announces the suggestions, and goes to the one selected with the keyboard', async () => {
    await type('ta')
    await answer(0, found('tap', 'tape'))
    expect(screen.getByRole('status').textContent).toBe(m.search_suggest_count({ count: 2 }))
    press('ArrowDown')
    press('ArrowDown')
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('tape')
    expect(field().getAttribute('aria-activedescendant')).toBe(
      screen.getByRole('option', { selected: true }).id,
    )
  })

  it.each([
    ['Escape', () => press('Escape')],
    ['a search', () => fireEvent.submit(screen.getByRole('form'))],
    ['a click elsewhere', () => fireEvent.pointerDown(screen.getByText('Cart'))],
    ['leaving the field', () => fireEvent.focusIn(screen.getByText('Cart'))],
  ])('stays closed after %s when suggestions arrive late', async (_, close) => {
    await type('ta')
    close()
    await answer(0, found('tap'))
    expect(links()).toEqual([])
    await type('tape')
    await answer(1, found('tape'))
    expect(links()).toEqual(['tape'])
  })

  it('closes an open list with Escape, and keeps it closed when newer suggestions arrive', async () => {
    await type('ta')
    await answer(0, found('tap'))
    await type('tap')
    press('Escape')
    await answer(1, found('tap'))
    expect(links()).toEqual([])
  })

  it('selects no suggestion of a newer list', async () => {
    await type('ta')
    await answer(0, found('tap', 'tape', 'tank'))
    await type('tap')
    press('ArrowUp')
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('tank')
    await answer(1, found('tap'))
    expect(links()).toEqual(['tap'])
    expect(field().getAttribute('aria-activedescendant')).toBe('')
  })

  it('shows no list when there are no suggestions', async () => {
    await type('zz')
    await answer(0, { count: 0, groups: [] })
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(field().getAttribute('aria-expanded')).toBe('false')
  })
})
