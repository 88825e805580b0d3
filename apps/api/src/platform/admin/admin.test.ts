import { readAdminSchema } from '@comptoir/contract/schema'
import { buildSchema, validateSchema } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asStaff, newKey, type TestStaff } from '../../../test/admin.ts'
import { createTestApi, type TestApi } from '../../../test/api.ts'
import type { AdminContext } from './context.ts'
import { expectVersion, recordChange, versionOf } from './audit.ts'
import { runOnce } from './change.ts'
import { readList, type List } from './list.ts'
import { searchAll } from './search.ts'
import { defer, runDueActions, withdrawAction } from './pending-actions.ts'
import { selectPendingAction } from './pending-actions.sql.ts'

let now = new Date('2026-11-24T12:00:00Z')
let api: TestApi
let owner: TestStaff

beforeAll(async () => {
  api = await createTestApi({ now: () => now })
  owner = asStaff(api)
})
afterAll(async () => await api.close())

function contextOf(grant: Partial<AdminContext['staff']> = {}): AdminContext {
  return {
    app: api.api.app,
    staff: {
      staffId: 1,
      tokenId: null,
      sessionId: null,
      name: 'Léa Bonnet',
      email: 'lea@example.com',
      language: 'en',
      permissions: new Set(['orders.view']),
      websiteIds: null,
      locationIds: null,
      refundLimit: null,
      ...grant,
    },
    change: null,
    requestId: 'request-1',
    address: null,
    userAgent: null,
    language: 'en',
    timeZone: 'Europe/Paris',
    log: api.api.app.log,
  }
}

const saveView = `
  mutation ($key: ID!, $name: String!, $definition: JSON!) {
    saveView(idempotencyKey: $key, view: { list: "tests", name: $name, isShared: true, definition: $definition }) {
      view { id name }
    }
  }`

it('has a valid schema', () => {
  const schema = buildSchema(readAdminSchema())
  expect(validateSchema(schema)).toEqual([])
})

describe('requests', () => {
  it('needs a sign-in', async () => {
    const answer = await api.api.handleAdmin({
      method: 'POST',
      body: JSON.stringify({ query: '{ websites { code } }' }),
      headers: {},
    })
    expect(answer.status).toBe(401)
    expect(JSON.parse(answer.body).errors[0].extensions.category).toBe('graphql-authentication')
  })

  it('shows only the websites of a scope', async () => {
    const all = await owner.send<{ websites: { id: string; code: string }[] }>('{ websites { id code } }')
    expect(all.data.websites.length).toBeGreaterThan(1)
    const [first] = all.data.websites
    const one = asStaff(api, { websiteIds: [Number(first?.id)] })
    expect((await one.send('{ websites { id code } }')).data).toEqual({ websites: [first] })
  })

  it('refuses a list that does not exist', async () => {
    const { errors } = await owner.send(saveView, { key: newKey(), name: 'Mine', definition: {} })
    expect(errors?.[0]?.extensions.category).toBe('graphql-no-such-entity')
  })
})

describe('mutations', () => {
  const change = async (ctx: AdminContext, label: string) => {
    await recordChange(ctx, {
      action: 'test.change',
      entity: { type: 'test', id: 1, label },
      after: { label },
    })
    return { label, at: ctx.app.now() }
  }

  it('runs once for each key and answers a repeated one with the first result', async () => {
    const ctx = contextOf()
    const args = { idempotencyKey: newKey(), label: 'a' }
    let runs = 0
    const run = async () =>
      await runOnce(ctx, 'test', args, async (own) => {
        runs++
        return await change(own, 'a')
      })
    const both = await Promise.all([run(), run()])
    expect(runs).toBe(1)
    expect(both[0]).toEqual(both[1])
    expect(await run()).toEqual({ label: 'a', at: '2026-11-24T12:00:00.000Z' })
  })

  it('refuses a key that was used for something else', async () => {
    const ctx = contextOf()
    const idempotencyKey = newKey()
    await runOnce(ctx, 'test', { idempotencyKey }, async (own) => await change(own, 'a'))
    await expect(runOnce(ctx, 'other', { idempotencyKey }, async () => ({}))).rejects.toThrow(
      'has already been used',
    )
  })

  it('keeps nothing of a mutation that fails, so that the same key can be tried again', async () => {
    const ctx = contextOf()
    const args = { idempotencyKey: newKey() }
    const failing = runOnce(ctx, 'test', args, async (own) => {
      await change(own, 'lost')
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    const entries = await api.sql`select 1 from audit_entry where entity_label = 'lost'`
    expect(entries).toHaveLength(0)
    await runOnce(ctx, 'test', args, async (own) => await change(own, 'kept'))
  })

  it('fails without an entry in the audit log', async () => {
    const run = runOnce(contextOf(), 'test', { idempotencyKey: newKey() }, async () => ({}))
    await expect(run).rejects.toThrow('recorded no change')
  })

  it('never changes the audit log', async () => {
    await expect(api.sql`update audit_entry set actor = 'x'`).rejects.toThrow('never changed')
    await expect(api.sql`delete from audit_entry`).rejects.toThrow('never changed')
    await expect(api.sql`truncate audit_entry`).rejects.toThrow('never changed')
  })

  it('lets the law empty an entry, nothing else', async () => {
    await runOnce(contextOf(), 'test', { idempotencyKey: newKey() }, async (ctx) => await change(ctx, 'Jean'))
    const other = api.sql`
      update audit_entry set before = null, after = null, entity_label = '', action = 'x' where entity_label = 'Jean'`
    await expect(other).rejects.toThrow('never changed')
    const { count } = await api.sql`
      update audit_entry set before = null, after = null, entity_label = '' where entity_label = 'Jean'`
    expect(count).toBe(1)
  })
})

describe('versions', () => {
  const entity = { type: 'test', id: 7 }
  const write = async (by: Partial<AdminContext['staff']>, version: string, after: Record<string, string>) =>
    await runOnce(contextOf(by), 'test', { idempotencyKey: newKey() }, async (ctx) => {
      await expectVersion(ctx, entity, version, Object.keys(after))
      await recordChange(ctx, { action: 'test.change', entity: { ...entity, label: 'seven' }, after })
      return {}
    })

  it('lets changes of different fields stand beside each other and refuses the same field', async () => {
    const version = await versionOf(api.sql, entity)
    await write({ staffId: 2, name: 'Hugo' }, version, { name: 'Carafe' })
    await write({}, version, { price: '12' })
    await expect(write({}, version, { name: 'Jug' })).rejects.toMatchObject({
      category: 'conflict',
      details: { conflicts: [{ field: 'name', by: 'Hugo', value: 'Carafe' }] },
    })
    await write({}, await versionOf(api.sql, entity), { name: 'Jug' })
  })
})

describe('pending actions', () => {
  const ask = async (ctx: AdminContext) => {
    let id = 0
    await runOnce(ctx, 'test', { idempotencyKey: newKey() }, async (own) => {
      id = await defer(own, {
        kind: 'test.send',
        entity: { type: 'order', id: 1, label: '1' },
        websiteId: 1,
        input: { to: 'somebody' },
        summary: { text: 'Send it' },
      })
      return {}
    })
    return id
  }
  const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000))

  it('happen after the time in which they can be taken back, once', async () => {
    const sent: unknown[] = []
    const handlers = {
      'test.send': async (_: unknown, { input }: { input: unknown }) => {
        sent.push(input)
        return await Promise.resolve({ sent: true })
      },
    }
    const id = await ask(contextOf())
    expect(await runDueActions(api.api.app, handlers)).toBe(0)
    later(31)
    await Promise.all([runDueActions(api.api.app, handlers), runDueActions(api.api.app, handlers)])
    expect(sent).toEqual([{ to: 'somebody' }])
    expect(await selectPendingAction(api.sql, id)).toMatchObject({ state: 'done', result: { sent: true } })
  })

  it('are taken back by who asked for them', async () => {
    const id = await ask(contextOf())
    const withdraw = async (ctx: AdminContext) =>
      await runOnce(ctx, 'withdraw', { idempotencyKey: newKey() }, async (own) => {
        await withdrawAction(own, id)
        return {}
      })
    await expect(withdraw(contextOf({ staffId: 2 }))).rejects.toThrow('doesn’t exist')
    await withdraw(contextOf())
    later(31)
    expect(await runDueActions(api.api.app, {})).toBe(0)
    await expect(withdraw(contextOf())).rejects.toThrow('already gone through')
  })

  it('are shown with their error when they fail', async () => {
    const id = await ask(contextOf())
    later(31)
    const failing = { 'test.send': async () => await Promise.reject(new Error('The bank said no.')) }
    await runDueActions(api.api.app, failing)
    expect(await selectPendingAction(api.sql, id)).toMatchObject({
      state: 'failed',
      error: 'The bank said no.',
    })
  })
})

describe('lists', () => {
  const list: List = {
    name: 'tests',
    permission: 'orders.view',
    from: (sql) => sql`list_test t`,
    id: (sql) => sql`t.id`,
    columns: {
      name: { type: 'TEXT', value: (sql) => sql`t.name`, isSortable: true },
      amount: { type: 'NUMBER', value: (sql) => sql`t.amount`, isSortable: true, isNullable: true },
      at: { type: 'TIME', value: (sql) => sql`t.at`, isSortable: true },
      secret: { type: 'TEXT', value: (sql) => sql`t.name`, permission: 'customers.view' },
    },
    scope: (sql) => sql`true`,
    search: (sql, text) => sql`t.name ilike ${`%${text}%`}`,
    names: { entityType: 'test', key: 'name', label: 'name', details: ['amount', 'secret'] },
    sort: { field: 'name', direction: 'ASC' },
  }

  beforeAll(async () => {
    await api.sql`create table list_test (id integer primary key, name text not null, amount integer, at timestamptz not null)`
    await api.sql`
      insert into list_test
      select n, 'row ' || n % 10, case when n % 4 > 0 then n % 7 end, '2026-11-20'::timestamptz + n * interval '1 hour'
        from generate_series(1, 97) as n`
  })

  it.each(['name', 'amount', 'at'].flatMap((field) => [[field, 'ASC'] as const, [field, 'DESC'] as const]))(
    'reads every record once, page by page, by %s %s',
    async (field, direction) => {
      const ids: number[] = []
      let after: string | null = null
      do {
        const page: Awaited<ReturnType<typeof readList<{ id: number }>>> = await readList(contextOf(), list, {
          first: 10,
          after,
          sort: { field, direction },
        })
        ids.push(...page.nodes.map(({ id }) => id))
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
      } while (after)
      expect(ids).toHaveLength(97)
      expect(new Set(ids).size).toBe(97)
    },
  )

  it('filters, searches and counts', async () => {
    const filters = [
      { field: 'amount', op: 'GTE' as const, values: ['5'] },
      { field: 'name', op: 'IN' as const, values: ['row 1', 'row 2'] },
      { field: 'at', op: 'LT' as const, values: ['day:0'] },
    ]
    const page = await readList<{ name: string; amount: number }>(contextOf(), list, {
      filters,
      search: 'ROW 1',
    })
    expect(page.nodes.every(({ name, amount }) => name === 'row 1' && amount >= 5)).toBe(true)
    expect(await page.totalCount()).toBe(page.nodes.length)
    const [expected] = await api.sql<{ count: number }[]>`
      select count(*)::integer as count from list_test
       where amount >= 5 and name = 'row 1' and at < '2026-11-23T23:00:00Z'`
    expect(page.nodes).toHaveLength(expected?.count ?? -1)
  })

  it('takes no condition as SQL', async () => {
    const page = await readList(contextOf(), list, {
      filters: [{ field: 'name', op: 'EQ', values: ["' or true --"] }],
    })
    expect(page.nodes).toHaveLength(0)
    const unknown = readList(contextOf(), list, { sort: { field: 'id; drop table', direction: 'ASC' } })
    await expect(unknown).rejects.toThrow('no field')
    const bad = readList(contextOf(), list, {
      filters: [{ field: 'amount', op: 'EQ', values: ['1; select'] }],
    })
    await expect(bad).rejects.toThrow('a possible value')
  })

  it('finds records of every list that the person may see', async () => {
    const hits = await searchAll(contextOf(), [list], 'row 1', 2)
    expect(hits).toHaveLength(2)
    expect(hits[0]).toMatchObject({ list: 'tests', entityType: 'test', entityId: 'row 1', label: 'row 1' })
    expect(hits[0]?.detail ?? '').not.toContain('row')
    expect(await searchAll(contextOf({ permissions: new Set() }), [list], 'row 1', 2)).toEqual([])
    expect(await searchAll(contextOf(), [list], 'r', 2)).toEqual([])
  })

  it('hides columns that need a permission', async () => {
    const page = await readList<{ secret: string | null }>(contextOf(), list, {})
    expect(page.nodes.every(({ secret }) => secret === null)).toBe(true)
    const bySecret = readList(contextOf(), list, { filters: [{ field: 'secret', op: 'NOT_EMPTY' }] })
    await expect(bySecret).rejects.toThrow('no field')
  })
})
