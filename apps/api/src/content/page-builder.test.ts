import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { testSettings } from '../../test/settings.ts'
import { importPages } from './index.ts'

let shop: TestApi
let folder: string
const pictures = path.join(testSettings().sitesDir, 'fontaines/pictures')

beforeAll(async () => {
  shop = await createTestApi()
})
afterAll(() => shop.close())
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'comptoir-blocks-'))
  return () => rm(folder, { recursive: true })
})

const head = ['---', 'identifier: built', 'url_key: built', 'title: Built', 'css_class: wide', '---']
const write = (...lines: string[]) =>
  writeFile(path.join(folder, 'built.fr.md'), [...head, ...lines].join('\n'))
const problemsOf = async (...lines: string[]) => {
  await write(...lines)
  const error: unknown = await importPages(shop.sql, 'fontaines', folder, { pictures }).catch(
    (thrown) => thrown,
  )
  return error instanceof Error ? error.message.split('\n') : []
}
const builtPage = async (...lines: string[]) => {
  await write(...lines)
  await importPages(shop.sql, 'fontaines', folder, { pictures })
  await shop.api.app.catalogue.refresh()
  const { data, errors } = await shop.send<{
    cmsPage: { css_class: string; content: string; page_builder: Block[] }
  }>(
    `{ cmsPage(identifier: "built") { css_class content page_builder {
      identifier is_active css_class type title subtitle text category_id category_name category_path button_label
      button_link skus form faq { categories { identifier title questions { title answer } } }
      carousel { slides { url alt title text image { file } } } url image { file } autoplay loop
      custom_fields { key value } } } }`,
  )
  expect(errors).toBeUndefined()
  return data.cmsPage
}
type Block = Record<string, unknown>

test('Markdown between two blocks becomes a text block', async () => {
  const page = await builtPage(
    'Avant.',
    ':::separator',
    'Entre.',
    ':::text{#fin title="Fin" css_class="calm"}',
    '**Après.**',
    ':::',
  )
  expect(page.css_class).toBe('wide')
  expect(page.page_builder).toMatchObject([
    { type: 'text', text: '<p>Avant.</p>', is_active: true },
    { type: 'separator', text: null },
    { type: 'text', text: '<p>Entre.</p>' },
    {
      type: 'text',
      identifier: 'fin',
      title: 'Fin',
      css_class: 'calm',
      text: '<p><strong>Après.</strong></p>',
    },
  ])
  expect(page.content).toBe(
    '<p>Avant.</p>\n<hr />\n<p>Entre.</p>\n<h2 id="fin">Fin</h2>\n<p><strong>Après.</strong></p>',
  )
})

test('a block without a title is reached by its name', async () => {
  const page = await builtPage(':::text{#muet}', 'Sans titre.', ':::')
  expect(page.content).toBe('<div id="muet"></div>\n<p>Sans titre.</p>')
})

test('questions are grouped by theme, with anchors', async () => {
  const page = await builtPage(
    ':::faq{#questions title="Vos questions"}',
    '## Livraison et pose',
    '### Quand ?',
    'Demain.',
    '',
    'Ou après.',
    '## Eau {#eau}',
    '### Pourquoi ?',
    'Parce que.',
    ':::',
  )
  expect(page.page_builder).toMatchObject([
    {
      identifier: 'questions',
      faq: {
        categories: [
          {
            identifier: 'livraison-et-pose',
            questions: [{ title: 'Quand ?', answer: '<p>Demain.</p>\n<p>Ou après.</p>' }],
          },
          { identifier: 'eau', title: 'Eau' },
        ],
      },
    },
  ])
  expect(page.content).toContain('<h3 id="livraison-et-pose">Livraison et pose</h3>')
  expect(page.content).toContain(
    '<details class="fold"><summary>Pourquoi ?</summary><p>Parce que.</p></details>',
  )
})

test('pictures have the URLs of their sizes', async () => {
  const page = await builtPage(
    ':::image{url="blog-bureau.webp" alt="Un bureau" link="/fr/contact"}',
    ':::',
    ':::carousel{autoplay=true loop=false}',
    '![Un hôtel](blog-bulles.webp "La carafe")',
    'Le soir.',
    ':::',
  )
  expect(page.page_builder).toMatchObject([
    {
      type: 'image',
      url: expect.stringContaining('/media/catalog/product/blog-bureau-'),
      image: { file: 'blog-bureau.webp' },
      custom_fields: [{ key: 'alt', value: 'Un bureau' }],
    },
    {
      autoplay: true,
      loop: false,
      carousel: {
        slides: [
          {
            alt: 'Un hôtel',
            title: 'La carafe',
            text: '<p>Le soir.</p>',
            image: { file: 'blog-bulles.webp' },
          },
        ],
      },
    },
  ])
  expect(page.content).toMatch(
    /<a href="\/contact"><figure><img [^>]*src="[^"]*\/media\/catalog\/product\/blog-bureau-/,
  )
  expect(page.content).toContain('<figcaption><p><strong>La carafe</strong></p><p>Le soir.</p></figcaption>')
})

test('a video has a poster', async () => {
  const page = await builtPage(
    ':::video{url="https://vimeo.com/76979871" title="Le film" poster="blog-bureau.webp" loop=true}',
    'Deux minutes.',
    ':::',
  )
  expect(page.page_builder).toMatchObject([
    {
      url: 'https://vimeo.com/76979871',
      image: { file: 'blog-bureau.webp' },
      loop: true,
      autoplay: false,
      text: '<p>Deux minutes.</p>',
    },
  ])
  expect(page.content).toMatch(/<a href="https:\/\/vimeo.com\/76979871"[^>]*><figure><img [^>]*blog-bureau-/)
  expect(await problemsOf(':::video{url="https://vimeo.com/1" poster="none.webp"}', ':::')).toEqual([
    'built.fr.md:7:36: there is no picture "none.webp": put it into the folder of pictures',
  ])
})

test('categories, products and buttons have their links; a form has a placeholder', async () => {
  const page = await builtPage(
    ':::category{path="Accessoires" title="Autour" button="Voir"}',
    ':::',
    ':::products{skus="VSQ-C3, VSQ-S2" note="own"}',
    ':::',
    ':::button{label="Écrire" link="/fr/contact"}',
    ':::',
    ':::form{form="contact" title="Contact"}',
    ':::',
  )
  expect(page.page_builder).toMatchObject([
    {
      category_id: expect.any(Number),
      category_name: 'Accessoires',
      category_path: 'accessoires',
      button_label: 'Voir',
    },
    { skus: ['VSQ-C3', 'VSQ-S2'], custom_fields: [{ key: 'note', value: 'own' }] },
    { button_label: 'Écrire', button_link: '/fr/contact' },
    { form: 'contact', title: 'Contact' },
  ])
  expect(page.content).toContain('<p><a href="/accessoires">Voir</a></p>')
  expect(page.content.match(/<li><a href="\/[a-z0-9-]+\.html">/g)).toHaveLength(2)
  expect(page.content).toContain('<section data-form="contact" data-title="Contact"></section>')
})

test('an inactive block is returned, but not rendered', async () => {
  const page = await builtPage('Ici.', ':::text{is_active="false"}', 'Caché.', ':::')
  expect(page.page_builder).toMatchObject([{ is_active: true }, { is_active: false }])
  expect(page.content).toBe('<p>Ici.</p>')
})

test('an invalid block is reported with line and column', async () => {
  expect(
    await problemsOf(
      ':::banner{}', // 7
      ':::',
      ':::image{url="blog-bureau.webp"}', // 9
      ':::',
      ':::carousel{autoplay="maybe"}', // 11
      'Rien',
      ':::',
      ':::button{label="Voir" link="voir"}', // 14
      ':::',
      ':::text{#a title=« non »}', // 16
      ':::',
      ':::faq{path="Accessoires"}', // 18
      '## Sans question',
      ':::',
      ':::', // 21
      ':::html', // 22
    ),
  ).toEqual([
    expect.stringMatching(/^built\.fr\.md:16:20: write #name or key="value" instead of/),
    'built.fr.md:21: this ::: closes nothing: remove it, or open a block before it',
    'built.fr.md:22: :::html is not closed: end it with a line of :::',
    expect.stringMatching(/^built\.fr\.md:7: :::banner is not known, use text, image/),
    'built.fr.md:9: :::image needs alt="…"',
    'built.fr.md:11:13: autoplay must be true or false',
    'built.fr.md:12: a carousel starts with ![alt text](picture.webp "caption")',
    'built.fr.md:11: a carousel needs a line of ![alt text](picture.webp "caption")',
    'built.fr.md:14:24: link must be an address such as /fr/contact or https://…',
    'built.fr.md:18:8: :::faq has no path: remove it',
    'built.fr.md:19: the theme "Sans question" has no "### Question"',
  ])
})

test('a block may only refer to existing entities', async () => {
  expect(
    await problemsOf(
      ':::category{path="Nulle part"}',
      ':::',
      ':::products{skus="VSQ-C3,NO-SUCH"}',
      ':::',
      ':::form{form="none"}',
      ':::',
      'Voir ![rien](rien.webp).',
    ),
  ).toEqual([
    expect.stringMatching(/^built\.fr\.md:13:\d+: there is no picture "rien\.webp"/),
    expect.stringMatching(/^built\.fr\.md:7:13: there is no category "Nulle part"/),
    expect.stringMatching(/^built\.fr\.md:9:13: there is no product "NO-SUCH"/),
    expect.stringMatching(/^built\.fr\.md:11:9: there is no form "none"/),
  ])
})
