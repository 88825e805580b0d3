// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import * as m from '../paraglide/messages.js'
import { FooterNewsletterForm } from './footer-newsletter-form.tsx'

const root = { language: 'en', texts: { footer: { legal: [] } } }

/** The form in the footer of a page; returns what it sends. */
function footer() {
  const sent = vi.fn()
  const action = async ({ request }: { request: Request }) => {
    sent(Object.fromEntries(await request.formData()))
    return null
  }
  renderRoutes(
    [
      {
        id: 'root',
        path: '/',
        element: <FooterNewsletterForm />,
        loader: () => root,
        children: [{ path: '*', action, element: null }],
      },
    ],
    { root },
  )
  return sent
}

const email = () => screen.getByRole<HTMLInputElement>('textbox')
const consent = () => screen.getByRole<HTMLInputElement>('checkbox')
const submit = () => fireEvent.click(screen.getByRole('button', { name: m.newsletter_submit() }))

it('shows our messages when fields are left, and no bubble of the browser', () => {
  footer()
  expect(email().form?.noValidate).toBe(true)
  fireEvent.blur(email())
  expect(screen.getByText(m.error_required())).toBeDefined()
  fireEvent.input(email(), { target: { value: 'ada@' } })
  expect(screen.getByText(m.error_invalidEmail())).toBeDefined()
  fireEvent.blur(consent())
  expect(screen.getByText(m.newsletter_privacy_error())).toBeDefined()
  fireEvent.click(consent())
  expect(screen.queryByText(m.newsletter_privacy_error())).toBeNull()
})

it('is sent only when it is valid; the first wrong field gets the focus', async () => {
  const sent = footer()
  submit()
  expect(document.activeElement).toBe(email())
  expect(screen.getByText(m.error_required())).toBeDefined()
  expect(screen.getByText(m.newsletter_privacy_error())).toBeDefined()
  fireEvent.input(email(), { target: { value: 'ada@example.com' } })
  fireEvent.click(consent())
  expect(sent).not.toHaveBeenCalled()
  submit()
  await vi.waitFor(
    () => expect(sent).toHaveBeenCalledWith({ email: 'ada@example.com', privacy: 'on' }),
    20_000,
  )
})
