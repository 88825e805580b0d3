// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import * as m from '../paraglide/messages.js'
import { SchemeSwitch } from './scheme-switch.tsx'

const show = (colorScheme: 'auto' | 'light' | 'dark', hasSchemeSwitch = true) =>
  renderRoutes([
    { path: '/', element: <SchemeSwitch data={{ language: 'fr', colorScheme, hasSchemeSwitch }} /> },
  ])

it.each([
  ['auto', m.scheme_auto],
  ['light', m.scheme_light],
  ['dark', m.scheme_dark],
] as const)('says that %s is chosen, in a form that works without scripts', (scheme, label) => {
  show(scheme)
  const form = screen.getByRole('form', { name: m.scheme_switch() })
  expect(form.getAttribute('action')).toBe('/fr/couleurs-de-l-affichage')
  expect(form.querySelector<HTMLInputElement>('[name=back]')?.value).toBe('/')
  expect(screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)).toEqual([
    label(),
  ])
  expect(screen.getAllByRole('button', { pressed: false })).toHaveLength(2)
})

it('is absent where the site has one scheme', () => {
  show('light', false)
  expect(screen.queryByRole('form')).toBeNull()
})
