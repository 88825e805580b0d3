import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { createTestApi, createTestDatabase, type TestApi, type TestDatabase } from '../../test/api.ts'
import { notificationFields, notify, orderRow, placed } from '../../test/checkout.ts'
import { ledgerProblems, readShelf, type Shelf } from '../../test/ledger.ts'
import { invoiced, lifeOf, personal } from '../../test/life.ts'
import { releaseNumber } from '../platform/release.ts'
import { connect, type Sql } from '../platform/database.ts'
import { applyMigrations } from '../platform/migrate.ts'
import { migrationNames } from '../platform/migration-files.ts'
import { writeBackup } from './backup-file.ts'
import type { Secret } from './encryption.ts'
import { BackupError } from './errors.ts'
import type { WrittenEntry } from './frames.ts'
import { DiskStore } from '../platform/media-store/disk-store.ts'
import { keptFiles } from './kept-files.ts'
import { restoreBackup, verifyBackup } from './restore-backup.ts'
import { takeBackup } from './take-backup.ts'

const sku = 'VSQ-CLAIR'
const now = new Date('2026-11-30T10:00:00Z')
const secret: Secret = { passphrase: 'a long pass phrase' }
const noFiles = { names: async () => [], describe: async () => undefined } as never

let shop: TestApi
let shelf: Shelf
let life: { email: string; order: string }
/** Taken while orders are placed. */
let backup: Buffer
let ordersBefore: number
const opened: TestDatabase[] = []

const countOrders = async ({ sql }: Pick<TestApi, 'sql'>) => {
  const [row] = await sql<{ count: number }[]>`select count(*)::integer as count from sales_order`
  return row?.count ?? 0
}
const order = async () => await placed(shop, { sku })

/** Takes a backup into memory; `meanwhile` runs once its snapshot is taken and most of it is still to be read. */
async function take(
  options: Partial<Parameters<typeof takeBackup>[0]> = {},
  meanwhile: () => Promise<unknown> = async () => undefined,
) {
  let taken = Buffer.alloc(0)
  const what = {
    databaseUrl: shop.databaseUrl,
    files: noFiles,
    withFiles: false,
    settings: { PORT: '1' },
    secret: undefined,
    now,
    ...options,
  }
  const totals = await takeBackup(what, async (stream) => {
    const parts: Buffer[] = []
    for await (const part of stream) {
      if (parts.length === 0) await meanwhile()
      parts.push(part)
    }
    taken = Buffer.concat(parts)
  })
  return { taken, totals }
}

async function emptyDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase({ isEmpty: true })
  opened.push(database)
  return database
}

async function restore(
  bytes: Buffer,
  options: Partial<Parameters<typeof restoreBackup>[1]> & { databaseUrl: string },
) {
  return await restoreBackup(Readable.from([bytes]), {
    files: noFiles,
    secret: undefined,
    overwrite: false,
    pseudonymised: false,
    ...options,
  })
}

const verify = async (bytes: Buffer, used?: Secret) => await verifyBackup(Readable.from([bytes]), used)

/** What is said of a backup that cannot be read. */
const refusal = async (bytes: Buffer, used?: Secret) =>
  await verify(bytes, used).then(
    () => 'nothing',
    (error: unknown) => (error instanceof BackupError ? error.message : error),
  )

/** A whole purchase, paid. */
async function buy(api: TestApi): Promise<void> {
  const number = await placed(api, { sku })
  const { grandTotal } = await orderRow(api, number)
  await notify(api, notificationFields(number, grandTotal, { vads_trans_id: number.slice(-6) }))
  expect(await orderRow(api, number)).toMatchObject({ status: 'processing', paymentState: 'paid' })
}

beforeAll(async () => {
  shop = await createTestApi()
  shelf = await readShelf(shop.sql)
  await order()
  ordersBefore = await countOrders(shop)
  const selling = new AbortController()
  const buying = (async () => {
    while (!selling.signal.aborted) await order()
  })()
  ;({ taken: backup } = await take({}, async () => {
    for (let count = 0; count < 4; count++) await order()
  }))
  selling.abort()
  await buying
  life = await lifeOf(shop, now)
})
afterAll(async () => {
  await shop.close()
  for (const { drop } of opened) await drop()
})

describe('A backup that is taken while orders are placed', () => {
  it('restores to a shop whose books agree, and which sells', async () => {
    const database = await emptyDatabase()
    const { totals, missing } = await restore(backup, { databaseUrl: database.url })
    expect(totals.tables).toBeGreaterThan(100)
    expect(missing).toEqual([])
    const restored = await createTestApi({ database: { ...database, drop: async () => undefined } })
    try {
      expect(await ledgerProblems(restored.sql, shelf)).toEqual([])
      const orders = await countOrders(restored)
      expect(orders).toBeGreaterThanOrEqual(ordersBefore)
      // Those that were placed after the snapshot are not in it.
      expect(orders).toBeLessThan((await countOrders(shop)) - 3)
      await buy(restored)
      expect(await ledgerProblems(restored.sql, shelf)).toEqual([])
    } finally {
      await restored.close()
    }
  })

  it('holds the same rows as the shop', async () => {
    const database = await emptyDatabase()
    const { taken } = await take({ files: await withFiles('picture a'), withFiles: true })
    const files = await withFiles('another picture')
    expect(await restore(taken, { databaseUrl: database.url, files })).toMatchObject({
      missing: [],
      changed: [],
      totals: { media: 2, files: 2 },
    })
    expect(await files.describe('media/encoded/a.webp')).toMatchObject({ bytes: 'picture a'.length })
    const sql = connect(database.url, 1)
    const hashes = async (from: Sql) => {
      const found: Record<string, string> = {}
      for (const table of [
        'product',
        'product_values',
        'sales_order',
        'order_item',
        'customer',
        'website',
        'mail_file',
      ]) {
        const [row] = await from<{ hash: string }[]>`
          select md5(string_agg(t::text, ',' order by t::text)) as hash from ${from(table)} t`
        found[table] = row?.hash ?? ''
      }
      return found
    }
    expect(await hashes(sql)).toEqual(await hashes(shop.sql))
    const keys = async (from: Sql) =>
      await from`
      select conrelid::regclass::text as t, conname, pg_get_constraintdef(oid) as d, convalidated from pg_constraint
       where connamespace = 'public'::regnamespace order by 1, 2, 3`
    expect(await keys(sql)).toEqual(await keys(shop.sql))
    expect(await sql`select 1 from pg_trigger where tgenabled <> 'O' and not tgisinternal`).toEqual([])
    await sql.end()
  })
})

describe('A restore', () => {
  it('refuses a database with tables unless told, and then replaces all of it, and tells which files are others', async () => {
    const database = await emptyDatabase()
    const sql = connect(database.url, 1)
    await sql`create table kept (id integer)`
    await expect(restore(backup, { databaseUrl: database.url })).rejects.toThrow(
      'The database is not empty, it has 1 tables: restore into an empty one, or replace all of it with --overwrite.',
    )
    await expect(restore(backup, { databaseUrl: database.url, overwrite: true })).rejects.toThrow(
      'Other programs are connected to the database (comptoir): stop them before it is replaced.',
    )
    expect(await sql`select 1 from pg_class where relname = 'kept'`).toHaveLength(1)
    await sql.end()
    const { taken } = await take({ files: await withFiles('picture a') })
    const files = await withFiles('another picture')
    await rm(path.join(folders.at(-1) ?? '', 'downloads'), { recursive: true })
    expect(await restore(taken, { databaseUrl: database.url, overwrite: true, files })).toMatchObject({
      missing: ['downloads/plan.pdf'],
      changed: ['media/encoded/a.webp'],
      totals: { media: 2, files: 0 },
    })
    const after = connect(database.url, 1)
    expect(await after`select 1 from pg_class where relname = 'kept'`).toHaveLength(0)
    await after.end()
  })

  it('leaves the database as it was when the end is missing', async () => {
    const database = await emptyDatabase()
    await expect(restore(backup.subarray(0, -40), { databaseUrl: database.url })).rejects.toThrow('cut short')
    const sql = connect(database.url, 1)
    expect(await sql`select 1 from pg_class where relnamespace = 'public'::regnamespace`).toEqual([])
    await sql.end()
  })

  it('refuses a newer schema', async () => {
    const database = await emptyDatabase()
    const newer = await written({ release: 99, migrations: [...migrationNames(), '9999_future.sql'] })
    await expect(restore(newer, { databaseUrl: database.url })).rejects.toThrow(
      'The backup is newer than this release and has the migration 9999_future.sql: restore it with release 99 or a later one.',
    )
  })

  it('migrates an older schema forward', async () => {
    const [from, into] = [await emptyDatabase(), await emptyDatabase()]
    const sql = connect(from.url, 1)
    await sql.begin((tx) => applyMigrations(tx, ({ name }) => name < '0239'))
    const [before] = await sql`select secret from shop_secret`
    await sql.end()
    const { taken } = await take({ databaseUrl: from.url })
    const { migrated } = await restore(taken, { databaseUrl: into.url })
    expect(migrated).toEqual(migrationNames().filter((name) => name >= '0239'))
    const restored = connect(into.url, 1)
    expect(await restored`select secret from shop_secret`).toEqual([before])
    await restored.end()
  })
})

describe('A backup file', () => {
  it('is read with its pass phrase or its key file only', async () => {
    const { taken, totals } = await take({ secret })
    expect(await verify(taken, secret)).toMatchObject({
      totals,
      manifest: { release: releaseNumber(), takenAt: now.toISOString(), settings: { PORT: '1' } },
    })
    expect(taken.includes('particulier@example.com')).toBe(false)
    await expect(verify(taken)).rejects.toThrow('The backup is encrypted: set BACKUP_PASSPHRASE')
    await expect(verify(taken, { passphrase: 'another one' })).rejects.toThrow(
      'The pass phrase is not the one that the backup was encrypted with.',
    )
    await expect(verify(taken, { key: randomBytes(32) })).rejects.toThrow(
      'The backup was encrypted with a pass phrase',
    )
  })

  test.each([
    ['encrypted', { key: randomBytes(32) }],
    ['not encrypted', undefined],
  ])('that is %s is refused when a byte is another or its end is missing', async (_, used) => {
    const { taken } = await take({ secret: used })
    const start = taken.indexOf('\n') + 1
    for (const part of [0.001, 0.3, 0.7, 0.999]) {
      const changed = Buffer.from(taken)
      const at = start + Math.floor((taken.length - start) * part)
      changed[at] = (changed[at] ?? 0) ^ 1
      await expect(refusal(changed, used), `byte ${at}`).resolves.toMatch(
        /^The backup is (damaged|cut short)/,
      )
    }
    for (const length of [start, start + 10, Math.floor(taken.length / 2), taken.length - 40])
      await expect(refusal(taken.subarray(0, length), used), `${length} bytes`).resolves.toBe(
        'The backup is cut short: its end is missing.',
      )
  })

  it('of another kind is refused', async () => {
    await expect(verify(Buffer.from('PGDMP custom dump'))).rejects.toThrow('The file is no backup of a shop.')
  })
})

describe('Files of a shop', () => {
  it('are never written outside of their folders', async () => {
    const files = keptFiles(new DiskStore(await folder()))
    const file = { name: 'media/../../x', bytes: 0, sha256: '' }
    await expect(async () => await files.write(file, Readable.from([]))).rejects.toThrow('outside')
  })
})

describe('A restore for testing', () => {
  it('has no value of a person in any table, sends nothing, and sells', async () => {
    const people = await shop.sql<{ value: string }[]>`
      select email as value from customer union select telephone from customer where telephone <> ''
      union select email from sales_order union select email from newsletter_subscriber
      union select recipient from mail union select secret from shop_secret
      union select password_hash from customer union select password_hash from staff union select email from staff
      union select telephone from order_address where telephone <> '' union select masked_id from cart
      union select token from sales_order union select url from webhook_endpoint`
    const values = [...people.map(({ value }) => value), ...personal, ...invoiced, life.email]
    expect(await tablesWith(shop, values)).toEqual(
      expect.arrayContaining(['customer', 'mail', 'sales_order']),
    )
    const database = await emptyDatabase()
    const { taken } = await take()
    const { waiting } = await restore(taken, { databaseUrl: database.url, pseudonymised: true })
    expect(waiting).toEqual({ mails: 0, payments: 0, webhooks: 0 })
    const restored = await createTestApi({ database: { ...database, drop: async () => undefined } })
    try {
      expect(await tablesWith(restored, values)).toEqual([])
      for (const table of [
        'mail',
        'webhook_endpoint',
        'webhook_delivery',
        'customer_token',
        'api_token',
        'staff_session',
      ])
        expect(await restored.sql`select from ${restored.sql(table)}`).toHaveLength(0)
      expect(await restored.sql`select from job_queue.job`).toHaveLength(0)
      await expect(restored.signIn()).rejects.toThrow(TypeError)
      // The same person is the same one everywhere.
      const [one] = await restored.sql`
        select c.email = o.email as email, c.firstname = a.firstname as firstname, a.lastname = o.lastname as lastname
          from sales_order o join customer c on c.id = o.customer_id join order_address a on a.order_id = o.id
         where o.number = ${life.order} limit 1`
      expect(one).toEqual({ email: true, firstname: true, lastname: true })
      expect(await ledgerProblems(restored.sql, shelf)).toEqual(await ledgerProblems(shop.sql, shelf))
      await buy(restored)
    } finally {
      await restored.close()
    }
  })
})

/** The tables in which any column of any row holds one of the values. */
async function tablesWith({ sql }: Pick<TestApi, 'sql'>, values: readonly string[]): Promise<string[]> {
  const tables = await sql<{ name: string }[]>`
    select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'job_queue') order by 1`
  const patterns = values.map((value) => `%${value.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await sql.run(`select 1 from ${name} t where lower(t::text) like any($1) limit 1`, [
      patterns,
    ])
    if (rows.length > 0) found.push(name)
  }
  return found
}

/** A backup without tables. */
async function written(manifest: { release: number; migrations: string[] }): Promise<Buffer> {
  const whole = { takenAt: now.toISOString(), postgres: '18', settings: {}, ...manifest }
  const entries = async function* entries(): AsyncGenerator<WrittenEntry> {
    yield { header: { kind: 'manifest', manifest: whole } }
  }
  let taken = Buffer.alloc(0)
  await writeBackup(
    {
      release: manifest.release,
      takenAt: whole.takenAt,
      secret: undefined,
      entries: entries(),
      totals: () => ({ tables: 0, rows: 0, media: 0, files: 0 }),
    },
    async (stream) => {
      taken = await buffer(stream)
    },
  )
  return taken
}

/** A shop's folder with a picture and a file that it sells. */
async function withFiles(picture: string) {
  const files = keptFiles(new DiskStore(await folder()))
  const contents = { 'media/encoded/a.webp': picture, 'downloads/plan.pdf': 'plan' }
  for (const [name, content] of Object.entries(contents))
    await files.write(
      { name, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') },
      Readable.from([Buffer.from(content)]),
    )
  return files
}

const folders: string[] = []
async function folder(): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), 'comptoir-backup-'))
  folders.push(made)
  return made
}
afterAll(async () => {
  for (const one of folders) await rm(one, { recursive: true })
})
