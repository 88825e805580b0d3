import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asStaff } from '../../test/admin.ts'
import { createTestApi, type TestApi } from '../../test/api.ts'

let test: TestApi
let websiteIds: number[]

type Entries = {
  auditEntries: { totalCount: number; nodes: { entityLabel: string; before: unknown; after: unknown }[] }
}
const query = `query ($search: String, $filters: [ListFilter!]) {
  auditEntries(first: 10, search: $search, filters: $filters) {
    totalCount
    nodes { entityLabel before after }
  }
}`

beforeAll(async () => {
  test = await createTestApi()
  websiteIds = (await test.sql<{ id: number }[]>`select id from website order by id`).map(({ id }) => id)
  const entry = (type: string, label: string, websiteId: number | null, actor = 'Léa Bonnet') => test.sql`
    insert into audit_entry (at, staff_id, actor, action, entity_type, entity_id, entity_label, website_id, before,
                             after, request_id)
    values (now(), 7, ${actor}, ${`${type}.update`}, ${type}, '1', ${label}, ${websiteId}, '{"price": 1250}',
            '{"price": 1190}', 'r')`
  await entry('product', 'Murale Patio', websiteIds[0] ?? 0)
  await entry('product', 'California Roll', websiteIds[1] ?? 0)
  await entry('customer', 'Compte à effacer', websiteIds[0] ?? 0)
  await entry('staff_role', 'Cuisine', null, 'Hugo Marchand')
})
afterAll(async () => await test.close())

const read = async (staff: ReturnType<typeof asStaff>, variables: Record<string, unknown> = {}) => {
  const { data } = await staff.send<Entries>(query, variables)
  return data.auditEntries.nodes.map(({ entityLabel }) => entityLabel)
}

describe('The audit log', () => {
  it('shows before and after, the newest first, and is searched and filtered', async () => {
    const staff = asStaff(test)
    expect(await read(staff)).toEqual(['Cuisine', 'Compte à effacer', 'California Roll', 'Murale Patio'])
    expect(await read(staff, { search: 'patio' })).toEqual(['Murale Patio'])
    expect(await read(staff, { search: '100%_' })).toEqual([])
    const filters = [{ field: 'actor', op: 'EQ', values: ['Hugo Marchand'] }]
    expect(await read(staff, { filters })).toEqual(['Cuisine'])
    const { data } = await staff.send<Entries>(query, { search: 'Patio' })
    expect(data.auditEntries).toEqual({
      totalCount: 1,
      nodes: [{ entityLabel: 'Murale Patio', before: { price: 1250 }, after: { price: 1190 } }],
    })
    const choices = await staff.send('{ auditChoices { actors actions entityTypes } }')
    expect(choices.data).toMatchObject({
      auditChoices: {
        actors: ['Hugo Marchand', 'Léa Bonnet'],
        entityTypes: ['customer', 'product', 'staff_role'],
      },
    })
  })

  it('shows entries of one’s websites and one’s own, and those about customers to who may see customers', async () => {
    const second = asStaff(test, { websiteIds: websiteIds.slice(1, 2), staffId: 8 })
    expect(await read(second)).toEqual(['California Roll'])
    const own = asStaff(test, { websiteIds: websiteIds.slice(1, 2), staffId: 7 })
    expect(await read(own)).toHaveLength(4)
    const helper = asStaff(test, { permissions: new Set(['audit.view']) })
    expect(await read(helper)).not.toContain('Compte à effacer')
  })

  it('is not changed by anybody', async () => {
    await expect(test.sql`update audit_entry set actor = 'Nobody'`).rejects.toThrow(/never changed/)
    await expect(test.sql`delete from audit_entry`).rejects.toThrow(/never changed/)
    await expect(test.sql`truncate audit_entry`).rejects.toThrow(/never changed/)
  })
})
