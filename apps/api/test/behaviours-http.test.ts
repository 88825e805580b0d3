import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from './api.ts'
import { newCustomer } from './accounts.ts'

/** How clients of Magento reach the API over HTTP (contract §3). */
let test: TestApi

beforeAll(async () => {
  test = await createTestApi()
  await test.api.server.ready()
})
afterAll(() => test.close())

type Sent = {
  method?: 'GET' | 'POST' | 'OPTIONS'
  headers?: Record<string, string>
  body?: string
  query?: object
}

async function http({ method = 'POST', headers = {}, body, query = {} }: Sent) {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  )
  const answer = await test.api.server.inject({
    method,
    url: `/graphql?${search}`,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { payload: body }),
  })
  const parsed = answer.body === '' ? undefined : JSON.parse(answer.body)
  return { status: answer.statusCode, headers: answer.headers, body: parsed }
}

const ask = (query: string, headers: Record<string, string> = {}) =>
  http({ body: JSON.stringify({ query }), headers })

it('accepts variables as JSON and the operation name in a GET', async () => {
  const query = 'query A { countries { id } } query B($id: String) { country(id: $id) { id } }'
  const { status, body } = await http({
    method: 'GET',
    query: { query, variables: { id: 'FR' }, operationName: 'B' },
  })
  expect({ status, body }).toEqual({ status: 200, body: { data: { country: { id: 'FR' } } } })
})

it('rejects invalid JSON and other content types, and answers OPTIONS', async () => {
  const text = await http({ body: '{}', headers: { 'content-type': 'text/plain' } })
  expect(text.body.errors[0].message).toBe('Request content type must be application/json')
  expect((await http({ body: '{' })).status).toBe(400)
  expect((await ask('{ storeConfig {')).status).toBe(400)
  expect((await http({ method: 'OPTIONS' })).status).toBe(204)
})

it('answers an invalid document with status 200 and the first error', async () => {
  const { status, body } = await ask('{ nothing nowhere }')
  expect(status).toBe(200)
  expect(body.errors).toHaveLength(1)
  expect(body.errors[0]).toMatchObject({
    message: expect.stringContaining('Cannot query field "nothing"'),
    locations: [{ line: 1, column: 3 }],
    extensions: { category: 'graphql-input' },
  })
})

it('returns the first of several errors and null for the failed fields', async () => {
  const { status, body } = await ask(
    '{ customer { email } cart(cart_id: "x") { id } storeConfig { store_code } }',
  )
  expect(status).toBe(403)
  expect(body.errors).toHaveLength(1)
  expect(body.data).toEqual({ customer: null, cart: null, storeConfig: { store_code: 'fr' } })
})

it('rejects documents that are too deep with Magento’s message', async () => {
  const deep = '{ categories { items { '.concat('children { '.repeat(22), 'uid', ' }'.repeat(22), ' } } }')
  expect((await ask(deep)).body.errors[0].message).toMatch(/^Max query depth should be 20 but got \d+$/)
})

it('rejects documents that are too wide with Magento’s message', async () => {
  const wide = `{ ${Array.from({ length: 3001 }, (_, place) => `s${place}: __typename`).join(' ')} }`
  const { status, body } = await ask(wide)
  expect([status, body.errors[0].message]).toEqual([200, 'Max query complexity should be 3000 but got 3001'])
})

it.each(['Bearer', 'Bearer one two', 'Basic abc', ''])('"%s" is a guest', async (authorization) => {
  const { status } = await ask('{ storeConfig { store_code } }', { authorization })
  expect(status).toBe(200)
})

it('accepts `default` as code of the default store view', async () => {
  const { body } = await ask('{ storeConfig { store_code } }', { store: 'default' })
  expect(body.data.storeConfig.store_code).toBe('fr')
})

it.each([
  ['of its cookie', { cookie: 'a=1; store=en' }, 'en'],
  ['of its header, whatever the cookie says', { cookie: 'store=en', store: 'it' }, 'it'],
  ['of the default, where the cookie names none', { cookie: 'store=nowhere; mystore=en' }, 'fr'],
])('selects the store view %s', async (_which, headers, code) => {
  const { body } = await ask('{ storeConfig { store_code } }', headers)
  expect(body.data.storeConfig.store_code).toBe(code)
})

it('rejects U+0000 anywhere and accepts other characters', async () => {
  const query = 'query ($name: String!) { route(url: $name) { type } }'
  const sent = async (name: string) =>
    (await http({ body: JSON.stringify({ query, variables: { name } }) })).body
  for (const name of ['a\0b', '\0'])
    expect((await sent(name)).errors).toMatchObject([
      { message: expect.stringContaining('U+0000'), extensions: { category: 'graphql-input' } },
    ])
  expect((await ask(String.raw`{ route(url: "a\u0000") { type } }`)).body.errors).toHaveLength(1)
  const got = await http({ method: 'GET', query: { query, variables: { name: '\0' } } })
  expect(got.body.errors[0].message).toContain('U+0000')
  for (const name of ['\ud83c\udf63', 'half \ud83d', '\udc00', String.raw`\u0000`])
    expect(await sent(name)).toEqual({ data: { route: null } })
})

it('returns internal errors without details', async () => {
  await test.sql`alter table cms_block rename to gone`
  const { status, body } = await ask('{ cmsBlocks(identifiers: ["home"]) { items { title } } }')
  await test.sql`alter table gone rename to cms_block`
  expect(status).toBe(200)
  expect(body.errors).toMatchObject([{ message: 'Internal server error', path: ['cmsBlocks'] }])
  expect(JSON.stringify(body)).not.toMatch(/gone|cms_block|relation/)
})

it('allows caching of catalogue GETs only', async () => {
  const cacheable = await http({ method: 'GET', query: { query: '{ countries { id } }' } })
  expect(cacheable.headers['cache-control']).not.toContain('no-store')
  expect(cacheable.headers.etag).toBeDefined()
  const again = await http({
    method: 'GET',
    query: { query: '{ countries { id } }' },
    headers: { 'if-none-match': String(cacheable.headers.etag) },
  })
  expect(again.status).toBe(304)
  const { token } = await newCustomer(test)
  for (const authorization of [`Bearer ${token}`, 'Basic YTpi']) {
    const ofPerson = await http({
      method: 'GET',
      query: { query: '{ countries { id } }' },
      headers: { authorization },
    })
    expect(ofPerson.headers).toMatchObject({ 'cache-control': 'no-store' })
    expect(ofPerson.headers.etag).toBeUndefined()
  }
  const mixed = '{ countries { id } isEmailAvailable(email: "a@example.com") { is_email_available } }'
  const own = await http({ method: 'GET', query: { query: mixed } })
  expect(own.headers['cache-control']).toBe('no-store')
})

it('returns X-Magento-Cache-Id, a SHA-256 by store view and sign-in', async () => {
  const { token } = await newCustomer(test)
  const idOf = async (headers: Record<string, string>) =>
    String((await ask('{ storeConfig { store_code } }', headers)).headers['x-magento-cache-id'])
  const ids = [await idOf({}), await idOf({ store: 'en' }), await idOf({ authorization: `Bearer ${token}` })]
  expect(ids.every((id) => /^[0-9a-f]{64}$/.test(id))).toBe(true)
  expect(new Set(ids).size).toBe(3)
  expect(await idOf({})).toBe(ids[0])
})
