import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { connect, inTransaction, type Sql, type Transaction } from './database.ts'
import { eventually } from '../../test/eventually.ts'

let shop: TestApi
let pool: Sql

beforeAll(async () => {
  shop = await createTestApi()
  pool = connect(shop.databaseUrl, 1)
})

afterAll(async () => {
  await pool.end()
  await shop.close()
})

/** Ends the connection of a transaction from outside, and waits until the server has forgotten it. */
async function cut(tx: Transaction): Promise<void> {
  const [own] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`
  const pid = own?.pid ?? 0
  await shop.sql`select pg_terminate_backend(${pid}, 5000)`
}

async function expectNextToWork(): Promise<void> {
  const rows = await inTransaction(pool, async (tx) => await tx`select 1 as one`)
  expect(rows[0]?.['one']).toBe(1)
}

it('fails a transaction whose connection was lost; the next one works', async () => {
  const asked: string[] = []
  const work = inTransaction(pool, async (tx) => {
    await cut(tx)
    asked.push('before')
    await tx`select 1`
    asked.push('after')
  })
  await expect(work).rejects.toThrow(/connection/i)
  await expectNextToWork()
  await eventually(() => expect(asked).toEqual(['before']))
})

it('does not report a commit on a lost connection', async () => {
  await expect(inTransaction(pool, cut)).rejects.toThrow(/connection/i)
  await expectNextToWork()
})

it('fails a savepoint on a lost connection', async () => {
  const work = inTransaction(pool, async (tx) => {
    await tx.savepoint(async (point) => {
      await cut(point)
      await point`select 1`
    })
  })
  await expect(work).rejects.toThrow(/connection/i)
  await expectNextToWork()
})

it('stops reading rows from a lost connection', async () => {
  let batches = 0
  const work = pool.begin(async (tx) => {
    const pid = (await tx<{ pid: number }[]>`select pg_backend_pid() as pid`)[0]?.pid ?? 0
    for await (const rows of tx`select generate_series(1, 1000) as number`.cursor(10)) {
      batches += rows.length > 0 ? 1 : 0
      await shop.sql`select pg_terminate_backend(${pid}, 5000)`
    }
  })
  await expect(work).rejects.toThrow(/connection/i)
  expect(batches).toBeLessThan(100)
  // The server may still be closing the connection.
  await eventually(expectNextToWork)
})

it('closes the cursor when a loop stops early', async () => {
  const one = await pool.begin(async (tx) => {
    for await (const rows of tx`select generate_series(1, 1000) as number`.cursor(10)) {
      if (rows.length > 0) break
    }
    return (await tx<{ one: number }[]>`select 1 as one`)[0]?.one
  })
  expect(one).toBe(1)
})

it('leaves a loop over a lost connection', async () => {
  const work = pool.begin(async (tx) => {
    const pid = (await tx<{ pid: number }[]>`select pg_backend_pid() as pid`)[0]?.pid ?? 0
    for await (const rows of tx`select generate_series(1, 1000) as number`.cursor(10)) {
      await shop.sql`select pg_terminate_backend(${pid}, 5000)`
      if (rows.length > 0) break
    }
  })
  await expect(work).rejects.toThrow(/connection/i)
  await eventually(expectNextToWork)
})

it('reports the error of a cursor; the connection can be used again', async () => {
  const read = async () => {
    for await (const rows of pool`select 1 / (5 - number) from generate_series(1, 9) as number`.cursor(2)) {
      expect(rows.length).toBeGreaterThan(0)
    }
  }
  await expect(read()).rejects.toMatchObject({ code: '22012' })
  await expectNextToWork()
})

it('leaves a server that writes no more, such as a former primary, but not for a transaction that only reads', async () => {
  const url = new URL(shop.databaseUrl)
  url.searchParams.set('options', '-c default_transaction_read_only=on')
  const standby = connect(url.href, 1)
  const pidOf = async () => (await standby<{ pid: number }[]>`select pg_backend_pid() as pid`)[0]?.pid
  const before = await pidOf()
  await expect(standby`update store set code = code`).rejects.toMatchObject({ code: 'NOT_PRIMARY' })
  const after = await pidOf()
  expect(after).not.toBe(before)
  const written = standby.begin(
    'isolation level repeatable read read only',
    async (tx) => await tx`update store set code = code`,
  )
  await expect(written).rejects.toMatchObject({ code: '25006' })
  expect(await pidOf()).toBe(after)
  await standby.end()
})
