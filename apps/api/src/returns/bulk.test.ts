import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asStaff, newKey, runActions, runBulk, type TestStaff } from '../../test/admin.ts'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { notificationFields, notify, orderRow, placed } from '../../test/checkout.ts'
import { outbox } from '../../test/outbox.ts'
import { entryOf, previewRestore } from '../../test/restore.ts'
import { ordersCommand } from '../orders/index.ts'

let now = new Date('2026-11-24T09:00:00Z')
let shop: TestApi
let owner: TestStaff

beforeAll(async () => {
  shop = await createTestApi({ now: () => now })
  owner = asStaff(shop)
})
afterAll(() => shop.close())

let last = 0
/** Declares a return of a unit of a new shipped order of three; returns its id, the order and its line. */
async function declared(): Promise<{ id: string; number: string; lineId: string }> {
  const number = await placed(shop, { sku: 'VSQ-CLAIR', quantity: 3 })
  const { grandTotal, id } = await orderRow(shop, number)
  await notify(
    shop,
    notificationFields(number, grandTotal, { vads_trans_id: `b${String(++last).padStart(5, '0')}` }),
  )
  await ordersCommand(shop.api.app, ['ship', number], new Map())
  const [item] = await shop.sql<{ id: number }[]>`select id from order_item where order_id = ${id}`
  const lineId = String(item?.id)
  return { id: await declare(number, lineId, 2), number, lineId }
}

async function declare(number: string, lineId: string, quantity: number): Promise<string> {
  const { data, errors } = await owner.send<{ declareReturn: { return: { id: string } } }>(
    `mutation ($key: ID!, $number: String!, $lines: [ReturnLineInput!]!) {
       declareReturn(idempotencyKey: $key, orderNumber: $number, lines: $lines) { return { id } } }`,
    { key: newKey(), number, lines: [{ lineId, quantity }] },
  )
  expect(errors).toBeUndefined()
  return data.declareReturn.return.id
}

type Job = { id: string; total: number; done: number; failures: { label: string; message: string }[] }

const receive = async (variables: Readonly<Record<string, unknown>>, who = owner) =>
  await who.send(
    `mutation ($key: ID!, $ids: [ID!], $search: String) {
       receiveReturns(idempotencyKey: $key, ids: $ids, search: $search) { job { id } } }`,
    { key: newKey(), ...variables },
  )
const close = async (variables: Readonly<Record<string, unknown>>) =>
  await owner.send(
    `mutation ($key: ID!, $ids: [ID!], $search: String, $reason: String!) {
       closeReturns(idempotencyKey: $key, ids: $ids, search: $search, reason: $reason) { job { id } } }`,
    { key: newKey(), ...variables },
  )

/** Runs what was started, and reads how it ended. */
async function ended(who = owner): Promise<Job> {
  await runBulk(shop)
  const { data } = await who.send<{ myBulkJobs: Job[] }>(
    '{ myBulkJobs { id total done failures { label message } } }',
  )
  return data.myBulkJobs[0] ?? expect.fail('no job')
}

async function undo({ id }: Job): Promise<Job> {
  const { errors } = await owner.send(
    'mutation ($key: ID!, $id: ID!) { undoBulkJob(idempotencyKey: $key, id: $id) { job { id } } }',
    { key: newKey(), id },
  )
  expect(errors).toBeUndefined()
  return await ended()
}

async function stateOf(
  id: string,
): Promise<{ state: string; closeReason: string | null; received: number | null }> {
  const { data } = await owner.send<{
    return: { state: string; closeReason: string | null; lines: { received: number | null }[] }
  }>('query ($id: ID!) { return(id: $id) { state closeReason lines { received } } }', { id })
  const { state, closeReason, lines } = data.return
  return { state, closeReason, received: lines[0]?.received ?? null }
}

const awaited = { state: 'DECLARED', closeReason: null, received: null }
const later = async () => {
  now = new Date(now.getTime() + 31_000)
  await runActions(shop)
}
const mails = async () =>
  (await outbox(shop, 'guest@example.com')).filter(({ kind }) => kind === 'return_received').length

describe('returns of a list', () => {
  it('are received as a whole, those that were are named, and it is taken back before customers are told', async () => {
    const [one, two] = [await declared(), await declared()]
    await receive({ ids: [one.id] })
    await ended()
    await receive({ ids: [one.id, two.id] })
    const job = await ended()
    expect(job).toMatchObject({ done: 2, failures: [{ label: one.number }] })
    expect(await stateOf(two.id)).toEqual({ state: 'RECEIVED', closeReason: null, received: 2 })
    expect(await undo(job)).toMatchObject({ failures: [] })
    expect(await stateOf(two.id)).toEqual(awaited)
    expect(await stateOf(one.id)).toMatchObject({ state: 'RECEIVED' })
    const before = await mails()
    await later()
    expect(await mails()).toBe(before + 1)
    // Of the other one the customer has a mail now.
    const entry = await entryOf(shop, 'return.receive', one.id)
    expect((await previewRestore(owner, entry)).reason).toContain('out of the shop')
  })

  it('are closed with a reason, all that match, and opened again', async () => {
    const one = await declared()
    const wrong = await close({ search: one.number, reason: ' ' })
    expect(wrong.errors?.[0]?.extensions.problems).toMatchObject([{ field: 'reason' }])
    await close({ search: one.number, reason: 'Nothing came' })
    const job = await ended()
    expect(job).toMatchObject({ total: 1, failures: [] })
    expect(await stateOf(one.id)).toEqual({ state: 'CLOSED', closeReason: 'Nothing came', received: null })
    expect(await undo(job)).toMatchObject({ failures: [] })
    expect(await stateOf(one.id)).toEqual(awaited)
  })

  it('stay closed where the units are in another return since', async () => {
    const one = await declared()
    await close({ ids: [one.id], reason: 'Nothing came' })
    const job = await ended()
    await declare(one.number, one.lineId, 3)
    expect((await undo(job)).failures).toMatchObject([{ label: one.number }])
    expect(await stateOf(one.id)).toMatchObject({ state: 'CLOSED' })
  })

  it('of other places stay as they are', async () => {
    const one = await declared()
    const elsewhere = asStaff(shop, { websiteIds: [32_000], staffId: 12 })
    await receive({ ids: [one.id] }, elsewhere)
    expect((await ended(elsewhere)).failures).toHaveLength(1)
    expect(await stateOf(one.id)).toEqual(awaited)
  })

  it('have as many units again as had arrived before', async () => {
    const { id, lineId } = await declared()
    const arrive = async (quantity: number) => {
      const { data } = await owner.send<{ return: { version: string } }>(
        'query ($id: ID!) { return(id: $id) { version } }',
        { id },
      )
      const { errors } = await owner.send(
        `mutation ($key: ID!, $id: ID!, $version: String!, $lines: [ReturnLineInput!]!) {
           receiveReturn(idempotencyKey: $key, id: $id, version: $version, lines: $lines) { return { id } } }`,
        { key: newKey(), id, version: data.return.version, lines: [{ lineId, quantity }] },
      )
      expect(errors).toBeUndefined()
    }
    await arrive(1)
    await arrive(2)
    const entry = await entryOf(shop, 'return.receive', id)
    const { errors } = await owner.send(
      'mutation ($key: ID!, $id: ID!) { restoreAuditEntry(idempotencyKey: $key, id: $id) { entry { id } } }',
      { key: newKey(), id: entry },
    )
    expect(errors).toBeUndefined()
    expect(await stateOf(id)).toMatchObject({ state: 'RECEIVED', received: 1 })
  })
})
