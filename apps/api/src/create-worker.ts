import type { FastifyInstance } from 'fastify'
import { jobs } from './jobs.ts'
import { openApp } from './open-app.ts'
import { addressesOf } from './platform/database-addresses.ts'
import { EventLoopWatchdog } from './platform/event-loop-watchdog.ts'
import { registerHealth } from './platform/health.ts'
import { apiLimits, createHttpServer } from './platform/http-server.ts'
import type { ApiSettings } from './platform/settings.ts'
import { startJobs } from './platform/start-jobs.ts'
import { openApiTelemetry, type Telemetry } from './platform/telemetry.ts'
import { observeShop } from './telemetry/index.ts'

export type Worker = {
  /** Answers `/healthz` and `/readyz` only. */
  server: FastifyInstance
  telemetry: Telemetry
  onDrain: () => void
  close: () => Promise<void>
}

/** Creates what runs the background jobs on a migrated and seeded database, without listening; the jobs run at once. */
export async function createWorker(settings: ApiSettings, databaseUrl: string): Promise<Worker> {
  const telemetry = await openApiTelemetry(settings, 'worker')
  const server = createHttpServer(settings, apiLimits(settings), { telemetry })
  const watchdog = new EventLoopWatchdog({ log: server.log, warnMs: settings.eventLoopWarnMs })
  const now = () => new Date()
  const log = server.log
  const { app, close } = await openApp({ settings, databaseUrl, log, watchdog, now, telemetry })
  registerHealth(server, app.sql, {
    missing: () => undefined,
    versions: () => ({ catalogue: app.catalogue.version }),
  })
  observeShop(app, { hasJobs: true })
  const running = startJobs(app, jobs, addressesOf(settings, databaseUrl).directUrl)
  return {
    server,
    telemetry,
    onDrain: () => void running.stop(),
    close: async () => {
      await Promise.all([server.close(), running.stop()])
      await close()
    },
  }
}
