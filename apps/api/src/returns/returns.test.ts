import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Return, ReturnSummary } from '@comptoir/contract/generated/admin'
import { asStaff, newKey, runActions, type TestStaff } from '../../test/admin.ts'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { notificationFields, notify, orderRow, placed } from '../../test/checkout.ts'
import { outbox } from '../../test/outbox.ts'
import { ordersCommand } from '../orders/index.ts'

const sku = 'VSQ-CLAIR'
let now = new Date('2026-11-24T09:00:00Z')
let shop: TestApi
let owner: TestStaff

beforeAll(async () => {
  shop = await createTestApi({ now: () => now })
  owner = asStaff(shop)
})
afterAll(() => shop.close())

let last = 0
async function shippedOrder(store: string): Promise<{ number: string; lineId: string }> {
  const number = await placed(shop, { sku, quantity: 3 }, { store })
  const { grandTotal, id } = await orderRow(shop, number)
  await notify(
    shop,
    notificationFields(number, grandTotal, { vads_trans_id: `t${String(++last).padStart(5, '0')}` }),
  )
  await ordersCommand(shop.api.app, ['ship', number], new Map())
  const [item] = await shop.sql<{ id: number }[]>`select id from order_item where order_id = ${id}`
  return { number, lineId: String(item?.id) }
}

const fields = `id version state declaredBy refundUntil note creditNote closeReason
  lines { lineId declared received accepted condition }`

async function change(field: string, types: string, variables: Record<string, unknown>) {
  const names = Object.keys(variables)
  const given = names.map((name) => `${name}: $${name}`).join(', ')
  const { data, errors } = await owner.send<Record<string, { return: Return }>>(
    `mutation ($key: ID!, ${types}) { ${field}(idempotencyKey: $key, ${given}) { return { ${fields} } } }`,
    { key: newKey(), ...variables },
  )
  return { found: data?.[field]?.return, errors }
}

const declare = async (orderNumber: string, lineId: string, quantity: number) =>
  await change('declareReturn', '$orderNumber: String!, $lines: [ReturnLineInput!]!', {
    orderNumber,
    lines: [{ lineId, quantity }],
  })
const receive = async ({ id, version }: Return, lineId: string, quantity: number) =>
  await change('receiveReturn', '$id: ID!, $version: String!, $lines: [ReturnLineInput!]!', {
    id,
    version,
    lines: [{ lineId, quantity }],
  })
const inspect = async ({ id, version }: Return, line: object, note?: string) =>
  await change(
    'inspectReturn',
    '$id: ID!, $version: String!, $lines: [InspectedLineInput!]!, $note: String',
    { id, version, lines: [line], note },
  )

const later = async () => {
  now = new Date(now.getTime() + 31_000)
  await runActions(shop)
}
const mailsOf = async (kind: string, number: string) =>
  (await outbox(shop, 'guest@example.com')).filter(
    (mail) => mail.kind === kind && mail.subject.includes(number),
  )

const known = (found: Return | undefined): Return => found ?? expect.fail('there is no return')

test('A return is declared, received, inspected and refunded, and the customer is told in their language', async () => {
  const { number, lineId } = await shippedOrder('it')
  const declared = known((await declare(number, lineId, 2)).found)
  expect(declared).toMatchObject({ state: 'DECLARED', declaredBy: 'Léa Bonnet', refundUntil: '2026-12-08' })
  const received = known((await receive(declared, lineId, 2)).found)
  expect(received).toMatchObject({ state: 'RECEIVED', lines: [{ declared: 2, received: 2 }] })
  expect(await mailsOf('return_received', number)).toEqual([])
  await later()
  const [arrival] = await mailsOf('return_received', number)
  expect(arrival?.subject).toBe(`Abbiamo ricevuto il tuo reso, ordine ${number}`)
  expect(arrival?.plain).toContain('2 × ')

  const line = { lineId, accepted: 1, condition: 'OPENED' }
  const silent = await inspect(received, line)
  expect(silent.errors?.[0]?.extensions.problems).toMatchObject([{ field: 'note' }])
  const open = await inspect(received, line, 'Gentile {{customer_name}}')
  expect(open.errors?.[0]?.extensions.problems).toMatchObject([{ field: 'note' }])
  const inspected = known((await inspect(received, line, 'Una caraffa è graffiata.')).found)
  expect(inspected).toMatchObject({ state: 'INSPECTED', lines: [{ accepted: 1, condition: 'OPENED' }] })
  await later()
  const [result] = await mailsOf('return_inspected', number)
  expect(result?.plain).toContain('Una caraffa è graffiata.')
  expect(result?.plain).toContain('1 × ')

  const { data } = await owner.send<{ orderMoney: { version: string } }>(
    'query ($number: String!) { orderMoney(number: $number) { version } }',
    { number },
  )
  const refund = { lines: [{ lineId, quantity: 1 }], reason: 'WITHDRAWAL', returnId: inspected.id }
  const { errors } = await owner.send(
    `mutation ($key: ID!, $number: String!, $version: String!, $refund: RefundInput!) {
      refundOrder(idempotencyKey: $key, number: $number, version: $version, refund: $refund) { action { id } }
    }`,
    { key: newKey(), number, version: data.orderMoney.version, refund },
  )
  expect(errors).toBeUndefined()
  await later()
  const { data: read } = await owner.send<{ return: Return }>(
    `query ($id: ID!) { return(id: $id) { ${fields} } }`,
    { id: inspected.id },
  )
  expect(read.return).toMatchObject({ state: 'REFUNDED', creditNote: expect.stringMatching(/^A2026-/) })
  const again = await receive(read.return, lineId, 1)
  expect(again.errors?.[0]?.message).toContain('current state')
})

test('No more is returned than was bought, received than declared, or accepted than received', async () => {
  const { number, lineId } = await shippedOrder('en')
  expect((await declare(number, lineId, 4)).errors?.[0]?.message).toContain('from 0 to 3')
  const declared = known((await declare(number, lineId, 2)).found)
  expect((await declare(number, lineId, 2)).errors?.[0]?.message).toContain('from 0 to 1')
  expect((await receive(declared, lineId, 3)).errors?.[0]?.message).toContain('from 0 to 2')
  const received = known((await receive(declared, lineId, 1)).found)
  const tooMany = await inspect(received, { lineId, accepted: 2, condition: 'NEW' })
  expect(tooMany.errors?.[0]?.extensions.problems).toMatchObject([{ field: 'lines.0.accepted' }])
})

test('A return that never arrives is closed, and can be declared again', async () => {
  const { number, lineId } = await shippedOrder('fr')
  const { id, version } = known((await declare(number, lineId, 3)).found)
  const closed = await change('closeReturn', '$id: ID!, $version: String!, $reason: String!', {
    id,
    version,
    reason: 'Jamais arrivé',
  })
  expect(closed.found).toMatchObject({ state: 'CLOSED', closeReason: 'Jamais arrivé' })
  expect(known((await declare(number, lineId, 3)).found).state).toBe('DECLARED')
  const { data } = await owner.send<{ returns: { nodes: ReturnSummary[]; totalCount: number } }>(
    `query ($search: String) {
      returns(search: $search, filters: [{ field: "state", op: EQ, values: ["closed"] }]) {
        totalCount nodes { id state units content }
      }
    }`,
    { search: number },
  )
  expect(data.returns).toMatchObject({ totalCount: 1, nodes: [{ id, state: 'CLOSED', units: 3 }] })
  const elsewhere = asStaff(shop, { websiteIds: [9999] })
  const hidden = await elsewhere.send('query ($id: ID!) { return(id: $id) { id } }', { id })
  expect(hidden.errors?.[0]?.extensions.category).toBe('graphql-no-such-entity')
})
