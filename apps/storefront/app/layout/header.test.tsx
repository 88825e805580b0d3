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
const shop = {
  language: 'fr',
  brand: 'Vasque',
  look,
  cartCount: 0,
  features: {},
  favourites: [],
  submenus: [],
  texts: { navigation },
}

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

it.each([
  ['auto', 'screen and (prefers-color-scheme: dark)'],
  ['dark', 'screen'],
  ['light', 'not all'],
] as const)('the logo of dark screens follows the scheme %s', (colorScheme, media) => {
  header({ colorScheme, look: { ...look, logo: { ...logo, darkSrc: '/look/logo-dark.svg' } } })
  const source = screen.getByRole('link', { name: 'Vasque' }).querySelector('source')
  expect([source?.media, source?.srcset]).toEqual([media, '/look/logo-dark.svg'])
})

it.each([
  [false, {}, '/fr/favoris', m.layout_favourites({ count: 2 })],
  [true, {}, '/fr/compte-client/favoris', m.layout_favourites({ count: 2 })],
  [false, { perishable: true }, '/fr/favoris', m.layout_favourite_dishes({ count: 2 })],
])('counts favourites, where the shop has them (signed in: %s)', (signedIn, more, path, name) => {
  header({ signedIn, features: { favourites: true, ...more }, favourites: ['A', 'B'] })
  const link = screen.getByRole('link', { name })
  expect([link.getAttribute('href'), link.textContent]).toEqual([path, '2'])
})

it.each([
  ['classic', ['Accueil', 'Valeurs', 'Blog'], false],
  ['classic', ['Pour les professionnels', 'Pour la maison', 'Accessoires', 'Valeurs', 'Blog', 'FAQ'], true],
  ['centred', ['Pour les professionnels', 'Pour la maison', 'Accessoires', 'Valeurs', 'Blog', 'FAQ'], false],
] as const)('in a %s header, %j wait for a wide window: %s', (variant, labels, isLong) => {
  const links = labels.map((label, index) => ({ label, path: String(index) }))
  const { container } = header({
    look: { ...look, header: variant },
    texts: { navigation: links } as unknown as RootData['texts'],
  })
  expect(container.querySelector('header')?.classList.contains('nav-long')).toBe(isLong)
})

it('leads to no favourites where the shop has none', () => {
  header({ favourites: [] })
  expect(screen.queryByRole('link', { name: m.layout_favourites({ count: 0 }) })).toBeNull()
})
