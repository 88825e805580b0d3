import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'

let shop: TestApi
let address: string
beforeAll(async () => {
  shop = await createTestApi()
  address = await shop.api.server.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => shop.close())

const query =
  'query ($sku: String) { products(filter: { sku: { eq: $sku } }) { items { sku name price_range { minimum_price { final_price { value currency } } } } } }'
const sku = 'VSQ-CLAIR'

type Sent = { body?: string; headers?: Record<string, string> }

async function send({ body = JSON.stringify({ query, variables: { sku } }), headers = {} }: Sent = {}) {
  const answer = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', store: 'fr', ...headers },
    body,
  })
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() }
}

const hits = () =>
  shop.api.app.caches.statistics().find(({ name }) => name === 'known responses')?.hits ?? Number.NaN

/** The response as it is when the request is sent for the third time, and whether it was known then. */
async function repeated(sent: Sent = {}) {
  await send(sent)
  await send(sent)
  const before = hits()
  return { ...(await send(sent)), isKnown: hits() > before }
}

it('a repeated request gets the same response with the same headers', async () => {
  const first = await send()
  const { isKnown, ...last } = await repeated()
  expect(isKnown).toBe(true)
  expect(last.status).toBe(200)
  expect(last.body).toBe(first.body)
  expect(JSON.parse(last.body).data.products.items[0].sku).toBe(sku)
  const same = ({ headers }: typeof first) => ({ ...headers, date: '', 'x-request-id': '' })
  expect(same(last)).toEqual(same(first))
  expect(last.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
  expect((await send({ headers: { 'x-request-id': 'mine' } })).headers['x-request-id']).toBe('mine')
})

it('a change makes the next response a new one, of the new version', async () => {
  const before = await repeated()
  await shop.sql.begin(async (tx) => {
    await tx`update product_price set price = price + 100 where product_id = (select id from product where sku = ${sku})`
    await tx`select catalogue_changed('prices', (select array_agg(id) from product where sku = ${sku}))`
  })
  await shop.api.app.catalogue.follow()
  // Another change may have its version in between.
  const [row] = await shop.sql<{ version: number }[]>`select version from catalogue_state`
  await shop.api.app.catalogue.reach(Number(row?.version), 10_000)
  const after = await send()
  expect(after.body).not.toBe(before.body)
  expect(Number(after.headers['x-catalogue-version'])).toBeGreaterThan(
    Number(before.headers['x-catalogue-version']),
  )
  await shop.api.app.catalogue.refresh()
  expect((await repeated()).body).toBe(after.body)
})

it('store view, currency and body make different requests', async () => {
  const answers = await Promise.all([
    repeated(),
    repeated({ headers: { store: 'en' } }),
    repeated({ body: JSON.stringify({ query, variables: { sku: 'VSQ-C3' } }) }),
    repeated({ headers: { 'content-type': 'application/json; charset=utf-8' } }),
  ])
  expect(answers.map(({ headers }) => headers.store)).toEqual(['fr', 'en', 'fr', 'fr'])
  expect(new Set(answers.map(({ body }) => body)).size).toBe(3)
})

it.each([
  ['of somebody', { headers: { authorization: 'Bearer unknown' } }, 401],
  ['with cookies', { headers: { cookie: 'store=en' } }, 200],
  ['that waits for a change', { headers: { 'x-catalogue-version-at-least': '99999999' } }, 200],
  ['for nothing that is cached', { body: JSON.stringify({ query: 'mutation { createEmptyCart }' }) }, 200],
  ['with an error', { body: JSON.stringify({ query: '{ products { items { sku } } }' }) }, 200],
  ['that is no JSON', { body: '{' }, 400],
  ['of another content type', { headers: { 'content-type': 'text/plain' } }, 400],
  ['without a body', { body: '' }, 400],
  ['that is long', { body: JSON.stringify({ query: `${query} # ${'-'.repeat(20_000)}` }) }, 200],
])('a request %s is answered each time by the framework', async (_what, sent, status) => {
  const { isKnown, status: last } = await repeated(sent)
  expect([isKnown, last]).toEqual([false, status])
})
