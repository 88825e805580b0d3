// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import '../../test/dom.tsx'

let comeNear = () => {}

class Observer {
  constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
    comeNear = () => notify([{ isIntersecting: true }])
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  comeNear = () => {}
  // Each page hydrates once.
  vi.resetModules()
  vi.stubGlobal('IntersectionObserver', Observer)
  // A browser makes another object of each text.
  vi.stubGlobal('trustedTypes', { createPolicy: (_: string, rules: object) => rulesOf(rules) })
})
const rulesOf = (rules: object) => ({ ...rules, createHTML: (html: string) => ({ toString: () => html }) })

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {name} {count}
    </button>
  )
}

const button = () => screen.getByRole('button')

/** Hydrates a page with a part; `load` is called when its script is. */
async function hydrated(load = vi.fn(async () => Counter), kind: 'latePart' | 'stillPart' = 'latePart') {
  const { [kind]: part } = await import('./late-part.tsx')
  const Sent = part(load, Counter)
  const Part = part(load, false)
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(<Sent name="A" />)
  const onRecoverableError = vi.fn()
  const root = await act(async () => hydrateRoot(place, <Part name="A" />, { onRecoverableError }))
  const show = (name: string) => act(async () => root.render(<Part name={name} />))
  return { load, show, onRecoverableError, Part }
}

it('stays as the server sent it until it comes near, and then takes its place', async () => {
  const { load, show, onRecoverableError } = await hydrated()
  const sent = button()
  await show('A')
  await show('A')
  expect(load).not.toHaveBeenCalled()
  expect(button()).toBe(sent)
  expect(sent.textContent).toBe('A 0')
  await act(async () => comeNear())
  expect(load).toHaveBeenCalled()
  await act(async () => button().click())
  expect(button().textContent).toBe('A 1')
  expect(onRecoverableError).not.toHaveBeenCalled()
})

it('never loads what only shows its values, unless they are others', async () => {
  const { load, show } = await hydrated(undefined, 'stillPart')
  await act(async () => comeNear())
  await show('A')
  expect(load).not.toHaveBeenCalled()
  await show('B')
  expect(button().textContent).toBe('B 0')
})

it('loads for another value, and stays until it has', async () => {
  let isThere = (_part: typeof Counter) => {}
  const { load, show } = await hydrated(
    vi.fn(
      async () =>
        await new Promise<typeof Counter>((resolve) => {
          isThere = resolve
        }),
    ),
  )
  const sent = button()
  await show('B')
  expect(load).toHaveBeenCalledTimes(1)
  expect(button()).toBe(sent)
  load.mockResolvedValue(Counter)
  await act(async () => isThere(Counter))
  expect(button().textContent).toBe('B 0')
})

it('takes the focus from nobody', async () => {
  await hydrated()
  const sent = button()
  sent.focus()
  await act(async () => comeNear())
  expect(document.activeElement).toBe(sent)
  await act(async () => sent.blur())
  expect(button()).not.toBe(sent)
})

it('stays as it is when its script cannot be loaded', async () => {
  const { load } = await hydrated(vi.fn(async () => await Promise.reject(new Error('gone'))))
  const sent = button()
  await act(async () => comeNear())
  expect(load).toHaveBeenCalled()
  expect(button()).toBe(sent)
})

it('is there at once on a page that scripts show', async () => {
  const { Part } = await hydrated()
  const { render } = await import('@testing-library/react')
  await act(async () => void render(<Part name="Here" />))
  expect(screen.getByText('Here 0').tagName).toBe('BUTTON')
})
