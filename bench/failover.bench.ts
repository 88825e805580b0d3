import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { notifyAt, setStock } from '../apps/api/test/checkout.ts'
import { ledgerProblems, readShelf } from '../apps/api/test/ledger.ts'
import { startMailServer } from '../apps/api/test/mail-server.ts'
import { openMovingAddress } from '../apps/api/test/moving-address.ts'
import { startPooler } from '../apps/api/test/pooler.ts'
import { goOn, newPurchase, type Purchase } from '../apps/api/test/purchase.ts'
import { startReplicatedPostgres, type ReplicatedPostgres } from '../apps/api/test/replicated-postgres.ts'
import { startRole, untilReady, type RoleProcess } from '../apps/api/test/role-process.ts'
import { testSettings } from '../apps/api/test/settings.ts'
import { waitUntil } from '../apps/api/test/wait-until.ts'
import { connect, type Sql } from '../apps/api/src/platform/database.ts'
import { startTemporaryPostgres } from '../apps/api/src/platform/embedded-postgres.ts'
import { migrate } from '../apps/api/src/platform/migrate.ts'
import { seedDatabase } from '../apps/api/src/prepare-database.ts'
import { say } from '../scripts/processes.ts'
import { pgBouncer } from '../scripts/servers.ts'
import { ensureProgram } from '../scripts/system-programs.ts'
import { report } from './report.ts'

const rounds = 3
const shoppers = 6
const sku = 'VSQ-CLAIR'

type Answer = { status: number; seconds: number; isRefusal: boolean }
type Round = { soldAfter: number; mailedAfter: number; answers: Answer[]; problems: string[] }

/**
 * Two API processes and a worker behind PgBouncer, whose primary stops in the middle of checkouts. The replica is promoted at
 * the same address, and no process is restarted.
 */
export async function benchFailover(): Promise<void> {
  await ensureProgram(pgBouncer)
  const seeded = await seed()
  const results: Round[] = []
  try {
    for (let round = 1; round <= rounds; round++) {
      const servers = await startReplicatedPostgres(seeded.url)
      try {
        results.push(await failOver(servers, round))
      } finally {
        await servers.close()
      }
    }
  } finally {
    await seeded.stop()
  }
  const problems = results.flatMap(({ problems: found }) => found)
  for (const problem of problems) say(`  ${problem}`)
  const answers = results.flatMap(({ answers: given }) => given)
  const what = `the primary stops during ${shoppers} checkouts, ${rounds} rounds`
  const most = (values: readonly number[]) => Math.max(...values)
  report({
    what: `${what}: every API sells again after the promotion`,
    value: most(results.map(({ soldAfter }) => soldAfter)),
    unit: 's',
    bar: 10,
  })
  report({
    what: `${what}: all mails are sent`,
    value: most(results.map(({ mailedAfter }) => mailedAfter)),
    unit: 's',
    bar: 30,
  })
  report({
    what: `${what}: longest answer`,
    value: most(answers.map(({ seconds }) => seconds)),
    unit: 's',
    bar: 10,
  })
  const refused = answers.filter(({ isRefusal }) => isRefusal)
  report({
    what: `${what}: failed requests other than 503 with Retry-After`,
    value: answers.filter(({ status, isRefusal }) => status !== 200 && !isRefusal).length,
    unit: '',
    bar: 0,
    against: `${refused.length} of ${answers.length} answers were 503`,
  })
  report({ what: `${what}: lost, doubled or wrong`, value: problems.length, unit: '', bar: 0 })
}

async function seed(): Promise<{ url: string; stop: () => Promise<void> }> {
  const postgres = await startTemporaryPostgres({ durable: false })
  const admin = connect(postgres.urlOf('postgres'), 1)
  await admin.unsafe('create database shop')
  await admin.end()
  const sql = connect(postgres.urlOf('shop'), 4)
  await migrate(sql)
  await seedDatabase(sql, testSettings(), () => undefined)
  await sql.end()
  return { url: postgres.urlOf('shop'), stop: postgres.stop }
}

async function failOver(servers: ReplicatedPostgres, round: number): Promise<Round> {
  const primary = await openMovingAddress(servers.primary.url)
  const pooler = await startPooler(primary.url)
  const mails = await startMailServer()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'comptoir-failover-'))
  const env = {
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: primary.url,
    DATABASE_REPLICA_URL: servers.replica.url,
    DATA_DIR: dataDir,
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
  }
  const sql = connect(primary.url, 4)
  const apis = [await startApi({ ...env, RUN_JOBS: '0' }), await startApi({ ...env, RUN_JOBS: '0' })]
  const worker = await startRole('apps/api/src/worker.ts', env)
  try {
    await Promise.all([...apis, worker].map(untilReady))
    await servers.waitForReplica()
    await setStock({ sql }, sku, 100_000)
    return await buyWhile(sql, { apis, name: String(round) }, async () => {
      await servers.primary.stopImmediately()
      await servers.replica.sql`select pg_promote()`
      primary.moveTo(servers.replica.port)
    })
  } finally {
    for (const role of [...apis, worker]) role.signal('SIGKILL')
    await Promise.all([...apis, worker].map(({ ended }) => ended))
    await sql.end({ timeout: 1 })
    await mails.close()
    await pooler.close()
    await primary.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const startApi = async (env: Record<string, string>) => await startRole('apps/api/src/main.ts', env)

/** Shoppers at all processes in turn, during `fail`; each goes on until the shop has sold. */
async function buyWhile(
  sql: Sql,
  { apis, name }: { apis: readonly RoleProcess[]; name: string },
  fail: () => Promise<void>,
): Promise<Round> {
  const answers: Answer[] = []
  const at = (api: RoleProcess | undefined) => shopAt(sql, api?.origin ?? '', answers)
  const shelf = await readShelf(sql)
  const purchases = Array.from({ length: shoppers }, (_, index) => newPurchase(sku, `r${name}p${index}00`))
  const goingOn = purchases.map(
    async (purchase, index) => await untilBought(at(apis[index % apis.length]), purchase),
  )
  await waitUntil('somebody has ordered', async () => purchases.some(({ number }) => number !== undefined))
  await fail()
  const told = purchases.map((purchase) => ({ ...purchase }))
  const began = performance.now()
  const since = () => (performance.now() - began) / 1000
  const first = apis.map((_, index) => newPurchase(sku, `r${name}f${index}00`))
  await Promise.all(first.map(async (purchase, index) => await untilBought(at(apis[index]), purchase)))
  const soldAfter = since()
  await Promise.all(goingOn)
  await waitUntil('all mails are sent', async () => {
    const rows = await sql`select 1 from mail where sent_at is null`
    return rows.length === 0
  })
  const mailedAfter = since()
  const all = [...purchases, ...first]
  const numbers = all.map(({ number }) => number ?? '')
  const orders = await sql<{ number: string; status: string }[]>`
    select number, status from sales_order where number = any(${numbers})`
  const isStored = ({ number, isPaid }: Purchase) =>
    number === undefined ||
    orders.some((one) => one.number === number && (!isPaid || one.status !== 'pending'))
  return {
    soldAfter,
    mailedAfter,
    answers,
    problems: [
      ...(await ledgerProblems(sql, shelf)),
      ...told.filter((purchase) => !isStored(purchase)).map(({ number }) => `order ${number} is lost`),
      ...(new Set(numbers).size === all.length && orders.length === all.length
        ? []
        : ['orders are doubled or missing']),
    ],
  }
}

const untilBought = async (shop: Parameters<typeof goOn>[0], purchase: Purchase) =>
  await waitUntil('a shopper is done', async () => await goOn(shop, purchase).then(() => true), {
    seconds: 60,
    pauseMs: 100,
  })

function shopAt(sql: Sql, origin: string, answers: Answer[]): Parameters<typeof goOn>[0] {
  return {
    sql,
    send: async (query, variables = {}) => {
      const began = performance.now()
      const answer = await fetch(`${origin}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      })
      const body = JSON.parse(await answer.text())
      const isFailed = body.errors?.[0]?.extensions?.category === 'internal'
      answers.push({
        status: isFailed ? 500 : answer.status,
        seconds: (performance.now() - began) / 1000,
        isRefusal: answer.status === 503 && answer.headers.has('retry-after'),
      })
      return { status: answer.status, headers: {}, ...body }
    },
    notify: async (fields) => await notifyAt(origin, fields),
  }
}
