import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { randomUUID } from 'node:crypto'
import { connect, type Sql } from '../src/platform/database.ts'
import { jobs, ownJobs } from '../src/jobs.ts'
import { waitForLockWaits } from './locks.ts'
import { productionEnvironment } from './production.ts'
import { startRole, untilReady, type RoleProcess } from './role-process.ts'
import { templateName } from './settings.ts'

const api = 'apps/api/src/main.ts'
const worker = 'apps/api/src/worker.ts'

let admin: Sql
let sql: Sql
let databaseUrl: string
const name = `roles_${randomUUID().replaceAll('-', '')}`
const started: RoleProcess[] = []

beforeAll(async () => {
  admin = connect(inject('adminUrl'), 1)
  await admin.unsafe(`create database ${name} template ${templateName}`)
  databaseUrl = Object.assign(new URL(inject('adminUrl')), { pathname: `/${name}` }).href
  sql = connect(databaseUrl, 3)
})
afterAll(async () => {
  for (const role of started) role.signal('SIGKILL')
  await Promise.all(started.map(({ ended }) => ended))
  await sql.end()
  await admin.unsafe(`drop database ${name} with (force)`)
  await admin.end()
})

async function start(script: string, env: Record<string, string> = {}): Promise<RoleProcess> {
  const role = await startRole(script, { DATABASE_URL: databaseUrl, ...env })
  started.push(role)
  return role
}

/** Asks over a connection that stays open; resolves with status, header and body. */
async function ask({ origin }: RoleProcess, query: string, variables: object = {}) {
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  })
  return { status: answer.status, connection: answer.headers.get('connection'), body: await answer.json() }
}

/** Holds what `lock` locks until the returned function is called. */
async function hold(lock: (tx: Sql) => PromiseLike<unknown>): Promise<() => Promise<void>> {
  const locked = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const holding = sql.begin(async (tx) => {
    await lock(tx as unknown as Sql)
    locked.resolve()
    await released.promise
  })
  await Promise.race([locked.promise, holding])
  return async () => {
    released.resolve()
    await holding
  }
}

describe('An API process that is told to stop', () => {
  test('says that it is not ready, answers what is open, and ends', async () => {
    const role = await start(api, { DRAIN_SECONDS: '5', DATABASE_LOCK_TIMEOUT_MS: '60000', RUN_JOBS: '0' })
    await untilReady(role)
    const { body } = await ask(role, 'mutation { createEmptyCart }')
    const id: string = body.data.createEmptyCart
    const release = await hold((tx) => tx`select 1 from cart where masked_id = ${id} for update`)
    const slow = ask(
      role,
      'mutation ($id: String!) { setGuestEmailOnCart(input: { cart_id: $id, email: "guest@example.com" }) { cart { email } } }',
      { id },
    )
    await waitForLockWaits(sql, 1)
    role.signal('SIGTERM')
    while ((await role.status('/readyz')) === 200);
    expect(await role.status('/readyz')).toBe(503)
    expect(await role.status('/healthz')).toBe(200)
    // Load balancers still send requests for a moment.
    expect(await ask(role, '{ storeConfig { code } }')).toMatchObject({ status: 200, connection: 'close' })
    await release()
    expect(await slow).toMatchObject({
      status: 200,
      connection: 'close',
      body: { data: { setGuestEmailOnCart: { cart: { email: 'guest@example.com' } } } },
    })
    expect(await role.ended).toMatchObject({ code: 0 })
  })
})

describe('A worker', () => {
  test('runs the jobs, serves its health only, and lets a job end before it does', async () => {
    const expired = async () => await sql`select 1 from request_count where expires_at < now()`
    await sql`
      insert into request_count (kind, sender_hash, count, expires_at)
      values ('test', '\\x00', 1, now() - interval '1 day')`
    const release = await hold((tx) => tx`select 1 from request_count for update`)
    const role = await start(worker, { DRAIN_SECONDS: '5', DATABASE_LOCK_TIMEOUT_MS: '60000' })
    await untilReady(role)
    await expect(role.status('/graphql')).resolves.toBe(404)
    await waitForLockWaits(sql, 1)
    role.signal('SIGTERM')
    while ((await role.status('/readyz')) === 200);
    expect(await role.status('/healthz')).toBe(200)
    expect(await expired()).toHaveLength(1)
    await release()
    expect(await role.ended).toMatchObject({ code: 0 })
    expect(await expired()).toEqual([])
  })

  test('leaves to API processes what they keep in their memory', () => {
    expect(jobs.length).toBeGreaterThan(30)
    expect(ownJobs.map(({ name: job }) => job).toSorted()).toEqual([
      'delete expired request counters',
      'store search counts',
      'store the index of the catalogue',
    ])
  })
})

describe('In production', () => {
  const run = async (script: string, env: Record<string, string> = {}) => {
    const role = await start(script, { ...productionEnvironment(), ...env })
    return await role.ended
  }

  test.each([api, worker])('%s does not work on an empty database', async (script) => {
    const empty = `${name}_empty`
    await admin.unsafe(`create database ${empty}`)
    try {
      const url = Object.assign(new URL(databaseUrl), { pathname: `/${empty}` }).href
      expect(await run(script, { DATABASE_URL: url })).toEqual({
        code: 1,
        output: 'The database is empty: run npm run migrate first.\n',
      })
    } finally {
      await admin.unsafe(`drop database ${empty} with (force)`)
    }
  })

  test('an API does not work on an older database, nor on one that only later releases understand', async () => {
    const last = '0238_waiting_pictures.sql'
    await sql`delete from schema_migration where name = ${last}`
    expect(await run(api)).toEqual({
      code: 1,
      output: `The database is older than this release and lacks the migration ${last}: run npm run migrate first.\n`,
    })
    await sql`insert into schema_migration (name) values (${last}), ('9998_more.sql')`
    await sql`insert into schema_migration (name, compatible_from) values ('9999_less.sql', 1000)`
    const { code, output } = await run(api)
    expect({ code, output }).toEqual({
      code: 1,
      output: expect.stringMatching(
        /^The database is newer than this release \(\d+\) and has the migration 9999_less\.sql: start release 1000 or a later one\.\n$/,
      ),
    })
    await sql`delete from schema_migration where name = '9999_less.sql'`
    // What a later release only adds is no problem; this database has demo people.
    expect((await run(api)).output).toMatch(/^DATABASE_URL names a database with demo people /)
    await sql`delete from schema_migration where name = '9998_more.sql'`
  })

  test('a port in use is told in a sentence', async () => {
    const first = await start(worker)
    await untilReady(first)
    const { code, output } = await (await start(worker, { WORKER_PORT: new URL(first.origin).port })).ended
    expect({ code, output }).toEqual({
      code: 1,
      output: `Port ${new URL(first.origin).port} is in use: stop the program that uses it, or set WORKER_PORT to another port.\n`,
    })
  })
})
