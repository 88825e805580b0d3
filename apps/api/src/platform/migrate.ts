import type { Queryable, Sql } from './database.ts'
import { migrationNames, readMigration, type MigrationFile } from './migration-files.ts'

const lock = 7_402_918

/**
 * Applies the pending migrations in order, all or none. Returns their names. `expandOnly` leaves out those that earlier
 * releases cannot run on. Another process that migrates at the same time waits.
 */
export async function migrate(sql: Sql, { expandOnly = false } = {}): Promise<string[]> {
  return await sql.begin(
    async (tx) => await applyMigrations(tx, (migration) => !expandOnly || migration.compatibleFrom === null),
  )
}

/** Applies those pending migrations that `isWanted`, in the transaction `tx`. Returns their names. */
export async function applyMigrations(
  tx: Queryable,
  isWanted: (migration: MigrationFile) => boolean,
): Promise<string[]> {
  await tx`select pg_advisory_xact_lock(${lock})`
  await tx`create table if not exists schema_migration (name text primary key, applied_at timestamptz not null default now())`
  await tx`alter table schema_migration add column if not exists compatible_from integer`
  const rows = await tx<{ name: string }[]>`select name from schema_migration`
  const applied = new Set(rows.map((row) => row.name))
  const pending = migrationNames()
    .filter((name) => !applied.has(name))
    .map(readMigration)
    .filter(isWanted)
  for (const { name, text, compatibleFrom } of pending) {
    await tx.unsafe(text)
    await tx`insert into schema_migration (name, compatible_from) values (${name}, ${compatibleFrom})`
  }
  return pending.map(({ name }) => name)
}
