// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import type { Section } from '../platform/site.ts'
import { Sections } from './section-view.tsx'

const picture = { file: 'a.webp', src: '/pictures/a.webp?v=1', width: 1600, height: 1200 }

function show(...sections: Section[]) {
  renderRoutes(
    [
      {
        id: 'root',
        path: '/',
        element: <Sections sections={sections} cards={[]} pictures={{}} posts={[]} />,
      },
    ],
    { root: { language: 'fr', features: {} } },
  )
}

it('shows a text with its picture, paragraph by paragraph', () => {
  show({
    type: 'text-picture',
    title: 'L’atelier',
    paragraphs: ['Un tour.', 'Un four.'],
    picture,
    alt: 'Le four',
    side: 'right',
    link: { label: 'Nous trouver', path: 'contact' },
  })
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('L’atelier')
  expect(screen.getByText('Un four.').tagName).toBe('P')
  expect(screen.getByRole('img', { name: 'Le four' }).closest('.on-right')).not.toBeNull()
  expect(screen.getByRole('link', { name: 'Nous trouver' }).getAttribute('href')).toBe('/fr/contact')
})

it('shows a quote with who said it, with or without the place', () => {
  show(
    { type: 'quote', text: 'Solide.', author: 'Léa' },
    { type: 'quote', text: 'Beau.', author: 'Max', place: 'Lyon' },
  )
  expect(screen.getByText(/Solide\./).tagName).toBe('P')
  expect(screen.getAllByText(/Léa|Max/).map((name) => name.parentElement?.textContent)).toEqual([
    'Léa',
    'MaxLyon',
  ])
})

it('shows a gallery as a list of pictures with captions', () => {
  show({
    type: 'gallery',
    title: 'Pièces',
    items: [
      { picture, alt: 'Un bol', caption: 'Bol, 2026' },
      { alt: 'Une image perdue', caption: 'Sans image' },
    ],
  })
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Bol, 2026',
    'Sans image',
  ])
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['Un bol'])
})

it('folds the answers to questions', () => {
  show({ type: 'faq', title: 'Questions', items: [{ question: 'Au four ?', answer: 'Oui.' }] })
  const details = screen.getByText('Au four ?').closest('details')
  expect([details?.open, details?.textContent]).toEqual([false, 'Au four ?Oui.'])
})
