// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import * as m from '../paraglide/messages.js'
import { Header } from './header.tsx'
import type { RootData } from './root-data.server.ts'

const logo = { src: '/look/1-logo.svg', width: 28, height: 28, holdsName: false }
const look = { header: 'classic', footer: 'columns', logo, icon: '/look/icon.svg', preload: [] } as const
const navigation = [{ label: 'Fontaines', path: 'fontaines' }]
const shop = { language: 'fr', brand: 'Vasque', look, cartCount: 0, texts: { navigation } }

const header = (data: Partial<RootData>) =>
  renderRoutes([
    {
      path: '/',
      element: <Header data={{ ...shop, ...data } as unknown as RootData} onCart={undefined} />,
    },
  ])

it('shows the initial of who is signed in, and the name to assistive technology', () => {
  header({ signedIn: true, firstname: 'éloïse' })
  expect(screen.getByRole('link', { name: m.layout_account_of({ name: 'éloïse' }) }).textContent).toBe('É')
})

it('shows an icon to guests', () => {
  header({ signedIn: false, firstname: undefined })
  expect(screen.getByRole('link', { name: m.layout_account() }).textContent).toBe('')
})

it.each([
  ['classic', ['Vasque', 'Fontaines', m.layout_search()]],
  ['centred', ['Vasque', m.layout_search(), 'Fontaines']],
] as const)('the keyboard follows what is seen of a %s header', (variant, expected) => {
  header({ look: { ...look, header: variant } })
  const names = screen.getAllByRole('link').map((link) => link.getAttribute('aria-label') ?? link.textContent)
  expect(names.filter((name) => (expected as readonly string[]).includes(name))).toEqual(expected)
  expect(screen.getByRole('navigation', { name: m.layout_main_nav() }).textContent).toBe('Fontaines')
  expect(screen.getByRole('button', { name: m.layout_open_menu() }).getAttribute('popovertarget')).toBe(
    'menu',
  )
})

it.each([
  [false, '', 'Vasque'],
  [true, 'Vasque', ''],
])('the brand is named once (in the picture: %s)', (holdsName, alt, text) => {
  header({ look: { ...look, logo: { ...logo, holdsName } } })
  const home = screen.getByRole('link', { name: 'Vasque' })
  expect([home.querySelector('img')?.alt, home.textContent]).toEqual([alt, text])
})
