// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import * as m from '../paraglide/messages.js'
import { Header } from './header.tsx'
import type { RootData } from './root-data.server.ts'

const header = (data: Partial<RootData>) =>
  renderRoutes([
    {
      path: '/',
      element: (
        <Header
          data={{ language: 'fr', cartCount: 0, texts: { navigation: [] }, ...data } as unknown as RootData}
          onCart={undefined}
        />
      ),
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
