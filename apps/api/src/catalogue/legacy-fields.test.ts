import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'

let shop: TestApi
beforeAll(async () => {
  shop = await createTestApi()
})
afterAll(async () => await shop.close())

type Money = { value: number }
type Product = {
  price: { regularPrice: { amount: Money }; minimalPrice: { amount: Money } }
  price_range: { minimum_price: { regular_price: Money; final_price: Money } }
  media_gallery: { label: string }[]
  media_gallery_entries: { file: string; label: string; uid: string; types: string[] }[]
  reviews: object
}

describe('deprecated product fields', () => {
  it('return the same values as the current fields', async () => {
    const { data, errors } = await shop.send<{ products: { items: Product[] } }>(
      `{ products(filter: { sku: { eq: "VSQ-C3" } }) { items {
           price { regularPrice { amount { value currency } } minimalPrice { amount { value } } }
           price_range { minimum_price { regular_price { value } final_price { value } } }
           media_gallery { label } media_gallery_entries { id uid file label position disabled types }
           reviews(pageSize: 5) { items { summary } page_info { page_size total_pages } }
           swatch_image options_container url_rewrites { url parameters { name value } } } } }`,
    )
    expect(errors).toBeUndefined()
    const [product] = data.products.items
    expect(product?.price.regularPrice.amount).toMatchObject({
      ...product?.price_range.minimum_price.regular_price,
      currency: 'EUR',
    })
    expect(product?.price.minimalPrice.amount).toEqual(product?.price_range.minimum_price.final_price)
    expect(product?.media_gallery_entries.map(({ label }) => label)).toEqual(
      product?.media_gallery.map(({ label }) => label),
    )
    expect(product?.reviews).toEqual({ items: [], page_info: { page_size: 5, total_pages: 0 } })
  })
})

type Selection = {
  variant: { sku: string } | null
  media_gallery: { url: string }[]
  options_available_for_selection: { attribute_code: string; option_value_uids: string[] }[]
  configurable_options: { attribute_code: string; values: { uid: string; is_available: boolean }[] }[]
}
type Choice = {
  attributes: { code: string; uid: string }[]
  product: { sku: string; stock_status: string; media_gallery: { url: string }[] }
}

const sorted = (available: Selection['options_available_for_selection'][number]) => ({
  ...available,
  option_value_uids: available.option_value_uids.toSorted(),
})

async function select(selected: string[]): Promise<{ selection: Selection | undefined; variants: Choice[] }> {
  const { data, errors } = await shop.send<{
    products: { items: { configurable_product_options_selection: Selection; variants: Choice[] }[] }
  }>(
    `query ($selected: [ID!]) { products(filter: { sku: { eq: "VSQ-C3" } }) { items { ... on ConfigurableProduct {
       variants { attributes { code uid } product { sku stock_status media_gallery { url } } }
       configurable_product_options_selection(configurableOptionValueUids: $selected) {
         variant { sku } media_gallery { url }
         options_available_for_selection { attribute_code option_value_uids }
         configurable_options { attribute_code values { uid is_available } } } } } } }`,
    { selected },
  )
  expect(errors).toBeUndefined()
  const [item] = data.products.items
  return { selection: item?.configurable_product_options_selection, variants: item?.variants ?? [] }
}

describe('selecting options of a configurable product', () => {
  it('returns the options of the matching variants, the selected ones included, then the variant', async () => {
    const { selection: first, variants } = await select([])
    expect(first?.variant).toBeNull()
    const buyable = variants.filter(({ product }) => product.stock_status === 'IN_STOCK')
    const [wanted] = buyable
    const uids = wanted?.attributes.map(({ uid }) => uid) ?? []
    expect(uids.length).toBeGreaterThan(0)
    for (let chosen = 0; chosen <= uids.length; chosen++) {
      const selected = uids.slice(0, chosen)
      const matching = buyable.filter(({ attributes }) =>
        selected.every((uid) => attributes.some((one) => one.uid === uid)),
      )
      const { selection } = await select(selected)
      expect(selection?.options_available_for_selection.map(sorted)).toEqual(
        wanted?.attributes.map(({ code }) => {
          const all = matching.flatMap(({ attributes }) => attributes.filter((one) => one.code === code))
          return sorted({ attribute_code: code, option_value_uids: [...new Set(all.map(({ uid }) => uid))] })
        }),
      )
      expect(new Set(selection?.media_gallery.map(({ url }) => url))).toEqual(
        new Set(matching.flatMap(({ product }) => product.media_gallery.map(({ url }) => url))),
      )
    }
    const { selection: whole } = await select(uids)
    expect(whole?.variant?.sku).toBe(wanted?.product.sku)
  })

  it('returns no options for an unknown value', async () => {
    const { selection } = await select(['bm90aGluZw=='])
    expect(selection?.variant).toBeNull()
    expect(selection?.options_available_for_selection).toEqual([])
    expect(selection?.media_gallery).toEqual([])
  })
})
