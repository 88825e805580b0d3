// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { useActionData } from 'react-router'
import { expect, it } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import { Form } from '../forms/form.tsx'
import * as m from '../paraglide/messages.js'
import type { FormErrors } from '../ui/error-summary.tsx'
import { PasswordField } from './password-field.tsx'

function SignIn() {
  const rejected = useActionData<{ message: string; errors: FormErrors }>()
  return (
    <Form
      id="f"
      rules={{}}
      names={{}}
      values={{}}
      serverErrors={rejected?.errors}
      message={rejected?.message}
    >
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <PasswordField name="new_password" label="Wanted" autoComplete="new-password" />
      <button>Go</button>
    </Form>
  )
}

it('is emptied when the server rejects it, and keeps a new password', async () => {
  let attempts = 0
  renderRoutes([
    { path: '/', element: <SignIn />, action: () => ({ message: `Rejected ${++attempts}`, errors: {} }) },
  ])
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
  for (const message of ['Rejected 1', 'Rejected 2']) {
    fireEvent.input(field('Password'), { target: { value: 'wrong' } })
    fireEvent.input(field('Wanted'), { target: { value: 'Wanted2026' } })
    expect(field('Password').value).toBe('wrong')
    fireEvent.click(screen.getByRole('button', { name: 'Go' }))
    await screen.findByText(message)
    expect(field('Password').value).toBe('')
    expect(field('Wanted').value).toBe('Wanted2026')
  }
  expect(screen.getAllByText(m.form_show()).length).toBe(2)
})
