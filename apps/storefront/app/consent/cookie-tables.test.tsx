// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import * as m from '../paraglide/messages.js'
import { renderRoutes } from '../../test/dom.tsx'
import { ConsentBanner } from './banner.tsx'
import { CookieTables } from './cookie-tables.tsx'
import { SettingsForm } from './settings-form.tsx'

const purposes = [
  { code: 'ga', service: 'ga' as const },
  { code: 'ads', service: 'ads' as const },
  {
    code: 'chat',
    texts: { name: 'Discussion', description: 'Nous vous répondons en direct.', aim: 'à vous répondre' },
    cookies: [{ name: 'chat_id', description: 'votre conversation', days: 30 }],
  },
  { code: 'map', texts: { name: 'Carte', description: 'Le plan du quartier.', aim: 'à vous situer' } },
]
const shop = {
  language: 'fr',
  features: { locations: true },
  consent: { purposes, toAsk: undefined },
}
const shown = (element: React.ReactNode) => renderRoutes([{ id: 'root', path: '/', element }], { root: shop })

it('lists the same cookies on the cookie page as in the settings', () => {
  const settings = shown(<SettingsForm purposes={purposes} accepted={[]} />)
  const listed = [...settings.container.querySelectorAll('li b')].map(({ textContent }) => textContent)
  settings.unmount()
  const page = shown(<CookieTables />)
  const named = [...page.container.querySelectorAll('td code')].map(({ textContent }) => textContent)
  expect(screen.getAllByRole('table')).toHaveLength(4)
  expect(named).toEqual(listed)
  expect(named).toEqual(
    expect.arrayContaining(['cart_id', 'pending_add', 'measured_order', '_gcl_au', 'chat_id']),
  )
})

it('asks for purposes of the shop in its own words, in banner and settings', () => {
  const { unmount } = shown(<ConsentBanner purposes={purposes} onSettings={() => undefined} />)
  screen.getByText(new RegExp(`${m.consent_banner_purpose_ads()}, à vous répondre et à vous situer`))
  unmount()
  shown(<SettingsForm purposes={purposes} accepted={['chat']} />)
  const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
  expect(box(/Discussion/)).toMatchObject({ name: 'chat', checked: true })
  expect(box(/Carte/)).toMatchObject({ name: 'map', checked: false })
  screen.getByText('Nous vous répondons en direct.')
  screen.getByText('Le plan du quartier.')
})
