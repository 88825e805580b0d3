import type { AddressInfo } from 'node:net'
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { TelemetrySettings } from '@comptoir/rules/telemetry-settings'
import { afterEach, describe, expect, it } from 'vitest'
import { createHttpServer } from '../text-server.ts'
import { openCollector } from './collector.fixture.ts'
import { openMetricsPort, openTelemetry, Telemetry } from './telemetry.ts'
import { Visitors } from './visitors.ts'

const off: TelemetrySettings = {
  otlpEndpoint: undefined,
  sampleRatio: 1,
  metricsPort: undefined,
  metricsHost: '127.0.0.1',
  logsRequests: false,
  visitorKey: 'a key of tests, long enough',
}
const isLoopback = (address: string | undefined): boolean => address === '127.0.0.1'
const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

async function open(settings: Partial<TelemetrySettings>, trusts = isLoopback) {
  const lines: string[] = []
  const telemetry = await openTelemetry(
    { ...off, ...settings },
    { service: 'test', logLevel: 'info', trusts, write: (text) => void lines.push(text) },
  )
  const server = createHttpServer({}, undefined, { telemetry })
  server.get('/orders/:number', async (_request, reply) => {
    const answer = await telemetry.span('read order', { kind: 'client' }, async () => 'order')
    return reply.send(answer)
  })
  server.get('/page', (_request, reply) => reply.header('cache-control', 'public, s-maxage=600').send('page'))
  await server.listen({ host: '127.0.0.1', port: 0 })
  ends.push(
    () => server.close(),
    () => telemetry.close(),
  )
  const origin = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(origin + path, { headers: { connection: 'close', ...headers } })
    await answer.text()
    return answer
  }
  return { telemetry, server, get, lines }
}

const traceId = '0af7651916cd43dd8448eb211c80319c'
const traceparent = `00-${traceId}-b7ad6b7169203331-01`

describe('A line about a request', () => {
  it('has the route and the pseudonym of the visitor, and nothing that the visitor sent', async () => {
    const { telemetry, server, get, lines } = await open({ logsRequests: true })
    await get('/orders/000000042?token=secret&email=jo@example.com', {
      'x-forwarded-for': '203.0.113.7',
      'x-request-id': 'request-1',
      authorization: 'Bearer abc',
    })
    await server.close()
    await telemetry.close()
    const text = lines.join('')
    const line: Record<string, unknown> = JSON.parse(text)
    expect(line).toMatchObject({
      level: 30,
      app: 'test',
      method: 'GET',
      route: '/orders/:number',
      status: 200,
      reqId: 'request-1',
      msg: 'Request',
    })
    expect(line.bytes).toBeGreaterThan(100)
    expect(String(line.visitor)).toMatch(/^[\w-]{12}$/)
    for (const secret of ['000000042', 'secret', 'jo@', '203.0.113.7', 'abc', '127.0.0.1'])
      expect(text).not.toContain(secret)
  })

  it('is left out for probes, and where it is off', async () => {
    const { telemetry, server, get, lines } = await open({ logsRequests: true })
    server.server.closeAllConnections()
    await get('/nothing-here')
    await server.close()
    await telemetry.close()
    expect(lines.join('')).toContain('"route":"unknown"')
    const silent = await open({})
    await silent.get('/page')
    await silent.telemetry.close()
    expect(silent.lines).toEqual([])
  })
})

describe('A visitor', () => {
  const day = Date.UTC(2026, 10, 30, 12)
  const visitors = (key: string | undefined = 'a key') => new Visitors(key, isLoopback)
  const from = (peer: string, forwarded?: string) => {
    const request = new IncomingMessage(new Socket())
    Object.defineProperty(request.socket, 'remoteAddress', { value: peer })
    if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded
    return request
  }

  it('has one pseudonym a day, in every process with the key', () => {
    const one = visitors().pseudonymOf(from('127.0.0.1', '203.0.113.7'), day)
    expect(visitors().pseudonymOf(from('127.0.0.1', '198.51.100.1, 203.0.113.7'), day + 1000)).toBe(one)
    expect(visitors().pseudonymOf(from('203.0.113.7', '198.51.100.1'), day)).toBe(one)
    expect(visitors().pseudonymOf(from('127.0.0.1', '203.0.113.8'), day)).not.toBe(one)
    expect(visitors().pseudonymOf(from('127.0.0.1', '203.0.113.7'), day + 86_400_000)).not.toBe(one)
    expect(visitors('another').pseudonymOf(from('127.0.0.1', '203.0.113.7'), day)).not.toBe(one)
  })

  it('has another one in every process without a key', () => {
    const [a, b] = [new Visitors(undefined, isLoopback), new Visitors(undefined, isLoopback)]
    expect(a.pseudonymOf(from('203.0.113.7'), day)).not.toBe(b.pseudonymOf(from('203.0.113.7'), day))
  })
})

describe('A trace', () => {
  it('continues that of a trusted caller, and is told to the client', async () => {
    const collector = await openCollector()
    ends.push(collector.close)
    const { telemetry, server, get } = await open({ otlpEndpoint: collector.endpoint })
    const answer = await get('/orders/1', { traceparent })
    const page = await get('/page')
    await server.close()
    await telemetry.close()
    const [request, inner, other] = ['GET /orders/:number', 'read order', 'GET /page'].map((name) =>
      collector.spans.find((span) => span.name === name),
    )
    expect(request).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331', kind: 2 })
    expect(request?.attributes).toMatchObject({
      'http.route': '/orders/:number',
      'http.response.status_code': 200,
    })
    expect(inner).toMatchObject({ traceId, parentSpanId: request?.spanId, kind: 3 })
    expect(other?.traceId).not.toBe(traceId)
    expect(answer.headers.get('server-timing')).toBe(`traceparent;desc="00-${traceId}-${request?.spanId}-01"`)
    // Caches in front would give it to others.
    expect(page.headers.get('server-timing')).toBeNull()
    expect([...collector.metrics]).toContain('http.server.request.duration')
  })

  it('begins anew for clients who are not trusted, and records a share', async () => {
    const collector = await openCollector()
    ends.push(collector.close)
    const { telemetry, server, get } = await open({ otlpEndpoint: collector.endpoint }, () => false)
    await get('/orders/1', { traceparent })
    await server.close()
    await telemetry.close()
    expect(collector.spans.map((span) => span.traceId)).not.toContain(traceId)
    expect(collector.spans).toHaveLength(2)
    const none = await open({ otlpEndpoint: collector.endpoint, sampleRatio: 0 })
    await none.get('/orders/1')
    await none.server.close()
    await none.telemetry.close()
    expect(collector.spans).toHaveLength(2)
  })

  it('does not keep a process when the collector is away', async () => {
    const collector = await openCollector()
    await collector.close()
    const { telemetry, server, get } = await open({ otlpEndpoint: collector.endpoint })
    expect((await get('/orders/1')).status).toBe(200)
    await server.close()
    await telemetry.close()
  })
})

describe('/metrics', () => {
  it('is on a port of its own', async () => {
    const { telemetry, get } = await open({ metricsPort: 0 })
    const port = await openMetricsPort(telemetry, { ...off, metricsPort: 0 })
    await get('/orders/1')
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { connection: 'close' } })
    const text = await answer.text()
    expect(answer.headers.get('content-type')).toContain('version=0.0.4')
    expect(text).toContain(
      'http_server_request_duration_seconds_count{http_request_method="GET",http_route="/orders/:number",http_response_status_code="200"} 1',
    )
    expect(text).toContain('nodejs_eventloop_delay_p99_seconds ')
    expect((await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } })).status).toBe(404)
    expect((await get('/metrics')).status).toBe(404)
  })

  it('is nowhere without a port', async () => {
    const { telemetry } = await open({})
    expect(await openMetricsPort(telemetry, off)).toBeUndefined()
    expect(new Telemetry().isOn).toBe(false)
  })
})
