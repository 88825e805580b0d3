import type { FastifyInstance } from 'fastify'
import type { Sql } from './database.ts'

/**
 * Registers `/healthz`, which answers while the process runs, and `/readyz`, which answers 503 while the database does
 * not. `versions` is added to the body of `/readyz`.
 */
export function registerHealth(
  server: FastifyInstance,
  sql: Sql,
  versions: () => Readonly<Record<string, number>>,
): void {
  // Answers under load, too, so that no supervisor restarts a busy process.
  server.get('/healthz', { config: { pressureHandler: () => undefined } }, () => ({ status: 'ok' }))
  server.get('/readyz', async (_request, reply) => {
    const ready = await sql`select 1`.then(
      () => true,
      () => false,
    )
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'no database', ...versions() })
  })
}
