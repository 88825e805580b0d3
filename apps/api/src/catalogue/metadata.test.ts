import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'

let shop: TestApi
beforeAll(async () => {
  shop = await createTestApi()
})
afterAll(async () => await shop.close())

type Metadata = {
  customAttributeMetadata: {
    items: { attribute_code: string; store_label: string; attribute_options: { label: string }[] }[]
  } | null
}

const query = `query ($attributes: [AttributeInput!]!) { customAttributeMetadata(attributes: $attributes) { items {
  attribute_code attribute_type entity_type input_type store_label attribute_options { value label }
  storefront_properties { use_in_layered_navigation use_in_product_listing } } } }`

async function ask(attributes: object[], store = 'en') {
  return await shop.send<Metadata>(query, { attributes }, { store })
}

describe('attribute metadata', () => {
  it('has labels in the language of the store view', async () => {
    const { data } = await ask([
      { attribute_code: 'aay_usage', entity_type: 'catalog_product' },
      { attribute_code: 'made_to_order', entity_type: '4' },
    ])
    expect(data.customAttributeMetadata?.items).toMatchObject([
      {
        attribute_code: 'aay_usage',
        attribute_type: 'String',
        entity_type: 'catalog_product',
        input_type: 'multiselect',
        store_label: 'For',
        storefront_properties: {
          use_in_layered_navigation: 'FILTERABLE_WITH_RESULTS',
          use_in_product_listing: false,
        },
      },
      {
        attribute_type: 'Int',
        input_type: 'boolean',
        storefront_properties: { use_in_product_listing: true },
        attribute_options: [
          { value: '1', label: 'Yes' },
          { value: '0', label: 'No' },
        ],
      },
    ])
    const [usage] = data.customAttributeMetadata?.items ?? []
    expect(usage?.attribute_options.map(({ label }) => label)).toContain('The home')
    const french = await ask([{ attribute_code: 'aay_usage', entity_type: '4' }], 'fr')
    expect(french.data.customAttributeMetadata?.items[0]?.store_label).toBe('Pour')
  })

  it.each([
    [[], 'missing attribute codes', 'graphql-input'],
    [
      [{ entity_type: 'catalog_product' }],
      'Missing attribute_code for the input entity_type: catalog_product.',
      'graphql-input',
    ],
    [
      [{ attribute_code: 'diet', entity_type: 'customer' }],
      'Invalid entity_type specified: customer',
      'graphql-input',
    ],
    [
      [{ attribute_code: 'nothing', entity_type: '4' }],
      'The attribute with a "nothing" attributeCode doesn\'t exist. Verify the attribute and try again.',
      'graphql-no-such-entity',
    ],
  ])('is rejected for %j', async (attributes, message, category) => {
    const { errors } = await ask(attributes)
    expect(errors).toMatchObject([{ message, extensions: { category } }])
  })

  it('can be limited to what product cards show', async () => {
    const { data } = await shop.send<{
      products: { items: Record<'card' | 'all', { items: { code: string }[] }>[] }
    }>(
      `{ products(filter: { sku: { eq: "VSQ-C3" } }) { items {
           card: custom_attributesV2(filters: { used_in_product_listing: true }) { items { code } }
           all: custom_attributesV2 { items { code } } } } }`,
    )
    const [product] = data.products.items
    expect(product?.card.items.map(({ code }) => code)).toEqual(['aay_facts'])
    expect(product?.all.items.length).toBeGreaterThan(1)
  })
})

describe('store view settings', () => {
  it('disable analytics by default', async () => {
    const { data } = await shop.send(
      '{ storeConfig { google_analytics_active google_analytics_account google_adwords_active } }',
    )
    expect(data).toEqual({
      storeConfig: {
        google_analytics_active: false,
        google_analytics_account: null,
        google_adwords_active: false,
      },
    })
  })

  it('contain metadata of the static pages', async () => {
    type Answer = { seoStaticMetadata: { page: string; title: string; indexable: boolean }[] }
    const seo = '{ seoStaticMetadata { page title description indexable } }'
    const { data } = await shop.send<Answer>(seo, {}, { store: 'it' })
    const pages = data.seoStaticMetadata.map(({ page }) => page)
    expect(pages).toEqual(expect.arrayContaining(['home', 'contact']))
    expect(data.seoStaticMetadata).toContainEqual({
      page: 'cart',
      title: 'Il tuo carrello',
      description: 'Gli articoli che hai scelto, prima di ordinare.',
      indexable: false,
    })
    const restaurant = shop.api.app.stores.all.find(
      ({ website, language }) => website.code === 'sushi' && language === 'fr',
    )
    const sushi = await shop.send<Answer>(seo, {}, { store: restaurant?.code ?? '' })
    expect(sushi.data.seoStaticMetadata.find(({ page }) => page === 'stores')?.indexable).toBe(true)
  })
})

describe('a listing with several sort keys', () => {
  const listing = `query ($sort: ProductAttributeSortInput) {
    products(filter: {}, pageSize: 300, sort: $sort) { items { sku name price_range { minimum_price {
      final_price { value } } } } } }`
  type Item = { name: string; price_range: { minimum_price: { final_price: { value: number } } } }
  type Listing = { products: { items: Item[] } }
  const priceOf = ({ price_range }: Item) => price_range.minimum_price.final_price.value

  it('follows the order of keys in a variable', async () => {
    const byPrice = await shop.send<Listing>(listing, { sort: { price: 'ASC', name: 'ASC' } })
    const prices = byPrice.data.products.items.map(priceOf).filter((price) => price > 0)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    const byName = await shop.send<Listing>(listing, { sort: { name: 'ASC', price: 'ASC' } })
    const names = byName.data.products.items.map(({ name }) => name)
    expect(names).toEqual(names.toSorted(new Intl.Collator('fr', { numeric: true }).compare))
    expect(byName.data.products.items.map(priceOf)).not.toEqual(byPrice.data.products.items.map(priceOf))
  })

  it('follows the default value of a variable', async () => {
    const written = listing.replace('SortInput)', 'SortInput = { price: DESC, name: ASC })')
    const { data } = await shop.send<Listing>(written)
    const prices = data.products.items.map(priceOf).filter((price) => price > 0)
    expect(prices).toEqual(prices.toSorted((a, b) => b - a))
  })

  it.each([
    [{ currentPage: 0 }, 'currentPage value must be greater than 0.'],
    [{ pageSize: 0 }, 'pageSize value must be greater than 0.'],
    [{ currentPage: 99 }, /^currentPage value 99 specified is greater than the \d+ page\(s\) available\.$/],
  ])('rejects the page %j with Magento’s message', async (page, message) => {
    const { errors } = await shop.send(
      'query ($pageSize: Int, $currentPage: Int) { products(filter: {}, pageSize: $pageSize, currentPage: $currentPage) { total_count } }',
      page,
    )
    expect(errors?.[0]?.message).toMatch(message)
    expect(errors?.[0]?.extensions.category).toBe('graphql-input')
  })
})

describe('processed metadata', () => {
  type Processed = { title: string; description: string | null; h1_title: string; h2_title: string | null }
  type Described = { name: string; meta_title: string | null; processed_metadata: Processed }
  const fields = 'meta_title processed_metadata { title description h1_title h2_title }'

  it('falls back to names and texts', async () => {
    await shop.sql`
      update product_values set attribute_values = attribute_values - 'meta_title' - 'meta_description',
             texts = texts - 'meta_description' || '{"short_description": "<p>De l’eau &amp; du calme</p>"}'
       where product_id = (select id from product where sku = 'VSQ-CLAIR')`
    await shop.sql`update category_text set meta_title = null where url_key = 'accessoires'`
    await shop.sql`select bump_catalogue()`
    await shop.api.app.catalogue.refresh()
    const { data, errors } = await shop.send<{
      products: { items: Described[] }
      categoryList: Described[]
      cmsPage: { title: string; content_heading: string; processed_metadata: Processed }
    }>(`{ products(filter: { sku: { eq: "VSQ-CLAIR" } }) { items { name ${fields} } }
      categoryList(filters: { url_path: { eq: "accessoires" } }) { name ${fields} }
      cmsPage(identifier: "faq") { title content_heading processed_metadata { title description h1_title } } }`)
    expect(errors).toBeUndefined()
    const [product] = data.products.items
    expect(product?.processed_metadata).toEqual({
      title: product?.name,
      description: 'De l’eau & du calme',
      h1_title: product?.name,
      h2_title: null,
    })
    const [category] = data.categoryList
    expect(category?.processed_metadata).toMatchObject({ title: category?.name, h1_title: category?.name })
    expect(data.cmsPage.processed_metadata.h1_title).toBe(data.cmsPage.content_heading)
    expect(data.cmsPage.processed_metadata.description).toBeTruthy()
  })
})
