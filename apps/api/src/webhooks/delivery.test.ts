import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { asStaff, newKey } from '../../test/admin.ts'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { placed } from '../../test/checkout.ts'
import { eventually } from '../../test/eventually.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../../test/webhook-receiver.ts'
import { createApi } from '../server.ts'
import { deliverWebhooks, purgeWebhooks } from './delivery.ts'
import { addEndpoint, deliveriesOf, queueEvents } from './webhooks.fixture.ts'

const minute = 60_000
const day = 24 * 60 * minute
const sku = 'VSQ-CLAIR'
let shop: TestApi
let receiver: WebhookReceiver
let now: Date
const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds)
}
const send = () => deliverWebhooks(shop.api.app)
const address = (path: string) => `${receiver.url}${path}`
const ofPath = (path: string) => receiver.received.filter((one) => one.path === path)

beforeEach(async () => {
  now = new Date('2026-11-24T10:00:00Z')
  receiver = await startWebhookReceiver()
  shop = await createTestApi({ settings: { webhookTimeoutMs: 3000 }, now: () => now })
})
afterEach(async () => {
  await shop.close()
  await receiver.close()
})

/** The signatures that a receiver computes by itself, from what it received and its secret. */
function signatureOf({ headers, body }: WebhookReceiver['received'][number], secret: string): string {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
}

async function rotate(id: string): Promise<string> {
  const { data } = await asStaff(shop).send<{ rotateWebhookSecret: { secret: string } }>(
    'mutation ($key: ID!, $id: ID!) { rotateWebhookSecret(idempotencyKey: $key, id: $id) { secret } }',
    { key: newKey(), id },
  )
  return data.rotateWebhookSecret.secret
}

describe('what arrives', () => {
  it('is an order that a shopper placed, signed for the receiver', async () => {
    const { id, secret } = await addEndpoint(shop, { url: address('/hook'), events: ['order.placed'] })
    const number = await placed(shop, { sku, quantity: 2 })
    await send()
    const [received] = receiver.received
    expect(received?.event).toMatchObject({
      type: 'order.placed',
      website: 'fontaines',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      data: { order: { number, currency: 'EUR', lines: [{ sku, quantity: 2 }] } },
    })
    expect(received?.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': received?.event.id,
      'webhook-timestamp': String(now.getTime() / 1000),
    })
    expect(received?.headers['webhook-signature']).toBe(received && signatureOf(received, secret))
    expect(await deliveriesOf(shop, id)).toEqual([
      { event: 'order.placed', state: 'delivered', attempts: 1, status: 200, error: null },
    ])
    await send()
    expect(receiver.received).toHaveLength(1)
  })

  it('is signed with the old and the new secret for a day after a change of it', async () => {
    const { id, secret } = await addEndpoint(shop, { url: address('/hook'), events: ['order.placed'] })
    const next = await rotate(id)
    const signatures = async () => {
      await queueEvents(shop, 'order.placed', 1)
      await send()
      const received = receiver.received.at(-1)
      const known = [next, secret].map((one) => received && signatureOf(received, one))
      return { sent: String(received?.headers['webhook-signature']).split(' '), known }
    }
    const both = await signatures()
    expect(both.sent).toEqual(both.known)
    later(day + minute)
    const one = await signatures()
    expect(one.sent).toEqual([one.known[0]])
  })

  it('is nothing of a transaction that was rolled back', async () => {
    const { id } = await addEndpoint(shop, { url: address('/hook'), events: ['stock.changed'] })
    const change = async (quantity: number, ends: boolean) =>
      await shop.sql.begin(async (tx) => {
        await tx`
          update stock_item set quantity = ${quantity} where product_id = (select id from product where sku = ${sku})`
        if (!ends) throw new Error('taken back')
      })
    await expect(change(3, false)).rejects.toThrow('taken back')
    expect(await deliveriesOf(shop, id)).toEqual([])
    await change(4, true)
    await send()
    expect(receiver.received.map(({ event }) => event)).toMatchObject([
      { type: 'stock.changed', data: { stock: { sku, quantity: 4 } } },
    ])
  })
})

describe('an attempt that fails', () => {
  it('is repeated with the same id after a minute, and says what was answered', async () => {
    const { id } = await addEndpoint(shop, { url: address('/hook'), events: ['order.placed'] })
    receiver.manners.set('/hook', 500)
    await queueEvents(shop, 'order.placed', 1)
    await send()
    expect(await deliveriesOf(shop, id)).toEqual([
      { event: 'order.placed', state: 'waiting', attempts: 1, status: 500, error: 'status 500' },
    ])
    receiver.manners.delete('/hook')
    await send()
    expect(receiver.received).toHaveLength(1)
    later(2 * minute)
    await send()
    const [first, second] = receiver.received
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
    expect(second?.body).toBe(first?.body)
    expect(await deliveriesOf(shop, id)).toMatchObject([{ state: 'delivered', attempts: 2, error: null }])
  })

  it('is repeated eight times, then the delivery has failed for good', async () => {
    const { id } = await addEndpoint(shop, { url: address('/hook'), events: ['order.placed'] })
    receiver.manners.set('/hook', 503)
    await queueEvents(shop, 'order.placed', 1)
    for (let at = 0; at < 14; at++) {
      await send()
      later(day / 6)
    }
    expect(receiver.received).toHaveLength(8)
    expect(await deliveriesOf(shop, id)).toMatchObject([{ state: 'failed', attempts: 8, status: 503 }])
  })

  it('follows no redirect', async () => {
    const { id } = await addEndpoint(shop, { url: address('/hook'), events: ['order.placed'] })
    receiver.manners.set('/hook', (response) => response.writeHead(302, { location: '/elsewhere' }).end())
    await queueEvents(shop, 'order.placed', 1)
    await send()
    expect(ofPath('/elsewhere')).toEqual([])
    expect(await deliveriesOf(shop, id)).toMatchObject([{ state: 'waiting', status: 302 }])
  })

  it('ends without an answer in time, without a connection to the database meanwhile', async () => {
    const { id } = await addEndpoint(shop, { url: address('/hook'), events: ['order.placed'] })
    receiver.manners.set('/hook', 'silent')
    await queueEvents(shop, 'order.placed', 1)
    const sending = send()
    await eventually(() => expect(receiver.received).toHaveLength(1))
    const [row] = await shop.sql<{ idle: number }[]>`
      select count(*)::int as idle from pg_stat_activity
       where datname = current_database() and state like 'idle in transaction%'`
    expect(row?.idle).toBe(0)
    await sending
    expect(await deliveriesOf(shop, id)).toEqual([
      { event: 'order.placed', state: 'waiting', attempts: 1, status: null, error: 'No answer in time.' },
    ])
  })

  it('reads no endless answer', async () => {
    const { id } = await addEndpoint(shop, { url: address('/hook'), events: ['order.placed'] })
    receiver.manners.set('/hook', (response) => {
      let isOpen = true
      response.on('close', () => (isOpen = false)).writeHead(500)
      const more = () => {
        if (!isOpen) return
        response.write('x'.repeat(1024))
        setImmediate(more)
      }
      more()
    })
    await queueEvents(shop, 'order.placed', 1)
    await send()
    const [delivery] = await deliveriesOf(shop, id)
    expect(delivery).toMatchObject({ state: 'waiting', status: 500 })
    expect(delivery?.error).toHaveLength(500)
  })

  it('ends all attempts and switches the endpoint off where the address is gone', async () => {
    const { id } = await addEndpoint(shop, { url: address('/hook'), events: ['order.placed'] })
    receiver.manners.set('/hook', 410)
    await queueEvents(shop, 'order.placed', 1)
    await send()
    expect(await deliveriesOf(shop, id)).toMatchObject([{ state: 'failed', attempts: 1, status: 410 }])
    await queueEvents(shop, 'order.placed', 1)
    expect(await deliveriesOf(shop, id)).toHaveLength(1)
  })

  it('switches an endpoint off at which nothing arrived for three days; others go on', async () => {
    const dead = await addEndpoint(shop, { url: address('/dead'), events: ['order.placed'] })
    await addEndpoint(shop, { url: address('/well'), events: ['order.placed'] })
    receiver.manners.set('/dead', 500)
    const isActive = async () => {
      const [row] = await shop.sql<{ isActive: boolean; disabledAt: Date | null }[]>`
        select is_active as "isActive", disabled_at as "disabledAt" from webhook_endpoint where id = ${Number(dead.id)}`
      return row
    }
    for (let at = 0; at < 3; at++) {
      await queueEvents(shop, 'order.placed', 1)
      await send()
      expect(await isActive()).toEqual({ isActive: true, disabledAt: null })
      later(day)
    }
    await send()
    expect(await isActive()).toEqual({ isActive: false, disabledAt: now })
    await queueEvents(shop, 'order.placed', 1)
    const before = ofPath('/dead').length
    await send()
    expect(ofPath('/dead')).toHaveLength(before)
    expect(ofPath('/well')).toHaveLength(4)
  })
})

describe('many deliveries', () => {
  it('are sent once each by two processes', async () => {
    const { id } = await addEndpoint(shop, { url: address('/hook'), events: ['order.placed'] })
    await queueEvents(shop, 'order.placed', 30)
    const other = await createApi(shop.api.app.settings, shop.databaseUrl, { now: () => now })
    try {
      await Promise.all([send(), deliverWebhooks(other.app)])
    } finally {
      await other.close()
    }
    const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect(ids).toHaveLength(30)
    expect(new Set(ids).size).toBe(30)
    expect((await deliveriesOf(shop, id)).every(({ attempts }) => attempts === 1)).toBe(true)
  })

  it('arrive while another endpoint does not answer', async () => {
    await shop.close()
    shop = await createTestApi({ settings: { webhookTimeoutMs: 50_000 }, now: () => now })
    await addEndpoint(shop, { url: address('/dead'), events: ['order.placed', 'order.paid'] })
    await addEndpoint(shop, { url: address('/well'), events: ['order.placed', 'order.paid'] })
    receiver.manners.set('/dead', 'silent')
    await queueEvents(shop, 'order.placed', 20)
    const stop = new AbortController()
    const sending = deliverWebhooks(shop.api.app, stop.signal)
    await eventually(() => expect(ofPath('/well')).toHaveLength(20))
    // What becomes due meanwhile does not wait for the dead one either.
    await queueEvents(shop, 'order.paid', 5)
    await eventually(() => expect(ofPath('/well')).toHaveLength(25))
    expect(ofPath('/dead')).toHaveLength(2)
    stop.abort()
    for (const socket of receiver.open) socket.destroy()
    await sending
  })

  it('are deleted after 30 days', async () => {
    const { id } = await addEndpoint(shop, { url: address('/hook'), events: ['order.placed'] })
    await queueEvents(shop, 'order.placed', 2)
    await send()
    await purgeWebhooks(shop.api.app)
    expect(await deliveriesOf(shop, id)).toHaveLength(2)
    await shop.sql`update webhook_delivery set created_at = ${new Date(now.getTime() - 31 * day)} where id in (select min(id) from webhook_delivery)`
    await purgeWebhooks(shop.api.app)
    expect(await deliveriesOf(shop, id)).toHaveLength(1)
  })
})
