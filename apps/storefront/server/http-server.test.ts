import type { AddressInfo } from 'node:net'
import { closeConnections, exchange } from '@comptoir/http-server/connections.fixture'
import { parseRedirects, redirectList } from '@comptoir/site-file/redirects'
import { afterEach, describe, expect, it } from 'vitest'
import { HTTP_LIMITS, type HttpLimits } from '@comptoir/rules/http-limits'
import { createHttpServer } from '@comptoir/http-server/text-server'
import { fixedSite } from './current-site.ts'
import { PageCache } from './page-cache.ts'
import { servePages } from './pages.ts'
import { unreadableUrlRewriter } from './request.ts'
import { readSettings } from './settings.ts'
import { testSite } from '../app/platform/test-scope.fixture.ts'

const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  closeConnections()
  for (const end of cleanUp.splice(0).toReversed()) await end()
})

/** A storefront with short pages. */
async function shop(limits: Partial<HttpLimits> = {}) {
  const app = createHttpServer(
    { rewriteUrl: unreadableUrlRewriter(() => ['fr', 'en', 'it']) },
    { ...HTTP_LIMITS, ...limits },
  )
  const render = async (request: Request) =>
    new Response(`<p>${request.method}</p>`, { headers: { 'content-type': 'text/plain' } })
  servePages(app, {
    build: { serveAssets: async () => undefined, render, refuse: render, renderBusy: render },
    site: fixedSite(testSite()),
    settings: readSettings({}),
    transport: async () => ({ status: 200, headers: {}, body: '' }),
    cache: new PageCache({ lifespan: 10, budget: 0 }),
    redirects: redirectList(parseRedirects('/ancien /fr/nouveau 302').rules),
    theme: { theme: '', darkTheme: '' },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  cleanUp.push(() => app.close())
  return { port: (app.server.address() as AddressInfo).port }
}

const get = (path: string, headers = '') =>
  `GET ${path} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n${headers}\r\n`
const post = (body: string, type = 'application/x-www-form-urlencoded', headers = '') =>
  `POST /fr/contact HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n${headers}Content-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`
const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'

describe('createHttpServer', () => {
  it.each<[string, number, string]>([
    ['a page', 200, get('/fr/contact')],
    ['a form', 200, post('a=1&b=2')],
    ['a form of 100,000 fields', 413, post('a&'.repeat(100_000))],
    ['a form of many parts', 413, post(part.repeat(2000), 'multipart/form-data; boundary=x')],
    ['a body over the limit', 413, post('a'.repeat(300 * 1024))],
    ['a compressed body', 415, post('a=1', undefined, 'Content-Encoding: gzip\r\n')],
    ['headers over the limit', 431, get('/fr', `Cookie: ${'a=b; '.repeat(2000)}\r\n`)],
    ['too many headers', 431, get('/fr', 'X: y\r\n'.repeat(150))],
    ['a long path', 414, get(`/fr/${'a'.repeat(3000)}`)],
    ['a path of slashes', 414, get('/'.repeat(5000))],
    ['a query of many parameters', 414, get(`/fr?${'a&'.repeat(1000)}`)],
    ['another method', 405, 'OPTIONS /fr/contact HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n'],
    ['an upgrade', 200, get('/fr/contact', 'Upgrade: websocket\r\n')],
    ['invalid HTTP', 400, 'EHLO shop\r\n\r\n'],
  ])('answers %s with %i', async (_what, status, sent) => {
    const { port } = await shop()
    expect((await exchange(port, sent)).status).toBe(status)
  })

  it.each([
    ['the rest of the headers', 'GET /fr HTTP/1.1\r\nHost: shop\r\n'],
    ['the rest of the body', post('a=1&b=2').slice(0, -3)],
    ['a request', ''],
  ])('answers 408 when %s does not arrive', async (_what, sent) => {
    const { port } = await shop({ headersTime: 200, requestTime: 200, checkInterval: 50 })
    expect((await exchange(port, sent)).status).toBe(408)
  })

  it('closes a connection with too many pipelined requests', async () => {
    const { port } = await shop({ pipelinedRequests: 3 })
    const { answer } = await exchange(port, 'GET /fr/contact HTTP/1.1\r\nHost: shop\r\n\r\n'.repeat(50))
    expect(answer.split('HTTP/1.1').length - 1).toBeLessThanOrEqual(3)
  })
})
