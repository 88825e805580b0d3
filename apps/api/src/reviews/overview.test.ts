import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newCustomer, type Person } from '../../test/accounts.ts'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { placed } from '../../test/checkout.ts'
import { eventually } from '../../test/eventually.ts'
import { reviewsCommand } from './command.ts'

type Review = {
  uid: string
  summary: string
  language: string
  verified_buyer: boolean
  answer: { text: string } | null
}
type Product = {
  review_count: number
  review_overview: {
    count: number
    average: number
    distribution: { stars: number; count: number }[]
    ratings: { name: string; average: number }[]
    languages: { code: string; count: number }[]
  } | null
  reviews: { items: Review[]; page_info: { total_pages: number } }
}

let shop: TestApi
let now = new Date('2026-11-02T10:00:00Z')

beforeAll(async () => {
  shop = await createTestApi({ now: () => now })
})
afterAll(async () => await shop.close())

type Input = { sku: string; stars?: number; summary?: string; store?: string; author?: Person }

/** Writes a review with the same stars for each of the first two ratings; returns its id. */
async function written({ sku, stars, summary = 'Bien', store = 'fr', author }: Input): Promise<number> {
  const person = author ?? (await newCustomer(shop))
  now = new Date(now.getTime() + 60_000)
  const { data } = await shop.send<{
    productReviewRatingsMetadata: { items: { id: string; values: { value: string; value_id: string }[] }[] }
  }>('{ productReviewRatingsMetadata { items { id values { value value_id } } } }', {}, { store })
  const ratings = stars
    ? data.productReviewRatingsMetadata.items.slice(0, 2).map(({ id, values }) => ({
        id,
        value_id: values.find(({ value }) => value === String(stars))?.value_id,
      }))
    : []
  const { errors } = await shop.send(
    'mutation ($input: CreateProductReviewInput!) { createProductReview(input: $input) { review { summary } } }',
    { input: { sku, nickname: 'Ada', summary, text: `Avis de ${person.id}.`, ratings } },
    { as: person.token, store },
  )
  expect(errors).toBeUndefined()
  const [row] = await shop.sql<{ id: number }[]>`
    select id from product_review where customer_id = ${person.id} order by id desc limit 1`
  return row?.id ?? expect.fail('no review')
}

const approve = async (id: number) => await reviewsCommand(shop.api.app, ['approve', String(id)], new Map())

async function read(sku: string, { store = 'fr', args = '(pageSize: 10)' } = {}): Promise<Product> {
  const { data } = await shop.send<{ products: { items: Product[] } }>(
    `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items {
       review_count
       review_overview {
         count average distribution { stars count } ratings { name average } languages { code count }
       }
       reviews${args} {
         items { uid summary language verified_buyer answer { text } } page_info { total_pages }
       } } } }`,
    { sku },
    { store },
  )
  return data.products.items[0] ?? expect.fail('no product')
}

const counted = async (sku: string, count: number) =>
  await eventually(async () => expect((await read(sku)).review_count).toBe(count))

describe('the reviews of a product', () => {
  const sku = 'VSQ-C3'

  it('are told in figures, and none without any', async () => {
    expect((await read(sku)).review_overview).toBeNull()
    await approve(await written({ sku, stars: 5, summary: 'Parfait' }))
    await approve(await written({ sku, stars: 2, summary: 'Rumoroso', store: 'it' }))
    await approve(await written({ sku, summary: 'No stars', store: 'en' }))
    await counted(sku, 3)
    const { review_overview: overview } = await read(sku)
    expect(overview).toMatchObject({
      count: 3,
      average: 3.5,
      ratings: [
        { name: 'Qualité', average: 3.5 },
        { name: 'Rapport qualité-prix', average: 3.5 },
      ],
    })
    expect(overview?.distribution.map(({ count }) => count)).toEqual([1, 0, 0, 1, 0])
    expect(Object.fromEntries(overview?.languages.map(({ code, count }) => [code, count]) ?? [])).toEqual({
      fr: 1,
      it: 1,
      en: 1,
    })
  })

  it('tell their language in every store view, and are sorted and filtered', async () => {
    const summaries = async (args: string) =>
      (await read(sku, { store: 'en', args })).reviews.items.map(({ summary }) => summary)
    expect(await summaries('')).toEqual(['No stars', 'Rumoroso', 'Parfait'])
    expect(await summaries('(sort: HIGHEST)')).toEqual(['Parfait', 'Rumoroso', 'No stars'])
    expect(await summaries('(sort: LOWEST)')).toEqual(['Rumoroso', 'Parfait', 'No stars'])
    expect(await summaries('(stars: 2)')).toEqual(['Rumoroso'])
    expect(await summaries('(stars: 4)')).toEqual([])
    expect(await summaries('(language: "en")')).toEqual(['No stars'])
    const { reviews } = await read(sku, { args: '(pageSize: 1, stars: 5)' })
    expect(reviews).toMatchObject({ items: [{ language: 'fr' }], page_info: { total_pages: 1 } })
  })
})

describe('a verified buyer', () => {
  const sku = 'VSQ-CO2'

  it('has an order of the product that is paid, when the review is written or approved', async () => {
    const [buyer, later, stranger] = [
      await newCustomer(shop),
      await newCustomer(shop),
      await newCustomer(shop),
    ]
    const paid = await placed(shop, { sku }, { as: buyer.token })
    await shop.sql`update sales_order set payment_state = 'paid' where number = ${paid}`
    const unpaid = await placed(shop, { sku }, { as: later.token })
    const ids = [
      await written({ sku, author: buyer, summary: 'Buyer' }),
      await written({ sku, author: later, summary: 'Later' }),
      await written({ sku, author: stranger, summary: 'Stranger' }),
    ]
    const verified = await shop.sql<{ id: number }[]>`
      select id from product_review where is_verified and id = any(${ids})`
    expect(verified.map(({ id }) => id)).toEqual(ids.slice(0, 1))
    await shop.sql`update sales_order set payment_state = 'paid' where number = ${unpaid}`
    for (const id of ids) await approve(id)
    await counted(sku, 3)
    const { items } = (await read(sku)).reviews
    expect(items.map(({ summary, verified_buyer: isVerified }) => [summary, isVerified])).toEqual([
      ['Stranger', false],
      ['Later', true],
      ['Buyer', true],
    ])
  })

  it('is nobody whose order was cancelled, or who bought something else', async () => {
    const [cancelled, other] = [await newCustomer(shop), await newCustomer(shop)]
    const order = await placed(shop, { sku }, { as: cancelled.token })
    await shop.sql`
      update order_item i set quantity_canceled = quantity from sales_order o where o.id = i.order_id and o.number = ${order}`
    const elsewhere = await placed(shop, { sku: 'VSQ-CLAIR' }, { as: other.token })
    await shop.sql`update sales_order set payment_state = 'paid' where number in (${order}, ${elsewhere})`
    const ids = [await written({ sku, author: cancelled }), await written({ sku, author: other })]
    expect(await shop.sql`select id from product_review where is_verified and id = any(${ids})`).toHaveLength(
      0,
    )
  })
})

it('A customer has one review of a product, in whichever language', async () => {
  const author = await newCustomer(shop)
  await written({ sku: 'VSQ-CLAIR', author })
  const { errors } = await shop.send(
    `mutation { createProductReview(input:
      { sku: "VSQ-CLAIR", nickname: "Ada", summary: "Again", text: "Again", ratings: [] }) { review { summary } } }`,
    {},
    { as: author.token, store: 'en' },
  )
  expect(errors?.[0]?.message).toBe('You have reviewed this product already.')
})

it('A new store view has the ratings of its website', async () => {
  const [made] = await shop.sql<{ id: number }[]>`
    insert into store (group_id, code, name, language, locale)
    select group_id, 'new_view', 'New', language, locale from store where code = 'fr' returning id`
  const rated = await shop.sql`
    select from product_rating r join product p on p.id = r.product_id
     where store_id = ${made?.id ?? 0} and p.sku = 'VSQ-C3' and review_count = 3`
  expect(rated).toHaveLength(1)
  await shop.sql`delete from product_rating where store_id = ${made?.id ?? 0}`
  await shop.sql`delete from store where id = ${made?.id ?? 0}`
})
