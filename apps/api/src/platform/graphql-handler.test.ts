import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'

let shop: TestApi
beforeAll(async () => {
  shop = await createTestApi({ settings: { introspection: false } })
})
afterAll(() => shop.close())

const post = async (body: unknown) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const answer = await shop.api.handle({ method: 'POST', body: text, headers: {} })
  return { status: answer.status, body: JSON.parse(answer.body) }
}
const cache = (name: string) =>
  shop.api.app.caches.statistics().find((one) => one.name === name) ?? expect.fail(`no cache ${name}`)

describe('a request', () => {
  const query = 'query A { countries { id } } query B { currency { base_currency_code } }'

  it('runs the named operation', async () => {
    const answer = await post({ query, operationName: 'B' })
    expect(answer.body).toEqual({ data: { currency: { base_currency_code: 'EUR' } } })
    expect((await post({ query, operationName: 'C' })).body.errors[0].message).toBe(
      'Unknown operation named "C".',
    )
    expect((await post({ query })).body.errors[0].message).toBe(
      'Must provide operation name if query contains multiple operations.',
    )
  })

  it('is rejected as a batch', async () => {
    const { status, body } = await post([{ query: '{ countries { id } }' }])
    expect([status, body.errors[0].message]).toEqual([400, 'Unable to parse the request.'])
  })

  it('is rejected with a reason when its document or variables are too large', async () => {
    const large = await post({ query: `{ countries { id } } #${'x'.repeat(128 * 1024)}` })
    expect([large.status, large.body.errors[0].message]).toEqual([400, expect.stringContaining('131072')])
    const depth = 200_000
    const deep = `{"query":"{ countries { id } }","variables":{"a":${'['.repeat(depth)}${']'.repeat(depth)}}}`
    const { status, body } = await post(deep)
    expect([status, body.errors[0].message]).toEqual([400, expect.stringContaining('deeper than 20')])
  })

  it('is rejected by its cost before it runs, with Magento’s message', async () => {
    const nested = `{products(search:"a",pageSize:1){items{${'related_products{'.repeat(5)}sku${'}'.repeat(5)}}}}`
    const { status, body } = await post({ query: nested })
    expect(status).toBe(200)
    expect(body).toEqual({
      errors: [
        {
          message: expect.stringMatching(/^Max query complexity should be 95000 but got \d+$/),
          extensions: { category: 'graphql-input' },
        },
      ],
    })
    const sized =
      'query ($n: Int) { products(search: "a", pageSize: $n) { items { related_products { sku name } } } }'
    expect((await post({ query: sized, variables: { n: 5 } })).body.errors).toBeUndefined()
    expect((await post({ query: sized, variables: { n: 90_000 } })).body.errors[0].message).toContain(
      'complexity',
    )
  })

  it('gets no suggestions from the schema in production', async () => {
    const { body } = await post({ query: '{ storeConfi { store_code } }' })
    expect(body.errors[0].message).toBe('Cannot query field "storeConfi" on type "Query".')
  })
})

describe('The response cache', () => {
  it('ignores undeclared variables', async () => {
    const query = 'query ($id: String!) { country(id: $id) { id two_letter_abbreviation } }'
    await post({ query, variables: { id: 'FR' } })
    const before = cache('responses')
    for (let time = 0; time < 5; time++) await post({ query, variables: { id: 'FR', [`x${time}`]: time } })
    expect(cache('responses')).toMatchObject({ entries: before.entries, hits: before.hits + 5 })
    const other = await post({ query, variables: { id: 'IT', x: 'FR' } })
    expect(other.body.data.country.id).toBe('IT')
    expect(cache('responses').entries).toBe(before.entries + 1)
  })

  it('stores a long listing from the second time on, and a changed one at once', async () => {
    const query = `{ products(filter: {}, pageSize: 100) { items { ${Array.from({ length: 40 }, (_, at) => `a${at}: sku`).join(' ')} } } }`
    const ask = async () => {
      const before = cache('responses').hits
      const { body } = await post({ query })
      expect(JSON.stringify(body).length).toBeGreaterThan(8 * 1024)
      return cache('responses').hits > before
    }
    expect([await ask(), await ask(), await ask()]).toEqual([false, false, true])
    await shop.sql`select bump_catalogue()`
    await shop.api.app.catalogue.refresh()
    await ask()
    expect(await ask()).toBe(true)
  })

  it('does not store the largest responses', async () => {
    const fields = Array.from({ length: 500 }, (_, at) => `a${at}: sku`).join(' ')
    const before = cache('responses')
    const { body } = await post({ query: `{ products(filter: {}, pageSize: 100) { items { ${fields} } } }` })
    expect(JSON.stringify(body).length).toBeGreaterThan(256 * 1024)
    expect(cache('responses').entries).toBe(before.entries)
    expect(cache('responses').misses).toBe(before.misses + 1)
  })

  it('and the document cache stay within their budgets', async () => {
    const { budget } = cache('documents')
    for (let at = 0; at < 60; at++)
      await post({
        query: `{ a${at}: countries { id } } #${'x'.repeat(60_000)}`,
        variables: { x: 'x'.repeat(200_000) },
      })
    const { bytes, entries } = cache('documents')
    expect(bytes).toBeLessThanOrEqual(budget)
    // Estimated bytes: more than the length of the comment for each document.
    expect(bytes).toBeGreaterThan(Math.min(60, entries) * 60_000)
  })

  it('and all other caches report statistics within their budgets', async () => {
    await post({ query: '{ products(search: "fontainne") { items { sku } aggregations { count } } }' })
    await post({ query: '{ products(filter: { description: { match: "fontaine" } }) { items { sku } } }' })
    const all = shop.api.app.caches.statistics()
    expect(all.map(({ name }) => name).toSorted()).toEqual([
      'documents',
      'known responses',
      'listing candidates',
      'listings',
      'misspelt words',
      'product details',
      'product views',
      'responses',
      'terms of sale',
      'text filters',
    ])
    for (const { name, entries, bytes, budget } of all) {
      expect([name, bytes <= budget, bytes > 0]).toEqual([name, true, entries > 0])
    }
  })
})
