import type { Span } from '@opentelemetry/api'
import type { FastifyInstance } from 'fastify'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Counter, Histogram } from './metrics.ts'
import type { Telemetry } from './telemetry.ts'
import { traceparentOf } from './tracing.ts'

/** A request with its response, while it is observed; those who answer it add what they know. */
export type Exchange = {
  /** Pattern of its route, never its path. */
  route: string | undefined
  /** Name of the operation of GraphQL. */
  operation: string | undefined
  /** Where the response was ready. */
  cache: string | undefined
  readonly span: Span | undefined
  /** When it began; of `performance`. */
  readonly at: number
}

const exchanges = new WeakMap<IncomingMessage, Exchange>()

/** What is known of a request; undefined where nothing is observed. */
export const exchangeOf = (request: IncomingMessage): Exchange | undefined => exchanges.get(request)

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
/** Probes would be most of the lines of a quiet shop. */
const unlogged = new Set(['/healthz', '/readyz'])
const unknownRoute = 'unknown'
const requestId = /^[\w-]{1,100}$/

type Instruments = {
  durations: Histogram<readonly ['http.request.method', 'http.route', 'http.response.status_code']>
  aborted: Counter<readonly ['http.route']>
}

/**
 * Measures, traces and logs each request that `handle` answers, from its start to the end of its response; returns `handle`
 * itself where nothing of it is on.
 */
export function observed(handle: RequestListener, telemetry: Telemetry): RequestListener {
  if (!telemetry.isOn) return handle
  const { metrics } = telemetry
  let active = 0
  metrics.observe(
    {
      name: 'http.server.active_requests',
      unit: '{request}',
      description: 'Requests in progress.',
      kind: 'gauge',
    },
    () => [{ value: active }],
  )
  const instruments: Instruments = {
    durations: metrics.histogram({
      name: 'http.server.request.duration',
      unit: 's',
      description: 'Time from the request to the end of its response.',
      labels: ['http.request.method', 'http.route', 'http.response.status_code'],
    }),
    aborted: metrics.counter({
      name: 'comptoir.http.aborted',
      unit: '{request}',
      description: 'Requests whose client left before the response ended.',
      labels: ['http.route'],
    }),
  }
  return (request, response) => {
    active++
    const started = begin(request, telemetry)
    response.once('close', () => {
      active--
      end(request, response, started, { telemetry, instruments })
    })
    handle(request, response)
  }
}

type Started = { exchange: Exchange; socket: Socket; bytesBefore: number; method: string }

function begin(request: IncomingMessage, telemetry: Telemetry): Started {
  const { socket } = request
  const method = methods.has(request.method ?? '') ? (request.method ?? '') : '_OTHER'
  const tracing = telemetry.tracingOf(request)
  const exchange: Exchange = {
    route: undefined,
    operation: undefined,
    cache: undefined,
    at: performance.now(),
    span: tracing?.start(
      method,
      { kind: 'server', attributes: { 'http.request.method': method } },
      tracing && telemetry.parentOf(request),
    ),
  }
  exchanges.set(request, exchange)
  return { exchange, socket, bytesBefore: socket.bytesWritten, method }
}

function end(
  request: IncomingMessage,
  response: ServerResponse,
  { exchange, socket, bytesBefore, method }: Started,
  { telemetry, instruments }: { telemetry: Telemetry; instruments: Instruments },
): void {
  const { route = unknownRoute, operation, cache, span, at } = exchange
  const ms = performance.now() - at
  const status = response.statusCode
  instruments.durations.record(ms / 1000, method, route, String(status))
  if (!response.writableFinished) instruments.aborted.add(1, route)
  if (span) {
    span.updateName(`${method} ${route}`)
    span.setAttributes({
      'http.route': route,
      'http.response.status_code': status,
      ...(operation !== undefined && { 'graphql.operation.name': operation }),
    })
    if (status >= 500) telemetry.tracing?.fail(span, String(status))
    span.end()
  }
  const { requestLog, visitors } = telemetry
  if (!requestLog || !visitors || unlogged.has(route)) return
  const time = Date.now()
  const sentId = request.headers['x-request-id']
  requestLog.add({
    time,
    method,
    route,
    operation,
    status,
    ms: Math.round(ms * 10) / 10,
    bytes: socket.bytesWritten - bytesBefore,
    cache,
    visitor: visitors.pseudonymOf(request, time),
    reqId: typeof sentId === 'string' && requestId.test(sentId) ? sentId : undefined,
    traceId: span?.spanContext().traceId,
  })
}

/** Tells the exchanges of a server their routes, and opens their traces for what handlers do. */
export function observeRoutes(server: FastifyInstance, telemetry: Telemetry): void {
  const { tracing } = telemetry
  if (!telemetry.isOn) return
  server.addHook('onRequest', (request, _reply, done) => {
    const exchange = exchanges.get(request.raw)
    if (exchange) exchange.route = request.routeOptions.url ?? unknownRoute
    done()
  })
  if (!tracing) return
  // After the body was read: its events belong to no trace.
  server.addHook('preHandler', (request, _reply, done) => {
    const span = exchanges.get(request.raw)?.span
    if (span) tracing.within(span, done)
    else done()
  })
  server.addHook('onSend', async (request, reply) => {
    const span = exchanges.get(request.raw)?.span
    // A response that a cache keeps is not of this trace for those who get it later.
    if (!span || String(reply.getHeader('cache-control')).includes('s-maxage')) return
    reply.header('server-timing', `traceparent;desc="${traceparentOf(span.spanContext())}"`)
  })
}
