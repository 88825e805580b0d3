import type { FastifyBaseLogger } from 'fastify'
import type { Sql } from '../platform/database.ts'
import type { Reads } from '../platform/replica.ts'
import type { EventLoopWatchdog } from '../platform/event-loop-watchdog.ts'
import type { ApiSettings } from '../platform/settings.ts'
import type { Stores } from '../stores/index.ts'

export type CatalogueOptions = {
  sql: Sql
  /** The database without its pooler: changes are followed there, so that pages stay right while the pooler is away. */
  direct: Sql
  reads: Reads
  /** The database without a pooler, for LISTEN. */
  directUrl: string
  stores: Stores
  settings: ApiSettings
  log: FastifyBaseLogger
  now: () => Date
  watchdog: EventLoopWatchdog
}
