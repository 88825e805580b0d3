import fastify from 'fastify'
import { loadCatalogue } from './catalogue/index.ts'
import { composeApp } from './compose-app.ts'
import { CacheRegistry } from './platform/byte-cache.ts'
import type { App } from './platform/context.ts'
import { openMediaStore } from './platform/media-store/open.ts'
import { EventLoopWatchdog } from './platform/event-loop-watchdog.ts'
import type { Sql } from './platform/database.ts'
import { addressesOf } from './platform/database-addresses.ts'
import { readsOf } from './platform/replica.ts'
import type { ApiSettings } from './platform/settings.ts'
import { noTelemetry } from './platform/telemetry.ts'

/** Runs `work` with an `App` for a command, without server and jobs. */
export async function withApp<Answer>(
  sql: Sql,
  settings: ApiSettings,
  work: (app: App) => Promise<Answer>,
): Promise<Answer> {
  const { log } = fastify({ logger: false })
  const media = await openMediaStore(settings)
  const parts = {
    settings,
    sql,
    reads: readsOf(sql),
    log,
    telemetry: noTelemetry(),
    caches: new CacheRegistry(),
    watchdog: new EventLoopWatchdog({ log, warnMs: settings.eventLoopWarnMs }),
    media,
    jobs: [],
    now: () => new Date(),
  }
  const { directUrl } = addressesOf(settings, settings.databaseUrl ?? '')
  const app = await composeApp(parts, directUrl, loadCatalogue)
  try {
    return await work(app)
  } finally {
    await app.catalogue.close()
    media.close()
  }
}
