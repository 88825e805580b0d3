import type { FastifyInstance } from 'fastify'
import type { Sql } from './database.ts'

/**
 * Registers `/healthz`, which answers while the process runs, and `/readyz`, which answers 503 while the database does
 * not, or while `missing` names something else that requests need. `versions` is added to the body of `/readyz`.
 */
export function registerHealth(
  server: FastifyInstance,
  sql: Sql,
  {
    missing,
    versions,
  }: { missing: () => string | undefined; versions: () => Readonly<Record<string, number>> },
): void {
  // Answers under load, too, so that no supervisor restarts a busy process.
  server.get('/healthz', { config: { pressureHandler: () => undefined } }, () => ({ status: 'ok' }))
  server.get('/readyz', async (_request, reply) => {
    const problem = await sql`select 1`.then(missing, () => 'database')
    return reply
      .code(problem === undefined ? 200 : 503)
      .send({ status: problem === undefined ? 'ready' : `no ${problem}`, ...versions() })
  })
}
