// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, data, Form, redirect, RouterProvider, type ActionFunction } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import '../../test/dom.tsx'
import { useFormDraft } from './use-form-draft.ts'

interface Props {
  readonly name?: string
  readonly email?: string
  readonly onInput?: () => void
  /** Error of the browser's own validation. */
  readonly isInvalid?: boolean
}

function Contact({ name = 'contact', email = '', onInput, isInvalid }: Props) {
  const form = useFormDraft(name)
  return (
    <>
      <Form
        ref={form}
        method="post"
        id="contact"
        aria-label="Contact"
        onInput={onInput}
        onSubmit={(event) => isInvalid && event.preventDefault()}
      >
        <input aria-label="Email" type="email" name="email" defaultValue={email} />
        <textarea aria-label="Message" name="message" />
        <input aria-label="Password" type="password" name="password" />
      </Form>
      <input aria-label="Telephone" type="tel" name="telephone" form="contact" />
      <Form method="post" aria-label="Newsletter" />
    </>
  )
}

const accept: ActionFunction = () => redirect('/sent')

/** Data of the next page, which the server answers after the form. */
let nextPage = Promise.withResolvers<null>()

function page({ action = accept, ...props }: Props & { action?: ActionFunction }) {
  const router = createMemoryRouter([
    { path: '/', action, element: <Contact {...props} />, errorElement: <p>Error</p> },
    { path: '*', loader: () => nextPage.promise, element: <p>Next page</p> },
  ])
  return { router, element: <RouterProvider router={router} /> }
}

const ContactForm = (props: Props) => page(props).element

/** Renders a page whose server answers submissions with `action`. */
function contact(props: Parameters<typeof page>[0] = {}) {
  const { router, element } = page(props)
  return { router, ...render(element) }
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } })
const showNextPage = () => act(async () => nextPage.resolve(null))

async function submit(form = 'Contact') {
  nextPage = Promise.withResolvers()
  await act(async () => void fireEvent.submit(screen.getByRole('form', { name: form })))
  await showNextPage()
}

function reload(form = <ContactForm />) {
  document.body.replaceChildren()
  return render(form)
}

/** An answer of the server that arrives when the test says so. */
function slowAnswer() {
  const { promise, resolve } = Promise.withResolvers<Response>()
  return { action: () => promise, arrive: (answer: Response) => act(async () => resolve(answer)) }
}

describe('useFormDraft', () => {
  beforeEach(() => {
    nextPage = Promise.withResolvers()
  })

  it('restores typed text after a reload', () => {
    render(<ContactForm />)
    type('Email', 'ada@example.com')
    type('Message', 'Two taps, please')
    reload()
    expect(field('Email').value).toBe('ada@example.com')
    expect(field('Message').value).toBe('Two taps, please')
  })

  it('restores a field that belongs to the form by its `form` attribute', () => {
    render(<ContactForm />)
    type('Telephone', '06 12 34 56 78')
    reload()
    expect(field('Telephone').value).toBe('06 12 34 56 78')
  })

  it('tells React about restored text', () => {
    render(<ContactForm />)
    type('Message', 'Hello')
    const onInput = vi.fn()
    reload(<ContactForm onInput={onInput} />)
    expect(onInput).toHaveBeenCalledTimes(1)
  })

  it('never stores passwords', () => {
    render(<ContactForm />)
    type('Password', 'secret-1')
    type('Message', 'Hello')
    expect(sessionStorage.getItem('typed:contact')).not.toContain('secret-1')
    reload()
    expect(field('Password').value).toBe('')
  })

  it('keeps text that was typed before hydration, and stores it', () => {
    sessionStorage.setItem('typed:contact', JSON.stringify({ email: 'old@example.com' }))
    const container = document.createElement('div')
    document.body.append(container)
    container.innerHTML = renderToString(<ContactForm />)
    field('Email').value = 'new@example.com'
    render(<ContactForm />, { container, hydrate: true })
    expect(field('Email').value).toBe('new@example.com')
    reload()
    expect(field('Email').value).toBe('new@example.com')
  })

  it('replaces a prefilled value by what the shopper had typed over it', () => {
    render(<ContactForm email="profile@example.com" />)
    type('Email', 'other@example.com')
    reload(<ContactForm email="profile@example.com" />)
    expect(field('Email').value).toBe('other@example.com')
  })

  it('forgets the draft once the server has accepted the form', async () => {
    contact()
    type('Message', 'Hello')
    await submit()
    expect(screen.getByText('Next page')).toBeDefined()
    reload()
    expect(field('Message').value).toBe('')
  })

  it('keeps the draft when the form is invalid', async () => {
    contact({ isInvalid: true })
    type('Message', 'Hello')
    await submit()
    reload()
    expect(field('Message').value).toBe('Hello')
  })

  it.each([
    ['an error of a field', () => data({ errors: { email: 'Unknown' } }, { status: 422 })],
    ['a redirect to sign in and back', () => redirect('/login?return_to=%2F')],
    ['a redirect to the same page', () => redirect('/')],
    [
      'a server error',
      () => {
        throw new Response(null, { status: 503 })
      },
    ],
  ])('keeps the draft when the server answers with %s', async (_, action) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    contact({ action })
    type('Message', 'Hello')
    await submit()
    reload()
    expect(field('Message').value).toBe('Hello')
  })

  it('forgets the draft when a corrected form is accepted', async () => {
    const action = vi.fn<ActionFunction>(accept).mockReturnValueOnce(data({}, { status: 422 }))
    contact({ action })
    type('Message', 'Hello')
    await submit()
    type('Message', 'Hello again')
    await submit()
    reload()
    expect(field('Message').value).toBe('')
  })

  it('keeps the draft when the shopper leaves before the server has answered', async () => {
    const { action, arrive } = slowAnswer()
    const { router } = contact({ action })
    type('Message', 'Hello')
    await submit()
    await act(() => router.navigate('/elsewhere'))
    await arrive(redirect('/sent'))
    reload()
    expect(field('Message').value).toBe('Hello')
  })

  it('keeps what the shopper types while the server rejects the form', async () => {
    const { action, arrive } = slowAnswer()
    contact({ action })
    type('Message', 'Hello')
    await submit()
    type('Message', 'Hello again')
    await arrive(Response.json({}, { status: 422 }))
    reload()
    expect(field('Message').value).toBe('Hello again')
  })

  it('stores nothing more once the server has accepted the form', async () => {
    contact()
    await act(async () => void fireEvent.submit(screen.getByRole('form', { name: 'Contact' })))
    type('Message', 'Hello')
    await showNextPage()
    reload()
    expect(field('Message').value).toBe('')
  })

  it('keeps the draft when another form of the page is accepted', async () => {
    contact()
    type('Message', 'Hello')
    await submit('Newsletter')
    expect(screen.getByText('Next page')).toBeDefined()
    reload()
    expect(field('Message').value).toBe('Hello')
  })

  it('stores each form under its own name', () => {
    render(<ContactForm />)
    type('Message', 'Hello')
    reload(<ContactForm name="quotation" />)
    expect(field('Message').value).toBe('')
  })

  it('stores nothing while the shopper types in another form', () => {
    render(<ContactForm />)
    const search = document.createElement('form')
    search.innerHTML = '<input aria-label="Search" />'
    document.body.append(search)
    type('Search', 'tap')
    expect(sessionStorage).toHaveLength(0)
  })

  it('stores nothing for a form without a name', () => {
    render(<ContactForm name="" />)
    type('Message', 'Hello')
    expect(sessionStorage).toHaveLength(0)
  })

  it.each(['not JSON', 'null', '"text"', '{"message":{"a":1}}'])('ignores the stored value %s', (stored) => {
    sessionStorage.setItem('typed:contact', stored)
    render(<ContactForm />)
    expect(field('Message').value).toBe('')
  })

  it('lets shoppers type and submit while storage is blocked', async () => {
    const blocked = () => {
      throw new DOMException('Access is denied', 'SecurityError')
    }
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked)
    const removeItem = vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked)
    render(<ContactForm />)
    type('Message', 'Hello')
    expect(field('Message').value).toBe('Hello')
    await submit()
    expect(screen.getByText('Next page')).toBeDefined()
    expect(setItem).toHaveBeenCalled()
    expect(removeItem).toHaveBeenCalled()
  })

  it('stops storing when the form is gone', () => {
    const { unmount } = render(<ContactForm />)
    const { form } = field('Message')
    unmount()
    if (form) document.body.append(form)
    type('Message', 'Hello')
    expect(sessionStorage).toHaveLength(0)
  })
})
