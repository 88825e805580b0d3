import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { inCopyTransaction, withoutTransaction, type CopyTransaction } from '../platform/copy-connection.ts'
import { applyMigrations } from '../platform/migrate.ts'
import { migrationNames } from '../platform/migration-files.ts'
import { pseudonymise } from '../privacy/index.ts'
import { readBackup } from './backup-file.ts'
import type { Secret } from './encryption.ts'
import { BackupError, damaged } from './errors.ts'
import type { Manifest, ReadEntry, Totals } from './frames.ts'
import type { KeptFile, KeptFiles } from './kept-files.ts'
import {
  belongHere,
  countTables,
  countWaiting,
  dropEverything,
  openTables,
  selectOtherPrograms,
  selectTables,
  setSequences,
  truncateTables,
  withoutTriggers,
  type Sequence,
} from './tables.sql.ts'
import { named } from './take-backup.ts'

type Options = {
  databaseUrl: string
  files: KeptFiles
  secret: Secret | undefined
  /** Whether a database with tables is emptied first. */
  overwrite: boolean
  pseudonymised: boolean
}

export type Restored = {
  manifest: Manifest
  totals: Totals
  /** Migrations of this release that the backup did not have. */
  migrated: string[]
  waiting: { mails: number; payments: number; webhooks: number }
  /** Files of the list that the shop does not have, and those that differ. */
  missing: string[]
  changed: string[]
}

/**
 * Restores a backup into a database, all or nothing: one transaction empties it, makes the tables of the backup, loads and
 * checks them, and migrates them to this release. Throws BackupError.
 */
export async function restoreBackup(stream: Readable, options: Options): Promise<Restored> {
  let rewritten: string[] = []
  const restored = await inCopyTransaction(options.databaseUrl, '', async (tx) => {
    const loading = new Loading(tx, options)
    const totals = await readBackup(stream, options, (entry) => loading.load(entry))
    const done = await loading.finish(totals)
    if (options.pseudonymised) rewritten = await withoutTriggers(tx, () => pseudonymise(tx))
    return { ...done, waiting: await countWaiting(tx) }
  })
  await withoutTransaction(options.databaseUrl, async (sql) => {
    // The rows before their pseudonyms are on the disk until then.
    for (const table of rewritten) await sql.unsafe(`vacuum (full) "${table}"`)
    await sql.unsafe('analyze')
  })
  return restored
}

/** Reads a backup to its end without restoring it, checks all of it, and answers what it says of itself. */
export async function verifyBackup(
  stream: Readable,
  secret: Secret | undefined,
): Promise<{ manifest: Manifest; totals: Totals }> {
  let manifest: Manifest | undefined
  const totals = await readBackup(stream, { secret }, async ({ header }) => {
    if (header.kind === 'manifest') ({ manifest } = header)
  })
  if (!manifest) throw damaged()
  return { manifest, totals }
}

class Loading {
  readonly #tx: CopyTransaction
  readonly #options: Options
  readonly #counted: Totals = { tables: 0, rows: 0, media: 0, files: 0 }
  readonly #list = new Map<string, KeptFile>()
  #manifest: Manifest | undefined
  #sequences: readonly Sequence[] = []
  #tables = new Map<string, string[]>()
  #close = async () => undefined as void

  constructor(tx: CopyTransaction, options: Options) {
    this.#tx = tx
    this.#options = options
  }

  async load(entry: ReadEntry): Promise<void> {
    const { header } = entry
    if (header.kind === 'manifest') return await this.#prepare(header.manifest)
    if (!this.#manifest) throw damaged()
    if (header.kind === 'table') return await this.#loadTable(header.name, header.columns, entry)
    if (header.kind === 'sequences') this.#sequences = header.values
    else if (header.kind === 'media list') {
      const lines = (await text(entry.data)).split('\n').filter((line) => line !== '')
      for (const line of lines) {
        const file: KeptFile = JSON.parse(line)
        this.#list.set(file.name, file)
      }
      this.#counted.media += lines.length
    } else {
      const file = this.#list.get(header.name)
      if (!file) throw damaged()
      await this.#options.files.write(file, entry.data)
      this.#counted.files++
    }
  }

  async finish(totals: Totals): Promise<Omit<Restored, 'waiting'>> {
    const manifest = this.#manifest
    const counted = this.#counted
    if (
      !manifest ||
      counted.tables !== totals.tables ||
      counted.rows !== totals.rows ||
      counted.media !== totals.media ||
      counted.files !== totals.files
    )
      throw damaged()
    await setSequences(this.#tx, this.#sequences)
    await belongHere(this.#tx)
    await this.#close()
    const migrated = await applyMigrations(this.#tx, () => true)
    return { manifest, totals, migrated, ...(await this.#compareFiles()) }
  }

  /** Makes the tables as they were in the shop of the backup. */
  async #prepare(manifest: Manifest): Promise<void> {
    const known = new Set(migrationNames())
    const unknown = manifest.migrations.filter((name) => !known.has(name))
    if (unknown.length > 0)
      throw new BackupError(
        `The backup is newer than this release and has the migration ${unknown[0]}: restore it with release ${manifest.release} or a later one.`,
      )
    await this.#refuseOrEmpty()
    const wanted = new Set(manifest.migrations)
    await applyMigrations(this.#tx, ({ name }) => wanted.has(name))
    this.#close = await openTables(this.#tx)
    const tables = await selectTables(this.#tx)
    await truncateTables(this.#tx, tables)
    this.#tables = new Map(tables.map(({ name, columns }) => [name, columns]))
    this.#manifest = manifest
  }

  async #refuseOrEmpty(): Promise<void> {
    const tables = await countTables(this.#tx)
    if (tables === 0) return
    if (!this.#options.overwrite)
      throw new BackupError(
        `The database is not empty, it has ${tables} tables: restore into an empty one, or replace all of it with --overwrite.`,
      )
    const others = await this.#connected()
    if (others.length > 0)
      throw new BackupError(
        `Other programs are connected to the database (${others.join(', ')}): stop them before it is replaced.`,
      )
    await dropEverything(this.#tx)
  }

  /** What is still connected a moment later: PostgreSQL takes one to see that a program has ended. */
  async #connected(): Promise<string[]> {
    for (let tries = 10; ; tries--) {
      const others = await selectOtherPrograms(this.#tx)
      if (others.length === 0 || tries === 0) return others
      await wait(100)
    }
  }

  async #loadTable(name: string, columns: string[], entry: ReadEntry): Promise<void> {
    const own = this.#tables.get(name)
    const foreign = columns.find((column) => !own?.includes(column))
    if (!own || foreign !== undefined)
      throw new BackupError(
        `The backup has ${own ? `the column ${name}.${foreign}` : `a table ${name}`}, which no migration of the shop makes: remove it from the shop and take another backup.`,
      )
    const loading = this.#tx.copyIn(`copy ${named(name, columns)} from stdin`)
    try {
      await pipeline(entry.data, loading)
    } catch (error) {
      // Rows that PostgreSQL cannot read are not those that it wrote.
      throw /^2[23]/.test(String(Reflect.get(Object(error), 'code'))) ? damaged(error) : error
    }
    if (loading.rowCount !== entry.end().rows) throw damaged()
    this.#counted.tables++
    this.#counted.rows += loading.rowCount
  }

  async #compareFiles(): Promise<{ missing: string[]; changed: string[] }> {
    const missing: string[] = []
    const changed: string[] = []
    for (const { name, sha256 } of this.#list.values()) {
      const file = await this.#options.files.describe(name)
      if (!file) missing.push(name)
      else if (file.sha256 !== sha256) changed.push(name)
    }
    return { missing, changed }
  }
}
