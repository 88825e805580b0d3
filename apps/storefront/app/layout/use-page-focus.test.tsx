// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { useEffect, useRef } from 'react'
import { Form, Link, Outlet, useActionData } from 'react-router'
import { describe, expect, it } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import { usePageFocus } from './use-page-focus.ts'

function Layout() {
  usePageFocus()
  return (
    <>
      <Link to="/">Home</Link>
      <Link to="/dishes">Dishes</Link>
      <Link to="/dishes#maki">Maki</Link>
      <Link to="/dishes?page=2">Next</Link>
      <Link to="/dishes?diet=vegan" preventScrollReset>
        Vegan
      </Link>
      <Link to="/search">Search</Link>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  )
}

function Search() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return <input ref={field} aria-label="Words" />
}

function Home() {
  return (
    <>
      <h1>Welcome</h1>
      <Form method="post">
        <button>Send</button>
      </Form>
      {useActionData() && <p>Rejected</p>}
    </>
  )
}

const dishes = (
  <>
    <h1>All dishes</h1>
    <h2 id="maki">Rolls</h2>
  </>
)

let answer = () => {}
let rejection = Promise.resolve({ errors: 1 })

function open() {
  return renderRoutes([
    {
      path: '/',
      element: <Layout />,
      children: [
        { index: true, element: <Home />, action: async () => await rejection },
        { path: 'dishes', element: dishes },
        { path: 'search', element: <Search /> },
        { path: 'empty', element: <p>Nothing</p> },
      ],
    },
  ])
}

async function follow(name: string): Promise<HTMLElement> {
  const link = screen.getByRole('link', { name })
  link.focus()
  await act(async () => {
    fireEvent.click(link)
    await Promise.resolve()
  })
  return link
}

const focused = () => document.activeElement

describe('usePageFocus', () => {
  it('leaves the focus of the first page alone', () => {
    open()
    expect(focused()).toBe(document.body)
  })

  it('moves the focus to the heading of the next page, and to that of the one gone back to', async () => {
    const { router } = open()
    await follow('Dishes')
    expect(focused()).toBe(screen.getByRole('heading', { name: 'All dishes' }))
    await act(() => router.navigate(-1))
    expect(focused()).toBe(screen.getByRole('heading', { name: 'Welcome' }))
  })

  it('moves the focus to the anchor of the address', async () => {
    open()
    await follow('Maki')
    expect(focused()).toBe(screen.getByRole('heading', { name: 'Rolls' }))
  })

  it('leaves anchors of the same page to the browser, and the way back', async () => {
    const { router } = open()
    await follow('Dishes')
    const link = await follow('Maki')
    expect(focused()).toBe(link)
    await act(() => router.navigate(-1))
    expect(focused()).toBe(link)
  })

  it('follows the scroll: to the top with the next part of a list, nowhere with a filter', async () => {
    open()
    await follow('Dishes')
    const filter = await follow('Vegan')
    expect(focused()).toBe(filter)
    await follow('Next')
    expect(focused()).toBe(screen.getByRole('heading', { name: 'All dishes' }))
  })

  it('leaves the focus where the next page puts it', async () => {
    open()
    await follow('Search')
    expect(focused()).toBe(screen.getByRole('textbox', { name: 'Words' }))
  })

  it('leaves the focus to a form that shows its errors', async () => {
    open()
    const button = screen.getByRole('button', { name: 'Send' })
    rejection = new Promise((resolve) => {
      answer = () => resolve({ errors: 1 })
    })
    button.focus()
    fireEvent.click(button)
    await act(async () => {
      answer()
      await rejection
    })
    await screen.findByText('Rejected')
    expect(focused()).toBe(button)
  })

  it('falls back to the main part of a page without a heading', async () => {
    const { router } = open()
    await act(() => router.navigate('/empty'))
    expect(focused()).toBe(screen.getByRole('main'))
  })
})
