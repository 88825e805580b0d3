import { expect, it, vi } from 'vitest'
import { compile, createTemplate, type CompiledQuery, type Result, type Row } from './sql.ts'

const ran: CompiledQuery[] = []
const executor = {
  execute: async (query: CompiledQuery) => {
    ran.push(query)
    return Object.assign([{ one: 1 }], { count: 1 }) as Result<Row[]>
  },
  command: async () => undefined,
  stream: async function* () {
    yield [{ one: 1 }]
  },
}
const sql = createTemplate(executor)

it('numbers the parameters of a statement and of its fragments', () => {
  const own = (id: number) => sql`customer_id = ${id} ${sql``}and store_id = ${2}`
  expect(compile(sql`select ${'a'} from t where ${own(1)} limit ${3}`)).toMatchObject({
    text: 'select $1 from t where customer_id = $2 and store_id = $3 limit $4',
    parameters: ['a', 1, 2, 3],
  })
})

it('joins a list of fragments', () => {
  const codes = ['a', 'b'].map((code) => sql`, v -> ${code}`)
  expect(compile(sql`concat(null ${codes})`)).toMatchObject({
    text: 'concat(null , v -> $1, v -> $2)',
    parameters: ['a', 'b'],
  })
})

it('sends values as parameters only, and quotes names', () => {
  const attack = `'; drop table "cart" --`
  expect(compile(sql`select ${attack} from ${sql(attack)}`)).toMatchObject({
    text: `select $1 from "'; drop table ""cart"" --"`,
    parameters: [attack],
  })
})

it('gives dates, booleans, binary and JSON values their type', () => {
  const at = new Date('2026-03-29T01:30:00Z')
  const query = compile(
    sql`select ${at}, ${true}, ${Buffer.from('x')}, ${sql.json([{ a: null }])}, ${sql.json(null)}, ${null}, ${[at]}`,
  )
  expect(query).toMatchObject({
    text: 'select $1::timestamptz, $2::boolean, $3::bytea, $4::jsonb, $5::jsonb, $6, $7',
    parameters: [at.toISOString(), true, Buffer.from('x'), '[{"a":null}]', null, null, [at.toISOString()]],
  })
})

it('writes columns of one row, of several rows and of an update', () => {
  const row = { id: 1, is_open: false }
  expect(compile(sql`insert into t ${sql(row)} returning id`)).toMatchObject({
    text: 'insert into t ("id", "is_open") values ($1, $2::boolean) returning id',
    parameters: [1, false],
  })
  expect(compile(sql`insert into t ${sql([row, { is_open: null, id: 2 }])}`)).toMatchObject({
    text: 'insert into t ("id", "is_open") values ($1, $2::boolean), ($3, $4)',
    parameters: [1, false, 2, null],
  })
  expect(compile(sql`update t set ${sql(row)} where id = ${1}`)).toMatchObject({
    text: 'update t set "id" = $1, "is_open" = $2::boolean where id = $3',
    parameters: [1, false, 1],
  })
})

it('rejects undefined values, missing columns and empty lists', async () => {
  const row = { id: 1 } as { id: number; name: string }
  const second = [{ id: 1, name: 'a' }, row]
  expect(() => compile(sql`insert into t ${sql(second)}`)).toThrow(TypeError)
  expect(() => compile(sql`insert into t ${sql([])}`)).toThrow(TypeError)
  expect(() => compile(sql`update t set ${sql({})}`)).toThrow(TypeError)
  const missing = [][0] as unknown as string
  await expect(sql`select ${missing}`).rejects.toThrow('Undefined value after: select')
})

it('rejects more parameters than PostgreSQL takes', () => {
  const rows = Array.from({ length: 65_536 }, (_, id) => ({ id }))
  expect(() => compile(sql`insert into t ${sql(rows)}`)).toThrow(RangeError)
})

it('names a statement by its text, unless it inserts more than a few rows', async () => {
  // The tests of one process share the names, of which there are only so many.
  vi.resetModules()
  const own = await import('./sql.ts')
  const template = own.createTemplate(executor)
  const find = (id: number) => own.compile(template`select 1 from named where id = ${id}`)
  expect(find(1).name).toMatch(/^s\d+$/)
  expect(find(2).name).toBe(find(1).name)
  expect(own.compile(template`select 2 from named`).name).not.toBe(find(1).name)
  const insertOf = (count: number) =>
    own.compile(template`insert into named ${template(Array.from({ length: count }, (_, id) => ({ id })))}`)
  expect(insertOf(4).name).toMatch(/^s\d+$/)
  expect(insertOf(5).name).toBeUndefined()
})

it('runs a statement once, and a fragment never', async () => {
  ran.length = 0
  const statement = sql<{ one: number }[]>`select 1 as one where ${sql`true`}`
  expect(ran).toEqual([])
  const [first, second] = [await statement, await statement]
  expect(first[0]?.one).toBe(1)
  expect(second.count).toBe(1)
  expect(ran.map(({ text }) => text)).toEqual(['select 1 as one where true'])
})

it('prepares no statement that is planned each time', async () => {
  ran.length = 0
  await sql`select 1 from unprepared where id = ${1}`.plannedEachTime()
  expect(ran).toEqual([{ text: 'select 1 from unprepared where id = $1', parameters: [1], name: undefined }])
})
