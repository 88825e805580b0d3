import { checkConnection, connect, type Sql } from './platform/database.ts'
import { addressesOf } from './platform/database-addresses.ts'
import { startEmbeddedPostgres } from './platform/embedded-postgres.ts'
import { isDemo } from './platform/demo.ts'
import type { ApiSettings } from './platform/settings.ts'
import { migrate } from './platform/migrate.ts'
import { refuseOtherSchema } from './platform/schema-version.ts'
import { isSeeded } from './platform/seeded.ts'
import { withApp } from './with-app.ts'

export type PreparedDatabase = {
  url: string
  /** For commands and whatever else is not a request. */
  directUrl: string
  stop: () => Promise<void>
}

/**
 * Opens the database of a process that serves. In production it only checks that the database is one of this release
 * (`npm run migrate` changes it), else it prepares it. Throws SettingsError.
 */
export async function openDatabase(
  settings: ApiSettings,
  say: (line: string) => void,
): Promise<PreparedDatabase> {
  if (!settings.production) return await prepareDatabase(settings, say)
  return await withDatabase(settings, say, refuseOtherSchema)
}

/** Opens the database as it is, of whatever release or empty: for backups. Throws SettingsError. */
export async function openUnchanged(
  settings: ApiSettings,
  say: (line: string) => void,
): Promise<PreparedDatabase> {
  return await withDatabase(settings, say, async () => undefined)
}

/**
 * Prepares a database: starts the embedded one unless DATABASE_URL is set, migrates, and imports the sites of the sites
 * folder when it is empty. `say` prints a line of progress. Of several processes one does it, and the others wait.
 */
export async function prepareDatabase(
  settings: ApiSettings,
  say: (line: string) => void,
  options: { expandOnly?: boolean } = {},
): Promise<PreparedDatabase> {
  return await withDatabase(settings, say, async (sql) => {
    const applied = await migrate(sql, options)
    if (applied.length > 0) say(`Migrated the database: ${applied.join(', ')}`)
    if (!(await isSeeded(sql))) await seedDatabase(sql, settings, say)
  })
}

/** Starts the database where it is the embedded one, and works on it; stops it when that fails. */
async function withDatabase(
  settings: ApiSettings,
  say: (line: string) => void,
  work: (sql: Sql) => Promise<void>,
): Promise<PreparedDatabase> {
  const database = await databaseOf(settings, say)
  const { directUrl } = database
  const sql = connect(directUrl, 4)
  try {
    await checkConnection(sql, directUrl, settings.databaseDirectUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL')
    await work(sql)
  } catch (error) {
    await sql.end({ timeout: 1 })
    await database.stop()
    throw error
  }
  await sql.end()
  return database
}

/** The database of the settings, or else the embedded one, which it starts. */
async function databaseOf(settings: ApiSettings, say: (line: string) => void): Promise<PreparedDatabase> {
  const { databaseUrl } = settings
  if (databaseUrl === undefined) return await startOwnDatabase(settings, say)
  const { directUrl } = addressesOf(settings, databaseUrl)
  return { url: databaseUrl, directUrl, stop: async () => undefined }
}

/** Imports the sites of the sites folder into an empty database, and finishes an import that was interrupted. */
export async function seedDatabase(
  sql: Sql,
  settings: ApiSettings,
  say: (line: string) => void,
): Promise<void> {
  // Loads the importers only when needed.
  const { seed } = await import('./seed/index.ts')
  await seed(sql, settings, { withApp: (work) => withApp(sql, settings, work), say })
}

/** Throws SettingsError when a reachable database has demo accounts; see `refuseDemoPeople`. */
export async function refuseForeignDemo(settings: ApiSettings, database: PreparedDatabase): Promise<void> {
  if (isDemo(settings)) return
  try {
    const { refuseDemoPeople } = await import('./seed/demo-people.ts')
    await refuseDemoPeople(settings, database.directUrl)
  } catch (error) {
    await database.stop()
    throw error
  }
}

async function startOwnDatabase(
  settings: ApiSettings,
  say: (line: string) => void,
): Promise<PreparedDatabase> {
  say('Starting the embedded PostgreSQL …')
  const embedded = await startEmbeddedPostgres({
    directory: settings.dataDir,
    port: settings.databasePort,
  })
  const admin = connect(embedded.urlOf('postgres'), 1)
  try {
    const rows = await admin`select 1 from pg_database where datname = 'comptoir'`
    if (rows.length === 0) await admin.unsafe('create database comptoir')
  } finally {
    await admin.end()
  }
  const url = embedded.urlOf('comptoir')
  return { url, directUrl: url, stop: embedded.stop }
}
