import type { FastifyBaseLogger } from 'fastify'
import type { Sql } from '../platform/database.ts'
import type { EventLoopWatchdog } from '../platform/event-loop-watchdog.ts'
import type { ApiSettings } from '../platform/settings.ts'
import type { Stores } from '../stores/index.ts'

export type CatalogueOptions = {
  sql: Sql
  databaseUrl: string
  stores: Stores
  settings: ApiSettings
  log: FastifyBaseLogger
  now: () => Date
  watchdog: EventLoopWatchdog
}
