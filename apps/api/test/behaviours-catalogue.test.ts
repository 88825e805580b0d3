import { afterAll, beforeAll, describe, expect } from 'vitest'
import { createTestApi, type TestApi } from './api.ts'
import { behaves } from './behaviours.ts'

/** What clients of Magento rely on of listings, addresses of pages, texts and countries (contract §9). */
let test: TestApi
let category: { id: number; uid: string }
const shop = () => test
const sku = 'VSQ-CLAIR'
const path = { 'p.html': 'cartouche-clair.html' }

beforeAll(async () => {
  test = await createTestApi()
  const { data } = await test.send<{ categoryList: (typeof category)[] }>(
    '{ categoryList(filters: { url_path: { eq: "accessoires" } }) { id uid } }',
  )
  category = data.categoryList[0] ?? expect.fail('no category')
})
afterAll(() => test.close())

type Listed = { products: { items: { id: number; sku: string }[] } }

async function idOf(wanted: string): Promise<number> {
  const { data } = await test.send<Listed>(
    `{ products(filter: { sku: { eq: "${wanted}" } }) { items { id sku } } }`,
  )
  return data.products.items[0]?.id ?? Number.NaN
}
const uidOf = (id: number) => Buffer.from(String(id)).toString('base64')

describe('Listings', () => {
  behaves('B71', shop)
  behaves('B73', shop)
  behaves('B74', shop, async () => {
    const money = expect.any(Number)
    const price = {
      regular_price: { value: money, currency: 'EUR' },
      final_price: { value: money },
      discount: { amount_off: 0, percent_off: 0 },
    }
    return {
      with: { '"S"': `"${sku}"` },
      data: {
        products: {
          total_count: 1,
          items: [
            {
              sku,
              uid: uidOf(await idOf(sku)),
              __typename: 'SimpleProduct',
              price_range: { minimum_price: price },
            },
          ],
          page_info: { page_size: 20, current_page: 1, total_pages: 1 },
        },
      },
    }
  })
  // Prices as a private person reads them: 17.40 at least, 9.48, and 23.40.
  behaves('B75', shop, () => ({
    data: {
      products: {
        items: expect.toSatisfy((items: { sku: string }[]) => {
          const skus = items.map((one) => one.sku)
          return skus.includes('VSQ-CAR75') && !skus.includes('VSQ-GOB40') && !skus.includes('VSQ-CARP')
        }),
      },
    },
  }))
  behaves('B77', shop, () => ({
    with: { '<uid>': category.uid },
    data: {
      products: {
        aggregations: expect.arrayContaining([
          expect.objectContaining({
            attribute_code: 'price',
            options: expect.arrayContaining([
              {
                value: expect.stringMatching(/^\d+_(\d+|\*)$/),
                label: expect.stringMatching(/^\d+-(\d+|\*)$/),
                count: expect.any(Number),
              },
            ]),
          }),
          expect.objectContaining({
            attribute_code: 'category_uid',
            options: expect.arrayContaining([
              expect.objectContaining({ value: expect.stringMatching(/^[A-Za-z0-9+/]+=*$/) }),
            ]),
          }),
        ]),
      },
    },
  }))
  behaves('B78', shop)
  behaves('B79', shop, async () => {
    await test.sql`update product_category set position = 5 where category_id = ${category.id}`
    await test.sql`select bump_catalogue()`
    await test.api.app.catalogue.refresh()
    const { data } = await test.send<Listed>(
      `{ products(filter: { category_id: { eq: "${category.id}" } }) { items { id sku } } }`,
    )
    const items = data.products.items.toSorted((a, b) => b.id - a.id).map((one) => ({ sku: one.sku }))
    return { with: { '"3"': `"${category.id}"` }, data: { products: { items } } }
  })
})

describe('Addresses of pages', () => {
  behaves('B81', shop, async () => {
    const id = await idOf(sku)
    const found = {
      id,
      entity_uid: uidOf(id),
      relative_url: path['p.html'],
      redirectCode: 0,
      type: 'PRODUCT',
    }
    return { with: path, data: { urlResolver: found } }
  })
  behaves('B82', shop, () => ({
    with: path,
    data: {
      route: {
        __typename: 'SimpleProduct',
        relative_url: path['p.html'],
        redirect_code: 0,
        type: 'PRODUCT',
        sku,
      },
    },
  }))
  behaves('B83', shop, () => ({ data: { cmsPage: null } }))
  behaves('B85', shop, () => ({
    data: {
      countries: expect.arrayContaining([expect.objectContaining({ id: 'FR', available_regions: null })]),
    },
  }))
})
