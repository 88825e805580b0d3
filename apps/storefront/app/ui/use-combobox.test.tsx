// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import '../../test/dom.tsx'
import { useCombobox } from './use-combobox.ts'

const LISTBOX = { role: 'listbox', id: 'list' }
const option = (isActive: boolean) => ({ role: 'option', tabIndex: -1, 'aria-selected': isActive })

interface Props {
  readonly count?: number
  readonly contents?: string
  readonly onFollow?: (index: number) => void
  readonly onClose?: () => void
}

function Search({ count = 3, contents = 'links', onFollow, onClose }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(true)
  const close = () => {
    setOpen(false)
    onClose?.()
  }
  const active = useCombobox({ field, list, listId: 'list', contents: isOpen ? contents : undefined, close })
  return (
    <>
      <form aria-label="Search" onSubmit={(event) => event.preventDefault()}>
        <input ref={field} />
        <button>Search</button>
        {isOpen && (
          <div {...LISTBOX} ref={list}>
            {Array.from({ length: count }, (_, index) => (
              <a
                {...option(index === active)}
                key={index}
                href="#followed"
                id={`list-${index}`}
                onClick={() => onFollow?.(index)}
              >
                Link {index}
              </a>
            ))}
          </div>
        )}
      </form>
      <button onClick={() => setOpen(true)}>Reopen</button>
    </>
  )
}

const scrollIntoView = vi.fn()

const field = () => screen.getByRole('combobox')
const isOpen = () => screen.queryByRole('listbox') !== null
const active = () => screen.queryByRole('option', { selected: true })?.id

/** Presses keys in the field; returns whether the last one was left to the browser. */
const press = (...keys: string[]) => keys.map((key) => fireEvent.keyDown(field(), { key })).at(-1)

describe('useCombobox', () => {
  beforeEach(() => {
    // jsdom has no layout.
    Object.assign(Element.prototype, { scrollIntoView })
    scrollIntoView.mockClear()
  })

  it('describes the field and its list to screen readers', () => {
    render(<Search />)
    expect(field().getAttribute('aria-expanded')).toBe('true')
    expect(field().getAttribute('aria-controls')).toBe('list')
    expect(field().getAttribute('aria-autocomplete')).toBe('list')
    press('ArrowDown')
    expect(field().getAttribute('aria-activedescendant')).toBe('list-0')
    press('Escape')
    expect(field().getAttribute('aria-expanded')).toBe('false')
    expect(field().getAttribute('aria-activedescendant')).toBe('')
  })

  it('moves through the links and the field with the arrow keys, in a circle', () => {
    render(<Search />)
    const down = Array.from({ length: 5 }, () => (press('ArrowDown'), active()))
    expect(down).toEqual(['list-0', 'list-1', 'list-2', undefined, 'list-0'])
    const up = Array.from({ length: 3 }, () => (press('ArrowUp'), active()))
    expect(up).toEqual([undefined, 'list-2', 'list-1'])
  })

  it('keeps the cursor in place for the arrow keys, and scrolls to the link', () => {
    render(<Search />)
    expect(press('ArrowDown')).toBe(false)
    expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' })
  })

  it.each(['Home', 'End', 'ArrowLeft', 'ArrowRight', 'a', 'Tab'])('leaves %s to the field', (key) => {
    render(<Search />)
    press('ArrowDown')
    expect(press(key)).toBe(true)
    expect(active()).toBe('list-0')
  })

  it('follows the active link with Enter', () => {
    const onFollow = vi.fn()
    render(<Search onFollow={onFollow} />)
    expect(press('ArrowDown', 'ArrowDown', 'Enter')).toBe(false)
    expect(onFollow).toHaveBeenCalledExactlyOnceWith(1)
  })

  it('searches with Enter when no link is active', () => {
    const onFollow = vi.fn()
    render(<Search onFollow={onFollow} />)
    expect(press('Enter')).toBe(true)
    expect(press('ArrowDown', 'ArrowUp', 'Enter')).toBe(true)
    expect(onFollow).not.toHaveBeenCalled()
  })

  it('selects no link of a list that replaces the last one', () => {
    const onFollow = vi.fn()
    const { rerender } = render(<Search />)
    press('ArrowUp')
    rerender(<Search count={1} contents="fewer links" />)
    expect(field().getAttribute('aria-activedescendant')).toBe('')
    expect(press('Enter')).toBe(true)
    rerender(<Search contents="other links" onFollow={onFollow} />)
    expect(active()).toBeUndefined()
    expect(press('Enter')).toBe(true)
    expect(onFollow).not.toHaveBeenCalled()
  })

  it('starts at the field when the list replaces another one', () => {
    const { rerender } = render(<Search />)
    press('ArrowDown', 'ArrowDown')
    rerender(<Search contents="other links" />)
    press('ArrowDown')
    expect(active()).toBe('list-0')
  })

  it('starts at the field when the list opens again', () => {
    render(<Search />)
    press('ArrowDown', 'Escape')
    fireEvent.click(screen.getByText('Reopen'))
    expect(active()).toBeUndefined()
    expect(field().getAttribute('aria-activedescendant')).toBe('')
  })

  it('closes with Escape, which then keeps the text of the field', () => {
    render(<Search />)
    expect(press('Escape')).toBe(false)
    expect(isOpen()).toBe(false)
    expect(press('Escape')).toBe(true)
  })

  it('drops a list that is still to come with Escape', () => {
    const onClose = vi.fn()
    render(<Search count={0} onClose={onClose} />)
    expect(press('Escape')).toBe(true)
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('starts at the field again after more typing', () => {
    render(<Search />)
    press('ArrowDown')
    fireEvent.input(field(), { target: { value: 'tap' } })
    expect(active()).toBeUndefined()
  })

  it('leaves the keys of an input method alone', () => {
    const onFollow = vi.fn()
    render(<Search onFollow={onFollow} />)
    press('ArrowDown')
    for (const key of ['Enter', 'ArrowDown', 'Escape'])
      expect(fireEvent.keyDown(field(), { key, isComposing: true })).toBe(true)
    expect(active()).toBe('list-0')
    expect(onFollow).not.toHaveBeenCalled()
  })

  it('closes when the form is submitted', () => {
    render(<Search />)
    fireEvent.submit(screen.getByRole('form'))
    expect(isOpen()).toBe(false)
  })

  it.each(['pointerDown', 'focusIn'] as const)('closes on %s outside the form, not inside', (event) => {
    render(<Search />)
    fireEvent[event](screen.getByText('Search'))
    expect(isOpen()).toBe(true)
    fireEvent[event](screen.getByText('Reopen'))
    expect(isOpen()).toBe(false)
  })

  it('removes its listeners when the list is gone', () => {
    const { unmount } = render(<Search />)
    const input = field()
    unmount()
    document.body.append(input)
    expect(fireEvent.keyDown(input, { key: 'ArrowDown' })).toBe(true)
  })
})
