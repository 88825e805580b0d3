import type { App } from '../platform/context.ts'
import type { Sql } from '../platform/database.ts'

/** What a catalogue works with: the parts of an `App` that are there before it. */
export type CatalogueOptions = Pick<
  App,
  'sql' | 'reads' | 'stores' | 'settings' | 'log' | 'now' | 'watchdog'
> & {
  /** Where changes are followed; absent where they are not. */
  direct?: DirectDatabase
}

/** The database without its pooler, so that pages stay right while the pooler is away. */
export type DirectDatabase = {
  sql: Sql
  /** For LISTEN. */
  url: string
}
