import { openCatalogue } from './catalogue/index.ts'
import { composeApp } from './compose-app.ts'
import { jobs } from './jobs.ts'
import { termsCache } from './orders/index.ts'
import { misspeltWordCache } from './search/index.ts'
import { CacheRegistry } from './platform/byte-cache.ts'
import type { App } from './platform/context.ts'
import { checkConnection, connect, type Sql } from './platform/database.ts'
import { addressesOf } from './platform/database-addresses.ts'
import { openMediaStore } from './platform/media-store/open.ts'
import { readsOf, ReplicaReads, type Reads } from './platform/replica.ts'
import { observePool, observeStatements } from './platform/telemetry.ts'

/** The log of changes is read while what it said before is applied. */
const directConnections = 2

type Opening = Pick<App, 'settings' | 'log' | 'watchdog' | 'now' | 'telemetry'> & { databaseUrl: string }

/** What a process of the API or a worker works with, on a migrated and seeded database; `close` ends it. */
export async function openApp(opening: Opening): Promise<{ app: App; close: () => Promise<void> }> {
  const { settings, databaseUrl, log, watchdog, now, telemetry } = opening
  const media = await openMediaStore(settings)
  await media.check()
  const { directUrl, isPooled } = addressesOf(settings, databaseUrl)
  const observe = observeStatements(telemetry, { slowMs: settings.slowQueryMs, log })
  const sql = connect(databaseUrl, settings.databasePoolSize, settings.databaseLimits, { isPooled, observe })
  observePool(telemetry.metrics, sql.statistics)
  await checkConnection(sql, databaseUrl)
  const reads = openReads(opening, sql, isPooled)
  const direct = isPooled ? connect(directUrl, directConnections, settings.databaseLimits, { observe }) : sql
  const caches = new CacheRegistry()
  const app = await composeApp(
    { settings, sql, reads, log, telemetry, caches, watchdog, media, jobs, now },
    directUrl,
    async (options) => await openCatalogue({ ...options, direct: { sql: direct, url: directUrl } }),
  )
  const { catalogue, notifications } = app
  caches.add(() => catalogue.cacheStatistics())
  caches.add(() => misspeltWordCache.statistics)
  caches.add(() => termsCache.statistics)
  const close = async () => {
    await notifications.close()
    await catalogue.store().catch((error: unknown) => log.warn({ err: error }, 'Storing the index failed'))
    await catalogue.close()
    await reads.close()
    await sql.end({ timeout: 5 })
    if (direct !== sql) await direct.end({ timeout: 5 })
    media.close()
    await telemetry.close()
  }
  return { app, close }
}

function openReads({ settings, log }: Opening, primary: Sql, isPooled: boolean): Reads {
  const { url, lagMs } = settings.databaseReplica
  if (url === undefined) return readsOf(primary)
  const replica = connect(url, settings.databasePoolSize, settings.databaseLimits, { isPooled })
  return new ReplicaReads({ primary, replica, lagMs, log })
}
