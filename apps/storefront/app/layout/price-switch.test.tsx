// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import * as m from '../paraglide/messages.js'
import { PriceSwitch } from './price-switch.tsx'

const show = (priceDisplay: 'incl' | 'excl' | undefined, page: object = {}) =>
  renderRoutes(
    [{ id: 'page', path: '/', element: <PriceSwitch data={{ language: 'fr', priceDisplay }} /> }],
    { page },
  )

const pressed = () =>
  screen.getAllByRole('button').map((button) => [button.textContent, button.getAttribute('aria-pressed')])

it('shows which prices the visitor sees, as a form', () => {
  show('incl')
  expect(pressed()).toEqual([
    [m.price_switch_incl(), 'true'],
    [m.price_switch_excl(), 'false'],
  ])
  const form = screen.getByRole('form', { name: m.price_switch() })
  expect(form.getAttribute('action')).toBe('/fr/affichage-des-prix')
  expect(form.querySelector<HTMLInputElement>('[name=back]')?.value).toBe('/')
})

it('says what the page shows where it has a rule of its own', () => {
  show('incl', { tax: 'excl' })
  expect(pressed()).toEqual([
    [m.price_switch_incl(), 'false'],
    [m.price_switch_excl(), 'true'],
  ])
})

it('is absent for who has no choice', () => {
  show(undefined)
  expect(screen.queryByRole('form')).toBeNull()
})
