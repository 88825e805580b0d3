import type { Sql } from './database.ts'
import { SettingsError } from './errors.ts'
import { migrationNames, readMigration } from './migration-files.ts'
import { releaseNumber } from './release.ts'
import { isSeeded } from './seeded.ts'

type Applied = { name: string; compatibleFrom: number | null }

type Versions = {
  release: number
  /** The migrations of this release. */
  known: readonly string[]
  /** Whether the release needs a migration that it knows. */
  isNeeded: (name: string) => boolean
  /** The migrations of the database. */
  applied: readonly Applied[]
}

/** Throws SettingsError on a database that this release cannot work on: empty, not seeded to its end, older or newer. */
export async function refuseOtherSchema(sql: Sql): Promise<void> {
  const problem = schemaProblem({
    release: releaseNumber(),
    known: migrationNames(),
    isNeeded: (name) => readMigration(name).compatibleFrom === null,
    applied: await appliedMigrations(sql),
  })
  if (problem !== undefined) throw new SettingsError(problem)
  if (!(await isSeeded(sql)))
    throw new SettingsError('The database has not all data of its sites yet: run npm run migrate first.')
}

/**
 * Why a release cannot work on a database, in one sentence; undefined when it can. It needs its own migrations, except those
 * that only remove what it does not use, and bears those of later releases that are declared compatible with it.
 */
export function schemaProblem({ release, known, isNeeded, applied }: Versions): string | undefined {
  if (applied.length === 0) return 'The database is empty: run npm run migrate first.'
  const names = new Set(applied.map(({ name }) => name))
  const missing = known.filter((name) => !names.has(name) && isNeeded(name))
  if (missing.length > 0)
    return `The database is older than this release and lacks ${listed(missing)}: run npm run migrate first.`
  const own = new Set(known)
  const foreign = applied.filter(
    ({ name, compatibleFrom }) => !own.has(name) && (compatibleFrom ?? 0) > release,
  )
  if (foreign.length === 0) return undefined
  const least = Math.max(...foreign.map(({ compatibleFrom }) => compatibleFrom ?? 0))
  return `The database is newer than this release (${release}) and has ${listed(foreign.map(({ name }) => name))}: start release ${least} or a later one.`
}

function listed(names: readonly string[]): string {
  const [first = ''] = names
  return names.length === 1 ? `the migration ${first}` : `${names.length} migrations, the first ${first}`
}

async function appliedMigrations(sql: Sql): Promise<Applied[]> {
  const [table] = await sql`select 1 from pg_class where oid = to_regclass('schema_migration')`
  if (!table) return []
  // A database that only releases before this column migrated does not have it.
  return await sql<Applied[]>`
    select name, (to_jsonb(m) ->> 'compatible_from')::integer as "compatibleFrom" from schema_migration m`
}
