import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'

const secret = 'only-for-the-shop'
let shop: TestApi
let professional: string
beforeAll(async () => {
  shop = await createTestApi({ settings: { clearCacheToken: secret } })
  professional = await shop.signIn('professionnel@example.com')
})
afterAll(async () => await shop.close())

const price =
  'sku price_visible tax_rate price_range { minimum_price { final_price { value } regular_price { value } } }'

/** Every field whose answer is kept and may hold a price. */
const pricedQueries = {
  products: `{ products(filter: {}, pageSize: 100) { items { ${price} } aggregations { attribute_code options { label count } } } }`,
  search: `{ products(search: "fontaine") { items { ${price} related_products { ${price} } upsell_products { ${price} } } } }`,
  variants: `{ products(filter: { sku: { eq: "VSQ-C3" } }) { items { ${price}
    ... on ConfigurableProduct { variants { product { ${price} } } } } } }`,
  route: `{ route(url: "comptoir-3.html") { ... on ProductInterface { ${price} } } }`,
  categoryList: `{ categoryList(filters: { url_path: { eq: "accessoires" } }) { products { items { ${price} } } } }`,
}

type Visitor = { as?: string }

async function ask(query: string, visitor: Visitor): Promise<string> {
  const { data, errors } = await shop.send(query, {}, { ...visitor, store: 'fr' })
  expect(errors).toBeUndefined()
  return JSON.stringify(data)
}

/** Makes every kept answer a stranger. */
async function forget(): Promise<void> {
  await shop.sql`select bump_catalogue()`
  await shop.api.app.catalogue.refresh()
}

describe('an answer that is kept', () => {
  it.each(Object.entries(pricedQueries))(
    'never shows a price of another kind of visitor: %s',
    async (_name, query) => {
      const guest: Visitor = {}
      const pro: Visitor = { as: professional }
      const inOrder = async (visitors: readonly Visitor[]) => {
        await forget()
        const answers: string[] = []
        for (const visitor of visitors) answers.push(await ask(query, visitor))
        return answers
      }
      const [forGuest, forPro, guestAgain, proAgain] = await inOrder([guest, pro, guest, pro])
      expect(forGuest).not.toBe(forPro)
      expect([guestAgain, proAgain]).toEqual([forGuest, forPro])
      expect(await inOrder([pro, guest])).toEqual([forPro, forGuest])
    },
  )

  it('is kept by nobody on its way', async () => {
    const { headers } = await shop.send(pricedQueries.products)
    expect(headers['cache-control']).toBe('no-store')
  })
})

describe('clearing the caches', () => {
  const clear = async (method: 'GET' | 'POST', url: string, token?: string) =>
    await shop.api.server.inject({ method, url, ...(token && { headers: { 'x-clear-cache-token': token } }) })

  it('is for those who know the secret', async () => {
    for (const [url, token] of [
      ['', undefined],
      ['?token=guess', undefined],
      ['', 'guess'],
    ] as const)
      expect((await clear('POST', `/private-clear-cache${url}`, token)).statusCode).toBe(404)
    for (const answer of [
      await clear('POST', '/private-clear-cache', secret),
      await clear('GET', `/private-clear-cache?token=${secret}`),
    ]) {
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toEqual({ cleared: true })
    }
  })

  it('shows settings and products as they are now', async () => {
    const query =
      '{ storeConfig { shop_email } products(filter: { sku: { eq: "VSQ-C3" } }) { items { name } } }'
    const before = await ask(query, {})
    const { version } = shop.api.app.catalogue
    await shop.sql`update website set config = config || '{"email": "nouveau@vasque.example"}' where code = 'fontaines'`
    await shop.sql`
      update product_values set attribute_values = attribute_values || '{"name": "Nom neuf"}'
       where store_id = 0 and product_id = (select id from product where sku = 'VSQ-C3')`
    expect(await ask(query, {})).toBe(before)
    await clear('POST', '/private-clear-cache', secret)
    expect(JSON.parse(await ask(query, {}))).toEqual({
      storeConfig: { shop_email: 'nouveau@vasque.example' },
      products: { items: [{ name: 'Nom neuf' }] },
    })
    expect(shop.api.app.catalogue.version).toBeGreaterThan(version)
  })

  it('is not there where no secret is set', async () => {
    const open = await createTestApi()
    const answer = await open.api.server.inject({ method: 'POST', url: '/private-clear-cache?token=' })
    expect(answer.statusCode).toBe(404)
    await open.close()
  })
})
