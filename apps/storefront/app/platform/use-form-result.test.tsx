// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createBrowserRouter, Form, Link, redirect, RouterProvider, useRevalidator } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import '../../test/dom.tsx'
import { useFormResult } from './use-form-result.ts'

let answer: () => unknown

function Page() {
  const result = useFormResult<{ error: string }>()
  const { revalidate } = useRevalidator()
  return (
    <>
      <a href="#main">Skip</a>
      <Link to="?tab=2">Tab</Link>
      <Form method="post">
        <button>Send</button>
      </Form>
      <button onClick={() => void revalidate()}>Load again</button>
      <p id="main">{result ? result.error : 'No result'}</p>
    </>
  )
}

/** A browser's history, in which an anchor is a step that the router has not made. */
function open() {
  const router = createBrowserRouter([
    { path: '/', element: <Page />, loader: () => null, action: () => answer(), HydrateFallback: () => null },
  ])
  render(<RouterProvider router={router} />)
  return router
}

const moved = (router: ReturnType<typeof open>) =>
  new Promise<void>((resolve) => {
    const stop = router.subscribe(({ navigation, revalidation }) => {
      if (navigation.state !== 'idle' || revalidation !== 'idle') return
      stop()
      resolve()
    })
  })

async function press(router: ReturnType<typeof open>, button: HTMLElement): Promise<void> {
  await act(async () => {
    const done = moved(router)
    fireEvent.click(button)
    await done
  })
}

const send = (router: ReturnType<typeof open>) => press(router, screen.getByText('Send'))

async function refused() {
  answer = () => ({ error: 'No e-mail' })
  const router = open()
  await screen.findByText('No result')
  await send(router)
  screen.getByText('No e-mail')
  return router
}

beforeEach(() => {
  window.history.replaceState(null, '', '/')
  return cleanup
})

it('keeps the answer on the way to an anchor of the page and back', async () => {
  const router = await refused()
  await press(router, screen.getByText('Skip'))
  expect(window.location.hash).toBe('#main')
  screen.getByText('No e-mail')
  await act(async () => {
    const done = moved(router)
    window.history.back()
    await done
  })
  expect(window.location.hash).toBe('')
  screen.getByText('No e-mail')
})

it('keeps the answer when data is loaded again', async () => {
  const router = await refused()
  await press(router, screen.getByText('Load again'))
  screen.getByText('No e-mail')
})

it('ends with the next answer to the form', async () => {
  const router = await refused()
  await press(router, screen.getByText('Skip'))
  answer = () => ({ error: 'No name' })
  await send(router)
  screen.getByText('No name')
  answer = () => redirect('/')
  await send(router)
  screen.getByText('No result')
})

it('ends with another page of the same route', async () => {
  const router = await refused()
  await press(router, screen.getByText('Tab'))
  screen.getByText('No result')
})
