import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import type { BlockFragment } from '../generated/graphql.ts'
import { withLanguagePrefix } from '../platform/language-prefix.server.ts'
import { testContext, testSite } from '../platform/test-scope.fixture.ts'
import { BlockPart } from './block-view.tsx'
import { blockViews } from './blocks.server.ts'
import { emptyBlock } from './empty-block.ts'

const block = (type: string, more: Partial<BlockFragment> = {}): BlockFragment => ({
  ...emptyBlock(type),
  ...more,
})
const image = (file: string) => ({
  label: null,
  colour: null,
  width: 640,
  height: 480,
  sizes: [{ width: 640, avif: `/media/${file}.avif`, webp: `/media/${file}.webp` }],
})

/** The HTML of blocks whose queries get these answers, and what went to the log. */
async function shown(blocks: BlockFragment[], answers: Record<string, object> = {}, words = '') {
  const warned: object[] = []
  const context = testContext({
    log: { warn: (facts) => void warned.push(facts), error: () => undefined },
    transport: async ({ body }) => {
      const data = answers[JSON.parse(body).operationName]
      return { status: 200, headers: {}, body: JSON.stringify({ data }) }
    },
  })
  const views = await blockViews(context, blocks, new URLSearchParams(), words)
  const element = views.map((view, index) => <BlockPart key={index} block={view} />)
  const root = { language: 'fr', features: {}, look: testSite().look }
  const router = createMemoryRouter([{ id: 'root', path: '/', element }], {
    hydrationData: { loaderData: { root } },
  })
  return { html: renderToString(<RouterProvider router={router} />), views, warned }
}

it('omits a block of an unknown type and logs it', async () => {
  const { views, warned } = await shown([
    block('text', { text: '<p>Avant.</p>' }),
    block('slider', { identifier: 'ancien', text: '<p>Perdu.</p>' }),
    block('separator'),
  ])
  expect(views.map(({ type }) => type)).toEqual(['text', 'separator'])
  expect(warned).toEqual([{ block: 'ancien', type: 'slider' }])
})

it('omits disabled blocks and blocks with missing targets', async () => {
  const { views, warned } = await shown([
    block('text', { text: '<p>Non.</p>', is_active: false }),
    block('slider', { is_active: false }),
    block('image', { image: null }),
    block('button', { button_label: 'Voir' }),
    block('category', { category_name: 'Partie', category_path: null }),
    block('carousel', { carousel: { slides: [] } }),
    block('video', { url: 'javascript:alert(1)' }),
  ])
  expect(views).toEqual([])
  expect(warned).toEqual([])
})

it('HTML of the editor stands as it was written, a line parts, and a form that is not there is left out', async () => {
  const { html, warned } = await shown(
    [
      block('html', { text: '<table><tbody><tr><td>8 bar</td></tr></tbody></table>' }),
      block('separator'),
      block('form', { form: 'none' }),
    ],
    { SiteForm: { form: null } },
  )
  expect(html).toMatch(/<td>8 bar<\/td>.*<hr/s)
  expect(html).not.toContain('<form')
  expect(warned).toEqual([{ form: 'none' }])
})

it('blocks have an anchor where the editor named the block', async () => {
  const { html } = await shown([
    block('text', { identifier: 'fin', title: 'La fin', subtitle: 'Presque', text: '<p>Oui.</p>' }),
    block('text', { identifier: 'text-2', title: 'Sans nom', css_class: 'calm' }),
    block('text', { identifier: 'muet', text: '<p>Sans titre.</p>' }),
  ])
  expect(html).toContain('<section id="muet" class="cms-block"><div class="prose"><p>Sans titre.')
  expect(html).toContain('<section id="fin" class="cms-block"><h2>La fin</h2><p class="lead">Presque</p>')
  expect(html).toContain('<section class="cms-block calm"><h2>Sans nom</h2>')
})

it('pictures, buttons and categories lead on', async () => {
  const { html } = await shown(
    [
      block('image', {
        image: image('bureau'),
        text: '<p>Le soir</p>',
        button_link: '/fr/contact',
        custom_fields: [{ key: 'alt', value: 'Un bureau' }],
      }),
      block('button', {
        button_label: 'Voir',
        button_link: 'https://ailleurs.example/',
        css_class: 'primary',
      }),
      block('category', { category_id: 7, category_name: 'Filtres', category_path: 'accessoires/filtres' }),
    ],
    { BlockCategories: { categoryList: [{ id: 7, optimized_image: image('filtres') }] } },
  )
  expect(html).toMatch(
    /<a href="\/fr\/contact"[^>]*><picture>.*alt="Un bureau".*<figcaption><p>Le soir<\/p>/s,
  )
  expect(html).toMatch(
    /<a href="https:\/\/ailleurs.example\/" class="btn primary" rel="noopener noreferrer">Voir/,
  )
  expect(html).toMatch(/<a class="category-tile" href="\/fr\/accessoires\/filtres".*filtres.webp.*Filtres/s)
})

it('a category is linked without the language in a shop whose addresses have none', async () => {
  const tile = block('category', { category_id: 7, category_name: 'Filtres', category_path: 'filtres' })
  const { html } = await withLanguagePrefix(false, () =>
    shown([tile], { BlockCategories: { categoryList: [] } }),
  )
  expect(html).toContain('href="/filtres"')
})

it('products stand in the order of the editor, without those that are gone', async () => {
  const item = (sku: string) => ({
    sku,
    name: sku,
    url_key: sku,
    type: 'SimpleProduct',
    is_in_stock: true,
    price_visible: false,
  })
  const { views } = await shown(
    [block('products', { skus: ['B', 'X', 'A'], button_label: 'Tout voir', button_link: '/fr/tout' })],
    { BlockProducts: { products: { items: [item('A'), item('B')] } } },
  )
  expect(views).toMatchObject([
    { type: 'products', cards: [{ sku: 'B' }, { sku: 'A' }], link: { label: 'Tout voir', to: '/fr/tout' } },
  ])
})

it('renders a carousel as a list that can be focused', async () => {
  const slides = [{ image: image('bec'), alt: 'Un bec', title: 'Cintrer.', text: null }]
  const { html } = await shown([block('carousel', { title: 'Atelier', carousel: { slides } })])
  expect(html).toMatch(/<ul tabindex="0" class="snap" aria-label="Atelier"[^>]*><li><picture>/)
  expect(html).toContain('<p class="slide-title">Cintrer.</p>')
})

it('requests nothing from a video host before a click, and names the host', async () => {
  const { html } = await shown([
    block('video', { url: 'https://youtu.be/aqz-KE-bpKQ', image: image('affiche'), title: 'Le film' }),
  ])
  expect(html).toMatch(/<a class="btn" href="https:\/\/youtu\.be\/aqz-KE-bpKQ" target="_blank"/)
  expect(html).toContain('hébergée par YouTube')
  expect(html).not.toMatch(/<iframe|src="https:/)
})

it('questions are folded; a search shows those it finds, opened where they are few', async () => {
  const faq = {
    categories: [
      {
        identifier: 'eau',
        title: 'Eau',
        questions: [{ title: 'Et le calcaire ?', answer: '<p>Il reste.</p>' }],
      },
      { identifier: 'prix', title: 'Prix', questions: [{ title: 'Combien ?', answer: '<p>Peu.</p>' }] },
    ],
  }
  const all = await shown([block('faq', { faq })])
  expect(all.html).toContain('<h2 id="prix">Prix</h2><details class="fold"><summary>')
  const { html } = await shown([block('faq', { faq })], {}, 'calcaires')
  expect(html).not.toContain('Prix')
  expect(html).toMatch(
    /<details class="fold" open="">.*<mark class="hit">calcaire<\/mark>.*id="et-le-calcaire"/s,
  )
})
