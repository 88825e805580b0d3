import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, request, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openCollector } from '@comptoir/http-server/telemetry/collector.fixture'
import { prometheusText } from '@comptoir/http-server/telemetry/prometheus-text'
import { afterEach, describe, expect, it } from 'vitest'
import { BROWSER_SPANS_PATH } from '../app/platform/browser-spans.ts'
import { CLIENT_ERRORS_PATH } from '../app/platform/client-errors.ts'
import type { StorefrontBuild } from './build.ts'
import { readSettings } from './settings.ts'
import { createSites } from './sites.ts'
import { openStorefrontTelemetry } from './telemetry.ts'

const closing: (() => Promise<unknown> | void)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

/** A commerce API that knows both sites, and keeps the headers of operations with a name. */
async function openApi(asked: IncomingHttpHeaders[]): Promise<string> {
  const storefronts = [
    { website_code: 'fontaines', url: 'http://water.example' },
    { website_code: 'sushi', url: 'http://food.example' },
  ]
  const server = createServer(async (incoming, response) => {
    let body = ''
    for await (const part of incoming.setEncoding('utf8')) body += part
    if (body.includes('"operationName":"Home"')) asked.push(incoming.headers)
    response.end(JSON.stringify({ data: { storefronts } }))
  })
  server.listen(0)
  await once(server, 'listening')
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

const build: StorefrontBuild = {
  serveAssets: async () => undefined,
  render: async (_request, { transport }) => {
    await transport({
      body: JSON.stringify({ query: '{ home }', operationName: 'Home' }),
      headers: { 'content-type': 'application/json' },
    })
    return new Response('page', { headers: { 'content-type': 'text/html' } })
  },
  refuse: async () => new Response('', { status: 400 }),
  renderBusy: async () => new Response('', { status: 400 }),
}

async function openShops(env: Record<string, string>) {
  const asked: IncomingHttpHeaders[] = []
  const settings = readSettings({
    SITES: 'fontaines,sushi',
    COMMERCE_ENDPOINT: await openApi(asked),
    LOG_LEVEL: 'silent',
    ...env,
  })
  const telemetry = await openStorefrontTelemetry(settings)
  const app = await createSites({ settings, build, telemetry })
  closing.push(
    () => app.close(),
    () => telemetry.close(),
  )
  const port = Number(new URL(await app.listen({ port: 0 })).port)
  const visit = async (host: string, path: string, posted?: object, more: Record<string, string> = {}) =>
    await new Promise<IncomingHttpHeaders>((resolve, reject) => {
      const type = posted && { 'content-type': 'application/json' }
      const headers = { host, connection: 'close', ...type, ...more }
      request({ port, path, headers, method: posted ? 'POST' : 'GET' }, (response) => {
        response.resume().on('close', () => resolve(response.headers))
      })
        .on('error', reject)
        .end(posted && JSON.stringify(posted))
    })
  const metrics = async () => prometheusText(await telemetry.metrics.collect())
  return { visit, metrics, asked, app, telemetry }
}

/** Rows of docs/metrics.md that storefronts print. */
const listed = [
  ...readFileSync(new URL('../../../docs/metrics.md', import.meta.url), 'utf8').matchAll(
    /^\| `(\w+)` +\| (\w+) +\| [^|]*storefront[^|]*\|/gm,
  ),
].map(([, name, kind]) => `${name} ${kind}`)

describe('A storefront', () => {
  it('prints exactly the metrics of docs/metrics.md, of all its sites together', async () => {
    const { visit, metrics } = await openShops({ METRICS_PORT: '0' })
    await visit('water.example', '/fr/panier')
    await visit('food.example', '/fr/panier')
    await visit('food.example', '/fr/nowhere/at/all')
    const report = { kind: 'render', message: 'a', stack: 'b', path: '/', build: 'c' }
    await visit('food.example', CLIENT_ERRORS_PATH, report)
    const text = await metrics()
    const printed = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name, kind]) => `${name} ${kind}`)
    expect(printed.toSorted()).toEqual(listed.toSorted())
    expect(text).toContain('comptoir_page_duration_seconds_count{http_route="cart"} 2\n')
    expect(text).toMatch(/^http_server_request_duration_seconds_count\{.*http_route="cart".*"200"\} 2$/m)
    expect(text).toMatch(/^comptoir_cache_requests_total\{comptoir_cache="pages",.*"miss"\} [1-9]/m)
    expect(text.match(/^http_server_active_requests /gm)).toHaveLength(1)
    expect(text).toContain('comptoir_client_errors_total{comptoir_kind="render"} 1\n')
    expect(text).not.toContain('nowhere')
  })

  it('begins a trace that goes on in the API', async () => {
    const collector = await openCollector()
    closing.push(collector.close)
    const { visit, asked, app, telemetry } = await openShops({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    })
    const headers = await visit('water.example', '/fr/panier')
    await app.close()
    await telemetry.close()
    const spans = new Map(collector.spans.map((span) => [span.name, span]))
    const [page, made, call] = ['GET cart', 'make page', 'POST Home'].map((name) => spans.get(name))
    expect(made).toMatchObject({ traceId: page?.traceId, parentSpanId: page?.spanId })
    expect(call).toMatchObject({ traceId: page?.traceId, parentSpanId: made?.spanId })
    expect(asked.map(({ traceparent }) => traceparent)).toEqual([`00-${page?.traceId}-${call?.spanId}-01`])
    expect(headers['server-timing']).toBe(`traceparent;desc="00-${page?.traceId}-${page?.spanId}-01"`)
  })

  it('sends no trace where no collector is set', async () => {
    const { visit, asked } = await openShops({})
    const headers = await visit('water.example', '/fr/panier')
    expect(headers['server-timing']).toBeUndefined()
    expect(asked.map(({ traceparent }) => traceparent)).toEqual([undefined])
  })
})

describe('A trace that a browser began', () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  const sent = (id = traceId, flags = '01') => ({ traceparent: `00-${id}-b7ad6b7169203331-${flags}` })

  async function traced(env: Record<string, string> = {}) {
    const collector = await openCollector()
    closing.push(collector.close)
    const { visit, app, telemetry } = await openShops({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      ...env,
    })
    const ask = async (path: string, headers: Record<string, string>) => {
      const { 'server-timing': timing } = await visit('water.example', path, undefined, headers)
      return String(timing)
    }
    const spans = async () => {
      await app.close()
      await telemetry.close()
      return collector.spans
    }
    return { ask, spans }
  }

  it('goes on in the storefront for what the router asks, and is recorded whatever its flag says', async () => {
    const { ask, spans } = await traced()
    expect(await ask('/fr/panier.data?_routes=root', sent(traceId, '00'))).toMatch(`00-${traceId}-`)
    const [page] = (await spans()).filter(({ name }) => name === 'GET cart.data')
    expect(page).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331' })
  })

  it('is recorded by the share of the storefront, whatever its flag says', async () => {
    const { ask, spans } = await traced({ OTEL_TRACES_SAMPLER_ARG: '0.5' })
    // The library decides by the number in the id.
    const [recorded, other] = [`${'0'.repeat(24)}00000001`, `${'0'.repeat(24)}f0000000`]
    expect(await ask('/fr/panier.data', sent(recorded, '00'))).toMatch(/-01"$/)
    expect(await ask('/fr/panier.data', sent(other, '01'))).toMatch(/-00"$/)
    expect(new Set((await spans()).map((span) => span.traceId))).toEqual(new Set([recorded]))
  })

  it.each([
    ['a page', '/fr/panier', sent()],
    ['what is no trace', '/fr/panier.data', { traceparent: `00-${traceId}-x` }],
    ['an id that is none', '/fr/panier.data', sent('0'.repeat(32))],
  ])('does not go on for %s', async (_, path, headers) => {
    const { ask } = await traced()
    const timing = await ask(path, headers)
    expect(timing).toMatch(/^traceparent;desc="00-[\da-f]{32}-[\da-f]{16}-01"$/)
    expect(timing).not.toMatch(/00-0{32}|0af7651916cd43dd8448eb211c80319c/)
  })

  it('goes on for so many requests of a network a minute, and no more', async () => {
    const { ask } = await traced()
    const from = (address: string) => ({ ...sent(), 'x-forwarded-for': address })
    for (let count = 0; count < 120; count++)
      expect(await ask('/robots.data', from('203.0.113.7'))).toMatch(traceId)
    expect(await ask('/robots.data', from('203.0.113.7'))).not.toMatch(traceId)
    expect(await ask('/robots.data', from('198.51.100.1'))).toMatch(traceId)
  })

  it('is that of a proxy where proxies trace, as it says', async () => {
    const { ask } = await traced({ PROXY_TRACES: '1' })
    expect(await ask('/fr/panier', sent(traceId, '00'))).toMatch(
      new RegExp(`00-${traceId}-[\\da-f]{16}-00"$`),
    )
  })

  it('is no trace of the report that tells it', async () => {
    const { ask, spans } = await traced()
    await ask(BROWSER_SPANS_PATH, {})
    expect(await spans()).toEqual([])
  })
})

it('reads the addresses of proxies as the server does', async () => {
  const { telemetry } = await openShops({ TRUSTED_PROXIES: '10.0.0.0/8' })
  expect(telemetry.trusts('10.1.2.3')).toBe(true)
  expect(telemetry.trusts('127.0.0.1')).toBe(false)
})
