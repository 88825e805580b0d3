import type { FastifyInstance } from 'fastify'
import { jobs } from './jobs.ts'
import { openApp } from './open-app.ts'
import { addressesOf } from './platform/database-addresses.ts'
import { EventLoopWatchdog } from './platform/event-loop-watchdog.ts'
import { registerHealth } from './platform/health.ts'
import { apiLimits, createHttpServer } from './platform/http-server.ts'
import type { ApiSettings } from './platform/settings.ts'
import { startJobs } from './platform/start-jobs.ts'

export type Worker = {
  /** Answers `/healthz` and `/readyz` only. */
  server: FastifyInstance
  onDrain: () => void
  close: () => Promise<void>
}

/** Creates what runs the background jobs on a migrated and seeded database, without listening; the jobs run at once. */
export async function createWorker(settings: ApiSettings, databaseUrl: string): Promise<Worker> {
  const server = createHttpServer(settings, apiLimits(settings))
  const watchdog = new EventLoopWatchdog({ log: server.log, warnMs: settings.eventLoopWarnMs })
  const now = () => new Date()
  const { app, close } = await openApp({ settings, databaseUrl, log: server.log, watchdog, now })
  registerHealth(server, app.sql, {
    missing: () => undefined,
    versions: () => ({ catalogue: app.catalogue.version }),
  })
  const running = startJobs(app, jobs, addressesOf(settings, databaseUrl).directUrl)
  return {
    server,
    onDrain: () => void running.stop(),
    close: async () => {
      await Promise.all([server.close(), running.stop()])
      await close()
    },
  }
}
