import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asStaff, newKey, type TestStaff } from '../../test/admin.ts'
import { createTestApi, type TestApi } from '../../test/api.ts'

let api: TestApi
let owner: TestStaff
let colleague: TestStaff
let websiteId: string

beforeAll(async () => {
  api = await createTestApi()
  owner = asStaff(api)
  colleague = asStaff(api, { staffId: 2, name: 'Inès Ott' })
  const [row] = await api.sql<{ id: number }[]>`select id from website where code = 'fontaines'`
  websiteId = String(row?.id)
  // One product without picture and translations.
  await api.sql`delete from product_media where product_id = (select id from product where sku = 'VSQ-C3N')`
  await api.sql`
    update product_values set attribute_values = attribute_values - 'name'
     where store_id > 0 and product_id = (select id from product where sku = 'VSQ-C3N')`
})
afterAll(async () => await api.close())

type Product = { id: string; sku: string; version: string; state: string; fields: Record<string, unknown> }

const productQuery = `query ($id: ID!) { product(id: $id) { id sku version state fields } }`
const changeMutation = `mutation ($key: ID!, $changes: [ProductChangeInput!]!) {
  changeProducts(idempotencyKey: $key, changes: $changes) { products { id sku version state fields } } }`
const historyQuery = `query ($id: ID!) { productHistory(id: $id) { id actor action before after products } }`

async function find(search: string): Promise<string> {
  const { data } = await owner.send<{ products: { nodes: { id: string }[] } }>(
    'query ($search: String!) { products(search: $search, first: 1) { nodes { id } } }',
    { search },
  )
  return data.products.nodes[0]?.id ?? ''
}

const ofWebsite = () => ({ field: 'websiteId', op: 'EQ', values: [websiteId] })

const read = async (id: string) => (await owner.send<{ product: Product }>(productQuery, { id })).data.product

const change = async (by: TestStaff, changes: object[]) =>
  await by.send<{ changeProducts: { products: Product[] } }>(changeMutation, { key: newKey(), changes })

describe('the list of products', () => {
  const query = `query ($search: String, $filters: [ListFilter!], $sort: ListSort, $after: String) {
    products(search: $search, filters: $filters, sort: $sort, after: $after, first: 20) {
      totalCount pageInfo { endCursor hasNextPage }
      nodes { id sku name type state picture websites missingStores parent { name }
              fields(keys: ["stock.quantity", "price:fontaines"])
              pricing(website: "1") { currency paid taxRate lowestRecent } } } }`
  const list = async (variables: object) =>
    (
      await owner.send<{
        products: {
          totalCount: number
          pageInfo: { endCursor: string; hasNextPage: boolean }
          nodes: { sku: string; name: string; state: string; pricing: { paid: number } | null }[]
        }
      }>(query, { ...variables })
    ).data.products

  it('finds products by name without accents, in any language, and by reference', async () => {
    expect((await list({ search: 'comptoir 3 acier brosse' })).nodes.map(({ sku }) => sku)).toContain(
      'VSQ-C3-AB-2',
    )
    expect((await list({ search: 'brushed steel' })).nodes.map(({ sku }) => sku)).toContain('VSQ-C3-AB-2')
    expect((await list({ search: 'vsq-c3-ab-2' })).nodes.map(({ sku }) => sku)).toEqual(['VSQ-C3-AB-2'])
    expect((await list({ search: '100%' })).nodes).toEqual([])
  })

  it('is of one website, whole over its pages, in order', async () => {
    const seen: string[] = []
    let page = await list({ filters: [ofWebsite()], sort: { field: 'price', direction: 'DESC' } })
    const { totalCount } = page
    for (;;) {
      seen.push(...page.nodes.map(({ sku }) => sku))
      if (!page.pageInfo.hasNextPage) break
      page = await list({
        filters: [ofWebsite()],
        sort: { field: 'price', direction: 'DESC' },
        after: page.pageInfo.endCursor,
      })
    }
    expect(new Set(seen).size).toBe(totalCount)
    const [row] = await api.sql<{ count: number }[]>`
      select count(*)::int as count from product_website where website_id = ${Number(websiteId)}`
    expect(totalCount).toBe(row?.count)
  })

  it.each([
    [{ field: 'state', op: 'EQ', values: ['sold_out'] }],
    [{ field: 'type', op: 'EQ', values: ['bundle'] }],
    [{ field: 'missingTexts', op: 'EQ', values: ['false'] }],
    [{ field: 'reduced', op: 'EQ', values: ['true'] }],
    [{ field: 'picture', op: 'EQ', values: ['true'] }],
    [{ field: 'stock', op: 'LTE', values: ['5'] }],
    [{ field: 'state', op: 'IN', values: ['low', 'disabled', 'sold_out'] }],
    [{ field: 'category', op: 'IN', values: ['3', '4', '5', '6'] }],
  ])('filters by %j', async (filter) => {
    const within = [ofWebsite()]
    const all = await list({ filters: within })
    const some = await list({ filters: [...within, filter] })
    const op = filter.op === 'EQ' ? 'NE' : 'NOT_IN'
    const inverse = await list({ filters: [...within, { ...filter, op }] })
    expect((await list({ filters: [filter] })).totalCount).toBeGreaterThanOrEqual(some.totalCount)
    expect(some.totalCount).toBeGreaterThan(0)
    expect(some.totalCount).toBeLessThan(all.totalCount)
    if (filter.op !== 'LTE') expect(some.totalCount + inverse.totalCount).toBe(all.totalCount)
  })

  it('is counted with the prices of the website of its filter', async () => {
    const filters = [ofWebsite(), { field: 'price', op: 'GTE', values: ['1'] }]
    const { data } = await owner.send<{ listCount: number }>(
      'query ($filters: [ListFilter!]) { listCount(list: "products", filters: $filters) }',
      { filters },
    )
    const { totalCount } = await list({ filters })
    expect(data.listCount).toBe(totalCount)
  })

  it('shows what a visitor pays, with tax', async () => {
    const { nodes } = await list({ search: 'VSQ-C3-AB-2' })
    expect(nodes[0]?.pricing?.paid).toBe(210_000)
  })

  it('shows somebody of one website only its products', async () => {
    const local = asStaff(api, { websiteIds: [Number(websiteId)] })
    const { data } = await local.send<{ products: { nodes: { websites: string[] }[] } }>(
      '{ products(first: 200) { nodes { websites } } }',
    )
    expect(data.products.nodes.every(({ websites }) => websites.includes('fontaines'))).toBe(true)
    const sushi = await api.sql<{ id: number }[]>`
      select product_id as id from product_website w join website s on s.id = w.website_id where s.code = 'sushi' limit 1`
    const foreign = await local.send<{ product: Product | null }>(productQuery, { id: String(sushi[0]?.id) })
    expect(foreign.data.product).toBeNull()
  })
})

describe('two people', () => {
  it('merge what does not clash, and are told of what does', async () => {
    const id = await find('VSQ-C3-AB-3')
    const { version } = await read(id)
    const first = await change(colleague, [{ id, version, fields: [{ field: 'stock.quantity', value: 33 }] }])
    expect(first.errors).toBeUndefined()
    const other = await change(owner, [{ id, version, fields: [{ field: 'stock.least', value: 2 }] }])
    expect(other.errors).toBeUndefined()
    const clash = await change(owner, [
      { id, version, fields: [{ field: 'stock.quantity', value: 44, from: 12 }] },
    ])
    expect(clash.errors?.[0]?.extensions).toMatchObject({
      category: 'conflict',
      conflicts: [{ field: `${id}.stock.quantity`, by: 'Inès Ott', value: 33 }],
    })
    expect((await read(id)).fields).toMatchObject({ 'stock.quantity': 33, 'stock.least': 2 })
  })

  it('are told of an order that changed the stock meanwhile', async () => {
    const id = await find('VSQ-C3-SA-2')
    await api.sql`update stock_item set quantity = 8 where product_id = ${Number(id)}`
    const clash = await change(owner, [{ id, fields: [{ field: 'stock.quantity', value: 44, from: 9 }] }])
    expect(clash.errors?.[0]?.extensions.conflicts).toMatchObject([{ by: '', value: 8 }])
  })
})

describe('a change', () => {
  it('says in words what is not possible, and changes nothing', async () => {
    const id = await find('VSQ-C3N')
    const { errors } = await change(owner, [
      {
        id,
        fields: [
          { field: 'price:fontaines', value: -1 },
          { field: 'stock.quantity', value: 1 },
        ],
      },
    ])
    expect(errors?.[0]?.extensions.problems).toEqual([
      { field: `${id}.price:fontaines`, message: 'VSQ-C3N: enter an amount of zero or more.' },
    ])
  })

  it('is in the history, and can be taken back but for what somebody changed since', async () => {
    const [one, two] = [await find('VSQ-C3N'), await find('VSQ-C3D')]
    const before = [await read(one), await read(two)]
    await change(
      owner,
      [one, two].map((id) => ({ id, fields: [{ field: 'price:fontaines', value: 99_000 }] })),
    )
    await change(colleague, [{ id: two, fields: [{ field: 'price:fontaines', value: 88_000 }] }])
    const { data } = await owner.send<{ productHistory: { id: string; products: number; after: object }[] }>(
      historyQuery,
      { id: one },
    )
    const [entry] = data.productHistory
    expect(entry).toMatchObject({ products: 2, after: { 'price:fontaines': 99_000 } })
    const undone = await owner.send<{ undoProductChange: { kept: object[] } }>(
      `mutation ($key: ID!, $entry: ID!) { undoProductChange(idempotencyKey: $key, entry: $entry) {
         products { id } kept { sku field } } }`,
      { key: newKey(), entry: entry?.id },
    )
    expect(undone.data.undoProductChange).toEqual({
      products: [{ id: one }],
      kept: [{ sku: 'VSQ-C3D', field: 'price:fontaines' }],
    })
    expect((await read(one)).fields['price:fontaines']).toBe(before[0]?.fields['price:fontaines'])
    expect((await read(two)).fields['price:fontaines']).toBe(88_000)
  })
})

describe('a product', () => {
  const created = `mutation ($key: ID!, $product: NewProductInput!) {
    createProduct(idempotencyKey: $key, product: $product) { product { id sku version state fields } } }`

  it('is created unsold, copied with its options, and deleted while its orders stay', async () => {
    const product = { sku: 'NEW-1', name: 'Nouvelle carafe', type: 'SIMPLE', websites: ['fontaines'] }
    const { data } = await owner.send<{ createProduct: { product: Product } }>(created, {
      key: newKey(),
      product,
    })
    const made = data.createProduct.product
    expect(made).toMatchObject({ sku: 'NEW-1', state: 'DISABLED' })
    expect(made.fields['url_key@default']).toBe('nouvelle-carafe-new-1')
    const again = await owner.send(created, { key: newKey(), product })
    expect(again.errors?.[0]?.extensions.problems).toMatchObject([{ field: 'sku' }])

    const [ordered] = await api.sql<{ id: number; sku: string; name: string }[]>`
      select p.id, i.sku, i.name from order_item i join product p on p.id = i.product_id order by i.id limit 1`
    const id = String(ordered?.id)
    const copy = await owner.send<{ duplicateProduct: { product: Product } }>(
      `mutation ($key: ID!, $id: ID!, $version: String!) {
         duplicateProduct(idempotencyKey: $key, id: $id, version: $version, sku: "COPY-1") { product { id sku version state fields } } }`,
      { key: newKey(), id, version: '0' },
    )
    expect(copy.errors).toBeUndefined()
    const original = await read(id)
    expect(copy.data.duplicateProduct.product.fields).toMatchObject({
      'name@default': original.fields['name@default'],
      categories: original.fields.categories,
    })
    const gone = await owner.send(
      `mutation ($key: ID!, $id: ID!, $version: String!) { deleteProduct(idempotencyKey: $key, id: $id, version: $version) { id } }`,
      { key: newKey(), id, version: original.version },
    )
    expect(gone.errors).toBeUndefined()
    expect((await owner.send(productQuery, { id })).data).toEqual({ product: null })
    const [line] = await api.sql<{ name: string }[]>`
      select name from order_item where sku = ${ordered?.sku ?? ''} and product_id is null limit 1`
    expect(line?.name).toBe(ordered?.name)
  })

  it('becomes a variant of a configurable product', async () => {
    const parent = await owner.send<{ createProduct: { product: Product } }>(created, {
      key: newKey(),
      product: {
        sku: 'CONF-1',
        name: 'Verre',
        type: 'CONFIGURABLE',
        websites: ['fontaines'],
        fields: [{ field: 'variantAttributes', value: ['aay_color'] }],
      },
    })
    const { id } = parent.data.createProduct.product
    const variant = await owner.send<{ createProduct: { product: Product } }>(created, {
      key: newKey(),
      product: { sku: 'CONF-1-A', name: 'Verre A', type: 'SIMPLE', websites: ['fontaines'], variantOf: id },
    })
    expect(variant.errors).toBeUndefined()
    expect((await read(id)).fields.variants).toEqual([Number(variant.data.createProduct.product.id)])
  })
})

it('describes what fields refer to', async () => {
  const { data, errors } = await owner.send<{
    catalogueSetup: { attributes: { code: string; label: string }[] }
  }>(
    `{ catalogueSetup { taxClasses { code rates } attributeSets { name } customerGroups
         attributes { id code type label labels isFilterable options { id value label } } } }`,
  )
  expect(errors).toBeUndefined()
  expect(data.catalogueSetup.attributes.find(({ code }) => code === 'aay_usage')?.label).toBe('For')
})
