import type { FastifyInstance } from 'fastify'
import { timingSafeEqual } from 'node:crypto'

interface CacheReset {
  readonly cache: { clear: () => void }
  /** The secret; without it the address does not exist. */
  readonly token: string | undefined
  /** The commerce API, which knows the same secret. */
  readonly endpoint: string
  /** Calls the API; tests set their own. */
  readonly call?: (address: string, init: RequestInit) => Promise<Response>
}

/** Shorter than a connection may be silent. */
const TIMEOUT = 25_000
const PATH = '/private-clear-cache'
const HEADER = 'x-clear-cache-token'

/**
 * `/private-clear-cache`, for those who know the secret; for others it does not exist (decisions B-11). Clears the
 * caches of the API first, then the kept pages; answers 502 when the API would not.
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
      throw new Error(`The commerce API answered ${answer.status}: is CLEAR_CACHE_TOKEN the same there?`)
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
          request.log.error({ err: error }, 'The caches of the commerce API could not be cleared')
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
