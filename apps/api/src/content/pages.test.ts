import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'

let shop: TestApi

beforeAll(async () => {
  shop = await createTestApi()
})
afterAll(() => shop.close())

const failure = async (query: string, store = 'fr') => {
  const { data, errors } = await shop.send(query, {}, { store })
  return { data, message: errors?.[0]?.message, category: errors?.[0]?.extensions.category }
}

test('a page is returned in the language of the store view, by identifier or id', async () => {
  const query =
    'query ($id: Int, $name: String) { cmsPage(id: $id, identifier: $name) { identifier url_key title } }'
  const { data } = await shop.send<{ cmsPage: object }>(query, { name: 'valeurs' }, { store: 'it' })
  expect(data.cmsPage).toEqual({ identifier: 'valeurs', url_key: 'valori', title: 'Valori' })
  const resolved = await shop.send<{ urlResolver: { id: number } }>('{ urlResolver(url: "valeurs") { id } }')
  const byId = await shop.send<{ cmsPage: object }>(query, { id: resolved.data.urlResolver.id })
  expect(byId.data.cmsPage).toEqual({ identifier: 'valeurs', url_key: 'valeurs', title: 'Valeurs' })
})

test('each website has its own pages', async () => {
  const query = '{ cmsPage(identifier: "valeurs") { title } }'
  expect((await shop.send(query, {}, { store: 'sushi_fr' })).data).toEqual({
    cmsPage: { title: 'Notre riz, nos poissons' },
  })
  expect(
    (await failure('{ cmsPage(identifier: "cgv-professionnels") { title } }', 'sushi_fr')).category,
  ).toBe('graphql-no-such-entity')
})

test('an unknown or unnamed page is rejected with Magento’s message', async () => {
  expect(await failure('{ cmsPage(identifier: "no-such") { title } }')).toEqual({
    data: { cmsPage: null },
    message: 'The CMS page with the "no-such" ID doesn\'t exist.',
    category: 'graphql-no-such-entity',
  })
  expect(await failure('{ cmsPage { title } }')).toEqual({
    data: { cmsPage: null },
    message: '"Page id/identifier should be specified',
    category: 'graphql-input',
  })
})

test('blocks must be named and exist', async () => {
  expect(await failure('{ cmsBlocks { items { title } } }')).toMatchObject({
    message: '"identifiers" of CMS blocks should be specified',
    category: 'graphql-input',
  })
  expect(await failure('{ cmsBlocks(identifiers: ["none"]) { items { title } } }')).toEqual({
    data: { cmsBlocks: { items: [null] } },
    message: 'The CMS block with the "none" ID doesn\'t exist.',
    category: 'graphql-no-such-entity',
  })
})

test('the pages that every shop needs exist', async () => {
  const names = ['home', 'no-route', 'enable-cookies', 'mentions-legales', 'cgv', 'confidentialite']
  for (const store of ['fr', 'en', 'it', 'sushi_fr', 'sushi_en', 'sushi_it']) {
    for (const name of names) {
      const query =
        'query ($name: String) { cmsPage(identifier: $name) { title content_heading meta_title } }'
      const { errors } = await shop.send(query, { name }, { store })
      expect(errors, `${store} ${name}`).toBeUndefined()
    }
  }
})
