import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newCustomer } from '../../test/accounts.ts'
import { asStaff, newKey, runBulk, type TestStaff } from '../../test/admin.ts'
import { createTestApi, type TestApi } from '../../test/api.ts'

let shop: TestApi
let owner: TestStaff

beforeAll(async () => {
  shop = await createTestApi()
  owner = asStaff(shop)
})
afterAll(() => shop.close())

type Job = { id: string; total: number; done: number; failures: { id: string }[] }

const move = async (variables: Readonly<Record<string, unknown>>, who = owner) =>
  await who.send<{ setGroupOfCustomers: { job: Job } }>(
    `mutation ($key: ID!, $ids: [ID!], $search: String, $group: String!) {
      setGroupOfCustomers(idempotencyKey: $key, ids: $ids, search: $search, group: $group) {
        job { id total done failures { id } } } }`,
    { key: newKey(), ...variables },
  )

const newestJob = async () => {
  const { data } = await owner.send<{ myBulkJobs: Job[] }>('{ myBulkJobs { id total done failures { id } } }')
  return data.myBulkJobs[0] ?? expect.fail('no job')
}

const groupOf = async (id: number) => {
  const [row] = await shop.sql<{ code: string }[]>`
    select g.code from customer c join customer_group g on g.id = c.group_id where c.id = ${id}`
  return row?.code
}

describe('customers of a list', () => {
  it('are moved into a group, and back as a whole', async () => {
    const [one, two] = [await newCustomer(shop), await newCustomer(shop)]
    const before = await groupOf(one.id)
    expect(before).not.toBe('Professional')
    const { data } = await move({ ids: [String(one.id), String(two.id)], group: 'Professional' })
    expect(data.setGroupOfCustomers.job.total).toBe(2)
    await runBulk(shop)
    expect(await newestJob()).toMatchObject({ done: 2, failures: [] })
    expect([await groupOf(one.id), await groupOf(two.id)]).toEqual(['Professional', 'Professional'])
    await owner.send(
      'mutation ($key: ID!, $id: ID!) { undoBulkJob(idempotencyKey: $key, id: $id) { job { id } } }',
      { key: newKey(), id: (await newestJob()).id },
    )
    await runBulk(shop)
    expect(await newestJob()).toMatchObject({ done: 2, failures: [] })
    expect([await groupOf(one.id), await groupOf(two.id)]).toEqual([before, before])
  })

  it('all move that match the search, and others do not', async () => {
    const [one, two] = [await newCustomer(shop), await newCustomer(shop)]
    const { data } = await move({ search: one.email, group: 'Professional' })
    expect(data.setGroupOfCustomers.job.total).toBe(1)
    await runBulk(shop)
    expect(await groupOf(one.id)).toBe('Professional')
    expect(await groupOf(two.id)).not.toBe('Professional')
  })

  it('are named that have no such group, or lie elsewhere', async () => {
    const one = await newCustomer(shop)
    await move({ ids: [String(one.id)], group: 'Nowhere' })
    await runBulk(shop)
    expect((await newestJob()).failures).toMatchObject([{ id: String(one.id) }])
    await move({ ids: [String(one.id)], group: 'Professional' }, asStaff(shop, { websiteIds: [32_000] }))
    await runBulk(shop)
    expect((await newestJob()).failures).toMatchObject([{ id: String(one.id) }])
    expect(await groupOf(one.id)).not.toBe('Professional')
  })
})
