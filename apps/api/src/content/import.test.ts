import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { testSettings } from '../../test/settings.ts'
import { importContentFolder } from '../seed/index.ts'
import { ContentError, importBlocks, importPages } from './index.ts'

let shop: TestApi
let folder: string

beforeAll(async () => {
  shop = await createTestApi()
})
afterAll(() => shop.close())

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'comptoir-content-'))
  return () => rm(folder, { recursive: true })
})

const page = (entries: Record<string, string>, body = 'Bonjour.') =>
  ['---', ...Object.entries(entries).map(([key, value]) => `${key}: ${value}`), '---', '', body].join('\n')

const write = (name: string, text: string) => writeFile(path.join(folder, name), text)
const problemsOf = (work: Promise<unknown>) =>
  work.then(
    () => [],
    (error: unknown) => (error instanceof ContentError ? error.problems : [String(error)]),
  )
const resolve = async (url: string, store = 'fr') => {
  const query = `query ($url: String!) {
    urlResolver(url: $url) { type relative_url redirectCode alternates { language path } }
    route(url: $url) { __typename relative_url ... on CmsPage { title content } }
  }`
  await shop.api.app.catalogue.refresh()
  const { data } = await shop.send<{ urlResolver: unknown; route: unknown }>(query, { url }, { store })
  return data
}

test('importing the same content again changes nothing', async () => {
  for (const site of ['fontaines', 'sushi']) {
    const from = path.join(testSettings().sitesDir, site)
    const reports = await importContentFolder(shop.sql, site, path.join(from, 'content'), {
      pictures: path.join(from, 'pictures'),
    })
    expect(reports.filter(({ changed }) => changed > 0)).toEqual([])
  }
})

test('an invalid import reports every problem with its line and writes nothing', async () => {
  await write('wrong.fr.md', page({ identifier: 'other', url_key: 'Été', colour: 'red', noindex: 'maybe' }))
  await write('good.fr.md', page({ identifier: 'good', url_key: 'good', title: 'Good' }))
  await write('nameless.md', 'text')
  await write('headless.it.md', 'text')
  expect(await problemsOf(importPages(shop.sql, 'fontaines', folder))).toEqual([
    'headless.it.md:1: start the file with entries between two lines of ---',
    'headless.it.md:1: identifier must be headless, as the file is named',
    'headless.it.md:1: title is missing',
    'headless.it.md:1: url_key is missing',
    'nameless.md:1: name the file <identifier>.<language, or default>.md, such as about.en.md',
    expect.stringMatching(/^wrong\.fr\.md:4: colour is not known here/),
    'wrong.fr.md:2: identifier must be wrong, as the file is named',
    'wrong.fr.md:1: title is missing',
    'wrong.fr.md:3: url_key may hold a-z, 0-9, - and / only',
    'wrong.fr.md:5: noindex must be true or false',
  ])
  expect(await resolve('good')).toEqual({ urlResolver: null, route: null })
})

test('a page cannot use the URL of a category or of another page', async () => {
  await write('mine.fr.md', page({ identifier: 'mine', url_key: 'particuliers', title: 'Mine' }))
  await write('yours.fr.md', page({ identifier: 'yours', url_key: 'cgv', title: 'Yours' }))
  expect(await problemsOf(importPages(shop.sql, 'fontaines', folder))).toEqual([
    'mine.fr.md:3: url_key particuliers is the address of a category, choose another',
    'yours.fr.md:3: url_key cgv is the address of another page, choose another',
  ])
})

test('a page redirects from its old URL', async () => {
  await write('atelier.fr.md', page({ identifier: 'atelier', url_key: 'atelier', title: 'L’atelier' }))
  await importPages(shop.sql, 'fontaines', folder)
  await write('atelier.fr.md', page({ identifier: 'atelier', url_key: 'notre-atelier', title: 'L’atelier' }))
  await importPages(shop.sql, 'fontaines', folder)
  const alternates = [{ language: 'fr', path: 'notre-atelier' }]
  expect((await resolve('atelier')).urlResolver).toEqual({
    type: 'CMS_PAGE',
    relative_url: 'notre-atelier',
    redirectCode: 301,
    alternates,
  })
  expect((await resolve('notre-atelier')).urlResolver).toMatchObject({ redirectCode: 0 })
})

test('a language without a text falls back to the default scope', async () => {
  const everywhere = { identifier: 'repair', url_key: 'repair', title: 'Repair' }
  await write('repair.default.md', page(everywhere, 'We **repair**.'))
  await write('repair.fr.md', page({ ...everywhere, url_key: 'reparer', title: 'Réparer' }, 'Nous réparons.'))
  await importPages(shop.sql, 'fontaines', folder)
  expect((await resolve('reparer')).route).toMatchObject({
    title: 'Réparer',
    content: '<p>Nous réparons.</p>',
  })
  expect(await resolve('repair', 'it')).toEqual({
    urlResolver: {
      type: 'CMS_PAGE',
      relative_url: 'repair',
      redirectCode: 0,
      alternates: [
        { language: 'fr', path: 'reparer' },
        { language: 'en', path: 'repair' },
        { language: 'it', path: 'repair' },
      ],
    },
    route: {
      __typename: 'CmsPage',
      relative_url: 'repair',
      title: 'Repair',
      content: '<p>We <strong>repair</strong>.</p>',
    },
  })
})

test('anchors and details elements are kept', async () => {
  const { data } = await shop.send<{ cmsPage: { content: string; meta_title: string } }>(
    '{ cmsPage(identifier: "faq") { content meta_title } }',
  )
  expect(data.cmsPage.content).toContain('<h3 id="livraison">Livraison et pose</h3>')
  expect(data.cmsPage.content.match(/<details class="fold">/g)?.length).toBeGreaterThanOrEqual(20)
  expect(data.cmsPage.meta_title).toBe('Questions fréquentes')
})

test('table cells have the names of their columns, for phones', async () => {
  await write(
    'sizes.fr.md',
    page(
      { identifier: 'sizes', url_key: 'sizes', title: 'Sizes' },
      '| | "Width" & more |\n| --- | --- |\n| A | 3 |',
    ),
  )
  await importPages(shop.sql, 'fontaines', folder)
  expect((await resolve('sizes')).route).toMatchObject({
    content: expect.stringContaining('<td>A</td><td data-l="&quot;Width&quot; &amp; more">3</td>'),
  })
})

test('blocks are returned in the requested order', async () => {
  await write('promise.fr.md', page({ identifier: 'promise', title: "'L''eau'" }))
  await write('hours.fr.md', page({ identifier: 'hours', title: 'Heures' }, '<script>x</script>\n\n9 h'))
  expect(await importBlocks(shop.sql, 'fontaines', folder)).toEqual({ read: 2, changed: 2 })
  expect(await importBlocks(shop.sql, 'fontaines', folder)).toEqual({ read: 2, changed: 0 })
  const { data } = await shop.send(
    '{ cmsBlocks(identifiers: ["promise", "hours"]) { items { identifier title content } } }',
  )
  expect(data).toEqual({
    cmsBlocks: {
      items: [
        { identifier: 'promise', title: "L'eau", content: '<p>Bonjour.</p>' },
        { identifier: 'hours', title: 'Heures', content: '<p>9 h</p>' },
      ],
    },
  })
})
