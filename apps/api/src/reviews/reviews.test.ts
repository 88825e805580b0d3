import { RATE_LIMITS } from '@comptoir/rules/rate-limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY_MS } from '@comptoir/rules/duration'
import { newCustomer } from '../../test/accounts.ts'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { testSettings } from '../../test/settings.ts'
import { shopper } from '../../test/shopper.ts'
import { countRequest } from '../platform/request-count.ts'
import { createApi, type Api } from '../server.ts'
import { reviewsCommand } from './command.ts'
import { deleteRejectedReviews, deleteReviewsOf } from './moderation.ts'
import { eventually } from '../../test/eventually.ts'

type Review = {
  nickname: string
  summary: string
  text: string
  created_at: string
  average_rating: number
  ratings_breakdown: { name: string; value: string }[]
  product: { sku: string }
}
type Reviews = {
  items: Review[]
  page_info: { current_page: number; page_size: number; total_pages: number }
}
type Rated = { sku: string; rating_summary: number; review_count: number; reviews: Reviews }
type Metadata = { items: { id: string; name: string; values: { value: string; value_id: string }[] }[] }
type Options = { as?: string; store?: string; from?: string }

const fields = `nickname summary text created_at average_rating ratings_breakdown { name value } product { sku }`
const page = `items { ${fields} } page_info { current_page page_size total_pages }`
const rated = `sku rating_summary review_count`

let shop: TestApi
/** A second process on the same database. */
let other: Api
let now = new Date('2026-11-02T10:00:00Z')
const clock = { now: () => now }

beforeAll(async () => {
  shop = await createTestApi({
    ...clock,
    prepare: async (sql) => {
      const settings = sql.json({ product_reviews: { enabled: true, guests: true } })
      await sql`update website set config = config || ${settings} where code = 'sushi'`
    },
  })
  other = await createApi(testSettings(), shop.databaseUrl, clock)
})
afterAll(async () => {
  await other.close()
  await shop.close()
})

async function metadata(options: Options = {}): Promise<Metadata> {
  const { data } = await shop.send<{ productReviewRatingsMetadata: Metadata }>(
    '{ productReviewRatingsMetadata { items { id name values { value value_id } } } }',
    {},
    options,
  )
  return data.productReviewRatingsMetadata
}

/** Votes for the ratings of the website in their order. */
async function votes(values: readonly number[], options?: Options) {
  const { items } = await metadata(options)
  return values.map((value, at) => ({
    id: items[at]?.id ?? '',
    value_id: items[at]?.values.find((one) => one.value === String(value))?.value_id ?? '',
  }))
}

async function write(input: Record<string, unknown>, options: Options = {}) {
  const { data, errors } = await shop.send<{ createProductReview: { review: Review } } | null>(
    `mutation ($input: CreateProductReviewInput!) { createProductReview(input: $input) { review { ${fields} } } }`,
    { input: { nickname: 'Ada', summary: 'Bien', text: 'Une fontaine silencieuse.', ratings: [], ...input } },
    options,
  )
  return { review: data?.createProductReview.review, error: errors?.[0] }
}

/** Writes a review of somebody new and returns its id. */
async function written(sku: string, input: Record<string, unknown> = {}): Promise<number> {
  const { token: as, id: customer } = await newCustomer(shop)
  const text = `Avis de ${customer} sur ${sku}.`
  expect((await write({ sku, text, ...input }, { as })).error).toBeUndefined()
  const [row] = await shop.sql<
    { id: number }[]
  >`select id from product_review where customer_id = ${customer}`
  return row?.id ?? expect.fail('no review')
}

const moderate = async (...words: (string | number)[]) =>
  await reviewsCommand(shop.api.app, words.map(String), new Map())

/** The product in the response of a process. */
async function shown(sku: string, { api = shop.api, store = 'fr', args = '' } = {}): Promise<Rated> {
  const query = `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) {
    items { ${rated} reviews${args} { ${page} } } } }`
  const answer = await api.handle({
    method: 'POST',
    body: JSON.stringify({ query, variables: { sku } }),
    headers: { store },
  })
  return JSON.parse(answer.body).data.products.items[0]
}

const ratingIn = async (api: Api, sku: string) => {
  const { rating_summary: percent, review_count: count } = await shown(sku, { api })
  return { percent, count }
}
const everywhere = async (sku: string, expected: { percent: number; count: number }) =>
  await eventually(async () => {
    for (const api of [shop.api, other]) expect(await ratingIn(api, sku)).toEqual(expected)
  })

test('tells what reviewers rate, in the language of the store view', async () => {
  const { items } = await metadata()
  expect(items.map(({ name }) => name)).toEqual(['Qualité', 'Rapport qualité-prix', 'Facilité d’usage'])
  expect((await metadata({ store: 'it' })).items[0]?.name).toBe('Qualità')
  expect((await metadata({ store: 'sushi_en' })).items[0]?.name).toBe('Taste')
  expect(items[0]?.values.map(({ value }) => value)).toEqual(['1', '2', '3', '4', '5'])
  const ids = items.flatMap(({ values }) => values.map(({ value_id }) => value_id))
  expect(new Set(ids).size).toBe(15)
})

test('A review is shown in every store view of its website once it is approved, by every process, without a reload', async () => {
  const { token: as } = await newCustomer(shop)
  const snapshots = [shop.api, other].map(({ app }) => app.catalogue.snapshot)
  const text = '<script>alert(1)</script>\nDeux & trois &amp; quatre'
  const ratings = await votes([5, 4, 4])
  const { review } = await write({ sku: 'VSQ-CLAIR', text, ratings }, { as })
  const expected = {
    nickname: 'Ada',
    summary: 'Bien',
    text,
    created_at: '2026-11-02 10:00:00',
    average_rating: 86.67,
    ratings_breakdown: [
      { name: 'Qualité', value: '5' },
      { name: 'Rapport qualité-prix', value: '4' },
      { name: 'Facilité d’usage', value: '4' },
    ],
    product: { sku: 'VSQ-CLAIR' },
  }
  expect(review).toEqual(expected)
  const hidden = await shown('VSQ-CLAIR')
  expect(hidden).toMatchObject({ rating_summary: 0, review_count: 0, reviews: { items: [] } })
  const own = `{ customer { reviews { ${page} } } }`
  const pending = await shop.send<{ customer: { reviews: Reviews } }>(own, {}, { as })
  expect(pending.data.customer.reviews).toEqual({
    items: [expected],
    page_info: { current_page: 1, page_size: 20, total_pages: 1 },
  })
  const { token: stranger } = await newCustomer(shop)
  const strange = await shop.send<{ customer: { reviews: Reviews } }>(own, {}, { as: stranger })
  expect(strange.data.customer.reviews.items).toEqual([])

  const [row] = await shop.sql<{ id: number }[]>`select id from product_review`
  await moderate('approve', row?.id ?? 0)
  await everywhere('VSQ-CLAIR', { percent: 87, count: 1 })
  expect((await shown('VSQ-CLAIR', { api: other })).reviews.items).toEqual([expected])
  expect(await shown('VSQ-CLAIR', { store: 'en' })).toMatchObject({ review_count: 1, rating_summary: 87 })
  for (const [at, { app }] of [shop.api, other].entries()) expect(app.catalogue.snapshot).toBe(snapshots[at])
  const guest = shopper(shop)
  const cart = await guest.emptyCart()
  await guest.add(cart, { sku: 'VSQ-CLAIR', quantity: 1 })
  const { data } = await guest.send<{ cart: { items: { product: Rated }[] } }>(
    `query ($id: String!) { cart(cart_id: $id) { items { product { ${rated} } } } }`,
    { id: cart },
  )
  expect(data.cart.items[0]?.product).toMatchObject({ rating_summary: 87, review_count: 1 })

  await moderate('reject', row?.id ?? 0)
  await everywhere('VSQ-CLAIR', { percent: 0, count: 0 })
  expect((await shown('VSQ-CLAIR')).reviews.items).toEqual([])
})

test('lists reviews by page, newest first, with one query for all products', async () => {
  const skus = ['VSQ-C3', 'VSQ-CO2']
  for (const sku of skus) {
    await moderate('approve', await written(sku, { summary: `Ancien ${sku}`, ratings: await votes([1]) }))
    now = new Date(now.getTime() + 60_000)
    await moderate('approve', await written(sku, { summary: `Nouveau ${sku}`, ratings: await votes([2]) }))
    await everywhere(sku, { percent: 30, count: 2 })
  }
  const second = await shown('VSQ-C3', { args: '(pageSize: 1, currentPage: 2)' })
  expect(second.reviews.items.map(({ summary }) => summary)).toEqual(['Ancien VSQ-C3'])
  expect(second.reviews.page_info).toEqual({ current_page: 2, page_size: 1, total_pages: 2 })

  const { app } = shop.api
  const { sql } = app
  let queries = 0
  app.sql = new Proxy(sql, {
    apply: (target, self, args: Parameters<typeof sql>) => {
      if (args[0].toString().includes('as wanted (product_id)')) queries++
      return Reflect.apply(target, self, args) as unknown
    },
  })
  const { data } = await shop.send<{ products: { items: Rated[] } }>(
    `query ($skus: [String!]) { products(filter: { sku: { in: $skus } }) { items { ${rated} reviews { ${page} } } } }`,
    { skus: [...skus, 'VSQ-CLAIR'] },
  )
  app.sql = sql
  const found = new Map(data.products.items.map(({ sku, reviews }) => [sku, reviews.items]))
  for (const sku of skus)
    expect(found.get(sku)?.map(({ summary }) => summary)).toEqual([`Nouveau ${sku}`, `Ancien ${sku}`])
  expect(found.get('VSQ-CLAIR')).toEqual([])
  expect(queries).toBe(1)

  const refused = async (args: string) => {
    const { errors } = await shop.send(
      `{ products(filter: { sku: { eq: "VSQ-C3" } }) { items { reviews${args} { page_info { total_pages } } } } }`,
    )
    return errors?.[0]?.message
  }
  expect(await refused('(pageSize: 0)')).toBe('pageSize value must be greater than 0.')
  expect(await refused('(currentPage: 0)')).toBe('currentPage value must be greater than 0.')
  expect(await refused('(pageSize: 1000)')).toMatch(/300/)
})

test('refuses reviews with Magento’s messages, and votes that do not exist', async () => {
  const { token: as } = await newCustomer(shop)
  const refused = async (input: Record<string, unknown>, options: Options = { as }) => {
    const { error } = await write({ sku: 'VSQ-COF2', ...input }, options)
    return [error?.extensions.category, error?.message]
  }
  expect(await refused({}, {})).toEqual([
    'graphql-authorization',
    "Guest customers aren't allowed to add product reviews.",
  ])
  const { products } = shop.api.app.catalogue.snapshot
  const all = products.ids.values().map((id) => products.get(id))
  const elsewhere = all.find((one) => one && !one.websiteIds.includes(1))?.sku
  for (const sku of ['nowhere', 'VSQ-C3-AB-2', elsewhere ?? expect.fail('no other website')])
    expect(await refused({ sku })).toEqual([
      'graphql-no-such-entity',
      `Could not find a product with SKU "${sku}"`,
    ])
  expect(await refused({ nickname: ' ' })).toEqual(['graphql-input', 'Please enter a nickname.'])
  expect(await refused({ summary: '' })).toEqual(['graphql-input', 'Please enter a review summary.'])
  expect(await refused({ text: '\n' })).toEqual(['graphql-input', 'Please enter a review.'])
  expect((await refused({ text: 'x'.repeat(5001) }))[1]).toMatch(/"text" length/)
  expect((await refused({ summary: 'x'.repeat(256) }))[1]).toMatch(/"summary" length/)
  expect((await refused({ summary: 'a\nb' }))[1]).toMatch(/control characters/)
  expect((await refused({ text: 'a\u202Eb' }))[1]).toMatch(/control characters/)
  expect((await refused({ nickname: 'ada@example.com' }))[1]).toMatch(/adresse web ou e-mail/)
  const [vote, next] = await votes([5, 1])
  const [foreign] = await votes([5], { store: 'sushi_fr' })
  expect((await refused({ ratings: [vote, vote] }))[1]).toMatch(/given twice/)
  expect((await refused({ ratings: [{ ...vote, value_id: next?.value_id }] }))[1]).toMatch(
    /not have this value/,
  )
  expect((await refused({ ratings: [foreign] }))[1]).toMatch(/not have this value/)
  expect((await refused({ ratings: [{ ...vote, id: 'x' }] }))[1]).toBe('Value of uid "x" is incorrect.')
  const [row] =
    await shop.sql`select from product_review r join product p on p.id = r.product_id where sku = 'VSQ-COF2'`
  expect(row).toBeUndefined()
})

test('takes one review of a product from a customer', async () => {
  const [first, second] = [await newCustomer(shop), await newCustomer(shop)]
  const attempts = await Promise.all([
    write({ sku: 'VSQ-COF2', text: 'Parfait' }, { as: first.token }),
    write({ sku: 'VSQ-COF2', text: 'Deux' }, { as: first.token }),
  ])
  expect(attempts.flatMap(({ error }) => error?.extensions.category ?? [])).toEqual([
    'graphql-already-exists',
  ])
  expect((await write({ sku: 'VSQ-COF2', text: 'Parfait' }, { as: second.token })).error).toBeUndefined()
})

test('Guests can write reviews where the website allows it; addresses and accounts are limited', async () => {
  const options = { store: 'sushi_fr' }
  const sku = 'NR-BOI-YUZ'
  const guest = { ...options, from: '192.0.2.1' }
  expect((await write({ sku }, guest)).error).toBeUndefined()
  expect((await write({ sku }, guest)).error?.message).toBe('You have reviewed this product already.')
  expect((await write({ sku, nickname: 'Grace' }, guest)).error).toBeUndefined()
  const { most } = RATE_LIMITS.reviews
  for (let count = 0; count < most; count++)
    await countRequest(shop.api.app, RATE_LIMITS.reviews, '192.0.2.2')
  const limited = await write({ sku, text: 'Autre' }, { ...options, from: '192.0.2.2' })
  expect(limited.error?.extensions.retry_after).toBeGreaterThan(0)
  const { token: as, email } = await newCustomer(shop)
  for (let count = 0; count < RATE_LIMITS.reviewsOfAccount.most; count++)
    await countRequest(shop.api.app, RATE_LIMITS.reviewsOfAccount, `1 ${email}`)
  const ofAccount = await write({ sku: 'VSQ-C3' }, { as, from: '192.0.2.3' })
  expect(ofAccount.error?.extensions.retry_after).toBeGreaterThan(0)
})

test('Operators list, approve and reject reviews', async () => {
  await shop.sql`delete from product_review`
  await shop.sql`delete from product_rating`
  await shop.api.app.catalogue.refresh()
  await other.app.catalogue.refresh()
  const ids = [
    await written('VSQ-C3N', { ratings: await votes([5]) }),
    await written('VSQ-C3N', { ratings: await votes([4]) }),
    await written('VSQ-C3N', { summary: 'Sans note' }),
  ]
  const list = await reviewsCommand(shop.api.app, ['list'], new Map([['website', 'fontaines']]))
  expect(list).toMatch(new RegExp(`^${ids[2]}  2026-11-02 .*  fr  VSQ-C3N  Ada  \\n  Sans note\\n  Avis de`))
  expect(await reviewsCommand(shop.api.app, ['list'], new Map([['website', 'sushi']]))).toBe(
    'No reviews are pending.',
  )
  await Promise.all(ids.map((id) => moderate('approve', id)))
  await everywhere('VSQ-C3N', { percent: 90, count: 3 })
  await expect(moderate('approve', ids[0] ?? 0)).rejects.toThrow(`The review ${ids[0]} is approved already.`)
  await expect(moderate('reject', 999_999)).rejects.toThrow('There is no review 999999.')
  await expect(moderate('erase', 1)).rejects.toThrow('Use one of:')
  await moderate('reject', ids[1] ?? 0)
  await everywhere('VSQ-C3N', { percent: 100, count: 2 })
  const [author] = await shop.sql<{ id: number }[]>`
    select customer_id as id from product_review where id = ${ids[1] ?? 0}`
  await shop.sql`
    insert into product_review (product_id, store_id, customer_id, nickname, summary, content, created_at)
    select product_id, store_id, ${author?.id ?? 0}, nickname, summary, 'Encore', ${now} from product_review
     where id = ${ids[0] ?? 0}`
  await expect(moderate('approve', ids[1] ?? 0)).rejects.toThrow(/repeats another one/)
  now = new Date(now.getTime() + 29 * DAY_MS)
  expect(await deleteRejectedReviews(shop.api.app)).toBe(0)
  now = new Date(now.getTime() + 2 * DAY_MS)
  expect(await deleteRejectedReviews(shop.api.app)).toBe(1)
  await expect(moderate('approve', ids[1] ?? 0)).rejects.toThrow('There is no review')
})

test('Deleting a customer’s reviews changes the rating of their products', async () => {
  const id = await written('VSQ-C3D', { ratings: await votes([3]) })
  await moderate('approve', id)
  await everywhere('VSQ-C3D', { percent: 60, count: 1 })
  const [row] = await shop.sql<{ id: number }[]>`
    select customer_id as id from product_review where id = ${id}`
  await shop.sql.begin((tx) => deleteReviewsOf(tx, row?.id ?? 0))
  await everywhere('VSQ-C3D', { percent: 0, count: 0 })
})

test('A website without reviews tells none and takes none', async () => {
  const config = `{ storeConfig { product_reviews_enabled allow_guests_to_write_product_reviews } }`
  expect((await shop.send(config)).data).toEqual({
    storeConfig: { product_reviews_enabled: '1', allow_guests_to_write_product_reviews: '0' },
  })
  await moderate('approve', await written('VSQ-C3D', { ratings: await votes([3]) }))
  const { token } = await newCustomer(shop)
  await shop.sql`update website set config = config - 'product_reviews' where code = 'fontaines'`
  const without = await createApi(testSettings(), shop.databaseUrl, clock)
  const ask = async (query: string) => {
    const headers = { authorization: `Bearer ${token}` }
    const { body } = await without.handle({ method: 'POST', body: JSON.stringify({ query }), headers })
    return JSON.parse(body)
  }
  try {
    expect(await ratingIn(without, 'VSQ-C3D')).toEqual({ percent: 0, count: 0 })
    const { data } = await ask(
      '{ productReviewRatingsMetadata { items { id } } storeConfig { product_reviews_enabled } }',
    )
    expect(data).toEqual({
      productReviewRatingsMetadata: { items: [] },
      storeConfig: { product_reviews_enabled: '0' },
    })
    const { errors } = await ask(`mutation { createProductReview(input:
      { sku: "VSQ-C3", nickname: "A", summary: "B", text: "C", ratings: [] }) { review { text } } }`)
    expect(errors[0]).toMatchObject({
      message: 'Creating product reviews are not currently available.',
      extensions: { category: 'graphql-authorization' },
    })
  } finally {
    await without.close()
  }
})
