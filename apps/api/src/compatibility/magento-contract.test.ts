import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { createApi, type Api } from '../server.ts'

/** The API with Magento's schema alone, which storefronts are tried against. */
let test: TestApi
let reduced: Api

beforeAll(async () => {
  test = await createTestApi()
  reduced = await createApi(test.api.app.settings, test.databaseUrl, { contract: 'magento' })
})
afterAll(async () => {
  await reduced.close()
  await test.close()
})

async function ask(query: string) {
  const { body } = await reduced.handle({ method: 'POST', headers: {}, body: JSON.stringify({ query }) })
  return JSON.parse(body)
}

it('resolves Magento’s fields and those of the shop’s attributes', async () => {
  const query = (fields: string) =>
    `{ products(filter: { sku: { eq: "VSQ-CLAIR" } }) { items { ${fields} } } }`
  const answer = await ask(query('sku manufacturer_name'))
  expect(answer.data.products.items[0]).toMatchObject({ sku: 'VSQ-CLAIR' })
})

it.each([
  '{ blogPosts { items { title } } }',
  '{ storeConfig { shop_phone } }',
  '{ sitemap(type: PRODUCT) { total_count } }',
])('does not have fields of the shop: %s', async (query) => {
  expect((await ask(query)).errors[0].message).toMatch(/^Cannot query field/)
})
