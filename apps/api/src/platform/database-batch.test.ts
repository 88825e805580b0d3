import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { roundTripsOf, watchRoundTrips } from '../../test/round-trips.ts'
import { connect, type Sql } from './database.ts'

let sql: Sql

beforeAll(() => {
  watchRoundTrips()
  sql = connect(inject('adminUrl'), 1)
})

afterAll(async () => await sql.end())

const errorOf = async (work: PromiseLike<unknown>) =>
  await work.then(
    () => undefined,
    (error: unknown) => error,
  )

it('sends the statements that are given together at once, with begin, and the last ones with commit', async () => {
  let numbers: unknown[] = []
  const trips = await roundTripsOf(
    async () =>
      await sql.begin(async (tx) => {
        const both = await Promise.all([tx`select 1 as one`, tx`select ${2}::int as two`])
        numbers = both.flatMap((rows) => rows.flatMap((row) => Object.values(row)))
        tx.withoutWaiting(tx`select 3`, tx`select 4`)
      }),
  )
  expect(numbers).toEqual([1, 2])
  expect(trips).toEqual([
    ['begin', 'select 1 as one', 'select $1::int as two'],
    ['select 3', 'select 4', 'commit'],
  ])
})

it('waits for an answer that is awaited', async () => {
  const trips = await roundTripsOf(
    async () =>
      await sql.begin(async (tx) => {
        await tx`select 1`
        await tx`select 2`
      }),
  )
  expect(trips).toEqual([['begin', 'select 1'], ['select 2'], ['commit']])
})

it('answers the statements before an error and rejects those after it with the same one', async () => {
  const outcomes: unknown[] = []
  const work = sql.begin(async (tx) => {
    const all = [tx`select 1 as one`, tx`select 1 / 0`, tx`select 2 as two`, tx`select 2 as two`]
    outcomes.push(...(await Promise.allSettled(all)))
  })
  expect(await errorOf(work)).toMatchObject({ code: '22012' })
  const isDivision = { status: 'rejected', reason: { code: '22012' } }
  expect(outcomes).toMatchObject([
    { status: 'fulfilled', value: [{ one: 1 }] },
    isDivision,
    isDivision,
    isDivision,
  ])
})

it('prepares a statement that was skipped or has failed when it comes again', async () => {
  const both = async (by: number) =>
    await sql.begin(async (tx) => await Promise.all([tx`select 10 / ${by}::int as n`, tx`select 7 as seven`]))
  expect(await errorOf(both(0))).toMatchObject({ code: '22012' })
  expect(await both(2)).toMatchObject([[{ n: 5 }], [{ seven: 7 }]])
})

it('rolls back what was sent without waiting and failed, and throws its error', async () => {
  await sql`create temporary table written (id integer primary key)`
  const work = sql.begin(async (tx) => {
    await tx`insert into written values (1)`
    tx.withoutWaiting(tx`insert into written values (2)`, tx`insert into written values (1)`)
  })
  expect(await errorOf(work)).toMatchObject({ code: '23505' })
  expect(await sql`select id from written`).toHaveLength(0)
})

it('undoes a savepoint whose statements failed without anybody waiting for them', async () => {
  await sql`create temporary table kept (id integer primary key)`
  await sql.begin(async (tx) => {
    await tx`insert into kept values (1)`
    const inner = tx.savepoint(async (point) => point.withoutWaiting(point`insert into kept values (1)`))
    expect(await errorOf(inner)).toMatchObject({ code: '23505' })
    tx.withoutWaiting(tx`insert into kept values (2)`)
  })
  expect(await sql`select id from kept order by id`).toMatchObject([{ id: 1 }, { id: 2 }])
})

it('reads a cursor after statements that were sent without waiting, and before those that follow', async () => {
  const read = await sql.begin(async (tx) => {
    await tx`create temporary table listed (id integer)`
    tx.withoutWaiting(tx`insert into listed values (1)`)
    const ids: unknown[] = []
    for await (const rows of tx`select id from listed`.cursor(10)) ids.push(...rows)
    tx.withoutWaiting(tx`insert into listed values (2)`)
    return ids
  })
  expect(read).toEqual([{ id: 1 }])
  expect(await sql`select id from listed order by id`).toHaveLength(2)
})
