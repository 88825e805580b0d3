import type { ApiSettings } from './settings.ts'

export type DatabaseAddresses = {
  /** For all that needs no session. */
  url: string
  /** The same database without its pooler: for LISTEN, scheduled jobs, migrations and commands. */
  directUrl: string
  /** Whether `url` may be a pooler in transaction mode. */
  isPooled: boolean
}

/** The addresses of the database that the settings name, or which was started for them. */
export function addressesOf(
  { databaseDirectUrl }: Pick<ApiSettings, 'databaseDirectUrl'>,
  url: string,
): DatabaseAddresses {
  return { url, directUrl: databaseDirectUrl ?? url, isPooled: databaseDirectUrl !== undefined }
}
