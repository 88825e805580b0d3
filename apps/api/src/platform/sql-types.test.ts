import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'

let shop: TestApi

beforeAll(async () => {
  shop = await createTestApi()
  await shop.sql`create table typed (id bigint, names text[], data jsonb, day date, at timestamptz, bytes bytea, is_open boolean)`
})

afterAll(async () => await shop.close())

it('reads numbers, dates, json, bytes and arrays as values, and numeric, time and interval as text', async () => {
  const [row] = await shop.sql`
    select 9007199254740991::bigint as id, 1.5::double precision as ratio, 1.50::numeric as price, true as open,
           '2026-03-29'::date as day, '2026-03-29 01:30:00.123+00'::timestamptz as at, '08:30'::time as opens,
           '90 minutes'::interval as wait, '[1, "a"]'::jsonb as data, '\\x00ff'::bytea as bytes,
           array[1, null] as numbers, array['a "b"', 'NULL', '{}'] as texts, array[]::text[] as none,
           array[date '2026-03-29'] as days, array['{"a": 1}'::jsonb] as objects, array[true, false] as flags, null as nothing`
  expect(row).toEqual({
    id: 9007199254740991,
    ratio: 1.5,
    price: '1.50',
    open: true,
    day: new Date('2026-03-29T00:00:00Z'),
    at: new Date('2026-03-29T01:30:00.123Z'),
    opens: '08:30:00',
    wait: '01:30:00',
    data: [1, 'a'],
    bytes: Buffer.from([0, 255]),
    numbers: [1, null],
    texts: ['a "b"', 'NULL', '{}'],
    none: [],
    days: [new Date('2026-03-29T00:00:00Z')],
    objects: [{ a: 1 }],
    flags: [true, false],
    nothing: null,
  })
})

it('writes what it reads', async () => {
  const { sql } = shop
  const row = {
    id: 1,
    names: ['a, "b"', '\\', '{}', ''],
    day: new Date('2026-03-29T00:00:00Z'),
    at: new Date('2026-10-25T00:30:00Z'),
    bytes: Buffer.from([0, 255]),
    is_open: true,
  }
  const { count } = await sql`insert into typed ${sql({ ...row, data: sql.json([{ a: [] }]) })}`
  expect(count).toBe(1)
  expect(await sql`select * from typed`).toEqual([{ ...row, data: [{ a: [] }] }])
  const found =
    await sql`select id from typed where id = any(${[1, 2]}) and names @> ${['']} and not ${false}`
  expect(found).toHaveLength(1)
  expect(await sql`select id from typed where id = any(${[]})`).toHaveLength(0)
})

it('reports the code and the constraint of an error', async () => {
  await shop.sql`create unique index typed_id on typed (id)`
  const twice = shop.sql`insert into typed (id) values (${7}), (${7})`
  await expect(twice).rejects.toMatchObject({ code: '23505', constraint: 'typed_id' })
})
