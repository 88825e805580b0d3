import type { FastifyInstance } from 'fastify'
import { timingSafeEqual } from 'node:crypto'
import type { App } from './context.ts'

/**
 * Registers `/private-clear-cache`, which answers 404 without the secret (decisions B-11). `reset` reloads the cached
 * data of the process.
 */
export function registerCacheReset(server: FastifyInstance, app: App, reset: () => Promise<void>): void {
  const { clearCacheToken } = app.settings
  server.route<{ Querystring: { token?: string } }>({
    method: ['GET', 'POST'],
    url: '/private-clear-cache',
    handler: async (request, reply) => {
      const header = request.headers['x-clear-cache-token']
      const given = typeof header === 'string' ? header : request.query.token
      if (!clearCacheToken || typeof given !== 'string' || !isEqual(given, clearCacheToken))
        return reply.code(404).send()
      await reset()
      return reply.header('cache-control', 'no-store').send({ cleared: true })
    },
  })
}

function isEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
