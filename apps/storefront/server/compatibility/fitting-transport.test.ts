import { readSchema } from '@comptoir/contract/schema'
import { buildSchema, graphql, parse, validate } from 'graphql'
import { expect, it } from 'vitest'
import { FittingTransport } from './fitting-transport.ts'

/** A server with a few of Magento's fields and none of the shop's. */
const theirs = buildSchema(`
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
  interface ProductInterface { sku: String name: String meta_title: String media_gallery: [Image] url_key: String url_suffix: String canonical_url: String }
  type SimpleProduct implements ProductInterface { sku: String name: String meta_title: String media_gallery: [Image] url_key: String url_suffix: String canonical_url: String }
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
  media_gallery: [{ url: 'http://m/media/a.jpg', label: 'A' }],
}

function opened(root: object) {
  const sent: { query: string; variables?: object }[] = []
  const transport = new FittingTransport(async ({ body }) => {
    const payload = JSON.parse(body)
    if (!payload.query.includes('__schema')) sent.push(payload)
    expect(validate(theirs, parse(payload.query))).toEqual([])
    const answer = await graphql({
      schema: theirs,
      source: payload.query,
      variableValues: payload.variables,
      rootValue: root,
    })
    return { status: 200, headers: {}, body: JSON.stringify(answer) }
  })
  const ask = async (query: string, variables = {}) => {
    const answer = await transport.send({ body: JSON.stringify({ query, variables }), headers: {} })
    return JSON.parse(answer.body)
  }
  return { ask, sent, transport }
}

it('Fields and arguments that the server lacks are not sent, and come back empty or made of what it has', async () => {
  const { ask, sent } = opened({ products: { items: [carafe], total_count: 1 } })
  const { data } = await ask(
    `query P($sku: String!, $forced: Boolean) {
      products(filter: { sku: { eq: $sku } }, force_out_of_stock: $forced) { items { ...Card } }
    }
    fragment Card on ProductInterface {
      sku price_visible is_new
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
      is_new: null,
      processed_metadata: { title: 'Carafe' },
      optimized_images: [{ label: 'A', sizes: [{ webp: 'http://m/media/a.jpg' }] }],
    },
  ])
  expect(sent[0]?.variables).toEqual({ sku: 'A' })
})

it('What is asked of the server in vain is not sent at all', async () => {
  const { ask, sent } = opened({})
  expect(await ask('{ blogPosts { items { title } } }')).toEqual({ data: { blogPosts: null } })
  expect(await ask('{ seoStaticMetadata { page } }')).toEqual({ data: { seoStaticMetadata: [] } })
  expect(sent).toEqual([])
})

it('Input loses what the server does not take', async () => {
  const { ask, sent } = opened({ createCustomerV2: { customer: { firstname: 'Ada' } } })
  const answer = await ask(
    `mutation R($input: CustomerCreateInput!, $proof: String) {
      createCustomerV2(input: $input, recaptcha_response: $proof) { customer { firstname telephone } }
    }`,
    { input: { firstname: 'Ada', pad_company: 'Vasque' }, proof: 'x' },
  )
  expect(answer).toEqual({ data: { createCustomerV2: { customer: { firstname: 'Ada', telephone: null } } } })
  expect(sent[0]?.variables).toEqual({ input: { firstname: 'Ada' } })
})

it('A change that the server cannot make is refused, never taken for made', async () => {
  const { ask } = opened({})
  const { errors } = await ask('mutation { anonymizePersonalData { result } }')
  expect(errors).toEqual([
    { message: 'The server has no anonymizePersonalData.', extensions: { category: 'graphql-input' } },
  ])
})

it('Signing in takes Magento’s own steps', async () => {
  const { ask } = opened({ generateCustomerToken: { token: 't' }, customerCart: { id: 'K' } })
  const { data } = await ask(
    `mutation S($email: String!, $password: String!, $cart: String) {
      customerLogin(email: $email, password: $password, guest_cart_id: $cart) { token cart_id }
    }`,
    { email: 'a@example.com', password: 'x', cart: null },
  )
  expect(data).toEqual({ customerLogin: { token: 't', cart_id: 'K' } })
})

it('An address of a product is known by its key', async () => {
  const { ask } = opened({
    urlResolver: { type: 'PRODUCT', relative_url: 'a/carafe.html' },
    products: { items: [carafe], total_count: 1 },
  })
  const { data } = await ask('{ urlResolver(url: "a/carafe.html") { type sku } }')
  expect(data.urlResolver).toEqual({ type: 'PRODUCT', sku: 'A' })
})

it('The sitemap is made of products, in pages that a Magento takes', async () => {
  const asked: unknown[] = []
  const products = (page: unknown) => {
    asked.push(page)
    return { total_count: 260, items: [{ ...carafe, url_key: 'carafe', url_suffix: '.html' }] }
  }
  const { ask } = opened({ products })
  const { data } = await ask(
    '{ sitemap(type: PRODUCT, pageSize: 2000) { total_count items { path updated_at alternates { path } } } }',
  )
  const entry = { path: 'carafe.html', updated_at: null, alternates: [] }
  expect(data.sitemap).toEqual({ total_count: 260, items: [entry, entry] })
  expect(asked).toEqual([
    { filter: {}, pageSize: 250, currentPage: 1 },
    { filter: {}, pageSize: 250, currentPage: 2 },
  ])
})

it('A page is one block of text', async () => {
  const { ask } = opened({ cmsPage: { title: 'Terms', content: '<p>All of them</p>' } })
  const { data } = await ask(
    '{ cmsPage(identifier: "terms") { title noindex page_builder { type is_active text skus faq { categories { title } } } } }',
  )
  const block = { type: 'text', is_active: true, text: '<p>All of them</p>', skus: [], faq: null }
  expect(data.cmsPage).toEqual({ title: 'Terms', noindex: null, page_builder: [block] })
})

it.each([
  ['everything', readSchema(), undefined],
  ['nothing of itself', readSchema(), '{"errors":[{"message":"no introspection"}]}'],
])('A server that tells %s is sent what is asked, as it is', async (_what, sdl, said) => {
  const schema = buildSchema(sdl)
  const sent: string[] = []
  const transport = new FittingTransport(async ({ body }) => {
    const { query } = JSON.parse(body)
    if (!query.includes('__schema')) sent.push(query)
    const answer = said ?? JSON.stringify(await graphql({ schema, source: query }))
    return { status: 200, headers: {}, body: answer }
  })
  const query = '{ blogPosts { items { title } } }'
  await transport.send({ body: JSON.stringify({ query }), headers: {} })
  expect(sent).toEqual([query])
})

it('A server that is away at first is asked again', async () => {
  let isAway = true
  const { transport } = opened({ storeConfig: { store_code: 'fr' } })
  const fitting = new FittingTransport(async (request) => {
    if (isAway) throw new Error('away')
    return await transport.send(request)
  })
  const body = JSON.stringify({ query: '{ storeConfig { store_code } }' })
  await expect(fitting.send({ body, headers: {} })).rejects.toThrow('away')
  isAway = false
  expect(JSON.parse((await fitting.send({ body, headers: {} })).body).data.storeConfig.store_code).toBe('fr')
})

it('Who lacks what is known at the start', async () => {
  const lacks = await opened({}).transport.lacks()
  expect(lacks.has('blogPosts')).toBe(true)
  expect(lacks.has('products')).toBe(false)
  expect(lacks.has('downloadPersonalData')).toBe(true)
  expect(lacks.has('createCustomerV2')).toBe(false)
})
