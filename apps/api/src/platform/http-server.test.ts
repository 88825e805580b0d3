import type { AddressInfo } from 'node:net'
import {
  closeConnections,
  connectTo,
  exchange,
  nextConnectionEnd,
} from '@comptoir/http-server/connections.fixture'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { testSettings } from '../../test/settings.ts'
import { apiLimits, createHttpServer, type ApiLimits } from './http-server.ts'
import { Telemetry } from './telemetry.ts'

/** Sends bytes as they are and answers all that comes back until the server hangs up. */
const converse = async (port: number, sent: string) => (await exchange(port, sent)).answer

const post = (body: string, headers = '') =>
  `POST /graphql HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nConnection: close\r\n${headers}Content-Length: ${body.length}\r\n\r\n${body}`
const get = (path: string, headers = '') =>
  `GET ${path} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n${headers}\r\n`
const statusOf = (answer: string) => Number(answer.split(' ')[1])
const errorOf = (answer: string) => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n'))).errors[0]

let shop: TestApi
let port: number

beforeAll(async () => {
  shop = await createTestApi()
  await shop.api.server.listen({ port: 0, host: '127.0.0.1' })
  port = (shop.api.server.server.address() as AddressInfo).port
})
afterAll(async () => {
  closeConnections()
  await shop.close()
})

const query = JSON.stringify({ query: '{ storeConfig { code } }' })
const inForm = { message: expect.stringMatching(/\w/), extensions: { category: 'graphql-input' } }

describe('Over the network', () => {
  it('answers a request within the limits', async () => {
    expect(statusOf(await converse(port, post(query)))).toBe(200)
    expect(statusOf(await converse(port, post(query, 'Content-Encoding: identity\r\n')))).toBe(200)
  })

  it('answers a long document in the address', async () => {
    const fields = Array.from({ length: 950 }, (_, at) => `name_${at}: store_name`).join(' ')
    const address = `/graphql?query=${encodeURIComponent(`{ storeConfig { ${fields} } }`)}`
    expect(address.length).toBeGreaterThan(24 * 1024)
    const answer = await converse(port, get(address))
    expect(statusOf(answer)).toBe(200)
    expect(answer).toContain('"name_949":')
  })

  it.each<[string, number, string]>([
    ['a body over the limit', 413, post(' '.repeat(600 * 1024))],
    ['a body that would be unpacked', 415, post(query, 'Content-Encoding: gzip\r\n')],
    ['headers over the limit', 431, get('/graphql', `X-Long: ${'x'.repeat(33_000)}\r\n`)],
    ['too many headers', 431, get('/graphql', 'X: y\r\n'.repeat(150))],
    ['a long path', 414, get(`/${'a'.repeat(3000)}`)],
    ['a path of many parts', 414, get('/a'.repeat(100))],
    ['a query of many parameters', 414, get(`/graphql?${'a=b&'.repeat(300)}`)],
    ['an address without an answer', 404, get('/rest')],
    ['another method', 404, get('/graphql').replace('GET', 'PUT')],
    ['what is no HTTP', 400, 'EHLO shop\r\n\r\n'],
  ])('rejects %s with status %i in Magento’s form', async (_what, status, sent) => {
    const answer = await converse(port, sent)
    expect(statusOf(answer)).toBe(status)
    expect(errorOf(answer)).toEqual(inForm)
  })

  it.each([
    ['headers that never end', 'GET /graphql HTTP/1.1\r\nHost: shop\r\n'],
    ['a body that never ends', post(query).slice(0, -10)],
    ['nothing at all', ''],
  ])('does not wait long for %s', async (_what, sent) => {
    const { server, port: own } = await serve({ headersTime: 300, requestTime: 300, checkInterval: 50 })
    const answer = await converse(own, sent)
    expect(statusOf(answer)).toBe(408)
    expect(errorOf(answer)).toEqual(inForm)
    await server.close()
  })

  it('ignores an upgrade and answers Expect', async () => {
    const upgrade = 'Upgrade: websocket\r\nSec-WebSocket-Key: x\r\n'
    expect(statusOf(await converse(port, get('/healthz', upgrade)))).toBe(200)
    expect(statusOf(await converse(port, post(query, 'Expect: something\r\n')))).toBe(417)
  })

  it('rejects a payment notification above 32 KB', async () => {
    const body = 'a'.repeat(33 * 1024)
    const head = `POST /payzen/payment/check HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n`
    const form = `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n`
    expect(statusOf(await converse(port, head + form + body))).toBe(413)
  })
})

/** A server of its own with a few routes of the test's. */
async function serve(limits: Partial<ApiLimits>) {
  const server = createHttpServer(
    testSettings(),
    { ...apiLimits(testSettings()), ...limits },
    { telemetry: new Telemetry() },
  )
  server.get('/quick', () => 'quick')
  server.get('/graphql', () => ({ data: {} }))
  server.post('/graphql', () => ({ data: {} }))
  server.get('/healthz', { config: { pressureHandler: () => undefined } }, () => 'ok')
  await server.listen({ port: 0, host: '127.0.0.1' })
  const ended = nextConnectionEnd(server.server)
  return { server, port: (server.server.address() as AddressInfo).port, ended }
}

it('closes a connection with too many pipelined requests', async () => {
  const { server, port: own, ended } = await serve({ pipelinedRequests: 3 })
  connectTo(own).write('GET /quick HTTP/1.1\r\nHost: shop\r\n\r\n'.repeat(50))
  await ended
  await server.close()
})

it('answers 503 with Retry-After under pressure, but /healthz still answers', async () => {
  const { server } = await serve({ eventLoopDelay: 1e-9 })
  const ask = () => server.inject('/graphql')
  await expect.poll(async () => (await ask()).statusCode, { timeout: 20_000 }).toBe(503)
  const answer = await ask()
  expect(answer.headers['retry-after']).toBe('10')
  expect(answer.headers['content-type']).toMatch(/^application\/json/)
  expect(answer.json()).toEqual({
    errors: [
      {
        message: expect.stringMatching(/Try again/),
        extensions: { category: 'unavailable', retry_after: 10 },
      },
    ],
  })
  expect((await server.inject('/healthz')).statusCode).toBe(200)
  await server.close()
})
