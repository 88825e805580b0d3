import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { startDatabaseProxy, type DatabaseProxy } from '../../test/database-proxy.ts'
import { NotificationListener } from './notification-listener.ts'
import { connect } from './database.ts'
import { commandLimits } from './database-limits.ts'

let shop: TestApi
let proxy: DatabaseProxy

beforeAll(async () => {
  shop = await createTestApi()
  await shop.sql`create table written (name text not null)`
})

beforeEach(async () => {
  proxy = await startDatabaseProxy(shop.databaseUrl)
})

afterEach(async () => await proxy.close())
afterAll(async () => await shop.close())

const errorOf = async (work: PromiseLike<unknown>) =>
  await work.then(
    () => undefined,
    (error: unknown) => error,
  )

it('fails a cursor whose connection is lost after its last row', async () => {
  const sql = connect(proxy.databaseUrl, 1)
  await sql`select 1`
  proxy.stopAfter('C', 'close')
  const read = async () => {
    for await (const rows of sql`select 1 as one`.cursor(10)) expect(rows).toHaveLength(0)
  }
  expect(await errorOf(read())).toMatchObject({ code: 'CONNECTION_CLOSED' })
  await sql.end()
})

it('fails a cursor whose connection is lost while it closes', async () => {
  const sql = connect(proxy.databaseUrl, 1)
  await sql`select 1`
  proxy.stopAfter('3', 'close')
  const read = async () => {
    for await (const rows of sql`select generate_series(1, 100)`.cursor(10)) if (rows.length > 0) break
  }
  expect(await errorOf(read())).toMatchObject({ code: 'CONNECTION_CLOSED' })
  await sql.end()
})

it('fails a transaction whose connection is lost during its commit', async () => {
  const sql = connect(proxy.databaseUrl, 1)
  const work = sql.begin(async (tx) => {
    await tx`select 1`
    proxy.stopAfter('C', 'close')
  })
  expect(await errorOf(work)).toMatchObject({ code: 'CONNECTION_CLOSED' })
  await sql.end()
})

it('fails all statements of a transaction that wait when its connection is lost', async () => {
  const sql = connect(proxy.databaseUrl, 1)
  const errors = await sql
    .begin(async (tx) => {
      await tx`select 1`
      proxy.stopAfter('C', 'close')
      return await Promise.all([1, 2, 3].map((one) => errorOf(tx`select ${one}::int`)))
    })
    .catch((error: unknown) => [error])
  expect(errors).toMatchObject([{ code: 'CONNECTION_CLOSED' }])
  await sql.end()
})

it('gives up a transaction whose server stays silent', async () => {
  const sql = connect(proxy.databaseUrl, 1, { ...commandLimits, statementMs: 500, waitMs: 100 })
  const work = sql.begin(async (tx) => {
    await tx`select 1`
    proxy.stopAfter('C', 'silence')
    await tx`select 2`
    return await tx`select 3`
  })
  expect(await errorOf(work)).toMatchObject({ code: 'CONNECTION_CLOSED' })
  await sql.end({ timeout: 1 })
})

it.each(['next', 'break'])('reports a time limit that passes between two batches (%s)', async (then) => {
  const sql = connect(shop.databaseUrl, 1, { ...commandLimits, statementMs: 100 })
  const work = sql.begin(async (tx) => {
    await tx`insert into written values (${then})`
    for await (const rows of tx`select generate_series(1, 100)`.cursor(10)) {
      // The limit is that of the cursor, whose time continues here.
      await shop.sql`select pg_sleep(0.3)`
      if (then === 'break' && rows.length > 0) break
    }
  })
  expect(await errorOf(work)).toMatchObject({ code: '57014' })
  // Its own statements could exceed the limit where the machine is busy.
  expect(await shop.sql`select 1 from written`).toHaveLength(0)
  await sql.end()
})

it('does not report a commit after a failed statement that nobody awaited', async () => {
  const sql = connect(shop.databaseUrl, 1)
  const work = sql.begin(async (tx) => {
    await tx`insert into written values ('not awaited')`
    void errorOf(tx`select 1 / 0`)
  })
  expect(await errorOf(work)).toMatchObject({ code: '22012' })
  expect(await sql`select 1 from written`).toHaveLength(0)
  await sql.end()
})

it('answers statements that start just before the end of the pool', async () => {
  for (let turns = 0; turns < 15; turns++) {
    const sql = connect(shop.databaseUrl, 1)
    await sql`select 1`
    const last = sql`select 2 as two`.catch((error: unknown) => error)
    for (let turn = 0; turn < turns; turn++) await Promise.resolve()
    await sql.end()
    const result = await last
    const expected = result instanceof Error ? { code: 'CONNECTION_ENDED' } : [{ two: 2 }]
    expect(result).toMatchObject(expected)
  }
})

it('ends although the server does not close its connections', async () => {
  const sql = connect(proxy.databaseUrl, 1)
  await sql`select 1`
  proxy.stopAfter('Z', 'silence')
  await sql`select 1`
  await sql.end()
})

it('gives up a listener whose server stays silent', async () => {
  // Z ends the start of the connection; nothing answers LISTEN.
  proxy.stopAfter('Z', 'silence')
  expect(
    await errorOf(NotificationListener.open(proxy.databaseUrl, 'catalogue', shop.api.app.log)),
  ).toMatchObject({
    message: 'Query read timeout',
  })
})
