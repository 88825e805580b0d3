// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import * as m from '../paraglide/messages.js'
import { Footer } from './footer.tsx'
import type { RootData } from './root-data.server.ts'

const texts = {
  tagline: 'Eau fraîche',
  footer: {
    guarantees: [{ figure: '48H', title: 'Livraison', text: 'partout' }],
    groups: [
      { title: 'Boutique', links: [{ label: 'Fontaines', path: 'fontaines' }] },
      { title: 'Aide', links: [{ label: 'Contact', path: 'contact' }] },
    ],
    legal: [{ label: 'Mentions légales', path: 'mentions-legales' }],
  },
}

const footer = (variant: 'columns' | 'slim') =>
  renderRoutes([
    {
      path: '/',
      element: (
        <Footer
          data={
            {
              language: 'fr',
              languages: ['fr'],
              currencies: ['EUR'],
              brand: 'Vasque',
              features: { withdrawal: true },
              look: { footer: variant },
              texts,
            } as unknown as RootData
          }
          onCookies={() => undefined}
        />
      ),
    },
  ])

const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent)

it.each(['columns', 'slim'] as const)('a footer in %s has all links, in the same order', (variant) => {
  footer(variant)
  expect(names()).toEqual([
    'Fontaines',
    'Contact',
    m.withdrawal_link(),
    'Mentions légales',
    m.layout_cookies(),
  ])
})

it('guarantees and titles stand in columns, names of the lists in a slim one', () => {
  const { unmount } = footer('columns')
  expect(screen.getByText('48H').textContent).toBe('48H')
  expect(screen.getByRole('heading', { name: 'Aide' }).tagName).toBe('H2')
  unmount()
  footer('slim')
  expect(screen.queryByText('48H')).toBeNull()
  expect(screen.getByRole('list', { name: 'Aide' }).textContent).toBe('Contact')
  expect(screen.getByText(/Eau fraîche/).textContent).toContain('Vasque')
})
