import { readFile, readdir } from 'node:fs/promises'
import type { Sql } from './database.ts'

const folder = new URL('../../migrations/', import.meta.url)
const lock = 7_402_918

/** Applies the pending migrations in order, all or none. Returns their names. */
export async function migrate(sql: Sql): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  return await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${lock})`
    await tx`create table if not exists schema_migration (name text primary key, applied_at timestamptz not null default now())`
    const rows = await tx<{ name: string }[]>`select name from schema_migration`
    const applied = new Set(rows.map((row) => row.name))
    const pending = names.filter((name) => !applied.has(name))
    for (const name of pending) {
      await tx.unsafe(await readFile(new URL(name, folder), 'utf8'))
      await tx`insert into schema_migration (name) values (${name})`
    }
    return pending
  })
}
