import { exchangeOf } from '@comptoir/http-server/telemetry/exchanges'
import { observeRefusals } from '@comptoir/http-server/telemetry/refusals'
import { openTelemetry, type Telemetry } from '@comptoir/http-server/telemetry/telemetry'
import { trustsAddress } from '@comptoir/rules/network-address'
import type { GraphqlTransport } from '@comptoir/rules/graphql-transport'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { BROWSER_SPANS_PATH } from '../app/platform/browser-spans.ts'
import { routeAt } from '../app/platform/link-secrets.server.ts'
import type { PageCache } from './page-cache.ts'
import type { StorefrontSettings } from './settings.ts'

export { observeRefusals }

/** The telemetry of a storefront's process, by its settings. */
export async function openStorefrontTelemetry(settings: StorefrontSettings): Promise<Telemetry> {
  return await openTelemetry(settings.telemetry, {
    service: 'storefront',
    logLevel: settings.logLevel,
    trusts: trustsAddress(settings.trustedProxies),
    browserTraces: {
      isAction: asksForData,
      proxiesTrace: settings.proxiesTrace,
      untraced: new Set([BROWSER_SPANS_PATH]),
    },
  })
}

/** Whether the router of a browser sends a request: a document and a file have no action that began before. */
const asksForData = ({ url = '' }: IncomingMessage) => url.split('?', 1)[0]?.endsWith('.data') === true

/** The name of the route of a page or its data, which is the same in every language. */
export const routeNameOf = (pathname: string): string => routeAt(pathname) ?? 'other'

/** Tells a request the route of its page. */
export function nameRoute(request: FastifyRequest, pathname: string): void {
  const exchange = exchangeOf(request.raw)
  if (!exchange) return
  const name = routeNameOf(pathname)
  exchange.route = pathname.endsWith('.data') ? `${name}.data` : name
}

/** Says that a page came from the cache. */
export function notePageHit(request: FastifyRequest): void {
  const exchange = exchangeOf(request.raw)
  if (exchange) exchange.cache = 'hit'
}

const operationName = /"operationName":"(\w{1,100})"/

/** Calls the commerce API in a span, whose trace the API continues, and measures how long it takes. */
export function observedTransport(transport: GraphqlTransport, telemetry: Telemetry): GraphqlTransport {
  const { tracing, metrics } = telemetry
  if (!tracing && !metrics.isOn) return transport
  const durations = metrics.histogram({
    name: 'http.client.request.duration',
    unit: 's',
    description: 'Time of a call of the commerce API.',
    labels: ['http.request.method', 'http.response.status_code'],
  })
  return async (request) => {
    const began = performance.now()
    const ended = (status: string) => durations.record((performance.now() - began) / 1000, 'POST', status)
    const send = async () => {
      const header = tracing?.header
      const headers = header === undefined ? request.headers : { ...request.headers, traceparent: header }
      const answer = await transport({ ...request, headers })
      ended(String(answer.status))
      return answer
    }
    try {
      if (!tracing) return await send()
      // Its name is the last field of the body.
      const operation = operationName.exec(request.body.slice(-120))?.[1] ?? ''
      const attributes = { 'http.request.method': 'POST', 'graphql.operation.name': operation }
      return await tracing.during(`POST ${operation}`.trim(), { kind: 'client', attributes }, send)
    } catch (error) {
      ended('none')
      throw error
    }
  }
}

/** Makes a page in a span, measures how long it takes, and logs it when that is long. */
export function pageObserver(
  telemetry: Telemetry,
  slowMs: number,
): <Result>(request: FastifyRequest, make: () => Promise<Result>) => Promise<Result> {
  const durations = telemetry.metrics.histogram({
    name: 'comptoir.page.duration',
    unit: 's',
    description: 'Time to make a page that was not in the cache, with its waits for the commerce API.',
    labels: ['http.route'],
  })
  return async (request, make) => {
    const began = performance.now()
    try {
      return await telemetry.span('make page', {}, make)
    } finally {
      const ms = performance.now() - began
      const exchange = exchangeOf(request.raw)
      const route = exchange?.route ?? 'other'
      durations.record(ms / 1000, route)
      if (slowMs > 0 && ms > slowMs) logSlow(request.log, route, ms, exchange?.span?.spanContext().traceId)
    }
  }
}

function logSlow(log: FastifyBaseLogger, route: string, ms: number, traceId: string | undefined): void {
  log.warn({ route, ms: Math.round(ms), ...(traceId !== undefined && { traceId }) }, 'A page was slow')
}

/** Shows the cache of pages. */
export function observePageCache({ metrics }: Telemetry, cache: PageCache): void {
  const labels = { 'comptoir.cache': 'pages' }
  metrics.observe(
    {
      name: 'comptoir.cache.requests',
      unit: '{request}',
      description: 'What caches were asked for, by whether they had it.',
      kind: 'counter',
    },
    () => {
      const { hits, misses } = cache.statistics()
      return [
        { labels: { ...labels, 'comptoir.cache.result': 'hit' }, value: hits },
        { labels: { ...labels, 'comptoir.cache.result': 'miss' }, value: misses },
      ]
    },
  )
  const gauge = (name: string, unit: string, description: string, read: () => number) =>
    metrics.observe({ name, unit, description, kind: 'gauge' }, () => [{ labels, value: read() }])
  gauge('comptoir.cache.size', 'By', 'Estimated size of what a cache holds.', () => cache.statistics().bytes)
  gauge('comptoir.cache.limit', 'By', 'Largest size of a cache.', () => cache.statistics().budget)
  gauge('comptoir.cache.entries', '{entry}', 'Entries of a cache.', () => cache.statistics().entries)
}
