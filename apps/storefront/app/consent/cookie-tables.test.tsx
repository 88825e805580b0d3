// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import { CookieTables } from './cookie-tables.tsx'
import { SettingsForm } from './settings-form.tsx'

const shop = {
  language: 'fr',
  features: { locations: true },
  consent: { purposes: ['ga', 'ads'], toAsk: undefined },
}
const shown = (element: React.ReactNode) => renderRoutes([{ id: 'root', path: '/', element }], { root: shop })

it('lists the same cookies on the cookie page as in the settings', () => {
  const settings = shown(<SettingsForm purposes={['ga', 'ads']} accepted={[]} />)
  const listed = [...settings.container.querySelectorAll('li b')].map(({ textContent }) => textContent)
  settings.unmount()
  const page = shown(<CookieTables />)
  const named = [...page.container.querySelectorAll('td code')].map(({ textContent }) => textContent)
  expect(screen.getAllByRole('table')).toHaveLength(3)
  expect(named).toEqual(listed)
  expect(named).toEqual(expect.arrayContaining(['cart_id', 'pending_add', 'measured_order', '_gcl_au']))
})
