import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { eventually } from '../../test/eventually.ts'

let shop: TestApi

beforeAll(async () => {
  // The special prices and "new" dates of the demo are around this day.
  shop = await createTestApi({ now: () => new Date('2026-11-21T10:00:00Z') })
})
afterAll(() => shop.close())

type Priced = { value: number }
type Item = {
  sku: string
  name: string
  price_visible: boolean
  stock_status: string
  price_range: { minimum_price: { regular_price: Priced; final_price: Priced } }
}
type Listing = { products: { total_count: number; items: Item[] } }

const fields = `total_count items { sku name price_visible stock_status
  price_range { minimum_price { regular_price { value } final_price { value } } } }`
const bySku = `query ($sku: String) { products(filter: { sku: { eq: $sku } }) { ${fields} } }`

async function failureOf(query: string) {
  const { errors, status } = await shop.send(query)
  return { status, message: errors?.[0]?.message, category: errors?.[0]?.extensions.category }
}

describe('a product listing', () => {
  it('returns the products of a category with facets and page info', async () => {
    const { data } = await shop.send<{
      products: Listing['products'] & {
        page_info: object
        aggregations: { attribute_code: string; count: number; options: { value: string; count: number }[] }[]
      }
    }>(`{ products(filter: { category_url_path: { eq: "particuliers" } }, pageSize: 3) { ${fields}
          page_info { page_size current_page total_pages }
          aggregations { attribute_code count options { value label count } } } }`)
    const { items, total_count, page_info, aggregations } = data.products
    expect(items).toHaveLength(3)
    expect(page_info).toEqual({ page_size: 3, current_page: 1, total_pages: Math.ceil(total_count / 3) })
    expect(aggregations.map((one) => one.attribute_code)).toEqual(
      expect.arrayContaining(['price', 'category_uid', 'aay_usage', 'aay_color']),
    )
    for (const { count, options } of aggregations) expect(count).toBe(options.length)
  })

  it('returns as many products as a facet counts, by option id and by uid', async () => {
    type Answer = {
      products: { aggregations: { attribute_code: string; options: { value: string; count: number }[] }[] }
    }
    const { data } = await shop.send<Answer>(
      '{ products(filter: {}) { aggregations { attribute_code options { value count } } } }',
    )
    const option = data.products.aggregations.find((one) => one.attribute_code === 'aay_usage')?.options[0]
    const query = 'query ($value: String) { products(filter: { aay_usage: { eq: $value } }) { total_count } }'
    for (const value of [option?.value, btoa(`configurable/1/${option?.value}`)]) {
      const filtered = await shop.send<Listing>(query, { value })
      expect(filtered.data.products.total_count).toBe(option?.count)
    }
  })

  it('sorts by several keys in the order of the query', async () => {
    const { data } = await shop.send<Listing>(
      `{ products(filter: {}, pageSize: 100, sort: { price: ASC, name: DESC }) { ${fields} } }`,
    )
    const prices = data.products.items
      .filter((one) => one.price_visible)
      .map((one) => one.price_range.minimum_price.final_price.value)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  })

  it('filters by the price shown to the visitor, bounds included', async () => {
    const query = `query ($from: String, $to: String) { products(filter: { price: { from: $from, to: $to } }) { ${fields} } }`
    const price = { from: '90', to: '90' }
    const guest = await shop.send<Listing>(query, price)
    expect(guest.data.products.items.map((one) => one.price_range.minimum_price.final_price.value)).toContain(
      90,
    )
    const professional = await shop.signIn('professionnel@example.com')
    const same = await shop.send<Listing>(query, { from: '75', to: '75' }, { as: professional })
    expect(same.data.products.items.map((one) => one.sku)).toEqual(
      expect.arrayContaining(guest.data.products.items.map((one) => one.sku)),
    )
  })

  it.each([
    ['{ products { total_count } }', "'search' or 'filter' input argument is required."],
    ['{ products(filter: {}, currentPage: 0) { total_count } }', 'currentPage value must be greater than 0.'],
    ['{ products(filter: {}, pageSize: 0) { total_count } }', 'pageSize value must be greater than 0.'],
    [
      '{ products(filter: { category_id: { eq: "3" }, category_uid: { eq: "Mw==" } }) { total_count } }',
      "`category_id` and `category_uid` can't be used at the same time.",
    ],
    [
      '{ products(filter: { name: { match: "ab" } }) { total_count } }',
      'Invalid match filter. Minimum length is 3.',
    ],
    ['{ products(filter: { category_uid: { eq: "x" } }) { total_count } }', 'Value of uid "x" is incorrect.'],
    ['{ urlResolver(url: "") { id } }', '"url" argument should be specified and not empty'],
  ])('rejects %s with Magento’s message', async (query, message) => {
    expect(await failureOf(query)).toEqual({ status: 200, message, category: 'graphql-input' })
  })

  it('rejects a page after the last one, unless the listing is empty', async () => {
    const { message } = await failureOf('{ products(filter: {}, currentPage: 99) { total_count } }')
    expect(message).toMatch(/^currentPage value 99 specified is greater than the \d+ page\(s\) available\.$/)
    const { data } = await shop.send(
      '{ products(filter: { sku: { eq: "none" } }, currentPage: 99) { total_count items { sku } page_info { total_pages } } }',
    )
    expect(data).toEqual({ products: { total_count: 0, items: [], page_info: { total_pages: 0 } } })
  })
})

describe('prices', () => {
  it('include tax for private customers and exclude it for companies', async () => {
    const guest = await shop.send<Listing>(bySku, { sku: 'VSQ-C3' })
    const as = await shop.signIn('professionnel@example.com')
    const professional = await shop.send<Listing>(bySku, { sku: 'VSQ-C3' }, { as })
    const [shown] = guest.data.products.items
    const [net] = professional.data.products.items
    expect(shown?.price_range.minimum_price.final_price.value).toBeCloseTo(
      (net?.price_range.minimum_price.final_price.value ?? 0) * 1.2,
      2,
    )
  })

  it('stay hidden in cached responses when the category hides them', async () => {
    const query = `{ products(filter: { category_url_path: { eq: "professionnels/sur-pied" } }, pageSize: 50) { ${fields}
      aggregations { attribute_code } } }`
    const as = await shop.signIn('professionnel@example.com')
    type Answer = { products: Listing['products'] & { aggregations: { attribute_code: string }[] } }
    const professional = await shop.send<Answer>(query, {}, { as })
    const guest = await shop.send<Answer>(query)
    expect(professional.data.products.items.every((one) => one.price_visible)).toBe(true)
    for (const { price_visible, stock_status, price_range } of guest.data.products.items) {
      expect([price_visible, stock_status]).toEqual([false, 'OUT_OF_STOCK'])
      expect(price_range.minimum_price).toEqual({
        regular_price: { value: null },
        final_price: { value: null },
      })
    }
    expect(guest.data.products.aggregations.map((one) => one.attribute_code)).not.toContain('price')
  })

  it('stay hidden when the filter also names a category of another website', async () => {
    type Found = { categoryList: { id: number }[] }
    const idOf = async (path: string, store: string) => {
      const { data } = await shop.send<Found>(
        `{ categoryList(filters: { url_path: { eq: "${path}" } }) { id } }`,
        {},
        { store },
      )
      return data.categoryList[0]?.id
    }
    const [root] = await shop.sql<{ id: number }[]>`
      select c.id from category c join store_group g on g.root_category_id = c.parent_id join website w on w.id = g.website_id
       where w.code = 'sushi' and c.b2c_show_prices limit 1`
    const hidden = await idOf('professionnels/sur-pied', 'fr')
    const { data } = await shop.send<{ products: { items: { price_visible: boolean }[] } }>(
      `{ products(filter: { category_id: { in: ["${hidden}", "${root?.id}"] } }) { items { price_visible } } }`,
    )
    expect(data.products.items.length).toBeGreaterThan(0)
    expect(data.products.items.every((one) => !one.price_visible)).toBe(true)
  })
})

describe('a product', () => {
  it('is returned in the language of the store view, including attributes', async () => {
    const query = `{ products(filter: { sku: { eq: "VSQ-C3" } }) { items { kind: __typename
      custom_attributesV2(filters: { is_visible_on_front: true }) { items { code label
        ... on AttributeSelectedOptions { selected_options { label } } } }
      ... on ConfigurableProduct { configurable_options { attribute_code values { uid label swatch_data { value } } }
        variants { attributes { code uid } product { sku stock_status } } } } } }`
    type Product = {
      kind: string
      custom_attributesV2: {
        items: { code: string; label: string; selected_options?: { label: string }[] }[]
      }
      configurable_options: { attribute_code: string; values: { uid: string }[] }[]
      variants: { attributes: { code: string; uid: string }[]; product: { sku: string } }[]
    }
    const { data } = await shop.send<{ products: { items: Product[] } }>(query, {}, { store: 'en' })
    const [product] = data.products.items
    expect(product?.kind).toBe('ConfigurableProduct')
    expect(product?.custom_attributesV2.items).toContainEqual(
      expect.objectContaining({
        code: 'aay_usage',
        label: 'For',
        selected_options: expect.arrayContaining([{ label: 'The home' }]),
      }),
    )
    const choices = product?.configurable_options.flatMap(({ values }) => values.map(({ uid }) => uid))
    for (const { attributes } of product?.variants ?? []) {
      expect(attributes).toHaveLength(product?.configurable_options.length ?? 0)
      for (const { uid } of attributes) expect(choices).toContain(uid)
    }
  })

  it('is found by its URL with and without .html, and in other languages', async () => {
    const query =
      'query ($url: String!) { urlResolver(url: $url) { relative_url redirectCode type sku alternates { language path } } }'
    const expected = { relative_url: 'comptoir-3.html', redirectCode: 0, type: 'PRODUCT', sku: 'VSQ-C3' }
    for (const url of ['comptoir-3.html', 'comptoir-3', '/comptoir-3.html?a=1']) {
      const { data } = await shop.send<{ urlResolver: { alternates: { language: string }[] } }>(query, {
        url,
      })
      expect(data.urlResolver).toMatchObject(expected)
      expect(data.urlResolver.alternates.map((one) => one.language)).toEqual(['fr', 'en', 'it'])
    }
    const nothing = await shop.send(query, { url: 'no-such-page' })
    expect(nothing.data).toEqual({ urlResolver: null })
  })

  it('that is out of stock is returned only on request when the website hides it', async () => {
    const hiding = await createTestApi({
      prepare: async (sql) => {
        await sql`update website set config = config || '{"display_out_of_stock": false}' where code = 'fontaines'`
        await sql`
          update stock_item set quantity = 0, is_in_stock = false
           where product_id = (select id from product where sku = 'VSQ-CLAIR')`
      },
    })
    const found = async (flag: string) => {
      const { data } = await hiding.send<{ products: { items: { sku: string; stock_status: string }[] } }>(
        `{ products(filter: { sku: { eq: "VSQ-CLAIR" } } ${flag}) { items { sku stock_status } } }`,
      )
      return data.products.items
    }
    expect(await found('')).toEqual([])
    expect(await found('force_out_of_stock: true')).toEqual([
      { sku: 'VSQ-CLAIR', stock_status: 'OUT_OF_STOCK' },
    ])
    await hiding.close()
  })

  it('that is not visible individually has no page', async () => {
    const { data } = await shop.send('{ route(url: "comptoir-3-acier-brosse-deux-eaux.html") { type } }')
    expect(data).toEqual({ route: null })
  })
})

describe('the catalogue is updated', () => {
  it('at once when stock changes', async () => {
    const version = shop.api.app.catalogue.version
    const [{ id, sku } = { id: 0, sku: '' }] = await shop.sql<{ id: number; sku: string }[]>`
      select p.id, p.sku from product p
        join stock_item s on s.product_id = p.id
        join product_website w on w.product_id = p.id and w.website_id = 1
       where p.type = 'simple' and p.visibility = 4 and s.quantity > 0 and s.manage_stock limit 1`
    await shop.sql`update stock_item set quantity = 0 where product_id = ${id}`
    await eventually(async () => {
      const { data } = await shop.send<Listing>(bySku, { sku })
      expect(data.products.items[0]?.stock_status).toBe('OUT_OF_STOCK')
    })
    expect(shop.api.app.catalogue.version).toBeGreaterThan(version)
  })

  it('when texts and attributes change, with the schema', async () => {
    await shop.sql`insert into attribute (code, type, is_filterable, labels) values ('warranty_years', 'int', true, '{}')`
    await shop.sql`
      update product_values set attribute_values = attribute_values || '{"name": "Carafe neuve", "warranty_years": 5}'
       where store_id = 0 and product_id = (select id from product where sku = 'VSQ-CAR75')`
    await shop.sql`select bump_catalogue()`
    await shop.api.app.catalogue.refresh()
    const { data, errors } = await shop.send(
      '{ products(filter: { warranty_years: { eq: "5" } }) { items { name warranty_years } } }',
    )
    expect(errors).toBeUndefined()
    expect(data).toEqual({ products: { items: [{ name: 'Carafe neuve', warranty_years: 5 }] } })
  })

  it('with a redirect when a URL changes', async () => {
    await shop.sql`
      insert into url_rewrite (store_id, request_path, entity_type, entity_id, redirect_code, target_path)
      select store_id, 'ancienne-carafe.html', entity_type, entity_id, 301, request_path
        from url_rewrite where request_path = 'comptoir-3.html' and store_id = (select id from store where code = 'fr')`
    const { data } = await shop.send(
      '{ urlResolver(url: "ancienne-carafe") { redirectCode relative_url type } }',
    )
    expect(data).toEqual({
      urlResolver: { redirectCode: 301, relative_url: 'comptoir-3.html', type: 'PRODUCT' },
    })
  })
})
