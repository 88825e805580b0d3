import { GUEST } from '@comptoir/rules/visitor'
import { buildClientSchema, getIntrospectionQuery, print, parse, type IntrospectionQuery } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { storefrontDocuments } from '../../test/client-documents.ts'
import { namingOperations, operationOf } from '../../test/operations.ts'
import { resolverMaps } from '../resolvers.ts'
import type { RequestContext } from './context.ts'
import { Executor } from './executor.ts'
import { DocumentError } from './graphql/document-error.ts'
import { buildExecutableSchema, parseSdl, writtenSchema } from './schema.ts'

let shop: TestApi
let build: (options?: Partial<ConstructorParameters<typeof Executor>[1]>) => Executor
let context: RequestContext

beforeAll(async () => {
  shop = await createTestApi({ now: () => new Date('2026-11-21T10:00:00Z') })
  const { app } = shop.api
  const parts = [writtenSchema(), parseSdl(app.catalogue.attributeSdl())]
  const schema = buildExecutableSchema(parts, resolverMaps)
  build = (options) => new Executor(schema, { introspection: true, ...options })
  const store = app.stores.all.find(({ code }) => code === 'fr') ?? expect.fail('no store view')
  context = {
    app,
    store,
    identity: null,
    ...GUEST,
    requestId: 'test',
    address: null,
    log: app.log,
  }
})
afterAll(() => shop.close())

async function answer(executor: Executor, query: string, variables: Record<string, unknown>) {
  const operation = executor.prepare(query, undefined)
  const declared = operation.declared(variables)
  const { data, errors } = await operation.run(declared, { ...context, variables: declared })
  return JSON.parse(
    JSON.stringify({
      data: data ?? null,
      errors: errors?.map(({ message, path, originalError }) => ({
        message,
        path: path ?? null,
        own: originalError?.constructor.name ?? null,
      })),
    }),
  )
}

/** Of this shop, so that operations find something. */
const variables = {
  sku: 'VSQ-C3',
  skus: ['VSQ-C3', 'VSQ-CLAIR'],
  files: [],
  pageSize: 24,
  page: 1,
  size: 5,
  limit: 4,
  count: 4,
  posts: 3,
  others: 3,
  withPosts: true,
  query: 'fontaine',
  search: 'fontaine',
  filter: {},
  path: 'particuliers',
  url: 'particuliers',
  type: 'PRODUCT',
  identifiers: ['home'],
  identifier: 'home',
  code: 'contact',
}

describe('The compiled and the reference executor', () => {
  it('return the same for the queries of the storefront', async () => {
    const compiled = build({ usesBeforeCompiling: 0, now: pacedClock() })
    const interpreted = build({ usesBeforeCompiling: Infinity })
    let answered = 0
    for (const { name, query } of storefrontDocuments().filter((one) => one.query.startsWith('query'))) {
      const one = await answer(interpreted, query, variables)
      if (one.data) answered++
      expect([name, await answer(compiled, query, variables)]).toEqual([name, one])
    }
    expect(answered).toBeGreaterThan(25)
  })

  it('return the same for every query with arguments, found, not found and invalid', async () => {
    const { data } = await shop.send<IntrospectionQuery>(getIntrospectionQuery())
    const compiled = build({ usesBeforeCompiling: 0, now: pacedClock() })
    const interpreted = build({ usesBeforeCompiling: Infinity })
    const operations = namingOperations(buildClientSchema(data)).filter(({ kind }) => kind === 'query')
    expect(operations.length).toBeGreaterThan(10)
    for (const root of operations) {
      const { query, variables: right } = operationOf(root, { url_key: 'particuliers' })
      const wrong = Object.fromEntries(Object.keys(right).map((name) => [name, { no: 'such' }]))
      for (const sent of [right, wrong, {}])
        expect([query, await answer(compiled, query, sent)]).toEqual([
          query,
          await answer(interpreted, query, sent),
        ])
    }
  })

  it('return the same for directives, fragments, aliases and defaults', async () => {
    const compiled = build({ usesBeforeCompiling: 0, now: pacedClock() })
    const interpreted = build({ usesBeforeCompiling: Infinity })
    const query = `query ($with: Boolean = true, $n: Int = 3) {
      products(filter: {}, pageSize: $n) { ...Page ...Page items { kind: __typename name @skip(if: $with) uid @include(if: $with)
        ... on ConfigurableProduct { variants { product { sku } } } ... on BundleProduct { items { title } } } } }
      fragment Page on Products { total_count page_info { page_size current_page } }`
    for (const sent of [{}, { with: false }, { n: 2, with: true }, { n: 0 }, { n: null }, { with: null }])
      expect([sent, await answer(compiled, query, sent)]).toEqual([
        sent,
        await answer(interpreted, query, sent),
      ])
  })
})

/** A clock that always says that enough time has passed since the last compiling. */
function pacedClock(): () => number {
  let now = 0
  return () => (now += 1e6) * 10
}

describe('Compiling', () => {
  const bytesOf = (executor: Executor) => executor.statistics.bytes
  const query = '{ storeConfig { store_code store_name } }'

  it('starts when a document is repeated', () => {
    const executor = build()
    executor.prepare(query, undefined)
    const first = bytesOf(executor)
    executor.prepare(query, undefined)
    expect(bytesOf(executor)).toBe(first)
    executor.prepare(query, undefined)
    expect(bytesOf(executor)).toBeGreaterThan(first)
    const compiled = bytesOf(executor)
    executor.prepare(query, undefined)
    expect(bytesOf(executor)).toBe(compiled)
  })

  it('skips documents with large programs', () => {
    const executor = build({ usesBeforeCompiling: 0 })
    const deep =
      '{ products(filter: { sku: { eq: "a" } }) { items { related_products { crosssell_products { upsell_products { sku name } } } } } }'
    executor.prepare(deep, undefined)
    const first = bytesOf(executor)
    executor.prepare(deep, undefined)
    expect(bytesOf(executor)).toBe(first)
  })

  it('takes a limited share of the time', () => {
    let now = 0
    // Each look at the clock is a millisecond after the last one.
    const executor = build({ usesBeforeCompiling: 0, now: () => now++ })
    const grows = (alias: string) => {
      const before = executor.statistics
      executor.prepare(`{ ${alias}: storeConfig { store_code } }`, undefined)
      return executor.statistics.bytes - before.bytes > 6 * 1024
    }
    expect([grows('a'), grows('b')]).toEqual([true, false])
    now += 100
    expect([grows('b'), grows('c')]).toEqual([true, false])
  })
})

describe('A document that does not match the schema', () => {
  const told = (executor: Executor, query: string) => {
    try {
      executor.prepare(query, undefined)
    } catch (error) {
      if (error instanceof DocumentError) return error.errors.map(({ message }) => message)
      throw error
    }
    return []
  }
  const misspelt = [
    '{ storeConfi { store_code } }',
    '{ storeConfig { store_cod } }',
    '{ products(filte: {}) { total_count } }',
    '{ products(filter: { sk: { eq: "a" } }) { total_count } }',
    '{ products(filter: {}, sort: { price: ASCC }) { total_count } }',
    'query ($a: ProductAttributeFilterInpu) { products(filter: $a) { total_count } }',
    '{ products(filter: {}) { items { ... on SimpleProduc { sku } } } }',
  ]

  it.each(misspelt)('gets suggestions in development only: %s', async (query) => {
    expect(told(build(), query)[0]).toContain('Did you mean')
    const [message] = told(build({ introspection: false }), query)
    expect(message).toBeTruthy()
    expect(message).not.toContain('Did you mean')
  })

  it('gets no suggestions for variables from either executor', async () => {
    const query =
      'query ($filter: ProductAttributeFilterInput, $sort: ProductAttributeSortInput) { products(filter: $filter, sort: $sort) { total_count } }'
    for (const uses of [0, Infinity]) {
      const closed = build({ introspection: false, usesBeforeCompiling: uses })
      const open = build({ usesBeforeCompiling: uses })
      for (const sent of [{ filter: { sk: { eq: 'a' } } }, { sort: { price: 'ASCC' } }]) {
        expect(JSON.stringify(await answer(open, query, sent))).toContain('Did you mean')
        const hidden = JSON.stringify(await answer(closed, query, sent))
        expect(hidden).toContain('got invalid value')
        expect(hidden).not.toContain('Did you mean')
      }
    }
  })

  it('rejects introspection in production', () => {
    expect(told(build({ introspection: false }), '{ __schema { types { name } } }')[0]).toContain(
      'introspection',
    )
    expect(told(build(), print(parse(getIntrospectionQuery())))).toEqual([])
  })
})

it('fields are named with the types that they are asked of', () => {
  const { fields } = build().prepare(
    `{
      products(search: "a") { items { price_tiers { quantity } ... on SimpleProduct { weight } } aggregations { label } }
      categoryList { product_count }
    }`,
    undefined,
  )
  for (const field of ['TierPrice.quantity', 'ProductInterface.price_tiers', 'Products.aggregations'])
    expect(fields).toContain(field)
  // What a type implements has the field, too.
  expect(fields).toContain('CategoryInterface.product_count')
  // An inline fragment asks the type that it names, and what that implements.
  expect(fields).toContain('SimpleProduct.weight')
  expect(fields).toContain('PhysicalProductInterface.weight')
  expect(fields).not.toContain('ProductInterface.quantity')
})

it('pages do not ask for the exact stock, which would drop them with every order', () => {
  const asking = storefrontDocuments().filter(({ query }) =>
    build().prepare(query, undefined).fields.has('ProductInterface.quantity'),
  )
  expect(asking.map(({ name }) => name)).toEqual([])
})
