// @vitest-environment jsdom
import { EMPTY_LISTING } from '@comptoir/rules/catalogue-query'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import * as m from '../paraglide/messages.js'
import { Chips, chipsOf } from './chips.tsx'
import { FacetForm } from './facet-form.tsx'
import { FacetLinks } from './facet-links.tsx'

const options = [
  { value: '1', label: 'Steel', count: 3, chosen: true, swatch: { colour: '#c9c8c5' } },
  { value: '2', label: 'Oak', count: 2, chosen: false, swatch: { picture: '/media/oak.webp' } },
  { value: '3', label: 'Plain', count: 1, chosen: false },
]
const facets = [{ code: 'material', label: 'Material', options }]
const list = { state: EMPTY_LISTING, cards: [], total: 6, pages: 1, facets }
const page = { path: '/fr/taps', list, tax: 'incl' as const }

const show = (element: React.ReactNode) =>
  renderRoutes([{ id: 'root', path: '/', element }], { root: { language: 'fr', currency: 'EUR' } })

/** Colour or address of the swatch within an element. */
const swatchIn = (element: Element | null | undefined) =>
  element?.querySelector('.dot circle')?.getAttribute('fill') ??
  element?.querySelector('img')?.getAttribute('src')

it('links of filters have their swatch, name and count, and say which one is chosen', () => {
  show(<FacetLinks page={page} />)
  const links = [...document.querySelectorAll('.facet-links a')]
  expect(links.map(swatchIn)).toEqual(['#c9c8c5', '/media/oak.webp', undefined])
  expect(links.map((link) => link.textContent)).toEqual([
    `Steel${m.catalogue_remove_filter()}3`,
    'Oak2',
    'Plain1',
  ])
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['true', null, null])
  expect(links.flatMap((link) => [...link.querySelectorAll('img')]).map(({ alt }) => alt)).toEqual([''])
})

it('boxes of filters have their swatch', () => {
  show(<FacetForm page={page} />)
  const boxes = screen.getAllByRole('checkbox', { hidden: true })
  expect(boxes.map((box) => swatchIn(box.closest('label')))).toEqual([
    '#c9c8c5',
    '/media/oak.webp',
    undefined,
  ])
})

it('the chip of a chosen filter has its swatch', () => {
  const { container } = show(<Chips chips={chipsOf(list, page.path)} clear={page.path} />)
  expect(swatchIn(container)).toBe('#c9c8c5')
  expect(screen.getByText('Steel')).toBeTruthy()
})
