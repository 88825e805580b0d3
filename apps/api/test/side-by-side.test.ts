import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { connect, type Sql } from '../src/platform/database.ts'
import { migrate } from '../src/platform/migrate.ts'
import { migrationNames, readMigration } from '../src/platform/migration-files.ts'
import { earlierReleases } from '../src/platform/release.ts'
import { notifyAt } from './checkout.ts'
import { productionEnvironment } from './production.ts'
import { goOn, newPurchase } from './purchase.ts'
import { startRole, untilReady, type RoleProcess } from './role-process.ts'
import { root } from './settings.ts'

const main = 'apps/api/src/main.ts'
const sku = 'VSQ-CLAIR'
const production = productionEnvironment()
/** How the provider marks its notifications of this shop. */
const provider = { vads_site_id: production['PAYZEN_SITE_ID'] ?? '', vads_ctx_mode: 'PRODUCTION' }
const release = earlierReleases().at(-1)
const reason = whyNot()
if (reason !== undefined) process.stderr.write(`Releases side by side: ${reason}\n`)

/** Why the release before cannot be run here; undefined when it can. */
function whyNot(): string | undefined {
  if (!release) return 'there was no release before'
  try {
    execFileSync('git', ['cat-file', '-e', `${release.commit}^{commit}`], { cwd: root, stdio: 'ignore' })
    return undefined
  } catch {
    return `skipped: this clone does not have the commit ${release.commit} of release ${release.number} (git fetch --unshallow)`
  }
}

let folder: string
let admin: Sql
let sql: Sql
let databaseUrl: string
const name = `side_by_side_${randomUUID().replaceAll('-', '')}`
const started: RoleProcess[] = []

beforeAll(async () => {
  if (reason !== undefined) return
  folder = await unpack(release?.commit ?? '')
  admin = connect(inject('adminUrl'), 1)
  await admin.unsafe(`create database ${name}`)
  databaseUrl = Object.assign(new URL(inject('adminUrl')), { pathname: `/${name}` }).href
  sql = connect(databaseUrl, 2)
})
afterAll(async () => {
  if (reason !== undefined) return
  for (const role of started) role.signal('SIGKILL')
  await Promise.all(started.map(({ ended }) => ended))
  await sql.end()
  await admin.unsafe(`drop database ${name} with (force)`)
  await admin.end()
  await rm(folder, { recursive: true })
})

/** The source of a release in a folder, with the packages of npm that are installed here. */
async function unpack(commit: string): Promise<string> {
  const into = await mkdtemp(path.join(tmpdir(), 'comptoir-release-'))
  const archive = execFileSync('git', ['archive', commit, 'package.json', 'apps/api', 'packages', 'sites'], {
    cwd: root,
    maxBuffer: 2 ** 30,
  })
  execFileSync('tar', ['-x', '-C', into], { input: archive })
  const modules = path.join(into, 'node_modules')
  await mkdir(path.join(modules, '@comptoir'), { recursive: true })
  for (const one of await readdir(path.join(root, 'node_modules')))
    if (one !== '@comptoir' && one !== '.cache')
      await symlink(path.join(root, 'node_modules', one), path.join(modules, one))
  for (const one of await readdir(path.join(into, 'packages')))
    await symlink(path.join(into, 'packages', one), path.join(modules, '@comptoir', one))
  return into
}

/** In production, where the release of this source migrates nothing. */
async function run(of: string): Promise<RoleProcess> {
  const env = {
    ...production,
    DATABASE_URL: databaseUrl,
    DATA_DIR: path.join(folder, '.data'),
    SMTP_URL: 'smtp://127.0.0.1:1',
    DRAIN_SECONDS: '0',
  }
  const role = await startRole(main, env, { folder: of })
  started.push(role)
  return role
}

async function start(of: string): Promise<RoleProcess> {
  const role = await run(of)
  await untilReady(role)
  return role
}

const stop = async (role: RoleProcess) => {
  role.signal('SIGTERM')
  expect(await role.ended).toMatchObject({ code: 0 })
}

/** Whether the database lacks what this release needs. */
async function lacksMigrations(): Promise<boolean> {
  const rows = await sql<{ name: string }[]>`select name from schema_migration`
  const applied = new Set(rows.map((row) => row.name))
  return migrationNames().some((one) => !applied.has(one) && readMigration(one).compatibleFrom === null)
}

/** A shopper whose requests go to these processes in turn, as a balancer sends them while a release is rolled out. */
async function buyAt(...roles: RoleProcess[]): Promise<void> {
  let requests = 0
  const next = () => roles[requests++ % roles.length]?.origin ?? ''
  const purchase = newPurchase(sku, randomUUID().replaceAll(/\D/g, '').slice(0, 6).padStart(6, '0'))
  await goOn(
    {
      sql,
      send: async (query, variables = {}) => {
        const answer = await fetch(`${next()}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query, variables }),
        })
        return { status: answer.status, headers: {}, ...JSON.parse(await answer.text()) }
      },
      notify: async (fields) => await notifyAt(next(), { ...fields, ...provider }, production['PAYZEN_KEY']),
    },
    purchase,
  )
  const [order] = await sql<{ status: string }[]>`
    select status from sales_order where number = ${purchase.number ?? ''}`
  expect(order?.status).toBe('processing')
}

describe.skipIf(reason !== undefined)(
  `Release ${release?.number} and this one${reason ? ` (${reason})` : ''}`,
  () => {
    test('sell side by side on the database before, and the earlier one on the database after', async () => {
      const before = await start(folder)
      await buyAt(before)

      if (await lacksMigrations()) {
        const { code, output } = await (await run(root)).ended
        expect({ code, output }).toMatchObject({
          code: 1,
          output: expect.stringContaining('run npm run migrate'),
        })
      }

      // The first step of an update: the earlier release still serves.
      await migrate(sql, { expandOnly: true })
      await buyAt(before)

      const after = await start(root)
      await buyAt(after)
      await buyAt(before, after)
      await buyAt(after, before)

      await migrate(sql)
      await buyAt(before)
      await buyAt(after)
      await stop(before)

      // Back to the release before: it starts on the database after.
      const again = await start(folder)
      await buyAt(again, after)
      await stop(again)
      await stop(after)
    }, 300_000)
  },
)
