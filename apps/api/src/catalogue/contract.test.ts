import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'

let shop: TestApi
beforeAll(async () => {
  shop = await createTestApi()
})
afterAll(async () => await shop.close())

type Failure = { status: number; message: string | undefined; category: string | undefined }

async function failureOf(query: string): Promise<Failure> {
  const { status, errors } = await shop.send(query)
  return { status, message: errors?.[0]?.message, category: errors?.[0]?.extensions.category }
}

async function read<Data>(query: string, store = 'fr'): Promise<Data> {
  const { data, errors } = await shop.send<Data>(query, {}, { store })
  expect(errors).toBeUndefined()
  return data
}

const input = 'graphql-input'
const notFound = 'graphql-no-such-entity'

/** Error messages that Magento clients compare literally (contract §3, §4). */
const failures: [query: string, message: string | RegExp, category: string][] = [
  ['{ products { total_count } }', "'search' or 'filter' input argument is required.", input],
  [
    '{ products(filter: {}, currentPage: 99) { total_count } }',
    /^currentPage value 99 specified is greater than the \d+ page\(s\) available\.$/,
    input,
  ],
  [
    '{ products(filter: {}, currentPage: 0) { total_count } }',
    'currentPage value must be greater than 0.',
    input,
  ],
  ['{ products(filter: {}, pageSize: 0) { total_count } }', 'pageSize value must be greater than 0.', input],
  [
    '{ products(filter: { name: { match: "ab" } }) { total_count } }',
    'Invalid match filter. Minimum length is 3.',
    input,
  ],
  [
    '{ products(filter: { category_id: { eq: "3" }, category_uid: { eq: "Mw==" } }) { total_count } }',
    "`category_id` and `category_uid` can't be used at the same time.",
    input,
  ],
  [
    '{ products(filter: { category_uid: { eq: "x" } }) { total_count } }',
    'Value of uid "x" is incorrect.',
    input,
  ],
  ['{ urlResolver(url: "") { id } }', '"url" argument should be specified and not empty', input],
  [
    '{ cmsPage(identifier: "no-such") { title } }',
    `The CMS page with the "no-such" ID doesn't exist.`,
    notFound,
  ],
  ['{ cmsPage { title } }', '"Page id/identifier should be specified', input],
  ['{ country(id: "XX") { id } }', "The country isn't available.", notFound],
  ['{ country(id: "") { id } }', 'Country "id" value should be specified', input],
  ['{ category(id: 999999) { id } }', "Category doesn't exist", notFound],
]

it('answers all products for an empty search, as clients send it before anything is typed', async () => {
  const query = (argument: string) => `{ products(${argument}) { total_count } }`
  const [empty, all] = await Promise.all([read(query('search: ""')), read(query('filter: {}'))])
  expect(empty).toEqual(all)
})

describe('error messages of Magento', () => {
  it.each(failures)('%s', async (query, message, category) => {
    const answer = await failureOf(query)
    expect(answer).toMatchObject({ status: 200, category })
    expect(answer.message).toEqual(typeof message === 'string' ? message : expect.stringMatching(message))
  })
})

type Listing = {
  products: { total_count: number; items: { id: number; sku: string; uid: string }[]; page_info: object }
}

describe('a product listing in Magento’s format', () => {
  it('returns a product by sku, with amounts as numbers', async () => {
    const { products } = await read<Listing>(`{ products(filter: { sku: { eq: "VSQ-CLAIR" } }) {
      total_count items { id sku uid __typename price_range { minimum_price { regular_price { value currency }
      final_price { value } discount { amount_off percent_off } } } } page_info { page_size current_page total_pages } } }`)
    const [item] = products.items
    expect(products).toMatchObject({
      total_count: 1,
      page_info: { page_size: 20, current_page: 1, total_pages: 1 },
      items: [
        {
          sku: 'VSQ-CLAIR',
          uid: Buffer.from(String(item?.id)).toString('base64'),
          __typename: 'SimpleProduct',
          price_range: {
            minimum_price: {
              regular_price: { value: expect.any(Number), currency: 'EUR' },
              discount: { amount_off: 0, percent_off: 0 },
            },
          },
        },
      ],
    })
  })

  it('is empty without a match, whatever the page', async () => {
    const { products } = await read<Listing>(
      '{ products(filter: { sku: { eq: "none" } }, currentPage: 7) { total_count items { sku } page_info { total_pages } } }',
    )
    expect(products).toEqual({ total_count: 0, items: [], page_info: { total_pages: 0 } })
  })

  it('is sorted by position, then by descending id', async () => {
    const { categoryList } = await read<{ categoryList: { id: number }[] }>(
      '{ categoryList(filters: { url_path: { eq: "accessoires" } }) { id } }',
    )
    const id = categoryList[0]?.id
    await shop.sql`update product_category set position = 5`
    await shop.sql`select bump_catalogue()`
    await shop.api.app.catalogue.refresh()
    const { products } = await read<Listing>(
      `{ products(filter: { category_id: { eq: "${id}" } }, pageSize: 100) { items { id } } }`,
    )
    const ids = products.items.map((item) => item.id)
    expect(ids.length).toBeGreaterThan(1)
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
  })

  it('returns facets and suggestions, in the current and the old format', async () => {
    type Found = {
      products: {
        suggestions: { search: string }[]
        aggregations: { attribute_code: string; count: number }[]
        filters: {
          request_var: string
          filter_items_count: number
          filter_items: { value_string: string }[]
        }[]
      }
    }
    const { products } = await read<Found>(`{ products(search: "fontiane") { suggestions { search }
      aggregations { attribute_code count } filters { name request_var filter_items_count filter_items { label value_string items_count } } } }`)
    expect(products.suggestions[0]).toEqual({ search: expect.stringMatching(/^fontaines?$/) })
    expect(products.filters.map((one) => [one.request_var, one.filter_items_count])).toEqual(
      products.aggregations.map((one) => [one.attribute_code, one.count]),
    )
  })
})

describe('URLs', () => {
  it('resolve to their entity, unknown ones to null', async () => {
    const answer = await read(`{
      urlResolver(url: "comptoir-3.html") { id entity_uid relative_url redirectCode type }
      route(url: "comptoir-3.html") { __typename relative_url redirect_code type ... on ProductInterface { sku } }
      unknown: urlResolver(url: "no-such.html") { id } nowhere: route(url: "no-such.html") { relative_url } }`)
    expect(answer).toMatchObject({
      urlResolver: { relative_url: 'comptoir-3.html', redirectCode: 0, type: 'PRODUCT' },
      route: {
        __typename: 'ConfigurableProduct',
        relative_url: 'comptoir-3.html',
        redirect_code: 0,
        type: 'PRODUCT',
        sku: 'VSQ-C3',
      },
      unknown: null,
      nowhere: null,
    })
  })
})

describe('directory data', () => {
  it('lists countries, without regions where none are needed', async () => {
    const { countries } = await read<{ countries: { id: string; available_regions: null }[] }>(
      '{ countries { id two_letter_abbreviation full_name_locale available_regions { id code name } } }',
    )
    expect(countries.find(({ id }) => id === 'FR')).toMatchObject({
      full_name_locale: 'France',
      available_regions: null,
    })
  })

  it('has the euro as the only currency', async () => {
    const { data } = await shop.send(
      '{ currency { base_currency_code base_currency_symbol available_currency_codes exchange_rates { currency_to rate } } }',
    )
    expect(data).toEqual({
      currency: {
        base_currency_code: 'EUR',
        base_currency_symbol: '€',
        available_currency_codes: ['EUR'],
        exchange_rates: [{ currency_to: 'EUR', rate: 1 }],
      },
    })
  })

  it('contains the price display and the title of free orders', async () => {
    const { storeConfig } = await read<{ storeConfig: object }>(
      '{ storeConfig { display_product_prices_in_catalog cart_merge_preference zero_subtotal_enabled zero_subtotal_title configurable_product_image } }',
      'en',
    )
    expect(storeConfig).toEqual({
      display_product_prices_in_catalog: 2,
      cart_merge_preference: 'merge',
      zero_subtotal_enabled: true,
      zero_subtotal_title: 'No payment required',
      configurable_product_image: 'ITSELF',
    })
  })
})

describe('lists of attributes', () => {
  type Listed = { items: { code: string; label: string; frontend_input: string }[]; errors: object[] }
  const fields =
    '{ items { code label frontend_input options { value label } ... on CatalogAttributeMetadata { is_filterable } } errors { type message } }'

  it('contain the attributes that match the filters', async () => {
    const { attributesList } = await read<{ attributesList: Listed }>(
      `{ attributesList(entityType: CATALOG_PRODUCT, filters: { is_filterable: true }) ${fields} }`,
    )
    expect(attributesList.items[0]).toMatchObject({ code: 'price', label: 'Prix', frontend_input: 'PRICE' })
    expect(attributesList.items.map(({ code }) => code)).toContain('aay_color')
    expect(attributesList.items).not.toContainEqual(expect.objectContaining({ is_filterable: false }))
    expect(attributesList.errors).toEqual([])
  })

  it('contain the system attributes of a stock Magento, in its order, once', async () => {
    const { attributesList: all } = await read<{ attributesList: Listed }>(
      `{ attributesList(entityType: CATALOG_PRODUCT) ${fields} }`,
      'en',
    )
    const codes = all.items.map(({ code }) => code)
    expect(codes.slice(0, 8)).toEqual([
      'name',
      'sku',
      'description',
      'short_description',
      'price',
      'special_price',
      'special_from_date',
      'special_to_date',
    ])
    expect(new Set(codes).size).toBe(codes.length)
    const { attributesList: searchable } = await read<{ attributesList: Listed }>(
      `{ attributesList(entityType: CATALOG_PRODUCT, filters: { is_searchable: true, is_html_allowed_on_front: true }) ${fields} }`,
    )
    expect(searchable.items.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['description', 'short_description']),
    )
    expect(searchable.items.map(({ code }) => code)).not.toContain('name')
    const { customAttributeMetadata: old } = await read<{ customAttributeMetadata: { items: object[] } }>(
      `{ customAttributeMetadata(attributes: [{ attribute_code: "price", entity_type: "catalog_product" }]) {
           items { attribute_code attribute_type input_type store_label storefront_properties { use_in_layered_navigation } } } }`,
      'en',
    )
    expect(old.items).toEqual([
      {
        attribute_code: 'price',
        attribute_type: 'Float',
        input_type: 'price',
        store_label: 'Price',
        storefront_properties: { use_in_layered_navigation: 'FILTERABLE_WITH_RESULTS' },
      },
    ])
  })

  it('contain errors for unknown attributes', async () => {
    const { customAttributeMetadataV2: found } = await read<{ customAttributeMetadataV2: Listed }>(
      `{ customAttributeMetadataV2(attributes: [{ attribute_code: "aay_color", entity_type: "catalog_product" },
         { attribute_code: "no_such", entity_type: "catalog_product" }, { attribute_code: "a", entity_type: "moon" }]) ${fields} }`,
      'it',
    )
    expect(found.items).toMatchObject([{ code: 'aay_color', frontend_input: 'SELECT' }])
    expect(found.errors).toEqual([
      { type: 'ATTRIBUTE_NOT_FOUND', message: 'Attribute code "no_such" could not be found.' },
      { type: 'ENTITY_NOT_FOUND', message: 'Entity "moon" could not be found.' },
    ])
  })
})

/** Fragments that clients send with every product, including product types that no shop here has. */
const clientFragments = `
  url_path websites { code } tier_price tier_prices { qty value } gift_message_available
  product_links { sku link_type linked_product_sku linked_product_type position }
  media_gallery { url types ... on ProductVideo { video_content { video_url } } }
  media_gallery_entries { id content { type } }
  price { regularPrice { amount { value } adjustments { code } } }
  price_range { minimum_price { fixed_product_taxes { label amount { value } } } }
  custom_attributesV2 { items { code } errors { message } }
  ... on DownloadableProduct { links_title downloadable_product_links { uid title } downloadable_product_samples { title } }
  ... on BundleProduct { price_details { main_price main_final_price discount_percentage } }
  ... on ConfigurableProduct { configurable_options { values { swatch_data { value __typename
    ... on ImageSwatchData { thumbnail } ... on TextSwatchData { value } ... on ColorSwatchData { value } } } } }
  ... on CustomizableProductInterface { options { title
    ... on CustomizableDateOption { date: value { type price } } ... on CustomizableFileOption { file: value { file_extension } } } }`

describe('a product for older and newer clients', () => {
  it('answers all their fields', async () => {
    type Asked = {
      products: {
        items: {
          sku: string
          url_path: string
          tier_prices: unknown[]
          product_links: { link_type: string }[]
          websites: { code: string }[]
        }[]
      }
    }
    const { products } = await read<Asked>(
      `{ products(filter: {}, pageSize: 100) { items { sku ${clientFragments} } } }`,
    )
    const fountain = products.items.find(({ sku }) => sku === 'VSQ-C3')
    expect(fountain).toMatchObject({
      url_path: 'comptoir-3',
      tier_prices: [],
      websites: [{ code: 'fontaines' }],
    })
    const kinds = new Set(products.items.flatMap((item) => item.product_links.map((link) => link.link_type)))
    expect(kinds).toContain('related')
    expect(kinds).toContain('upsell')
  })

  it('is listed below its category through the interface', async () => {
    const { category } = await read<{ category: { children: { products: { total_count: number } }[] } }>(
      '{ category { ... on CategoryInterface { products(pageSize: 1) { total_count } } children { products(pageSize: 1) { total_count items { sku } } } } }',
    )
    expect(category.children.some(({ products }) => products.total_count > 0)).toBe(true)
  })
})
