import { readSchema } from '@comptoir/contract/schema'
import { buildSchema, graphql, parse, validate } from 'graphql'
import { expect, it } from 'vitest'
import { CompatibilityTransport } from './compatible-transport.ts'

/** A server with some Magento fields and none of the shop's extensions. */
const remote = buildSchema(`
  type Query {
    products(filter: Filter, pageSize: Int, currentPage: Int): Products
    storeConfig: StoreConfig
    customerCart: Cart
    urlResolver(url: String!): EntityUrl
    cmsPage(identifier: String): CmsPage
  }
  type Mutation {
    createCustomerV2(input: CustomerCreateInput!): CustomerOutput
    generateCustomerToken(email: String!, password: String!): CustomerToken
  }
  input Filter { sku: Text url_key: Text }
  input Text { eq: String }
  type Products { items: [ProductInterface] total_count: Int }
  interface ProductInterface { sku: String name: String meta_title: String media_gallery: [Image] url_key: String url_suffix: String canonical_url: String stock_status: Stock }
  type SimpleProduct implements ProductInterface { sku: String name: String meta_title: String media_gallery: [Image] url_key: String url_suffix: String canonical_url: String stock_status: Stock }
  enum Stock { IN_STOCK OUT_OF_STOCK }
  type Image { url: String label: String }
  type StoreConfig { store_code: ID }
  type Cart { id: ID! }
  type CmsPage { title: String content: String }
  type EntityUrl { type: String relative_url: String }
  input CustomerCreateInput { firstname: String! }
  type CustomerOutput { customer: Customer! }
  type Customer { firstname: String }
  type CustomerToken { token: String }
`)
const carafe = {
  __typename: 'SimpleProduct',
  sku: 'A',
  name: 'Carafe',
  stock_status: 'OUT_OF_STOCK',
  media_gallery: [{ url: 'http://m/media/a.jpg', label: 'A' }],
}

function opened(root: object) {
  const sent: { query: string; variables?: object }[] = []
  const transport = new CompatibilityTransport(async ({ body }) => {
    const payload = JSON.parse(body)
    if (!payload.query.includes('__schema')) sent.push(payload)
    expect(validate(remote, parse(payload.query))).toEqual([])
    const answer = await graphql({
      schema: remote,
      source: payload.query,
      variableValues: payload.variables,
      rootValue: root,
    })
    return { status: 200, headers: {}, body: JSON.stringify(answer) }
  })
  const send = async (query: string, variables = {}) => {
    const answer = await transport.send({ body: JSON.stringify({ query, variables }), headers: {} })
    return JSON.parse(answer.body)
  }
  return { send, sent, transport }
}

it('Leaves out unknown fields and arguments, and completes them from fallbacks or as empty', async () => {
  const { send, sent } = opened({ products: { items: [carafe], total_count: 1 } })
  const { data } = await send(
    `query P($sku: String!, $forced: Boolean) {
      products(filter: { sku: { eq: $sku } }, force_out_of_stock: $forced) { items { ...Card } }
    }
    fragment Card on ProductInterface {
      sku price_visible is_in_stock is_new
      processed_metadata { title }
      optimized_images { label sizes { webp } }
      ... on DownloadableProduct { links_title }
    }`,
    { sku: 'A', forced: true },
  )
  expect(data.products.items).toEqual([
    {
      sku: 'A',
      price_visible: true,
      is_in_stock: false,
      is_new: null,
      processed_metadata: { title: 'Carafe' },
      optimized_images: [{ label: 'A', sizes: [{ webp: 'http://m/media/a.jpg' }] }],
    },
  ])
  expect(sent[0]?.variables).toEqual({ sku: 'A' })
})

it('Sends nothing when no field of an operation is known', async () => {
  const { send, sent } = opened({})
  expect(await send('{ blogPosts { items { title } } }')).toEqual({ data: { blogPosts: null } })
  expect(await send('{ seoStaticMetadata { page } }')).toEqual({ data: { seoStaticMetadata: [] } })
  expect(sent).toEqual([])
})

it('Removes input fields that the server lacks', async () => {
  const { send, sent } = opened({ createCustomerV2: { customer: { firstname: 'Ada' } } })
  const answer = await send(
    `mutation R($input: CustomerCreateInput!, $proof: String) {
      createCustomerV2(input: $input, recaptcha_response: $proof) { customer { firstname telephone } }
    }`,
    { input: { firstname: 'Ada', pad_company: 'Vasque' }, proof: 'x' },
  )
  expect(answer).toEqual({ data: { createCustomerV2: { customer: { firstname: 'Ada', telephone: null } } } })
  expect(sent[0]?.variables).toEqual({ input: { firstname: 'Ada' } })
})

it('Rejects mutations that the server lacks', async () => {
  const { send } = opened({})
  const { errors } = await send('mutation { anonymizePersonalData { result } }')
  expect(errors).toEqual([
    { message: 'The server has no anonymizePersonalData.', extensions: { category: 'graphql-input' } },
  ])
})

it('Signs customers in with Magento’s own mutations', async () => {
  const { send } = opened({ generateCustomerToken: { token: 't' }, customerCart: { id: 'K' } })
  const { data } = await send(
    `mutation S($email: String!, $password: String!, $cart: String) {
      customerLogin(email: $email, password: $password, guest_cart_id: $cart) { token cart_id }
    }`,
    { email: 'a@example.com', password: 'x', cart: null },
  )
  expect(data).toEqual({ customerLogin: { token: 't', cart_id: 'K' } })
})

it('Finds the SKU of a product URL by its URL key', async () => {
  const { send } = opened({
    urlResolver: { type: 'PRODUCT', relative_url: 'a/carafe.html' },
    products: { items: [carafe], total_count: 1 },
  })
  const { data } = await send('{ urlResolver(url: "a/carafe.html") { type sku } }')
  expect(data.urlResolver).toEqual({ type: 'PRODUCT', sku: 'A' })
})

it('Builds the sitemap from product pages within Magento’s page size', async () => {
  const asked: unknown[] = []
  const products = (page: unknown) => {
    asked.push(page)
    return { total_count: 260, items: [{ ...carafe, url_key: 'carafe', url_suffix: '.html' }] }
  }
  const { send } = opened({ products })
  const { data } = await send(
    '{ sitemap(type: PRODUCT, pageSize: 2000) { total_count items { path updated_at alternates { path } } } }',
  )
  const entry = { path: 'carafe.html', updated_at: null, alternates: [] }
  expect(data.sitemap).toEqual({ total_count: 260, items: [entry, entry] })
  expect(asked).toEqual([
    { filter: {}, pageSize: 250, currentPage: 1 },
    { filter: {}, pageSize: 250, currentPage: 2 },
  ])
})

it('Returns a CMS page as one text block', async () => {
  const { send } = opened({ cmsPage: { title: 'Terms', content: '<p>All of them</p>' } })
  const { data } = await send(
    '{ cmsPage(identifier: "terms") { title noindex page_builder { type is_active text skus faq { categories { title } } } } }',
  )
  const block = { type: 'text', is_active: true, text: '<p>All of them</p>', skus: [], faq: null }
  expect(data.cmsPage).toEqual({ title: 'Terms', noindex: null, page_builder: [block] })
})

it.each([
  ['has the whole schema', readSchema(), undefined],
  ['disables introspection', readSchema(), '{"errors":[{"message":"no introspection"}]}'],
])('Sends operations unchanged to a server that %s', async (_what, sdl, reply) => {
  const schema = buildSchema(sdl)
  const sent: string[] = []
  const transport = new CompatibilityTransport(async ({ body }) => {
    const { query } = JSON.parse(body)
    if (!query.includes('__schema')) sent.push(query)
    const answer = reply ?? JSON.stringify(await graphql({ schema, source: query }))
    return { status: 200, headers: {}, body: answer }
  })
  const query = '{ blogPosts { items { title } } }'
  await transport.send({ body: JSON.stringify({ query }), headers: {} })
  expect(sent).toEqual([query])
})

it('Fetches the schema again after a failed first call', async () => {
  let isDown = true
  const { transport } = opened({ storeConfig: { store_code: 'fr' } })
  const compatible = new CompatibilityTransport(async (request) => {
    if (isDown) throw new Error('down')
    return await transport.send(request)
  })
  const body = JSON.stringify({ query: '{ storeConfig { store_code } }' })
  await expect(compatible.send({ body, headers: {} })).rejects.toThrow('down')
  isDown = false
  expect(JSON.parse((await compatible.send({ body, headers: {} })).body).data.storeConfig.store_code).toBe(
    'fr',
  )
})

it('Reports the root fields and the fields of products that the server lacks', async () => {
  const missing = await opened({}).transport.missingFields()
  expect(missing.has('blogPosts')).toBe(true)
  expect(missing.has('products')).toBe(false)
  expect(missing.has('ProductInterface.tax_rate')).toBe(true)
  expect(missing.has('ProductInterface.name')).toBe(false)
  expect(missing.has('downloadPersonalData')).toBe(true)
  expect(missing.has('createCustomerV2')).toBe(false)
})
