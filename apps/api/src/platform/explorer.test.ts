import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
let shop: TestApi

beforeAll(async () => {
  shop = await createTestApi()
})
afterAll(() => shop.close())

test('Developers can open an API explorer in the browser', async () => {
  const { server } = shop.api
  const page = await server.inject({ url: '/graphql', headers: browser })
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'/)
  expect(page.payload).not.toMatch(/<style|<script(?![^>]* src=)| on\w+=| style=/)
  const files = [...page.payload.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, file]) => file ?? '')
  expect(files).toHaveLength(2)
  for (const url of files) expect((await server.inject({ url })).statusCode).toBe(200)
})

test('executes operations, also from a browser', async () => {
  const { server } = shop.api
  expect((await server.inject({ url: '/graphql' })).json()).toHaveProperty('errors')
  const answer = await server.inject({
    url: `/graphql?query=${encodeURIComponent('{ storeConfig { store_code } }')}&variables=`,
    headers: browser,
  })
  expect(answer.json()).toHaveProperty('data.storeConfig')
})

test('has no explorer in production', async () => {
  const live = await createTestApi({ settings: { production: true } })
  const page = await live.api.server.inject({ url: '/graphql', headers: browser })
  expect(page.headers['content-type']).toContain('application/json')
  expect((await live.api.server.inject({ url: '/dev/explorer.js' })).statusCode).toBe(404)
  await live.close()
})
