// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import * as m from '../paraglide/messages.js'
import { KeepAccount } from './keep-account.tsx'

const email = 'ada@example.com'

it('asks for a password alone, and for one that is not the e-mail', async () => {
  const element = (
    <KeepAccount email={email} challenge={undefined} termsPath={undefined} failure={undefined} />
  )
  renderRoutes([{ id: 'root', path: '/', element }], { root: { language: 'en', features: {} } })
  const fields = [...document.querySelectorAll<HTMLInputElement>('input:not([type=hidden], [hidden])')]
  expect(fields.map(({ name }) => name)).toEqual(['password'])
  const password = screen.getByLabelText<HTMLInputElement>(m.form_password())
  fireEvent.focus(password)
  await act(() => vi.dynamicImportSettled())
  fireEvent.change(password, { target: { value: 'short' } })
  fireEvent.click(screen.getByRole('button', { name: m.login_register() }))
  expect(await screen.findAllByText(m.error_invalidPassword(), { exact: false })).not.toEqual([])
  expect(password.getAttribute('aria-invalid')).toBe('true')
})

it('says why the account could not be made', () => {
  const failure = { errors: {}, message: m.order_account_taken() }
  const element = <KeepAccount email={email} challenge={undefined} termsPath={undefined} failure={failure} />
  renderRoutes([{ id: 'root', path: '/', element }], { root: { language: 'en', features: {} } })
  expect(screen.getByRole('alert').textContent).toContain(m.order_account_taken())
})
