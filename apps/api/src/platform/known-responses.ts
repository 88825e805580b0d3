import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { LOWEST_VERSION_HEADER, VERSION_HEADER } from '@comptoir/rules/response-source'
import type { RouteShorthandOptions } from 'fastify'
import { ByteCache, textBytes, type CacheStatistics } from './byte-cache.ts'
import type { ChangeFeed } from './change-feed.ts'
import { requestIdOf } from './request-headers.ts'
import { exchangeOf, OTHER, type ApiTelemetry } from './telemetry.ts'

/** A cached response: whoever sends the same request gets the same one until something that it shows changes. */
export type RepeatableResponse = {
  tags: readonly string[]
  /** The version of the data that it was made from. */
  version: number
  /** How often all caches had been cleared before. */
  clearings: number
  /** Work to repeat whenever it is sent again. */
  repeated: readonly (() => void)[]
}

/** `headers` are names and values in turn. */
type Known = {
  response: RepeatableResponse
  headers: readonly string[]
  body: Buffer
  operation: string | undefined
  uses: number
}
type Headers = Readonly<Record<string, string | number | string[] | undefined>>

const budget = 16 * 1024 * 1024
/** A metric names the operation of a response that was sent this often. */
const namedUses = 10
/** Bytes of a request: larger ones are rare. */
const largestRequest = 16 * 1024
/** Request headers that are part of the key. */
const keyHeaders = ['store', 'content-currency', 'content-type', 'content-encoding'] as const
/** A request with one of these may get another response than others. */
const personalHeaders = ['authorization', 'cookie'] as const
/** Response headers that differ from one response to the next, or that the server writes itself. */
const ownHeaders = new Set([
  'x-request-id',
  VERSION_HEADER,
  'connection',
  'keep-alive',
  'date',
  'server-timing',
])

/**
 * Answers POST requests to one path that repeat an earlier one byte for byte before the framework reads them: its hooks,
 * parsing and headers cost several times what a cached response does. Everything else goes on to the framework.
 */
export class KnownResponses {
  readonly #feed: Pick<ChangeFeed, 'version' | 'clearings' | 'tags'>
  readonly #path: string
  readonly #operations: ApiTelemetry['operations'] | undefined
  readonly #known = new ByteCache<string, Known>({ name: 'known responses', budget })
  /** Bodies that were read here, of requests that the framework answers. */
  readonly #read = new WeakMap<IncomingMessage, { key: string; body: Buffer }>()
  readonly #repeatable = new WeakMap<IncomingMessage, { response: RepeatableResponse; body: string }>()

  constructor(
    feed: Pick<ChangeFeed, 'version' | 'clearings' | 'tags'>,
    path: string,
    operations?: ApiTelemetry['operations'],
  ) {
    this.#operations = operations
    this.#feed = feed
    this.#path = path
  }

  get statistics(): CacheStatistics {
    return this.#known.statistics
  }

  /** Answers the request, or lets `next` answer it. */
  handle(request: IncomingMessage, response: ServerResponse, next: RequestListener): void {
    const length = Number(request.headers['content-length'])
    const mayBeKnown =
      request.method === 'POST' &&
      request.url === this.#path &&
      length <= largestRequest &&
      // Else it has to wait for a change.
      Number(request.headers[LOWEST_VERSION_HEADER] ?? 0) <= this.#feed.version &&
      personalHeaders.every((name) => request.headers[name] === undefined)
    if (!mayBeKnown) {
      next(request, response)
      return
    }
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.once('end', () => {
      const [first] = chunks
      const body = first && chunks.length === 1 ? first : Buffer.concat(chunks)
      const key = keyOf(request, body)
      const known = this.#find(key)
      if (known) {
        this.#answer(request, response, known)
        return
      }
      this.#read.set(request, { key, body })
      next(request, response)
    })
  }

  #find(key: string): Known | undefined {
    const known = this.#known.get(key)
    if (!known) return undefined
    const { tags, version, clearings } = known.response
    if (clearings === this.#feed.clearings && this.#feed.tags.isCurrent(tags, version)) return known
    this.#known.delete(key)
    return undefined
  }

  #answer(request: IncomingMessage, response: ServerResponse, known: Known): void {
    const { response: made, headers, body, operation } = known
    const exchange = exchangeOf(request)
    if (exchange) {
      Object.assign(exchange, { route: this.#path, operation, cache: 'hit' })
      known.uses++
      const name = (known.uses >= namedUses && operation) || OTHER
      this.#operations?.record((performance.now() - exchange.at) / 1000, 'query', name, 'cached')
    }
    for (const work of made.repeated) work()
    const version = String(this.#feed.version)
    response
      .writeHead(200, [...headers, 'x-request-id', requestIdOf(request), VERSION_HEADER, version])
      .end(body)
  }

  /** Records that the response to a request is a cached one. */
  note(request: IncomingMessage, response: RepeatableResponse, body: string): void {
    if (this.#read.has(request)) this.#repeatable.set(request, { response, body })
  }

  /** Hooks of the route: they give the framework the bodies that were read here, and keep the responses that were noted. */
  readonly hooks: Required<Pick<RouteShorthandOptions, 'preParsing' | 'onResponse'>> = {
    preParsing: (request, _reply, payload, done) => {
      const read = this.#read.get(request.raw)
      if (!read) done(null, payload)
      else done(null, Object.assign(Readable.from([read.body]), { receivedEncodedLength: read.body.length }))
    },
    onResponse: async ({ raw }, reply) => this.#keep(raw, reply.getHeaders()),
  }

  #keep(request: IncomingMessage, headers: Headers): void {
    const read = this.#read.get(request)
    const repeatable = this.#repeatable.get(request)
    if (!read || !repeatable) return
    const { response, body } = repeatable
    const kept = Object.entries(headers).flatMap(([name, value]) =>
      ownHeaders.has(name) || value === undefined ? [] : [name, String(value)],
    )
    const bytes = textBytes(read.key) + Buffer.byteLength(body) + headerBytes
    this.#known.set(
      read.key,
      {
        response,
        headers: kept,
        body: Buffer.from(body),
        operation: exchangeOf(request)?.operation,
        uses: 0,
      },
      bytes,
    )
  }
}

/** Estimated memory of the headers of a response. */
const headerBytes = 2000

/** Everything that a response may depend on: one line for each header, which cannot have more, and the bytes of the body. */
function keyOf({ headers }: IncomingMessage, body: Buffer): string {
  return `${keyHeaders.map((name) => headers[name] ?? '').join('\n')}\n${body.toString('latin1')}`
}
