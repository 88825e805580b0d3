import { afterAll, beforeAll, expect, it } from 'vitest'
import { asStaff, newKey, runBulk, type TestStaff } from '../../../test/admin.ts'
import { createTestApi, type TestApi } from '../../../test/api.ts'
import { cartWith, checkOut, place } from '../../../test/checkout.ts'
import { confirmUnpaidOrder } from '../operations.ts'

let shop: TestApi
let owner: TestStaff

beforeAll(async () => {
  shop = await createTestApi({ now: () => new Date('2026-11-24T12:00:00Z') })
  owner = asStaff(shop, { staffId: 7 })
})
afterAll(() => shop.close())

const job = '{ job { id kind total done isFinished failures { label message } } }'
type Job = { id: string; total: number; done: number; isFinished: boolean; failures: { label: string }[] }

async function start(field: string, args: string, staff = owner) {
  const { data, errors } = await staff.send<Record<string, { job: Job }>>(
    `mutation ($key: ID!) { ${field}(idempotencyKey: $key, ${args}) ${job} }`,
    { key: newKey() },
  )
  return { job: data?.[field]?.job, errors }
}

async function jobsOf(staff: TestStaff): Promise<Job[]> {
  const { data } = await staff.send<{ myBulkJobs: Job[] }>(
    '{ myBulkJobs { id total done isFinished failures { label message } } }',
  )
  return data.myBulkJobs
}

/** Returns the number of the order. */
async function unpaidOrder(email: string): Promise<string> {
  const cart = await cartWith(shop, { sku: 'VSQ-CLAIR', quantity: 1 })
  await checkOut(shop, cart, { email })
  return (await place(shop, cart)).order?.order_number ?? ''
}

/** A confirmed order; returns its number. */
async function confirmed(email: string): Promise<string> {
  const number = await unpaidOrder(email)
  await shop.sql`update sales_order set status = 'pending' where number = ${number}`
  await confirmUnpaidOrder(shop.api.app, number)
  return number
}

it('All orders that match are prepared in the background, and those that do not allow it are named', async () => {
  const email = 'bulk@example.com'
  const unpaid = await unpaidOrder(email)
  const numbers = [unpaid, await confirmed(email), await confirmed(email)]
  const started = await start('prepareAllOrders', `search: "${email}", preparation: PREPARING`)
  expect(started.job).toMatchObject({ kind: 'orders.prepare', total: 3, done: 0, isFinished: false })
  await runBulk(shop)
  const [ended] = await jobsOf(owner)
  expect(ended).toMatchObject({ done: 3, isFinished: true, failures: [{ label: unpaid }] })
  const rows = await shop.sql<{ number: string; preparation: string }[]>`
    select number, preparation from sales_order where number = any(${numbers}) order by number`
  expect(rows.map(({ preparation }) => preparation)).toEqual(['new', 'preparing', 'preparing'])
  const [entry] = await shop.sql<{ actor: string; count: number }[]>`
    select actor, count(*)::integer as count from audit_entry
     where action = 'order.prepare' and entity_label = any(${numbers}) group by actor`
  expect(entry).toEqual({ actor: 'Léa Bonnet', count: 2 })
})

it('A job goes on slice by slice, and belongs to who started it until it is put away', async () => {
  const { data } = await owner.send<{ orders: { totalCount: number } }>('{ orders { totalCount } }')
  const count = data.orders.totalCount
  expect(count).toBeGreaterThan(25)
  const { job: started } = await start('assignAllOrders', 'staffId: null')
  expect(started?.total).toBe(count)
  const colleague = asStaff(shop, { staffId: 8 })
  expect(await jobsOf(colleague)).toEqual([])
  await runBulk(shop)
  expect((await jobsOf(owner))[0]).toMatchObject({ done: count, isFinished: true, failures: [] })
  const dismiss = async (staff: TestStaff) =>
    await staff.send(
      'mutation ($key: ID!, $id: ID!) { dismissBulkJob(idempotencyKey: $key, id: $id) { id } }',
      {
        key: newKey(),
        id: started?.id,
      },
    )
  expect((await dismiss(colleague)).errors?.[0]?.extensions.category).toBe('graphql-no-such-entity')
  await dismiss(owner)
  expect((await jobsOf(owner)).map(({ id }) => id)).not.toContain(started?.id)
})

it('A job holds only what the person may see, and an unknown colleague ends it', async () => {
  const elsewhere = asStaff(shop, { staffId: 9, websiteIds: [] })
  const { job: empty } = await start('assignAllOrders', 'staffId: null', elsewhere)
  expect(empty).toMatchObject({ total: 0, isFinished: true })
  await start('assignAllOrders', 'staffId: "99999"')
  await runBulk(shop)
  const [{ error }] = await shop.sql<[{ error: string }]>`select error from bulk_job order by id desc limit 1`
  expect(error).toBeTruthy()
})

it('A finished job is taken back as a whole, but for orders that were changed since, which are named', async () => {
  const email = 'undo@example.com'
  const numbers = [await confirmed(email), await confirmed(email)]
  const [kept = ''] = numbers
  const { job: started } = await start('prepareAllOrders', `search: "${email}", preparation: PREPARING`)
  const undo = async (staff = owner) => await start('undoBulkJob', `id: "${started?.id ?? ''}"`, staff)
  expect((await undo()).errors?.[0]?.extensions.category).toBe('graphql-no-such-entity')
  await runBulk(shop)
  expect((await undo(asStaff(shop, { staffId: 8 }))).errors?.[0]?.extensions.category).toBe(
    'graphql-no-such-entity',
  )
  const { data } = await owner.send<{ order: { id: string } }>(
    'query ($number: String!) { order(number: $number) { id } }',
    { number: kept },
  )
  await owner.send(
    `mutation ($key: ID!, $ids: [ID!]!) {
      prepareOrders(idempotencyKey: $key, ids: $ids, preparation: READY) { done } }`,
    { key: newKey(), ids: [data.order.id] },
  )
  expect((await undo()).job).toMatchObject({ kind: 'bulk.undo', total: 2 })
  // The bar of what is taken back does not return after that of the undoing.
  expect((await jobsOf(owner)).map(({ id }) => id)).not.toContain(started?.id)
  await runBulk(shop)
  expect((await jobsOf(owner))[0]).toMatchObject({ done: 2, isFinished: true, failures: [{ label: kept }] })
  const rows = await shop.sql<{ preparation: string }[]>`
    select preparation from sales_order where number = any(${numbers}) order by number`
  expect(rows.map(({ preparation }) => preparation)).toEqual(['ready', 'new'])
  expect((await undo()).errors?.[0]?.extensions.category).toBe('graphql-input')
})
