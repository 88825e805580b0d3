import { addDays } from '@comptoir/rules/calendar'
import { instantOf } from '@comptoir/rules/slots'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asStaff, newKey, runActions, type TestStaff } from '../../test/admin.ts'
import { eventually } from '../../test/eventually.ts'
import { createTestApi, type TestApi } from '../../test/api.ts'

let api: TestApi
let owner: TestStaff
let colleague: TestStaff
let id: string

type Draft = { editedAt: string; changes: { id: number; fields: object[] }[] } | null

beforeAll(async () => {
  api = await createTestApi()
  const staff = await api.sql<{ id: number }[]>`
    insert into staff (email, name, language, password_hash, role_id)
    select 'draft' || n || '@example.com', 'Person ' || n, 'en', '', (select min(id) from staff_role)
      from generate_series(1, 2) n returning id`
  owner = asStaff(api, { staffId: staff[0]?.id ?? 0, name: 'Person 1' })
  colleague = asStaff(api, { staffId: staff[1]?.id ?? 0, name: 'Person 2' })
  const [row] = await api.sql<{ id: number }[]>`select id from product where sku = 'VSQ-GOB25'`
  id = String(row?.id)
})
afterAll(async () => await api.close())

const changes = (name: string, from: string) => [
  { id, version: '0', fields: [{ field: 'name@default', value: name, from }] },
]

const nameNow = async () =>
  (
    await owner.send<{ product: { name: string; draftsBy: string[]; scheduledAt: string | null } }>(
      'query ($id: ID!) { product(id: $id) { name draftsBy scheduledAt } }',
      { id },
    )
  ).data.product

const read = async (by: TestStaff) =>
  (
    await by.send<{ productDraft: Draft }>(
      'query ($id: ID!) { productDraft(id: $id) { editedAt changes } }',
      { id },
    )
  ).data.productDraft

const save = async (by: TestStaff, editedAt: string, given: object[]) =>
  await by.send(
    `mutation ($key: ID!, $id: ID!, $editedAt: DateTime!, $changes: [ProductChangeInput!]!) {
       saveProductDraft(idempotencyKey: $key, id: $id, editedAt: $editedAt, changes: $changes) { draft { editedAt } } }`,
    { key: newKey(), id, editedAt, changes: given },
  )

const schedule = async (at: string, given: object[], timeZone: string | null = null) =>
  await owner.send<{ scheduleProductChange: { action: { id: string; dueAt: string } } }>(
    `mutation ($key: ID!, $id: ID!, $at: String!, $timeZone: String, $changes: [ProductChangeInput!]!) {
       scheduleProductChange(idempotencyKey: $key, id: $id, at: $at, timeZone: $timeZone, changes: $changes) {
         action { id dueAt } } }`,
    { key: newKey(), id, at, timeZone, changes: given },
  )

const tomorrow = () => addDays(api.api.app.now().toISOString().slice(0, 10), 1)

describe('a draft', () => {
  it('is of one person, changes nothing in the shop, and marks the product', async () => {
    const { name } = await nameNow()
    expect((await save(owner, '2026-11-24T12:00:00.000Z', changes('Draft', name))).errors).toBeUndefined()
    expect(await read(owner)).toMatchObject({ changes: [{ fields: [{ value: 'Draft', from: name }] }] })
    expect(await read(colleague)).toBeNull()
    expect(await nameNow()).toMatchObject({ name, draftsBy: ['Person 1'] })
    const { data } = await colleague.send<{ products: { nodes: { id: string }[] } }>(
      '{ products(filters: [{ field: "draft", op: EQ, values: ["true"] }]) { nodes { id } } }',
    )
    expect(data.products.nodes).toEqual([{ id }])
  })

  it('is not replaced by one that came late, and goes when it is empty', async () => {
    await save(owner, '2026-11-24T11:00:00.000Z', changes('Older', 'x'))
    expect((await read(owner))?.editedAt).toBe('2026-11-24T12:00:00.000Z')
    await save(owner, '2026-11-24T13:00:00.000Z', [])
    expect(await read(owner)).toBeNull()
  })
})

describe('a scheduled change', () => {
  it('is published at its time in the name of the person, and the draft is gone', async () => {
    const { name } = await nameNow()
    await save(owner, '2026-11-24T12:00:00.000Z', changes('Scheduled', name))
    const day = tomorrow()
    const { data, errors } = await schedule(`${day}T08:00`, changes('Scheduled', name))
    expect(errors).toBeUndefined()
    const { action } = data.scheduleProductChange
    const { timezone } = api.api.app.stores.default.settings
    expect(action.dueAt).toBe(instantOf(day, '08:00', timezone)?.toISOString())
    expect(await read(owner)).toBeNull()
    expect(await nameNow()).toMatchObject({ name, scheduledAt: action.dueAt })
    await api.sql`update pending_action set due_at = ${api.api.app.now()} where id = ${Number(action.id)}`
    await runActions(api)
    expect(await nameNow()).toMatchObject({ name: 'Scheduled', scheduledAt: null })
    const [entry] = await api.sql<{ actor: string }[]>`
      select actor from audit_entry where entity_type = 'product' and entity_id = ${id} and action = 'product.change'
       order by id desc limit 1`
    expect(entry?.actor).toBe('Person 1')
  })

  it('fails as a whole when somebody changed the same meanwhile', async () => {
    const { name } = await nameNow()
    const day = tomorrow()
    const { data } = await schedule(`${day}T08:00`, changes('Later', name))
    await api.sql`
      update product_values set attribute_values = jsonb_set(attribute_values, '{name}', '"Meanwhile"')
       where product_id = ${Number(id)} and store_id = 0`
    const actionId = Number(data.scheduleProductChange.action.id)
    await api.sql`update pending_action set due_at = ${api.api.app.now()} where id = ${actionId}`
    await runActions(api)
    expect((await nameNow()).name).toBe('Meanwhile')
    const [row] = await api.sql<{ state: string }[]>`select state from pending_action where id = ${actionId}`
    expect(row?.state).toBe('failed')
  })

  it('has the hour of the website that the person names', async () => {
    const day = tomorrow()
    const { name } = await nameNow()
    await api.sql`update website set config = config || '{"timezone": "Asia/Tokyo"}' where code = 'sushi'`
    await api.sql`select settings_changed()`
    const zones = () => api.api.app.stores.all.map(({ settings }) => settings.timezone)
    await eventually(() => expect(zones()).toContain('Asia/Tokyo'))
    const { data } = await schedule(`${day}T18:00`, changes('In Tokyo', name), 'Asia/Tokyo')
    expect(data.scheduleProductChange.action.dueAt).toBe(`${day}T09:00:00.000Z`)
  })

  it.each(['2020-01-01T08:00', '2026-02-31', 'tomorrow', '2999-01-01T08:00'])('is not for %s', async (at) => {
    const { name } = await nameNow()
    const { errors } = await schedule(at, changes('Never', name))
    expect(errors?.[0]?.extensions.problems?.[0]?.field).toBe('at')
  })

  it('is checked at once', async () => {
    const { name } = await nameNow()
    const { errors } = await schedule(`${tomorrow()}T08:00`, changes('', name))
    expect(errors?.[0]?.extensions.problems?.[0]?.field).toBe(`${id}.name@default`)
  })
})
