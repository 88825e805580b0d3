// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderRoutes } from '../../test/dom.tsx'
import * as m from '../paraglide/messages.js'
import type { ContentPageData } from './content-page.server.ts'
import { ContentPage } from './content-page.tsx'

const address = 'Via Savona 43, 20144 Milano'

/** The links of a page with a form and a text beside it. */
async function linksOf(map: ContentPageData['map']) {
  const form = { form: { identifier: 'contact', fields: [] }, initialValues: {} }
  const blocks = [
    { type: 'form', form },
    { type: 'text', html: address },
  ]
  const page = {
    anchors: [],
    blocks,
    crumbs: [],
    heading: 'Contatti',
    map,
  } as unknown as ContentPageData
  renderRoutes([{ id: 'root', path: '/', element: <ContentPage page={page} /> }], {
    root: { language: 'it' },
  })
  await screen.findByText(address)
  return screen
    .queryAllByRole('link', { name: m.content_map({ address }) })
    .map((link) => link.getAttribute('href'))
}

it('leads from the address beside the form to the map', async () => {
  const to = 'https://maps.example/?q=Milano'
  expect(await linksOf({ directions: { to, place: address }, address })).toEqual([to])
})

it('has no such link where the shop names no map', async () => {
  expect(await linksOf(undefined)).toEqual([])
})

it('shows the sections of the site below the content', async () => {
  const quote = { type: 'quote' as const, text: 'Forte.', author: 'Lea' }
  const page = {
    anchors: [],
    blocks: [{ type: 'text', html: '<p>Testo</p>' }],
    crumbs: [],
    heading: 'Valori',
    sections: { sections: [quote], cards: [], pictures: {}, posts: [] },
  } as unknown as ContentPageData
  renderRoutes([{ id: 'root', path: '/', element: <ContentPage page={page} /> }], {
    root: { language: 'it' },
  })
  const [text, said] = [await screen.findByText('Testo'), await screen.findByText('Lea')]
  expect(text.compareDocumentPosition(said) & Node.DOCUMENT_POSITION_FOLLOWING).toBeGreaterThan(0)
})
