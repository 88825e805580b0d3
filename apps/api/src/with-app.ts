import fastify from 'fastify'
import { loadCatalogue } from './catalogue/index.ts'
import { CacheRegistry } from './platform/byte-cache.ts'
import type { App } from './platform/context.ts'
import { openMediaStore } from './platform/media-store/open.ts'
import { Notifications } from './platform/notifications.ts'
import { EventLoopWatchdog } from './platform/event-loop-watchdog.ts'
import type { Sql } from './platform/database.ts'
import { addressesOf } from './platform/database-addresses.ts'
import { readsOf } from './platform/replica.ts'
import type { ApiSettings } from './platform/settings.ts'
import { noTelemetry } from './platform/telemetry.ts'
import { readStores } from './stores/index.ts'

/** Runs `work` with an `App` for a command, without server and jobs. */
export async function withApp<Answer>(
  sql: Sql,
  settings: ApiSettings,
  work: (app: App) => Promise<Answer>,
): Promise<Answer> {
  const { log } = fastify({ logger: false })
  const stores = await readStores(sql)
  const now = () => new Date()
  const { directUrl } = addressesOf(settings, settings.databaseUrl ?? '')
  const reads = readsOf(sql)
  const watchdog = new EventLoopWatchdog({ log, warnMs: settings.eventLoopWarnMs })
  const catalogue = await loadCatalogue({
    sql,
    direct: sql,
    reads,
    directUrl,
    stores,
    settings,
    log,
    now,
    watchdog,
  })
  const media = await openMediaStore(settings)
  try {
    const caches = new CacheRegistry()
    return await work({
      settings,
      sql,
      reads,
      log,
      telemetry: noTelemetry(),
      stores,
      catalogue,
      caches,
      watchdog,
      media,
      notifications: new Notifications(directUrl, log),
      jobs: [],
      now,
    })
  } finally {
    await catalogue.close()
    media.close()
  }
}
