import { WEBHOOK_EVENTS } from '@comptoir/rules/webhook'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newCustomer } from '../../test/accounts.ts'
import { asStaff, newKey, runActions, type TestStaff } from '../../test/admin.ts'
import { createTestApi, type TestApi } from '../../test/api.ts'
import {
  cartWith,
  checkOut,
  notificationFields,
  notify,
  orderRow,
  placed,
  setStock,
} from '../../test/checkout.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../../test/webhook-receiver.ts'
import { ordersCommand } from '../orders/index.ts'
import { quotationsCommand } from '../quotations/index.ts'
import { addEndpoint, eventsIn } from './webhooks.fixture.ts'

const sku = 'VSQ-CLAIR'
let now = new Date('2026-11-24T10:00:00Z')
let shop: TestApi
let owner: TestStaff
let receiver: WebhookReceiver

beforeAll(async () => {
  receiver = await startWebhookReceiver()
  shop = await createTestApi({ now: () => now })
  owner = asStaff(shop)
  await setStock(shop, sku, 500)
  await addEndpoint(shop, { url: `${receiver.url}/hook`, events: Object.keys(WEBHOOK_EVENTS) })
})
afterAll(async () => {
  await shop.close()
  await receiver.close()
})
beforeEach(async () => {
  await shop.sql`delete from webhook_delivery`
  receiver.received.length = 0
})

const events = async () => await eventsIn(shop, now)
const types = async () => (await events()).map(({ type }) => type)

async function paid(quantity = 1): Promise<{ number: string; id: string; total: number }> {
  const number = await placed(shop, { sku, quantity })
  const { grandTotal, id } = await orderRow(shop, number)
  await notify(shop, notificationFields(number, grandTotal))
  return { number, id: String(id), total: grandTotal }
}

const command = async (line: string, flags: Record<string, string> = {}) =>
  await ordersCommand(shop.api.app, line.split(' '), new Map(Object.entries(flags)))

describe('orders', () => {
  it('tell that they were placed, paid, shipped and refunded, each once', async () => {
    const { number, total } = await paid(2)
    await command(`ship ${number}`, { tracking: 'T-1', carrier: 'Colis' })
    await command(`refund ${number}`)
    const found = await events()
    expect(found.map(({ type }) => type)).toEqual([
      'order.placed',
      'order.paid',
      'order.shipped',
      'order.refunded',
    ])
    expect(found.every(({ isDue }) => isDue)).toBe(true)
    expect(found[0]?.data.order).toMatchObject({
      number,
      grand_total: total,
      currency: 'EUR',
      is_guest: true,
    })
    expect(JSON.stringify(found)).not.toContain('guest@example.com')
    expect(found[2]?.data.shipment).toMatchObject({
      tracking_number: 'T-1',
      carrier: 'Colis',
      lines: [{ sku, quantity: 2 }],
    })
    expect(found[3]?.data.credit_note).toMatchObject({
      number: expect.stringMatching(/\d{6}$/),
      grand_total: total,
      currency: 'EUR',
      lines: [{ sku, quantity: 2 }],
    })
  })

  it('tell that the team cancelled them when that can no longer be taken back, and nothing when it was', async () => {
    const number = await placed(shop, { sku })
    await shop.sql`delete from webhook_delivery`
    const cancel = async () => {
      const id = (await orderRow(shop, number)).id
      const { data } = await owner.send<{ order: { version: string } }>(
        'query ($number: String!) { order(number: $number) { version } }',
        { number },
      )
      const sent = await owner.send<{ cancelOrder: { action: { id: string } } }>(
        `mutation ($key: ID!, $id: ID!, $version: String!) {
          cancelOrder(idempotencyKey: $key, id: $id, version: $version, reason: "test") { action { id } } }`,
        { key: newKey(), id: String(id), version: data.order.version },
      )
      expect(sent.errors).toBeUndefined()
      return sent.data.cancelOrder.action.id
    }
    const first = await cancel()
    await owner.send(
      'mutation ($key: ID!, $id: ID!) { withdrawAction(idempotencyKey: $key, id: $id) { action { id } } }',
      {
        key: newKey(),
        id: first,
      },
    )
    now = new Date(now.getTime() + 31_000)
    await runActions(shop)
    expect(await types()).toEqual([])
    await cancel()
    expect(await types()).toEqual([])
    now = new Date(now.getTime() + 31_000)
    await runActions(shop)
    const [cancelled] = await events()
    expect(cancelled).toMatchObject({ type: 'order.cancelled', isDue: true, data: { order: { number } } })
  })

  it('tell that their lines were edited', async () => {
    const number = await placed(shop, { sku, quantity: 3 })
    await shop.sql`delete from webhook_delivery`
    const { data } = await owner.send<{ order: { id: string; version: string; lines: { id: string }[] } }>(
      'query ($number: String!) { order(number: $number) { id version lines { id } } }',
      { number },
    )
    const { id, version, lines } = data.order
    const sent = await owner.send(
      `mutation ($key: ID!, $id: ID!, $version: String!, $edit: OrderEditInput!) {
        editOrder(idempotencyKey: $key, id: $id, version: $version, edit: $edit) { action { id } } }`,
      { key: newKey(), id, version, edit: { lines: [{ lineId: lines[0]?.id, quantity: 1 }] } },
    )
    expect(sent.errors).toBeUndefined()
    expect(await types()).toEqual([])
    now = new Date(now.getTime() + 31_000)
    await runActions(shop)
    expect(await events()).toMatchObject([
      { type: 'order.changed', data: { order: { number, lines: [{ sku, quantity: 1 }] } } },
    ])
  })

  it('tell of returns that are declared and received', async () => {
    const { number, id } = await paid()
    await command(`ship ${number}`)
    await shop.sql`delete from webhook_delivery`
    const [line] = await shop.sql<{ id: number }[]>`select id from order_item where order_id = ${Number(id)}`
    const lines = [{ lineId: String(line?.id), quantity: 1 }]
    const declared = await owner.send<{ declareReturn: { return: { id: string; version: string } } }>(
      `mutation ($key: ID!, $number: String!, $lines: [ReturnLineInput!]!) {
        declareReturn(idempotencyKey: $key, orderNumber: $number, lines: $lines) { return { id version } } }`,
      { key: newKey(), number, lines },
    )
    await owner.send(
      `mutation ($key: ID!, $id: ID!, $version: String!, $lines: [ReturnLineInput!]!) {
        receiveReturn(idempotencyKey: $key, id: $id, version: $version, lines: $lines) { return { id } } }`,
      { key: newKey(), ...declared.data.declareReturn.return, lines },
    )
    expect(await events()).toMatchObject([
      {
        type: 'return.declared',
        isDue: false,
        data: { return: { order_number: number, lines: [{ sku, quantity: 1 }] } },
      },
      { type: 'return.received', isDue: false, data: { return: { lines: [{ received: 1 }] } } },
    ])
  })
})

describe('quotations', () => {
  it('tell that they were requested and answered, and become orders when they are accepted', async () => {
    const as = await shop.signIn('professionnel@example.com')
    const cart = await cartWith(shop, { sku, quantity: 6 }, { as })
    await checkOut(shop, cart, { as })
    const { data } = await shop.send<{ placeOrder: { order: { order_number: string } } }>(
      'mutation ($id: String!) { placeOrder(input: { cart_id: $id, is_quotation: true }) { order { order_number } } }',
      { id: cart },
      { as },
    )
    const number = data.placeOrder.order.order_number
    const run = async (...words: string[]) => await quotationsCommand(shop.api.app, words, new Map())
    await run('answer', number)
    await run('accept', number)
    const found = await events()
    expect(found.map(({ type }) => type)).toEqual([
      'quotation.requested',
      'quotation.answered',
      'quotation.accepted',
      'order.placed',
    ])
    expect(found[0]?.data.quotation).toMatchObject({ number, lines: [{ sku, quantity: 6 }] })
  })
})

describe('customers', () => {
  it('tell that they came, changed and were deleted, after which nothing of them is kept', async () => {
    const { id, email } = await newCustomer(shop)
    await shop.sql`update customer set firstname = 'Grace' where id = ${id}`
    await shop.sql`update customer set login_failures = 1 where id = ${id}`
    const found = await events()
    expect(found.map(({ type }) => type)).toEqual(['customer.created', 'customer.updated'])
    expect(found.map(({ data }) => data.customer)).toMatchObject([
      { id, email, firstname: 'Ada' },
      { id, email, firstname: 'Grace' },
    ])
    const { data } = await owner.send<{ customer: { version: string } }>(
      'query ($id: ID!) { customer(id: $id) { version } }',
      { id: String(id) },
    )
    const erased = await owner.send(
      `mutation ($key: ID!, $id: ID!, $version: String!) {
        eraseCustomer(idempotencyKey: $key, id: $id, version: $version) { id } }`,
      { key: newKey(), id: String(id), version: data.customer.version },
    )
    expect(erased.errors).toBeUndefined()
    expect(await events()).toMatchObject([{ type: 'customer.deleted', data: { customer: { id } } }])
    const [row] = await shop.sql<{ count: number }[]>`
      select count(*)::int as count from webhook_delivery where payload::text like ${`%${email}%`}`
    expect(row?.count).toBe(0)
  })

  it('tell of their messages, without the text', async () => {
    await shop.send(
      `mutation { contactUs(input: { name: "Nour", email: "nour@example.com", comment: "The flow is weak." }) { status } }`,
    )
    const [message] = await events()
    expect(message).toMatchObject({
      type: 'message.received',
      data: { message: { form: expect.any(String) } },
    })
    expect(JSON.stringify(message)).not.toMatch(/flow|nour/i)
  })
})

describe('an endpoint', () => {
  it('gets only what it asks for, of its own website', async () => {
    const [food] = await shop.sql<{ id: number }[]>`
      select distinct website_id as id from location order by 1 limit 1`
    const { id } = await addEndpoint(shop, {
      url: `${receiver.url}/food`,
      events: ['order.placed', 'customer.created'],
      websiteId: String(food?.id),
    })
    await placed(shop, { sku })
    const [row] = await shop.sql<{ count: number }[]>`
      select count(*)::int as count from webhook_delivery where endpoint_id = ${Number(id)}`
    expect(row?.count).toBe(0)
  })
})
