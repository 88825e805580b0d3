import type { FastifyInstance } from 'fastify'
import { timingSafeEqual } from 'node:crypto'
import { readStores } from '../stores/read-stores.ts'
import type { App } from './context.ts'

/**
 * `/private-clear-cache`, for those who know the secret; for others it does not exist (decisions B-11). Reads settings
 * and catalogue anew; the new version makes every kept answer a stranger, also in other processes and storefronts.
 */
export function registerCacheReset(server: FastifyInstance, app: App): void {
  const { clearCacheToken } = app.settings
  server.route<{ Querystring: { token?: string } }>({
    method: ['GET', 'POST'],
    url: '/private-clear-cache',
    handler: async (request, reply) => {
      const header = request.headers['x-clear-cache-token']
      const given = typeof header === 'string' ? header : request.query.token
      if (!clearCacheToken || typeof given !== 'string' || !isEqual(given, clearCacheToken))
        return reply.code(404).send()
      app.stores.replace(await readStores(app.sql))
      await app.sql`select bump_catalogue()`
      await app.catalogue.refresh()
      return reply.header('cache-control', 'no-store').send({ cleared: true })
    },
  })
}

function isEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
