import type { FastifyInstance } from 'fastify'
import { timingSafeEqual } from 'node:crypto'

interface CacheReset {
  readonly cache: { clear: () => void }
  /** Secret token; the route answers 404 without one. */
  readonly token: string | undefined
  /** Base URL of the commerce API, which has the same token. */
  readonly endpoint: string
  /** Replaces `fetch` in tests. */
  readonly call?: (address: string, init: RequestInit) => Promise<Response>
}

/** Milliseconds; shorter than the idle time of a connection. */
const TIMEOUT = 25_000
const PATH = '/private-clear-cache'
const HEADER = 'x-clear-cache-token'

/**
 * Adds `/private-clear-cache` (decisions B-11). Clears the caches of the API first, then the page cache. Answers 404 without
 * the right token and 502 when the API did not clear its caches.
 */
export function serveCacheReset(app: FastifyInstance, reset: CacheReset): void {
  const { cache, token, endpoint, call = fetch } = reset
  const clearApi = async (secret: string) => {
    const signal = AbortSignal.timeout(TIMEOUT)
    const answer = await call(`${endpoint}${PATH}`, {
      method: 'POST',
      headers: { [HEADER]: secret },
      redirect: 'error',
      signal,
    })
    await answer.body?.cancel()
    if (!answer.ok)
      throw new Error(`The commerce API answered ${answer.status}: is its CLEAR_CACHE_TOKEN the same?`)
  }
  app.route<{ Querystring: { token?: string } }>({
    method: ['GET', 'POST'],
    url: PATH,
    handler: async (request, reply) => {
      const header = request.headers[HEADER]
      const given = typeof header === 'string' ? header : request.query.token
      if (!token || typeof given !== 'string' || !isEqual(given, token)) return reply.code(404).send()
      const cleared = await clearApi(token).then(
        () => true,
        (error: unknown) => {
          request.log.error({ err: error }, 'Cannot clear the caches of the commerce API')
          return false
        },
      )
      cache.clear()
      return reply
        .code(cleared ? 200 : 502)
        .header('cache-control', 'no-store')
        .send({ cleared })
    },
  })
}

function isEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
