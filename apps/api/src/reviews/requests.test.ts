import { DAY_MS } from '@comptoir/rules/duration'
import { REVIEW_LINK_DAYS } from '@comptoir/rules/review-request'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logIn, newCustomer, type Person } from '../../test/accounts.ts'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { placed } from '../../test/checkout.ts'
import { linkIn, mailsTo } from '../../test/mails.ts'
import { testSettings } from '../../test/settings.ts'
import { createApi } from '../server.ts'
import { askForReviews } from './requests.ts'

const days = 10
const start = new Date('2026-11-02T10:00:00Z')

let shop: TestApi
let now = start
const later = (count: number) => {
  now = new Date(now.getTime() + count * DAY_MS)
}

beforeAll(async () => {
  shop = await createTestApi({
    now: () => now,
    prepare: async (sql) => {
      const settings = sql.json({ product_reviews: { enabled: true, request_after_days: days } })
      await sql`update website set config = config || ${settings} where code = 'fontaines'`
    },
  })
})
afterAll(async () => await shop.close())

/** An order that was delivered just now. */
async function delivered(buyer: Person, sku = 'VSQ-CLAIR'): Promise<string> {
  const number = await placed(shop, { sku }, { as: buyer.token })
  await shop.sql`
    update sales_order set status = 'complete', payment_state = 'paid', status_changed_at = ${now}
     where number = ${number}`
  return number
}

const ask = async () => await askForReviews(shop.api.app)
const requestsTo = async ({ email }: Person) =>
  (await mailsTo(shop, email)).filter(({ kind }) => kind === 'review_request')

/** The token of the mail that a buyer got. */
async function tokenOf(buyer: Person): Promise<string> {
  const [mail] = await requestsTo(buyer)
  return (mail && linkIn(mail, 'avis-commande').searchParams.get('token')) ?? expect.fail('no link')
}

async function asked(token: string) {
  const { data, errors } = await shop.send<{
    reviewRequest: { nickname: string; is_expired: boolean; products: { sku: string }[] }
  }>('query ($token: String!) { reviewRequest(token: $token) { nickname is_expired products { sku } } }', {
    token,
  })
  return { request: data?.reviewRequest, error: errors?.[0] }
}

async function write(token: string, sku = 'VSQ-CLAIR') {
  const { errors } = await shop.send(
    'mutation ($input: CreateProductReviewInput!) { createProductReview(input: $input) { review { verified_buyer } } }',
    {
      input: {
        sku,
        nickname: 'Ada',
        summary: 'Bien',
        text: `Avis ${token}`,
        ratings: [],
        request_token: token,
      },
    },
  )
  return errors?.[0]
}

describe('buyers', () => {
  it('are asked once for an order, some days after its delivery', async () => {
    const buyer = await newCustomer(shop)
    const number = await delivered(buyer)
    later(days - 1)
    expect(await ask()).toBe(0)
    later(1)
    expect(await ask()).toBe(1)
    expect(await ask()).toBe(0)
    const [mail, ...others] = await requestsTo(buyer)
    expect(others).toEqual([])
    expect(mail?.plain).toContain(number)
  })

  it('write a review by the link of the mail, without an account, as verified buyers', async () => {
    const buyer = await newCustomer(shop)
    await delivered(buyer)
    later(days)
    await ask()
    const token = await tokenOf(buyer)
    expect((await asked(token)).request).toMatchObject({
      is_expired: false,
      products: [{ sku: 'VSQ-CLAIR' }],
    })
    expect(await write(token)).toBeUndefined()
    const [row] = await shop.sql`
      select customer_id, is_verified, status from product_review where customer_id = ${buyer.id}`
    expect(row).toMatchObject({ customer_id: buyer.id, is_verified: true, status: 'pending' })
    expect((await asked(token)).request?.products).toEqual([])
    expect((await write(token))?.extensions.category).toBe('graphql-already-exists')
    expect((await write(token, 'VSQ-C3'))?.extensions.category).toBe('graphql-authorization')
    later(REVIEW_LINK_DAYS)
    expect((await asked(token)).request).toMatchObject({ is_expired: true, products: [] })
    expect((await write(token))?.message).toMatch(/expired/)
  })

  it('are not asked again when they do not want it, by the page or their mail program', async () => {
    const [one, other] = [await newCustomer(shop), await newCustomer(shop)]
    for (const buyer of [one, other]) await delivered(buyer)
    later(days)
    expect(await ask()).toBe(2)
    const { data } = await shop.send<{ refuseReviewRequests: boolean }>(
      'mutation ($token: String!) { refuseReviewRequests(token: $token) }',
      { token: await tokenOf(one) },
    )
    expect(data.refuseReviewRequests).toBe(true)
    const url = `/reviews/refuse?token=${encodeURIComponent(await tokenOf(other))}`
    const shown = await shop.api.server.inject({ url })
    expect(shown.statusCode).toBe(303)
    expect((await shop.api.server.inject({ method: 'POST', url })).statusCode).toBe(200)
    later(60)
    for (const buyer of [one, other]) {
      // The first session has ended meanwhile.
      const { data: again } = await logIn(shop, buyer.email)
      await delivered({ ...buyer, token: again.generateCustomerToken?.token ?? '' }, 'VSQ-CO2')
    }
    later(days)
    expect(await ask()).toBe(0)
  })

  it('are not asked for two orders within a month', async () => {
    const buyer = await newCustomer(shop)
    await delivered(buyer)
    await delivered(buyer, 'VSQ-CO2')
    later(days)
    expect(await ask()).toBe(1)
  })

  it('are not asked about what they send back, have reviewed, or got long ago', async () => {
    const [sent, refunded, old] = [await newCustomer(shop), await newCustomer(shop), await newCustomer(shop)]
    const number = await delivered(sent)
    await shop.sql`
      insert into withdrawal (token_hash, order_id, name, email, language, prepared_at, received_at)
      select 'back', id, 'Ada', email, 'fr', ${now}, ${now} from sales_order where number = ${number}`
    const returned = await delivered(refunded)
    await shop.sql`
      update order_item i set quantity_refunded = quantity from sales_order o
       where o.id = i.order_id and o.number = ${returned}`
    later(days)
    expect(await ask()).toBe(0)
    await delivered(old)
    later(days + 30)
    expect(await ask()).toBe(0)
  })
})

it('A link that the shop did not sign asks for nothing', async () => {
  const category = (await asked('eyJ4.x')).error?.extensions.category
  expect(category).toBe('graphql-input')
  expect((await shop.api.server.inject({ method: 'POST', url: '/reviews/refuse?token=x' })).statusCode).toBe(
    400,
  )
})

it('A website that does not want it asks nobody', async () => {
  const settings = shop.sql.json({ product_reviews: { enabled: true } })
  await shop.sql`update website set config = config || ${settings} where code = 'fontaines'`
  const without = await createApi(testSettings(), shop.databaseUrl, { now: () => now })
  try {
    await delivered(await newCustomer(shop))
    later(days)
    expect(await askForReviews(without.app)).toBe(0)
  } finally {
    await without.close()
  }
})
