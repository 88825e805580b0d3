import type { Readable } from 'node:stream'
import { inCopyTransaction, type CopyTransaction } from '../platform/copy-connection.ts'
import { migrationNames } from '../platform/migration-files.ts'
import { releaseNumber } from '../platform/release.ts'
import { writeBackup } from './backup-file.ts'
import type { Secret } from './encryption.ts'
import { BackupError } from './errors.ts'
import type { Manifest, Totals, WrittenEntry } from './frames.ts'
import type { KeptFile, KeptFiles } from './kept-files.ts'
import { selectMigrations, selectSequences, selectServerVersion, selectTables } from './tables.sql.ts'

type What = {
  databaseUrl: string
  files: KeptFiles
  /** Whether the content of the files is written, too, and not only their list. */
  withFiles: boolean
  settings: Record<string, string>
  secret: Secret | undefined
  now: Date
}

/**
 * Writes a backup of a shop, which may go on selling: all tables are read in one transaction, on one snapshot. Throws
 * BackupError for a database that is newer than this release.
 */
export async function takeBackup(what: What, write: (stream: Readable) => Promise<void>): Promise<Totals> {
  return await inCopyTransaction(
    what.databaseUrl,
    'isolation level repeatable read read only',
    async (tx) => {
      const manifest = await manifestOf(tx, what)
      const totals: Totals = { tables: 0, rows: 0, media: 0, files: 0 }
      const entries = entriesOf(tx, manifest, what, totals)
      const { release, takenAt } = manifest
      await writeBackup({ release, takenAt, secret: what.secret, entries, totals: () => totals }, write)
      return totals
    },
  )
}

async function manifestOf(tx: CopyTransaction, { settings, now }: What): Promise<Manifest> {
  const migrations = await selectMigrations(tx)
  if (migrations.length === 0) throw new BackupError('The database is empty: there is nothing to back up.')
  const known = new Set(migrationNames())
  const unknown = migrations.find((name) => !known.has(name))
  if (unknown !== undefined)
    throw new BackupError(
      `The database is newer than this release and has ${unknown}: back it up with the release that migrated it.`,
    )
  return {
    release: releaseNumber(),
    migrations,
    takenAt: now.toISOString(),
    postgres: await selectServerVersion(tx),
    settings,
  }
}

async function* entriesOf(
  tx: CopyTransaction,
  manifest: Manifest,
  { files, withFiles }: What,
  totals: Totals,
): AsyncGenerator<WrittenEntry, void> {
  yield { header: { kind: 'manifest', manifest } }
  for (const { name, columns } of await selectTables(tx)) {
    const data = tx.copyOut(`copy ${named(name, columns)} to stdout`)
    yield { header: { kind: 'table', name, columns }, data, rows: () => data.rowCount }
    totals.tables++
    totals.rows += data.rowCount
  }
  yield { header: { kind: 'sequences', values: await selectSequences(tx) } }
  // Files that rows name are written before them: all of the snapshot's are there, unless they were deleted meanwhile.
  const names = await files.names()
  yield { header: { kind: 'media list' }, data: mediaList(files, names, totals) }
  if (!withFiles) return
  for (const name of names) {
    const data = await files.read(name)
    if (!data) continue
    yield { header: { kind: 'file', name }, data }
    totals.files++
  }
}

async function* mediaList(
  files: KeptFiles,
  names: readonly string[],
  totals: Totals,
): AsyncGenerator<Buffer, void> {
  for (const name of names) {
    const file: KeptFile | undefined = await files.describe(name)
    if (!file) continue
    totals.media++
    yield Buffer.from(`${JSON.stringify(file)}\n`)
  }
}

/** A table with its columns, as COPY names them. */
export const named = (table: string, columns: readonly string[]) =>
  `"${table}" (${columns.map((column) => `"${column}"`).join(', ')})`
