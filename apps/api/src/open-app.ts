import { openCatalogue } from './catalogue/index.ts'
import { jobs } from './jobs.ts'
import { termsCache } from './orders/index.ts'
import { misspeltWordCache } from './search/index.ts'
import { readStores } from './stores/index.ts'
import { CacheRegistry } from './platform/byte-cache.ts'
import type { App } from './platform/context.ts'
import { checkConnection, connect } from './platform/database.ts'
import { openMediaStore } from './platform/media-store/open.ts'
import { Notifications } from './platform/notifications.ts'

type Opening = Pick<App, 'settings' | 'log' | 'watchdog' | 'now'> & { databaseUrl: string }

/** What a process of the API or a worker works with, on a migrated and seeded database; `close` ends it. */
export async function openApp(opening: Opening): Promise<{ app: App; close: () => Promise<void> }> {
  const { settings, databaseUrl, log, watchdog, now } = opening
  const media = await openMediaStore(settings)
  await media.check()
  const sql = connect(databaseUrl, settings.databasePoolSize, settings.databaseLimits)
  await checkConnection(sql, databaseUrl)
  const stores = await readStores(sql)
  const catalogue = await openCatalogue({ sql, databaseUrl, stores, settings, log, now, watchdog })
  const caches = new CacheRegistry()
  caches.add(() => catalogue.cacheStatistics())
  caches.add(() => misspeltWordCache.statistics)
  caches.add(() => termsCache.statistics)
  const notifications = new Notifications(databaseUrl)
  const app: App = {
    settings,
    sql,
    log,
    stores,
    catalogue,
    caches,
    watchdog,
    media,
    notifications,
    jobs,
    now,
  }
  const close = async () => {
    await notifications.close()
    await catalogue.store().catch((error: unknown) => log.warn({ err: error }, 'Storing the index failed'))
    await catalogue.close()
    await sql.end({ timeout: 5 })
    media.close()
  }
  return { app, close }
}
