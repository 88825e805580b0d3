import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { announceIds } from '../src/catalogue/index.ts'
import type { ApiSettings } from '../src/platform/settings.ts'
import { createTestApi, type TestApi } from './api.ts'
import { eventually } from './eventually.ts'

/** How caches in front of the API keep responses to GET, and learn what changes. */
const product =
  '{ products(filter: { sku: { eq: "VSQ-CLAIR" } }) { items { sku price_range { minimum_price { final_price { value } } } } } }'
const patterns: string[] = []
let varnish: Server
let shop: TestApi
let fastly: TestApi

const sharedCache = (purge: Partial<ApiSettings['sharedCache']['purge']>) => ({
  sharedCache: {
    seconds: 600,
    staleSeconds: 30,
    purge: { form: 'varnish' as const, urls: [], token: undefined, ...purge },
  },
})

beforeAll(async () => {
  varnish = createServer(({ method, headers }, response) => {
    patterns.push(`${method} ${String(headers['x-magento-tags-pattern'])}`)
    response.end()
  }).listen(0, '127.0.0.1')
  await once(varnish, 'listening')
  const address = varnish.address()
  const port = typeof address === 'object' ? address?.port : undefined
  shop = await createTestApi({ settings: sharedCache({ urls: [`http://127.0.0.1:${port}`] }) })
  fastly = await createTestApi({ settings: sharedCache({ form: 'fastly' }) })
})
afterAll(async () => {
  await shop.close()
  await fastly.close()
  varnish.closeAllConnections()
  varnish.close()
})

async function get(query: string, headers: Record<string, string> = {}, { api }: TestApi = shop) {
  const answer = await api.handle({ method: 'GET', body: { query }, headers })
  return { ...answer, tags: answer.headers['x-magento-tags']?.split(',') ?? [] }
}

const expectation = 'public, max-age=0, s-maxage=600, stale-while-revalidate=30'

describe('a GET of a guest', () => {
  it('may be used by caches in front, which get its tags, also from the cache of the API', async () => {
    for (let round = 0; round < 2; round++) {
      const { status, headers, tags } = await get(product, { store: 'fr' })
      expect([status, headers['cache-control']]).toEqual([200, expectation])
      expect(headers.vary).toBe('Authorization, Store, Content-Currency, X-Magento-Cache-Id')
      expect(tags).toEqual(expect.arrayContaining(['FPC', expect.stringMatching(/^cat_p_\d+$/)]))
      const again = await get(product, { store: 'fr', 'if-none-match': String(headers.etag) })
      expect([again.status, again.body, again.headers['cache-control']]).toEqual([304, '', expectation])
    }
  })

  it('has surrogate keys for Fastly', async () => {
    const { headers } = await get(product, { store: 'fr' }, fastly)
    expect(headers['surrogate-key']).toMatch(/^FPC (?:.* )?cat_p_\d+/)
    expect(headers['x-magento-tags']).toBeUndefined()
  })

  it('depends on cookies only where they select the store view', async () => {
    const { headers, body } = await get('{ storeConfig { code } }', { cookie: 'store=en' })
    expect(body).toContain('"en"')
    expect(headers.vary).toBe('Authorization, Store, Content-Currency, X-Magento-Cache-Id, Cookie')
  })
})

it('caches in front keep no response of a person, no error, and none that cannot be cached', async () => {
  const ofPerson = { authorization: `Bearer ${await shop.signIn()}` }
  for (const [query, headers] of [
    [product, ofPerson],
    ['{ customer { email } }', ofPerson],
    ['{ isEmailAvailable(email: "a@example.com") { is_email_available } }', {}],
    ['{ products(filter: {}, pageSize: -1) { items { sku } } }', {}],
  ] as const) {
    const { headers: answered, tags } = await get(query, headers)
    expect([answered['cache-control'], tags]).toEqual(['no-store', []])
  }
})

it('caches in front are told at start, and what shows a changed price', async () => {
  await eventually(() => expect(patterns[0]).toBe('PURGE (^|,)(FPC)(,|$)'))
  const before = await get(product)
  patterns.length = 0
  const [{ id } = { id: 0 }] = await shop.sql<
    { id: number }[]
  >`select id from product where sku = 'VSQ-CLAIR'`
  await shop.sql.begin(async (tx) => {
    await tx`update product_price set price = price + 100 where product_id = ${id}`
    await announceIds(tx, 'prices', [id])
  })
  await eventually(() =>
    expect(patterns.some((text) => new RegExp(text.replace('PURGE ', '')).test(before.tags.join()))).toBe(
      true,
    ),
  )
  // What was still made from the old price is not kept.
  const after = await eventually(async () => {
    const answer = await get(product)
    if (answer.body === before.body) expect(answer.headers['cache-control']).toBe('private, no-cache')
    expect(answer.body).not.toBe(before.body)
    return answer
  })
  expect(after.headers['cache-control']).toBe(expectation)
})
