import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asStaff, newKey, runBulk, type TestStaff } from '../../test/admin.ts'
import { newCustomer } from '../../test/accounts.ts'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { eventually } from '../../test/eventually.ts'
import { entryOf, restoreEntry } from '../../test/restore.ts'

let shop: TestApi
let owner: TestStaff
let texts = 0

beforeAll(async () => {
  shop = await createTestApi({ now: () => new Date('2026-11-21T09:00:00Z') })
  owner = asStaff(shop)
})
afterAll(async () => await shop.close())

async function written(summary = 'Très bien', sku = 'VSQ-C3'): Promise<number> {
  const { token: as, id: customer } = await newCustomer(shop)
  const { errors } = await shop.send(
    'mutation ($input: CreateProductReviewInput!) { createProductReview(input: $input) { review { summary } } }',
    { input: { sku, nickname: 'Ada', summary, text: `Un avis, ${++texts}.`, ratings: [] } },
    { as },
  )
  expect(errors).toBeUndefined()
  const [row] = await shop.sql<
    { id: number }[]
  >`select id from product_review where customer_id = ${customer}`
  return row?.id ?? expect.fail('no review')
}

type Read = {
  version: string
  status: string
  product: string
  summary: string
  language: string
  answer: string | null
  customer: { id: string } | null
}
async function read(id: number, who = owner) {
  return await who.send<{ review: Read }>(
    `query ($id: ID!) { review(id: $id) {
       version status product summary language answer votes { name value } customer { id name } } }`,
    { id },
  )
}
const review = async (id: number) => (await read(id)).data.review

async function moderate(id: number, status: string, { who = owner, version = '' } = {}) {
  return await who.send<{ moderateReview: { review: Read } }>(
    `mutation ($key: ID!, $id: ID!, $version: String!, $status: ReviewDecision!) {
       moderateReview(idempotencyKey: $key, id: $id, version: $version, status: $status) { review { status } } }`,
    { key: newKey(), id, status, version: version || (await review(id)).version },
  )
}

async function answer(id: number, text: string | null) {
  return await owner.send(
    `mutation ($key: ID!, $id: ID!, $version: String!, $text: String) {
       answerReview(idempotencyKey: $key, id: $id, version: $version, text: $text) { review { answer } } }`,
    { key: newKey(), id, text, version: (await review(id)).version },
  )
}

async function shown(sku = 'VSQ-C3') {
  const { data } = await shop.send<{
    products: {
      items: { review_count: number; reviews: { items: { summary: string; answer: object | null }[] } }[]
    }
  }>(
    `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items {
       review_count reviews { items { summary answer { text } } } } } }`,
    { sku },
  )
  return data.products.items[0] ?? expect.fail('no product')
}

const matching = async (filters: object[], search: string | null = null) => {
  const { data } = await owner.send<{ reviews: { nodes: { id: string; status: string }[] } }>(
    `query ($filters: [ListFilter!], $search: String) {
       reviews(filters: $filters, search: $search) { nodes { id status product excerpt stars isVerified } } }`,
    { filters, search },
  )
  return data.reviews.nodes.map(({ id }) => Number(id))
}

describe('a review', () => {
  it('waits in the list until it is approved, and is shown then', async () => {
    const id = await written('Jet précis')
    expect(await review(id)).toMatchObject({ status: 'PENDING', product: 'Comptoir 3', language: 'fr' })
    expect(await matching([{ field: 'status', op: 'EQ', values: ['PENDING'] }], 'jet précis')).toEqual([id])
    expect((await moderate(id, 'APPROVED')).data.moderateReview.review.status).toBe('APPROVED')
    await eventually(async () => expect((await shown()).review_count).toBe(1))
    expect(await matching([{ field: 'status', op: 'EQ', values: ['PENDING'] }], 'jet précis')).toEqual([])
    await moderate(id, 'REJECTED')
    await eventually(async () => expect((await shown()).review_count).toBe(0))
  })

  it('is answered below it in the shop, and the answer can be taken away', async () => {
    const id = await written('Question', 'VSQ-CO2')
    await moderate(id, 'APPROVED')
    expect((await answer(id, '  Merci !\r\nÀ bientôt. ')).errors).toBeUndefined()
    await eventually(async () =>
      expect((await shown('VSQ-CO2')).reviews.items).toMatchObject([
        { answer: { text: 'Merci !\nÀ bientôt.' } },
      ]),
    )
    expect((await answer(id, 'x'.repeat(5001))).errors?.[0]?.extensions.problems).toMatchObject([
      { field: 'text' },
    ])
    await answer(id, ' ')
    await eventually(async () =>
      expect((await shown('VSQ-CO2')).reviews.items).toMatchObject([{ answer: null }]),
    )
  })

  it('clashes with a decision that somebody else took since', async () => {
    const id = await written('Deux à la fois')
    const { version } = await review(id)
    await moderate(id, 'APPROVED')
    expect((await moderate(id, 'REJECTED', { version })).errors?.[0]?.extensions.category).toBe('conflict')
  })

  it('goes back to what it was from the log', async () => {
    const id = await written('Retour')
    await moderate(id, 'REJECTED')
    await answer(id, 'Merci')
    await restoreEntry(owner, await entryOf(shop, 'review.answer', String(id)))
    await restoreEntry(owner, await entryOf(shop, 'review.moderate', String(id)))
    expect(await review(id)).toMatchObject({ status: 'PENDING', answer: null })
  })

  it('is not shown again when its author has written another one', async () => {
    const id = await written('Premier', 'VSQ-CLAIR')
    await moderate(id, 'REJECTED')
    await shop.sql`
      insert into product_review (product_id, store_id, customer_id, nickname, summary, content, created_at)
      select product_id, store_id, customer_id, nickname, 'Second', 'Encore', created_at from product_review where id = ${id}`
    expect((await moderate(id, 'APPROVED')).errors?.[0]).toMatchObject({
      message: 'This review repeats another one that is shown or waiting.',
      extensions: { category: 'graphql-input' },
    })
  })

  it('is read by who may see the catalogue, changed by who may edit it, and does not exist elsewhere', async () => {
    const id = await written('Permissions')
    const reader = asStaff(shop, { permissions: new Set(['catalogue.view'] as const) })
    expect((await read(id, reader)).data.review).toMatchObject({ summary: 'Permissions', customer: null })
    const refused = await moderate(id, 'APPROVED', { who: reader })
    expect(refused.errors?.[0]?.extensions.category).toBe('graphql-authorization')
    const elsewhere = asStaff(shop, { websiteIds: [32_000] })
    expect((await read(id, elsewhere)).errors?.[0]?.extensions.category).toBe('graphql-no-such-entity')
  })
})

it('Reviews of the list are approved together; what repeats another one is among the failures', async () => {
  const ids = [await written('Ensemble 1'), await written('Ensemble 2')]
  const { errors } = await owner.send(
    `mutation ($key: ID!, $ids: [ID!]) {
       moderateReviews(idempotencyKey: $key, ids: $ids, status: APPROVED) { job { id } } }`,
    { key: newKey(), ids },
  )
  expect(errors).toBeUndefined()
  await runBulk(shop)
  for (const id of ids) expect((await review(id)).status).toBe('APPROVED')
})
