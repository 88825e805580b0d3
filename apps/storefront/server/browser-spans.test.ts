import { openCollector } from '@comptoir/http-server/telemetry/collector.fixture'
import { Telemetry } from '@comptoir/http-server/telemetry/telemetry'
import fastify from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { BROWSER_SPANS_PATH, type BrowserSpan } from '../app/platform/browser-spans.ts'
import { readSpans, reportedSpan, serveBrowserSpans } from './browser-spans.ts'
import { readSettings } from './settings.ts'
import { openStorefrontTelemetry } from './telemetry.ts'

const span: BrowserSpan = {
  traceId: '0af7651916cd43dd8448eb211c80319c',
  spanId: 'b7ad6b7169203331',
  kind: 'submit',
  path: '/fr/panier.data',
  age: 1500,
  ms: 1200,
  outcome: 'done',
  status: 200,
}
const load: BrowserSpan = {
  ...span,
  kind: 'load',
  parentId: '00f067aa0ba902b7',
  firstByte: 40.5,
  interactive: 300,
}

async function storefront(sending = true) {
  const collector = await openCollector()
  const env = sending ? { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint } : {}
  const telemetry = sending ? await openStorefrontTelemetry(readSettings(env)) : new Telemetry()
  const app = fastify()
  await serveBrowserSpans(app, telemetry)
  onTestFinished(async () => {
    await app.close()
    await telemetry.close()
    await collector.close()
  })
  const send = async (payload: object, headers: Record<string, string> = {}) => {
    const { statusCode } = await app.inject({ method: 'POST', url: BROWSER_SPANS_PATH, payload, headers })
    return statusCode
  }
  return { send, telemetry, collector }
}

describe('reports of browsers', () => {
  it('are spans of a service of their own, with the ids that the browser gave', async () => {
    const { send, telemetry, collector } = await storefront()
    expect(await send({ spans: [span, { ...load, spanId: '00f067aa0ba902b8', outcome: 'failed' }] })).toBe(
      204,
    )
    await telemetry.close()
    const [submit, loaded] = collector.spans
    const { traceId, spanId } = span
    expect(submit).toMatchObject({
      service: 'comptoir-browser',
      name: 'submit cart',
      traceId,
      spanId,
      kind: 3,
    })
    expect(submit?.parentSpanId).toBeFalsy()
    expect(submit?.attributes).toEqual({
      'http.route': 'cart',
      'comptoir.action': 'submit',
      'comptoir.outcome': 'done',
      'http.response.status_code': 200,
    })
    expect(loaded).toMatchObject({ name: 'load cart', traceId, parentSpanId: load.parentId })
    expect(loaded?.attributes).toMatchObject({ 'comptoir.first_byte_ms': 41, 'comptoir.interactive_ms': 300 })
  })

  it('of other sites, of another form and too large ones are rejected', async () => {
    const { send, telemetry, collector } = await storefront()
    expect(await send({ spans: [span] }, { 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await send({ spans: [{ ...span, kind: 'other' }] })).toBe(400)
    expect(await send({ spans: [span], more: 'x'.repeat(9000) })).toBe(413)
    await telemetry.close()
    expect(collector.spans).toEqual([])
  })

  it('are limited for each address', async () => {
    const { send } = await storefront()
    const statuses: number[] = []
    for (let count = 0; count < 32; count += 1) statuses.push(await send({ spans: [span] }))
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  })

  it('have no address where nothing is traced', async () => {
    const { send } = await storefront(false)
    expect(await send({ spans: [span] })).toBe(404)
  })
})

describe('a span', () => {
  it.each([
    ['an id that is none', { traceId: '0'.repeat(32) }],
    ['an id with capitals', { spanId: 'B7AD6B7169203331' }],
    ['an id that is too long', { spanId: `${span.spanId}00` }],
    ['a parent, though an action begins its trace', { parentId: load.parentId }],
    ['a path that is none', { path: 'javascript:' }],
    ['a path that is too long', { path: `/${'x'.repeat(300)}` }],
    ['a time that has not come', { age: -1 }],
    ['a time long ago', { age: 3_600_000 }],
    ['an end that has not come', { ms: 1501 }],
    ['a time that is no number', { ms: '1' }],
    ['an unknown outcome', { outcome: 'good' }],
    ['an unknown status', { status: 999 }],
  ])('with %s is rejected', (_, wrong) => {
    expect(readSpans({ spans: [{ ...span, ...wrong }] })).toBeUndefined()
  })

  it.each([
    [undefined],
    ['text'],
    [[]],
    [{}],
    [{ spans: [] }],
    [{ spans: Array.from({ length: 11 }, () => span) }],
  ])('is not in %o', (body) => {
    expect(readSpans(body)).toBeUndefined()
  })

  it('has the name of its route, no path, and begins by the clock of the server', () => {
    const [read] =
      readSpans({
        spans: [{ ...span, path: '/fr/compte/commandes/000000042.data', email: 'ada@example.com' }],
      }) ?? []
    const reported = reportedSpan(read ?? expect.fail('no span'), 10_000)
    expect(reported).toMatchObject({ began: 8500, ms: 1200 })
    expect(JSON.stringify(reported)).not.toMatch(/000000042|ada@/)
    expect(reportedSpan({ ...span, path: '/fr/nothing/here/42' }, 0).name).toBe('submit other')
  })
})
