// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import '../../test/dom.tsx'
import { useResultFocus } from './use-result-focus.ts'

function Summary({ result }: { result: object | undefined }) {
  const summary = useRef<HTMLDivElement>(null)
  useResultFocus(result, () => summary.current?.focus())
  return <div ref={summary} tabIndex={-1} aria-label="Summary" role="alert" />
}

const setUsed = (hasBeenActive: boolean) =>
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive }, configurable: true })

function hydrate(result: object | undefined) {
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(<Summary result={result} />)
  return render(<Summary result={result} />, { container, hydrate: true })
}

const hasFocus = () => document.activeElement === screen.getByRole('alert')

describe('useResultFocus', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'userActivation'))

  it('moves the focus to a new result', () => {
    setUsed(true)
    const { rerender } = render(<Summary result={undefined} />)
    expect(hasFocus()).toBe(false)
    rerender(<Summary result={{}} />)
    expect(hasFocus()).toBe(true)
  })

  it('moves the focus again to the next result, but not when rendered with the same one', () => {
    setUsed(true)
    const first = {}
    const { rerender } = render(<Summary result={first} />)
    screen.getByRole('alert').blur()
    rerender(<Summary result={first} />)
    expect(hasFocus()).toBe(false)
    rerender(<Summary result={{}} />)
    expect(hasFocus()).toBe(true)
  })

  it('moves the focus to a result that came with the page', () => {
    setUsed(false)
    hydrate({})
    expect(hasFocus()).toBe(true)
  })

  it('leaves the focus to shoppers who used the page before hydration, until the next result', () => {
    setUsed(true)
    const { rerender } = hydrate({})
    expect(hasFocus()).toBe(false)
    rerender(<Summary result={{}} />)
    expect(hasFocus()).toBe(true)
  })
})
