import { WEBHOOK_EVENTS } from '@comptoir/rules/webhook'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newCustomer } from '../../test/accounts.ts'
import { asStaff, newKey, type TestStaff } from '../../test/admin.ts'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { placed, setStock } from '../../test/checkout.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../../test/webhook-receiver.ts'
import { deliverWebhooks } from './delivery.ts'
import { addEndpoint, eventsIn, type EventData } from './webhooks.fixture.ts'

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

describe('what the team changes at once', () => {
  async function changeCustomer(id: number, lastname: string): Promise<string> {
    const { data } = await owner.send<{ customer: { version: string } }>(
      'query ($id: ID!) { customer(id: $id) { version } }',
      { id: String(id) },
    )
    await owner.send(
      `mutation ($key: ID!, $id: ID!, $version: String!, $input: CustomerChanges!) {
        updateCustomer(idempotencyKey: $key, id: $id, version: $version, input: $input) { customer { id } } }`,
      { key: newKey(), id: String(id), version: data.customer.version, input: { lastname } },
    )
    const [row] = await shop.sql<{ id: string }[]>`
      select id::text from audit_entry where action = 'customer.update' order by id desc limit 1`
    return row?.id ?? ''
  }
  /** What the receiver was told of changes of a customer; the jobs of the API send what is due, too. */
  const updatesOf = (id: number) =>
    receiver.received
      .map(({ body }) => JSON.parse(body) as { type: string; data: EventData })
      .filter(({ type, data }) => type === 'customer.updated' && data.customer?.id === id)
  const restore = async (id: string) =>
    await owner.send(
      'mutation ($key: ID!, $id: ID!) { restoreAuditEntry(idempotencyKey: $key, id: $id) { entry { id } } }',
      { key: newKey(), id },
    )

  it('waits 30 seconds, within which taking it back withdraws its webhook and makes no other', async () => {
    const { id } = await newCustomer(shop)
    await shop.sql`delete from webhook_delivery`
    const entry = await changeCustomer(id, 'Lovelace')
    expect(await events()).toMatchObject([{ type: 'customer.updated', isDue: false }])
    await deliverWebhooks(shop.api.app)
    expect(updatesOf(id)).toEqual([])
    expect((await restore(entry)).errors).toBeUndefined()
    expect(await events()).toEqual([])
    now = new Date(now.getTime() + 31_000)
    await deliverWebhooks(shop.api.app)
    expect(updatesOf(id)).toEqual([])
  })

  it('is told, and so is taking it back, once the time is over', async () => {
    const { id } = await newCustomer(shop)
    await shop.sql`delete from webhook_delivery`
    const entry = await changeCustomer(id, 'Lovelace')
    now = new Date(now.getTime() + 31_000)
    await deliverWebhooks(shop.api.app)
    expect((await restore(entry)).errors).toBeUndefined()
    now = new Date(now.getTime() + 31_000)
    await deliverWebhooks(shop.api.app)
    expect(updatesOf(id)).toMatchObject([
      { type: 'customer.updated', data: { customer: { lastname: 'Lovelace' } } },
      { type: 'customer.updated', data: { customer: { lastname: 'Byron' } } },
    ])
  })
})

describe('products', () => {
  const stored = async (field: string) => {
    const [row] = await shop.sql<{ id: number }[]>`select id from product where sku = ${sku}`
    const id = String(row?.id)
    const { data } = await owner.send<{ product: { fields: Record<string, unknown> } }>(
      'query ($id: ID!) { product(id: $id) { fields } }',
      { id },
    )
    return { id, value: Number(data.product.fields[field]) }
  }
  const change = async (id: string, field: string, value: number) => {
    const { errors } = await owner.send(
      `mutation ($key: ID!, $changes: [ProductChangeInput!]!) {
        changeProducts(idempotencyKey: $key, changes: $changes) { products { id } } }`,
      { key: newKey(), changes: [{ id, fields: [{ field, value }] }] },
    )
    expect(errors).toBeUndefined()
  }
  const undo = async (id: string) => {
    const { data } = await owner.send<{ productHistory: { id: string }[] }>(
      'query ($id: ID!) { productHistory(id: $id) { id } }',
      { id },
    )
    const { errors } = await owner.send(
      `mutation ($key: ID!, $entry: ID!) {
        undoProductChange(idempotencyKey: $key, entry: $entry) { products { id } } }`,
      { key: newKey(), entry: data.productHistory[0]?.id },
    )
    expect(errors).toBeUndefined()
  }

  it('tell of prices that the team changes, unless they are taken back in time', async () => {
    const { id, value } = await stored('price:fontaines')
    await change(id, 'price:fontaines', value + 100)
    expect(await events()).toMatchObject([
      { type: 'product.changed', isDue: false, data: { product: { sku, websites: ['fontaines'] } } },
    ])
    await undo(id)
    expect(await events()).toEqual([])
  })

  it('tell of their stock, by orders at once and by the team a little later', async () => {
    const stock = async () =>
      await shop.sql<{ quantity: number; isDue: boolean }[]>`
        select (payload -> 'data' -> 'stock' ->> 'quantity')::int as quantity,
               attempts > 0 or due_at <= ${now} as "isDue"
          from webhook_delivery where event = 'stock.changed' order by id`
    const { id, value } = await stored('stock.quantity')
    await placed(shop, { sku, quantity: 2 })
    expect(await stock()).toEqual([{ quantity: value - 2, isDue: true }])
    await change(id, 'stock.quantity', value + 50)
    expect(await stock()).toMatchObject([{}, { quantity: value + 50, isDue: false }])
  })
})
