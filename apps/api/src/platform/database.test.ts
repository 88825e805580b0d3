import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { backoffDelay } from './backoff.ts'
import { connect, inTransaction, type Sql } from './database.ts'
import { isPassing } from './database-errors.ts'
import { commandLimits, type DatabaseLimits } from './database-limits.ts'
import { eventually } from '../../test/eventually.ts'

let shop: TestApi
const pools: Sql[] = []

beforeAll(async () => {
  shop = await createTestApi({ settings: { databaseLimits: { ...commandLimits, lockMs: 100 } } })
  await shop.sql`create table tried (id integer primary key, tries integer not null)`
  await shop.sql`insert into tried values (1, 0), (2, 0)`
})

afterAll(async () => {
  await Promise.all(pools.map((sql) => sql.end({ timeout: 1 })))
  await shop.close()
})

function pool(size: number, limits: Partial<DatabaseLimits>): Sql {
  const sql = connect(shop.databaseUrl, size, { ...commandLimits, ...limits })
  pools.push(sql)
  return sql
}

/** Something that happens when a test says so. */
function moment() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { promise, happen: resolve }
}

it('cancels a slow statement; the connection can be used again', async () => {
  const sql = pool(1, { statementMs: 100 })
  const error = await sql`select pg_sleep(60)`.catch((reason: unknown) => reason)
  expect(error).toMatchObject({ code: '57014' })
  expect(isPassing(error)).toBe(true)
  // It may be slow again where the machine is busy.
  await eventually(async () => expect(await sql`select 1 as one`).toMatchObject([{ one: 1 }]))
})

it('limits the wait for a lock', async () => {
  const [holder, other] = [pool(1, {}), pool(1, { lockMs: 100 })]
  const [locked, done] = [moment(), moment()]
  const holding = holder.begin(async (tx) => {
    await tx`select 1 from tried where id = 1 for update`
    locked.happen()
    await done.promise
  })
  await locked.promise
  const waiting = inTransaction(other, (tx) => tx`select 1 from tried where id = 1 for update`)
  await expect(waiting).rejects.toMatchObject({ code: '55P03' })
  done.happen()
  await holding
})

it('survives the server ending an idle transaction', async () => {
  const sql = pool(1, { idleInTransactionMs: 100 })
  const work = sql.begin(async (tx) => {
    const [own] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`
    await eventually(async () => {
      const alive = await shop.sql`select 1 from pg_stat_activity where pid = ${own?.pid ?? 0}`
      expect(alive).toHaveLength(0)
    })
    await tx`select 1`
  })
  const error = await work.catch((reason: unknown) => reason)
  expect(isPassing(error)).toBe(true)
  await eventually(async () => expect(await sql`select 1 as one`).toMatchObject([{ one: 1 }]))
})

it('limits time and number of transactions waiting for a connection; other statements continue', async () => {
  const sql = pool(2, { waitMs: 100, maxWaiting: 1 })
  const [locked, done] = [moment(), moment()]
  const holding = sql.begin(async (tx) => {
    await tx`select 1`
    locked.happen()
    await done.promise
  })
  await locked.promise
  const second = sql.begin(async (tx) => await tx`select 1`).catch((reason: unknown) => reason)
  await expect(sql.begin(async (tx) => await tx`select 1`)).rejects.toMatchObject({ code: 'POOL_BUSY' })
  expect(await sql`select 1 as one`).toMatchObject([{ one: 1 }])
  expect(await second).toMatchObject({ code: 'POOL_BUSY' })
  done.happen()
  await holding
  // One of the two waits for the other, which may take too long where the machine is busy.
  await eventually(async () => {
    const next = Array.from({ length: 2 }, () => sql.begin(async (tx) => (await tx`select 1 as one`)[0]))
    expect(await Promise.all(next)).toMatchObject([{ one: 1 }, { one: 1 }])
  })
})

it('repeats the transaction that lost a deadlock', async () => {
  const sql = pool(3, {})
  const both = [moment(), moment()]
  const visit = async (own: number, other: number, at: number) =>
    await inTransaction(sql, async (tx) => {
      await tx`update tried set tries = tries + 1 where id = ${own}`
      both[at]?.happen()
      await Promise.all(both.map(({ promise }) => promise))
      await tx`update tried set tries = tries + 1 where id = ${other}`
    })
  await Promise.all([visit(1, 2, 0), visit(2, 1, 1)])
  expect(await sql`select id, tries from tried order by id`).toMatchObject([
    { id: 1, tries: 2 },
    { id: 2, tries: 2 },
  ])
})

it('increases pauses with jitter up to a limit', () => {
  const delays = [1, 2, 3, 60].map((failures) =>
    backoffDelay({ first: 100, longest: 1000 }, failures, () => 0.5),
  )
  expect(delays).toEqual([100, 200, 400, 1000])
  expect(backoffDelay({ first: 100, longest: 1000 }, 1, () => 0)).toBe(75)
  expect(backoffDelay({ first: 100, longest: 1000 }, 1, () => 1)).toBe(125)
})

it('returns a retry time when a cart is locked too long, and changes nothing', async () => {
  const { data } = await shop.send<{ createEmptyCart: string }>('mutation { createEmptyCart }')
  const add = `mutation ($cart: String!) {
    addProductsToCart(cartId: $cart, cartItems: [{ sku: "VSQ-CLAIR", quantity: 1 }]) { cart { total_quantity } } }`
  const variables = { cart: data.createEmptyCart }
  const [locked, done] = [moment(), moment()]
  const holding = pool(1, {}).begin(async (tx) => {
    await tx`select 1 from cart for update`
    locked.happen()
    await done.promise
  })
  await locked.promise
  const refused = await shop.send(add, variables, { store: 'en' })
  expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
  expect(refused.errors?.[0]).toMatchObject({
    message: 'The shop is very busy right now. Please try again in a moment: nothing is lost.',
    extensions: { category: 'unavailable', retry_after: 5 },
  })
  done.happen()
  await holding
  const { data: added } = await shop.send<{ addProductsToCart: { cart: { total_quantity: number } } }>(
    add,
    variables,
  )
  expect(added.addProductsToCart.cart.total_quantity).toBe(1)
})

it('rolls back a transaction in which a statement failed, even when the error was caught', async () => {
  const work = shop.sql.begin(async (tx) => {
    await tx`update tried set tries = -1`
    await tx`select 1 / 0`.catch(() => undefined)
  })
  await expect(work).rejects.toMatchObject({ code: '22012' })
  expect(await shop.sql`select 1 from tried where tries < 0`).toHaveLength(0)
})

it('undoes a savepoint only, and keeps what other savepoints did', async () => {
  await shop.sql.begin(async (tx) => {
    await tx.savepoint(async (point) => await point`insert into tried values (3, 0)`)
    const failing = tx.savepoint(async (point) => {
      await point`insert into tried values (4, 0)`
      await point`select 1 / 0`
    })
    await expect(failing).rejects.toMatchObject({ code: '22012' })
    await tx`insert into tried values (5, 0)`
  })
  expect(await shop.sql`select id from tried where id > 2 order by id`).toMatchObject([{ id: 3 }, { id: 5 }])
})

it('runs the concurrent statements of a transaction one after the other', async () => {
  const numbers = await shop.sql.begin(
    async (tx) => await Promise.all([1, 2, 3].map((number) => tx`select ${number}::int as number`)),
  )
  expect(numbers.map(([row]) => row?.['number'])).toEqual([1, 2, 3])
})

it('rejects statements after the end, and ends a stuck transaction in time', async () => {
  const sql = connect(shop.databaseUrl, 2)
  const started = moment()
  const stuck = sql.begin(async (tx) => {
    started.happen()
    await tx`select pg_sleep(60)`
  })
  const failed = stuck.catch((reason: unknown) => reason)
  await started.promise
  await sql.end({ timeout: 0.1 })
  expect(await failed).toMatchObject({ code: 'CONNECTION_CLOSED' })
  await expect(sql`select 1`).rejects.toMatchObject({ code: 'CONNECTION_ENDED' })
})

it('reports a server that cannot be reached as an outage', async () => {
  const sql = connect('postgres://nobody@127.0.0.1:1/none', 1)
  const error = await sql`select 1`.catch((reason: unknown) => reason)
  expect(isPassing(error)).toBe(true)
  await sql.end()
})
