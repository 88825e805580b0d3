// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import '../../test/dom.tsx'
import { useFormDraft } from './use-form-draft.ts'

function ContactForm({ name = 'contact', email = '', onInput = () => {} }) {
  const form = useFormDraft(name)
  return (
    <>
      <form
        ref={form}
        id="contact"
        aria-label="Contact"
        onInput={onInput}
        onSubmit={(event) => event.preventDefault()}
      >
        <input aria-label="Email" type="email" name="email" defaultValue={email} />
        <textarea aria-label="Message" name="message" />
        <input aria-label="Password" type="password" name="password" />
      </form>
      <input aria-label="Telephone" type="tel" name="telephone" form="contact" />
    </>
  )
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } })

function reload(form = <ContactForm />) {
  document.body.replaceChildren()
  return render(form)
}

describe('useFormDraft', () => {
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

  it('forgets the draft once the form is submitted', () => {
    render(<ContactForm />)
    type('Message', 'Hello')
    fireEvent.submit(screen.getByRole('form'))
    reload()
    expect(field('Message').value).toBe('')
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

  it('lets shoppers type and submit while storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('Access is denied', 'SecurityError')
    }
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked)
    const removeItem = vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked)
    render(<ContactForm />)
    type('Message', 'Hello')
    fireEvent.submit(screen.getByRole('form'))
    expect(field('Message').value).toBe('Hello')
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
