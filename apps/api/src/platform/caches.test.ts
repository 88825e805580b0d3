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

/** Cacheable queries that may return a price. */
const pricedQueries = {
  products: `{ products(filter: {}, pageSize: 100) { items { ${price} } aggregations { attribute_code options { label count } } } }`,
  search: `{ products(search: "fontaine") { items { ${price} related_products { ${price} } upsell_products { ${price} } } } }`,
  variants: `{ products(filter: { sku: { eq: "VSQ-C3" } }) { items { ${price}
    ... on ConfigurableProduct { variants { product { ${price} } } } } } }`,
  route: `{ route(url: "comptoir-3.html") { ... on ProductInterface { ${price} } } }`,
  suggestions: `{ searchSuggestions(query: "fontaine") { products { ${price} } } }`,
  sortedByPrice: `{ products(filter: {}, sort: { price: ASC }, pageSize: 100) { items { ${price} } } }`,
  filteredByPrice: `{ products(filter: { price: { from: "0", to: "110" } }) { total_count aggregations { attribute_code options { label count } } items { ${price} } } }`,
  bundle: `{ products(filter: {}, pageSize: 100) { items { ${price} ... on BundleProduct {
    price_details { main_price } items { price_range { maximum_price { final_price { value } } } options { price } } } } } }`,
  legacy: `{ products(filter: {}, pageSize: 100) { items { sku price { minimalPrice { amount { value } } } special_price
    ... on CustomizableProductInterface { options { title ... on CustomizableFieldOption { value { price } } } } } } }`,
  category: `{ category { products { items { ${price} } } } }`,
  categoryList: `{ categoryList(filters: { url_path: { eq: "accessoires" } }) { products { items { ${price} } } } }`,
}

type Visitor = { as?: string }

async function ask(query: string, visitor: Visitor): Promise<string> {
  const { data, errors } = await shop.send(query, {}, { ...visitor, store: 'fr' })
  expect(errors).toBeUndefined()
  return JSON.stringify(data)
}

/** Invalidates every cached response. */
async function invalidate(): Promise<void> {
  await shop.sql`select bump_catalogue()`
  await shop.api.app.catalogue.refresh()
}

describe('A cached response', () => {
  it.each(Object.entries(pricedQueries))(
    'never shows a price of another kind of visitor: %s',
    async (_name, query) => {
      const guest: Visitor = {}
      const pro: Visitor = { as: professional }
      const inOrder = async (visitors: readonly Visitor[]) => {
        await invalidate()
        const answers: string[] = []
        for (const visitor of visitors) answers.push(await ask(query, visitor))
        return answers
      }
      const [forGuest, forPro, ...again] = await inOrder([guest, pro, guest, pro, guest, pro])
      expect(forGuest).not.toBe(forPro)
      expect(again).toEqual([forGuest, forPro, forGuest, forPro])
      expect(await inOrder([pro, guest])).toEqual([forPro, forGuest])
    },
  )

  it('is not stored by shared caches, unless it is a GET of the catalogue', async () => {
    const { headers } = await shop.send(pricedQueries.products)
    expect(headers['cache-control']).toBe('no-store')
    const cart = await get('{ customerCart { id } }', { as: professional })
    expect(cart.headers['cache-control']).toBe('no-store')
    const wrong = await get('{ products { total_count } }', {})
    expect(wrong.headers['cache-control']).toBe('no-store')
  })
})

const get = async (query: string, { as }: Visitor, headers: Record<string, string> = {}) =>
  await shop.api.server.inject({
    method: 'GET',
    url: `/graphql?${new URLSearchParams({ query })}`,
    headers: { store: 'fr', ...headers, ...(as && { authorization: `Bearer ${as}` }) },
  })

describe('A GET of the catalogue', () => {
  it('may be stored and is revalidated each time', async () => {
    const first = await get(pricedQueries.products, {})
    expect(first.headers['cache-control']).toBe('public, no-cache')
    expect(first.headers.vary).toMatch(/Authorization, Store, Content-Currency, X-Magento-Cache-Id/)
    const again = await get(pricedQueries.products, {}, { 'if-none-match': String(first.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    await shop.sql`update product_price set price = price + 100`
    await invalidate()
    const changed = await get(pricedQueries.products, {}, { 'if-none-match': String(first.headers.etag) })
    expect(changed.statusCode).toBe(200)
  })

  it('is separate for each visitor kind', async () => {
    const guest = await get(pricedQueries.products, {})
    const conditional = { 'if-none-match': String(guest.headers.etag) }
    const pro = await get(pricedQueries.products, { as: professional }, conditional)
    expect(pro.statusCode).toBe(200)
    expect(pro.body).not.toBe(guest.body)
    expect(pro.headers['cache-control']).toBe('no-store')
    expect(pro.headers['x-magento-cache-id']).not.toBe(guest.headers['x-magento-cache-id'])
    const other = await get(pricedQueries.products, {}, { store: 'en' })
    expect(other.headers['x-magento-cache-id']).not.toBe(guest.headers['x-magento-cache-id'])
    const posted = await shop.send(pricedQueries.products, {}, { store: 'fr' })
    expect(posted.headers['x-magento-cache-id']).toBe(guest.headers['x-magento-cache-id'])
    expect(posted.headers['x-magento-cache-id']).toMatch(/^[0-9a-f]{64}$/)
  })

  it('is rejected for another currency', async () => {
    const answer = await get('{ storeConfig { store_code } }', {}, { 'content-currency': 'USD' })
    expect(answer.json().errors[0].message).toBe('Please correct the target currency')
  })
})

describe('clearing the caches', () => {
  const clear = async (method: 'GET' | 'POST', url: string, token?: string) =>
    await shop.api.server.inject({ method, url, ...(token && { headers: { 'x-clear-cache-token': token } }) })

  it('requires the secret', async () => {
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

  it('reloads settings and products', async () => {
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

  it('is not available without a secret', async () => {
    const open = await createTestApi()
    const answer = await open.api.server.inject({ method: 'POST', url: '/private-clear-cache?token=' })
    expect(answer.statusCode).toBe(404)
    await open.close()
  })
})
