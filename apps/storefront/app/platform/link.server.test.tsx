import { renderToStaticMarkup } from 'react-dom/server'
import { Link as RouterLink, MemoryRouter, type LinkProps } from 'react-router'
import { expect, test } from 'vitest'
import { Link } from './link.server.tsx'

const links: LinkProps[] = [
  { to: '/fr', children: 'Accueil' },
  { to: '/fr/panier', className: 'tool', 'aria-label': 'Panier' },
  { to: '/fr/comptoir-3.html?couleur=noir&taille=2#avis', viewTransition: true },
  { to: '/fr/sur plan/été', preventScrollReset: true, replace: true, state: { from: 'here' } },
  { to: '?p=2', rel: 'next' },
  { to: 'https://example.com/fr' },
  { to: '//example.com/fr' },
  { to: { pathname: '/fr', search: '?p=2' } },
  { to: '/fr', discover: 'none' },
  { to: '/fr', reloadDocument: true, target: '_blank' },
]

test.each(links)('renders the same attributes as the link of React Router: $to', (props) => {
  const markup = (Component: typeof RouterLink | typeof Link) =>
    renderToStaticMarkup(
      <MemoryRouter initialEntries={['/fr/particuliers']}>
        <Component {...props} />
      </MemoryRouter>,
    )
  const attributes = (html: string) =>
    html
      .match(/<a ([^>]*)>/)?.[1]
      ?.match(/[\w-]+="[^"]*"/g)
      ?.toSorted()
  expect(attributes(markup(Link))).toEqual(attributes(markup(RouterLink)))
})
