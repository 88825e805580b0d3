import type { Queryable } from '../platform/database.ts'

export type Table = { name: string; columns: string[] }
export type Sequence = { name: string; value: string; isCalled: boolean }

/** The tables of the shop with the columns that are stored, not computed. The queue of jobs and the list of migrations are left out. */
export async function selectTables(sql: Queryable): Promise<Table[]> {
  return await sql<Table[]>`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'schema_migration'
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname order by c.relname`
}

/** Where all sequences stand: read after the snapshot, so never behind its rows. */
export async function selectSequences(sql: Queryable): Promise<Sequence[]> {
  return await sql<Sequence[]>`
    select sequencename as name, coalesce(last_value, start_value)::text as value, last_value is not null as "isCalled"
      from pg_sequences where schemaname = 'public' order by 1`
}

export async function setSequences(sql: Queryable, sequences: readonly Sequence[]): Promise<void> {
  for (const { name, value, isCalled } of sequences)
    await sql`select setval(to_regclass(quote_ident(${name}::text)), ${value}::bigint, ${isCalled})`
}

export async function selectMigrations(sql: Queryable): Promise<string[]> {
  const [table] = await sql`select 1 from pg_class where oid = to_regclass('public.schema_migration')`
  if (!table) return []
  const rows = await sql<{ name: string }[]>`select name from schema_migration order by name`
  return rows.map(({ name }) => name)
}

export async function selectServerVersion(sql: Queryable): Promise<string> {
  const [row] = await sql<{ version: string }[]>`select current_setting('server_version') as version`
  return row?.version ?? ''
}

/** How many tables a database has, of the shop or of anybody. */
export async function countTables(sql: Queryable): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::integer as count from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname in ('public', 'job_queue')`
  return row?.count ?? 0
}

/** What else is connected to the database, by the names that programs give themselves. */
export async function selectOtherPrograms(sql: Queryable): Promise<string[]> {
  // What was read before in the transaction would be answered again.
  await sql`select pg_stat_clear_snapshot()`
  const rows = await sql<{ name: string }[]>`
    select distinct coalesce(nullif(application_name, ''), 'a program without a name') as name from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and usesysid is not null
       and coalesce(backend_type, 'client backend') = 'client backend' order by 1`
  return rows.map(({ name }) => name)
}

export async function dropEverything(sql: Queryable): Promise<void> {
  await sql.unsafe(
    'drop schema if exists job_queue cascade; drop schema public cascade; create schema public',
  )
}

/**
 * Takes the foreign keys off and switches triggers off, so that tables load in any order and nothing happens by it. The
 * owner of the tables may do so, without being a superuser. The function puts the keys back, which checks every row.
 */
export async function openTables(sql: Queryable): Promise<() => Promise<void>> {
  const keys = await sql<{ table: string; name: string; definition: string }[]>`
    select k.conrelid::regclass::text as "table", quote_ident(k.conname) as name, pg_get_constraintdef(k.oid) as definition
      from pg_constraint k
     where k.contype = 'f' and k.connamespace = 'public'::regnamespace order by k.oid`
  for (const { table, name } of keys) await sql.unsafe(`alter table ${table} drop constraint ${name}`)
  await switchTriggers(sql, 'disable')
  return async () => {
    await sql`set constraints all immediate`
    for (const { table, name, definition } of keys)
      await sql.unsafe(`alter table ${table} add constraint ${name} ${definition}`)
    await switchTriggers(sql, 'enable')
  }
}

/** Runs `work` without the triggers of the tables; foreign keys stay. */
export async function withoutTriggers<Answer>(sql: Queryable, work: () => Promise<Answer>): Promise<Answer> {
  await switchTriggers(sql, 'disable')
  const answer = await work()
  // A table with rows that are still to be checked cannot be altered.
  await sql`set constraints all immediate`
  await switchTriggers(sql, 'enable')
  return answer
}

async function switchTriggers(sql: Queryable, how: 'disable' | 'enable'): Promise<void> {
  for (const { name } of await selectTables(sql))
    await sql.unsafe(`alter table "${name}" ${how} trigger user`)
}

/** Removes the rows that migrations put into new tables: the backup has its own. */
export async function truncateTables(sql: Queryable, tables: readonly Table[]): Promise<void> {
  await sql.unsafe(`truncate ${tables.map(({ name }) => `"${name}"`).join(', ')}`)
}

/**
 * Numbers of transactions are those of the cluster that they come from, and may lie in the future of this one; a stored index of
 * the catalogue, or a copy of it, belongs to the database before.
 */
export async function belongHere(sql: Queryable): Promise<void> {
  const columns = await sql<{ table: string; column: string; isRequired: boolean }[]>`
    select c.relname as "table", a.attname as "column", a.attnotnull as "isRequired"
      from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.atttypid = 'xid8'::regtype and not a.attisdropped`
  for (const { table, column, isRequired } of columns)
    await sql.unsafe(
      `update "${table}" set "${column}" = ${isRequired ? 'pg_current_xact_id()' : 'null'} where "${column}" is not null`,
    )
  const [lineage] = await sql`
    select 1 from pg_attribute where attrelid = to_regclass('catalogue_state') and attname = 'lineage'`
  if (lineage) await sql`update catalogue_state set lineage = gen_random_uuid()`
}

/** What the jobs of a restored shop will send once they run. */
export async function countWaiting(
  sql: Queryable,
): Promise<{ mails: number; payments: number; webhooks: number }> {
  const [row] = await sql<{ mails: number; payments: number; webhooks: number }[]>`
    select (select count(*)::integer from mail where sent_at is null and failed_at is null) as mails,
           (select count(*)::integer from payment_operation where decided_at is null and not by_hand) as payments,
           (select count(*)::integer from webhook_delivery where finished_at is null) as webhooks`
  return row ?? { mails: 0, payments: 0, webhooks: 0 }
}
