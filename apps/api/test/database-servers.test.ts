import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createApi, type Api } from '../src/server.ts'
import { backupCommand } from '../src/backup/index.ts'
import { connect, type Queryable } from '../src/platform/database.ts'
import { openUnchanged } from '../src/prepare-database.ts'
import { startScheduledJobs } from '../src/platform/scheduled-jobs.ts'
import { runJob } from '../src/platform/job-control.ts'
import type { ScheduledJob } from '../src/platform/jobs.ts'
import { asStaff, type TestStaff } from './admin.ts'
import type { TestApi } from './api.ts'
import { notificationFields, notify, setStock } from './checkout.ts'
import { encryptServer } from './encrypted-postgres.ts'
import { eventually } from './eventually.ts'
import { ledgerProblems, readShelf } from './ledger.ts'
import { openMovingAddress, type MovingAddress } from './moving-address.ts'
import { announceIds } from '../src/catalogue/index.ts'
import { startPooler, type Pooler } from './pooler.ts'
import { goOn, newPurchase, type Purchase } from './purchase.ts'
import { startReplicatedPostgres, type ReplicatedPostgres } from './replicated-postgres.ts'
import { templateName, testSettings } from './settings.ts'
import { waitUntil } from './wait-until.ts'

/**
 * A shop whose database is a PgBouncer in transaction mode in front of a primary, with a streaming replica and an address
 * of its own for what needs a session. The primary's address moves when it fails.
 */
let servers: ReplicatedPostgres
let primary: MovingAddress
let replica: MovingAddress
let pooler: Pooler
let api: Api
/** Of what was opened, also when something later failed to. */
const closers: (() => Promise<void>)[] = []
let staff: TestStaff
const logged: { level: number; msg: string }[] = []
const sku = 'VSQ-CLAIR'

beforeAll(async () => {
  servers = await startReplicatedPostgres(
    Object.assign(new URL(inject('adminUrl')), { pathname: templateName }).href,
  )
  closers.push(servers.close)
  primary = await openMovingAddress(servers.primary.url)
  closers.push(primary.close)
  replica = await openMovingAddress(servers.replica.url)
  closers.push(replica.close)
  pooler = await startPooler(primary.url)
  closers.push(pooler.close)
  api = await createApi(
    {
      ...testSettings(),
      logLevel: 'warn',
      // A slow machine is no fault of the servers.
      slowQueryMs: 0,
      eventLoopWarnMs: 60_000,
      databaseDirectUrl: primary.url,
      databaseReplica: { url: replica.url, lagMs: 200 },
    },
    pooler.url,
    { writeLog: (line) => logged.push(JSON.parse(line)) },
  )
  closers.push(api.close)
  staff = asStaff({ api })
})
afterAll(async () => {
  for (const close of closers.toReversed()) await close()
})

const lines = () => logged.map(({ msg }) => msg)
/** Without the lag of a slow machine, which is no fault either. */
const faults = () => lines().filter((line) => !/^The replica (?:lags|is read again)/.test(line))

let onAnswer: (answer: Awaited<ReturnType<TestApi['send']>>) => void = () => undefined
const send: TestApi['send'] = async (query, variables = {}) => {
  const body = JSON.stringify({ query, variables })
  const { status, headers, body: text } = await api.handle({ method: 'POST', body, headers: {} })
  const answer = { status, headers, ...JSON.parse(text) }
  onAnswer(answer)
  return answer
}
const pay = async (fields: Record<string, string>) => await notify({ api } as TestApi, fields)

async function buy(name: string): Promise<string> {
  const purchase = newPurchase(sku, name)
  await goOn({ sql: api.app.sql, send, notify: pay }, purchase)
  return purchase.number ?? expect.fail('no order')
}

const statusOf = async (number: string) =>
  (await api.app.sql<{ status: string }[]>`select status from sales_order where number = ${number}`)[0]
    ?.status

describe('Behind a pooler in transaction mode', () => {
  it('a shopper buys', async () => {
    const number = await buy('pool01')
    expect(await statusOf(number)).toBe('processing')
    expect(faults()).toEqual([])
  })

  it('transactions keep to their time limits and zone on any server connection', async () => {
    const { sql, settings } = api.app
    const limits = async (tx: Queryable) =>
      await tx<{ pid: number }[]>`
        select pg_backend_pid() as pid, current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
               current_setting('idle_in_transaction_session_timeout') as idle, current_setting('TimeZone') as zone`
    const alone = await Promise.all(Array.from({ length: 20 }, () => limits(sql)))
    const together = await sql.begin(async (tx) => await limits(tx))
    for (const [row] of [...alone, together])
      expect(row).toEqual({
        pid: expect.any(Number),
        statement: `${settings.databaseLimits.statementMs / 1000}s`,
        lock: `${settings.databaseLimits.lockMs / 1000}s`,
        idle: `${settings.databaseLimits.idleInTransactionMs / 1000}s`,
        zone: 'UTC',
      })
    expect(new Set(alone.map(([row]) => row?.pid)).size).toBeGreaterThan(1)
    // Nothing is left behind for others.
    const rows = await sql.run(`select current_setting('statement_timeout') as statement`, [])
    expect(rows).toEqual([{ statement: '0' }])
  })

  it('a failed statement, a cursor and a temporary table leave connections as they were', async () => {
    const { sql } = api.app
    await expect(sql`select 1 / ${0}::int`).rejects.toMatchObject({ code: '22012' })
    let read = 0
    for await (const rows of sql`select generate_series(1, ${100}::int)`.cursor(10)) {
      read += rows.length
      if (read === 50) break
    }
    expect(read).toBe(50)
    for (let round = 0; round < 8; round++)
      await sql.begin(async (tx) => {
        await tx`create temporary table passing on commit drop as select ${round}::int as round`
        expect(await tx`select round from passing`).toEqual([{ round }])
      })
  })

  it('notifications arrive past the pooler, and other changes are shown', async () => {
    const heard: string[] = []
    const leave = await api.app.notifications.subscribe('kitchen', {
      onMessage: (message) => void heard.push(message),
      onGap: () => undefined,
      onEnd: () => undefined,
    })
    await api.app.sql`select pg_notify('kitchen', '7')`
    await eventually(() => expect(heard).toEqual(['7']))
    leave()
    expect(faults()).toEqual([])
  })

  it('a price that changes while the pooler does not answer is shown', async () => {
    const { sql } = servers.primary
    pooler.signal('SIGSTOP')
    try {
      const changed = await sql<{ id: number }[]>`
        update product_price set price = price + 100
         where product_id = (select id from product where sku = ${sku}) returning product_id as id`
      const ids = changed.map(({ id }) => id)
      await announceIds(sql, 'prices', ids)
      const [now] = await sql<{ version: number }[]>`select version from catalogue_state`
      await eventually(() => expect(api.app.catalogue.version).toBe(now?.version))
    } finally {
      pooler.signal('SIGCONT')
    }
  })
})

describe('With encryption', () => {
  let encrypted: Awaited<ReturnType<typeof encryptServer>>
  /** The address of the primary with parameters of the driver. */
  const address = (parameters: Record<string, string>, host = 'localhost') => {
    const url = Object.assign(new URL(primary.url), { hostname: host })
    return Object.assign(url, { search: String(new URLSearchParams(parameters)) }).href
  }
  const verified = () => address({ sslmode: 'verify-full', sslrootcert: encrypted.authorityFile })
  const isEncrypted = async (url: string) => {
    const sql = connect(url, 1)
    try {
      const [row] = await sql<{ ssl: boolean }[]>`select ssl from pg_stat_ssl where pid = pg_backend_pid()`
      return row?.ssl
    } finally {
      await sql.end({ timeout: 1 })
    }
  }
  beforeAll(async () => {
    encrypted = await encryptServer(servers.primary.sql)
    closers.push(encrypted.close)
  })

  it('an address trusts an authority of its own, for the host of the certificate', async () => {
    await eventually(async () => expect(await isEncrypted(verified())).toBe(true))
    expect(await isEncrypted(primary.url)).toBe(false)
    expect(await isEncrypted(address({ sslmode: 'no-verify' }))).toBe(true)
    await expect(isEncrypted(address({ sslmode: 'verify-full' }))).rejects.toThrow(/certificate/)
    const elsewhere = { sslmode: 'verify-full', sslrootcert: encrypted.authorityFile }
    await expect(isEncrypted(address(elsewhere, '127.0.0.1'))).rejects.toThrow(/altnames|certificate/)
  })

  it('a backup is taken past the pooler while an order is placed', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-backup-'))
    closers.push(async () => await rm(folder, { recursive: true }))
    const settings = { ...testSettings(), databaseUrl: pooler.url, databaseDirectUrl: verified() }
    const run = async (words: string, flags: Record<string, string> = {}) =>
      await backupCommand(
        {
          settings: { ...settings, dataDir: folder },
          shown: {},
          openDatabase: async () => await openUnchanged(settings, () => undefined),
          now: new Date(),
        },
        words.split(' '),
        new Map(Object.entries(flags)),
      )
    const file = path.join(folder, 'shop.backup')
    const [said, number] = await Promise.all([run('backup', { to: file }), buy('back01')])
    expect(said).toContain('tables with')
    expect(await statusOf(number)).toBe('processing')
    expect(await run(`backup verify ${file}`)).toContain('The backup is whole')
    pooler.signal('SIGSTOP')
    try {
      expect(await run('backup', { to: path.join(folder, 'again.backup') })).toContain('tables with')
    } finally {
      pooler.signal('SIGCONT')
    }
  })
})

const numbers = async () => {
  const { data } = await staff.send<{ orders: { nodes: { number: string }[] } }>(
    '{ orders(first: 200) { nodes { number } totalCount } }',
  )
  return data.orders.nodes.map(({ number }) => number)
}

const server = async () =>
  await api.app.reads.read(async (sql) => {
    const [row] = await sql<{ isReplica: boolean }[]>`select pg_is_in_recovery() as "isReplica"`
    return row?.isReplica ? 'replica' : 'primary'
  })

describe('With a replica', () => {
  it('the catalogue, lists and reports are read from it, with what was just written', async () => {
    // Where the machine is busy the replica lags, and the primary is read.
    await eventually(async () => {
      const before = replica.receivedBytes()
      await api.app.catalogue.refresh()
      expect(replica.receivedBytes() - before).toBeGreaterThan(100_000)
    })
    for (const name of ['repl01', 'repl02', 'repl03']) {
      const number = await buy(name)
      expect(await numbers()).toContain(number)
    }
    await eventually(async () => expect(await server()).toBe('replica'))
    expect(faults()).toEqual([])
  })

  it('the primary is read while it is stopped, and while it lags', async () => {
    const number = await buy('repl04')
    await eventually(async () => expect(await server()).toBe('replica'))
    logged.length = 0
    await servers.replica.stopImmediately()
    expect(await numbers()).toContain(number)
    await api.app.catalogue.refresh()
    expect(await server()).toBe('primary')
    expect(lines()).toEqual([
      expect.stringMatching(/^The replica (?:does not answer|failed): the primary is read$/),
    ])
    await servers.replica.start()
    await eventually(async () => expect(await server()).toBe('replica'))

    logged.length = 0
    await servers.replica.sql`select pg_wal_replay_pause()`
    const next = await buy('repl05')
    expect(await numbers()).toContain(next)
    expect(await server()).toBe('primary')
    expect(lines()).toEqual(['The replica lags: the primary is read'])
    await servers.replica.sql`select pg_wal_replay_resume()`
  })
})

describe('When the primary fails', () => {
  it('the shop sells again on the promoted replica, and no order is lost or doubled', async () => {
    await servers.waitForReplica()
    await setStock(api.app, sku, 1000)
    const shelf = await readShelf(api.app.sql)
    const { version } = api.app.catalogue
    const job: ScheduledJob = {
      name: 'test job',
      schedule: '0 0 29 2 *',
      run: async () => void (await api.app.sql`select 1`),
    }
    const stop = new AbortController()
    const jobs = startScheduledJobs({ ...api.app, jobs: [job] }, [job], primary.url, stop.signal, {
      jobs: 0.5,
      schedules: 45,
      due: 45,
      leases: 3600,
      upkeep: 3600,
    })
    const hasRun = async () => (await api.app.sql`select 1 from job_run where job = ${job.name}`).length > 0
    await runJob(api.app.sql, job)
    await eventually(async () => expect(await hasRun()).toBe(true))
    await api.app.sql`delete from job_run where job = ${job.name}`

    // Shoppers who click again whatever happens, as long as the shop has not sold to all of them.
    const seen: { status: number; retryAfter: string | undefined }[] = []
    let isDown = false
    onAnswer = ({ status, headers, errors }) => {
      if (errors) seen.push({ status, retryAfter: headers['retry-after'] })
    }
    const purchases = Array.from({ length: 12 }, (_, at) =>
      newPurchase(sku, `fail${String(at).padStart(2, '0')}`),
    )
    const told: Purchase[] = []
    const shoppers = purchases.map(async (purchase, at) => {
      // Half of them come after the failure has begun.
      if (at % 2 === 1) await waitUntil('the primary fails', async () => isDown)
      await waitUntil(
        'a shopper is done',
        async () => {
          await goOn({ sql: api.app.sql, send, notify: pay }, purchase)
          return true
        },
        { pauseMs: 50 },
      )
    })
    await waitUntil('a shopper has ordered', async () => purchases.some(({ number }) => number !== undefined))
    await servers.primary.stopImmediately()
    told.push(...purchases.map((purchase) => ({ ...purchase })))
    isDown = true
    await eventually(() => expect(seen).not.toEqual([]))
    const health = await api.server.inject('/readyz')
    expect(health.statusCode).toBe(503)
    const notified = await pay(notificationFields('000000001', 100))
    expect(notified.status).toBe(503)

    await servers.replica.sql`select pg_promote()`
    primary.moveTo(servers.replica.port)
    await waitUntil('the shop sells again', async () => (await buy('after0')) !== '')
    await Promise.all(shoppers)
    for (const { status, retryAfter } of seen)
      expect({ status, retryAfter }).toEqual({ status: 503, retryAfter: expect.stringMatching(/^\d+$/) })

    expect(await ledgerProblems(api.app.sql, shelf)).toEqual([])
    const orders = await api.app.sql<{ number: string; status: string }[]>`
      select number, status from sales_order where number = any(${purchases.map(({ number }) => number ?? '')})`
    expect(orders).toHaveLength(purchases.length)
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(['processing']))
    for (const { number, isPaid } of told)
      if (number !== undefined)
        expect(orders).toContainEqual({ number, status: isPaid ? 'processing' : expect.any(String) })

    // Listeners and jobs go on, and no version is given a second time.
    await eventually(() => expect(api.app.catalogue.version).toBeGreaterThan(version + 1_000_000))
    await runJob(api.app.sql, job)
    await eventually(async () => expect(await hasRun()).toBe(true))
    await eventually(async () => expect((await api.server.inject('/readyz')).statusCode).toBe(200))
    stop.abort()
    await jobs
  })
})
