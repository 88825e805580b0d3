import { PERMISSIONS, STANDARD_ROLES } from '@comptoir/rules/permissions'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asStaff, newKey, type TestStaff } from '../../test/admin.ts'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { eventually } from '../../test/eventually.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../../test/webhook-receiver.ts'
import { deliverWebhooks } from './delivery.ts'
import { addEndpoint, deliveriesOf, queueEvents } from './webhooks.fixture.ts'

let now = new Date('2026-11-24T10:00:00Z')
let shop: TestApi
let owner: TestStaff
let receiver: WebhookReceiver

beforeAll(async () => {
  receiver = await startWebhookReceiver()
  shop = await createTestApi({ now: () => now })
  owner = asStaff(shop)
})
afterAll(async () => {
  await shop.close()
  await receiver.close()
})
beforeEach(async () => {
  await shop.sql`delete from webhook_endpoint`
  receiver.manners.clear()
})

const address = (path = '/hook') => `${receiver.url}${path}`

type Input = { id?: string; version?: string; url?: string; events?: string[]; websiteId?: string | null }

const save = async ({ id, version, ...endpoint }: Input, who = asStaff(shop)) =>
  await who.send<{
    saveWebhookEndpoint: { endpoint: { id: string; version: string; url: string }; secret: string | null }
  }>(
    `mutation ($key: ID!, $id: ID, $version: String, $endpoint: WebhookEndpointInput!) {
      saveWebhookEndpoint(idempotencyKey: $key, id: $id, version: $version, endpoint: $endpoint) {
        endpoint { id version url } secret } }`,
    {
      key: newKey(),
      id,
      version,
      endpoint: { url: address(), events: ['order.placed'], websiteId: null, isActive: true, ...endpoint },
    },
  )

const problems = async (input: Input, who = asStaff(shop)) =>
  (await save(input, who)).errors?.[0]?.extensions.problems?.map(({ field }) => field)

type Listed = {
  id: string
  url: string
  received: number
  failed: number
  medianMs: number | null
  givenUp: number
  isActive: boolean
  lastFailure: { lastStatus: number | null; lastError: string; body: string } | null
}

async function listed(who = owner): Promise<Listed[]> {
  const { data } = await who.send<{ webhookEndpoints: Listed[] }>(
    `{ webhookEndpoints { id url received failed medianMs givenUp isActive
                          lastFailure { lastStatus lastError body } } }`,
  )
  return data.webhookEndpoints
}

const send = () => deliverWebhooks(shop.api.app)

async function giveUp(id: string): Promise<void> {
  // The jobs of the API may be at it, too.
  await eventually(async () => {
    await shop.sql`
      update webhook_delivery set attempts = 7, due_at = ${now} where endpoint_id = ${Number(id)} and state = 'waiting'`
    await send()
    expect((await deliveriesOf(shop, id)).map(({ state }) => state)).not.toContain('waiting')
  })
}

describe('an endpoint', () => {
  it('shows its secret once, changes on what was read, and is deleted, all in the log without the secret', async () => {
    const made = await save({})
    const { endpoint, secret } = made.data.saveWebhookEndpoint
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const changed = await save({ ...endpoint, url: address('/other') })
    expect(changed.data.saveWebhookEndpoint).toMatchObject({
      secret: null,
      endpoint: { url: address('/other') },
    })
    const stale = await save({ ...endpoint, url: address('/third') })
    expect(stale.errors?.[0]?.extensions.category).toBe('conflict')
    const removed = await owner.send(
      `mutation ($key: ID!, $id: ID!, $version: String!) {
        deleteWebhookEndpoint(idempotencyKey: $key, id: $id, version: $version) { id } }`,
      { key: newKey(), ...changed.data.saveWebhookEndpoint.endpoint },
    )
    expect(removed.errors).toBeUndefined()
    expect(await listed()).toEqual([])
    const log = await shop.sql<{ action: string; entry: string }[]>`
      select action, coalesce(before::text, '') || coalesce(after::text, '') as entry from audit_entry
       where entity_type = 'webhook' and entity_id = ${endpoint.id} order by id`
    expect(log.map(({ action }) => action)).toEqual(['webhook.create', 'webhook.update', 'webhook.delete'])
    expect(JSON.stringify(log)).not.toContain('whsec')
  })

  it('needs an address on the internet, without credentials, and events that exist', async () => {
    for (const url of [
      'http://hooks.example/a',
      'https://me:secret@hooks.example/a',
      'https://10.0.0.4/a',
      'https://192.168.1.1/a',
      'https://169.254.169.254/latest/meta-data',
      'https://[fd00::1]/a',
      'https://[::ffff:10.0.0.1]/a',
      'https://0x0a000001/a',
      'https://0.0.0.0/a',
      'nowhere',
    ])
      expect([url, await problems({ url })]).toEqual([url, ['url']])
    expect(await problems({ url: 'https://93.184.216.34/a' })).toBeUndefined()
    expect(await problems({ events: [] })).toEqual(['events'])
    expect(await problems({ events: ['order.placed', 'order.eaten'] })).toEqual(['events'])
  })

  it('may be in the own network in production only where the settings say so', async () => {
    const production = { ...shop.api.app.settings, production: true }
    const api = { ...shop.api, app: { ...shop.api.app, settings: production } }
    expect(await problems({ url: address() }, asStaff({ api }))).toEqual(['url'])
    expect(await problems({ url: 'https://127.0.0.1/a' }, asStaff({ api }))).toEqual(['url'])
    const settings = { ...production, webhookPrivateTargets: true }
    const allowed = asStaff({ api: { ...shop.api, app: { ...shop.api.app, settings } } })
    expect(await problems({ url: 'http://127.0.0.1:9/a' }, allowed)).toBeUndefined()
    expect(await problems({ url: 'http://10.0.0.4/a' }, allowed)).toBeUndefined()
    expect(await problems({ url: 'https://169.254.169.254/a' }, allowed)).toEqual(['url'])
    expect(await problems({ url: 'http://hooks.example/a' }, allowed)).toEqual(['url'])
  })

  it('sends nobody what they may not read', async () => {
    const permissions = new Set(PERMISSIONS.filter((one) => one !== 'customers.view'))
    const who = asStaff(shop, { permissions })
    expect(await problems({ events: ['order.placed', 'customer.created'] }, who)).toEqual(['events'])
    const { id, version } = await addEndpoint(shop, { url: address(), events: ['customer.created'] })
    // What somebody else chose stays, but goes to no other address.
    expect(await problems({ id, version, events: ['customer.created', 'order.placed'] }, who)).toBeUndefined()
    expect(await problems({ id, version, events: ['customer.created'], url: address('/mine') }, who)).toEqual(
      ['events'],
    )
  })

  it('is seen and managed only in the websites of the person, and by administrators', async () => {
    const ofAll = await addEndpoint(shop, { url: address('/all'), events: ['order.placed'] })
    const ofFirst = await addEndpoint(shop, { url: address('/1'), events: ['order.placed'], websiteId: '1' })
    const first = asStaff(shop, { websiteIds: [1] })
    expect((await listed(first)).map(({ id }) => id)).toEqual([ofFirst.id])
    expect(await listed(asStaff(shop, { websiteIds: [2] }))).toEqual([])
    expect(await listed(asStaff(shop, { locationIds: [1] }))).toEqual([])
    for (const [who, websiteId] of [
      [first, null],
      [first, '2'],
      [asStaff(shop, { locationIds: [1] }), '1'],
    ] as const)
      expect((await save({ websiteId }, who)).errors?.[0]?.extensions.category).toBe('graphql-no-such-entity')
    const rotate = await first.send(
      'mutation ($key: ID!, $id: ID!) { rotateWebhookSecret(idempotencyKey: $key, id: $id) { secret } }',
      { key: newKey(), id: ofAll.id },
    )
    expect(rotate.errors?.[0]?.extensions.category).toBe('graphql-no-such-entity')
    const may = STANDARD_ROLES.filter(({ permissions }) => permissions.includes('webhooks.manage'))
    expect(may.map(({ code }) => code)).toEqual(['administrator'])
  })
})

describe('a test', () => {
  it('is sent once, also to an endpoint that is off, and tells what was answered', async () => {
    const { id } = await addEndpoint(shop, { url: address(), events: ['order.placed'], isActive: false })
    const test = async () => {
      const { data } = await owner.send<{ testWebhookEndpoint: { delivery: { id: string; state: string } } }>(
        'mutation ($key: ID!, $id: ID!) { testWebhookEndpoint(idempotencyKey: $key, id: $id) { delivery { id state } } }',
        { key: newKey(), id },
      )
      const { delivery } = data.testWebhookEndpoint
      expect(delivery.state).toBe('WAITING')
      await send()
      const read = await owner.send<{ webhookDelivery: Record<string, unknown> }>(
        'query ($id: ID!) { webhookDelivery(id: $id) { event state lastStatus lastError mostAttempts } }',
        { id: delivery.id },
      )
      return read.data.webhookDelivery
    }
    expect(await test()).toEqual({
      event: 'webhook.test',
      state: 'DELIVERED',
      lastStatus: 200,
      lastError: null,
      mostAttempts: 1,
    })
    receiver.manners.set('/hook', 503)
    expect(await test()).toMatchObject({ state: 'FAILED', lastStatus: 503, lastError: 'status 503' })
    expect((await listed())[0]).toMatchObject({ received: 0, failed: 0, givenUp: 0, lastFailure: null })
  })
})

describe('what failed', () => {
  type Today = {
    tasks: { kind: string; count: number; examples: { label: string; detail: string | null }[] }[]
  }
  const tasks = async (who = owner) => {
    const { data } = await who.send<{ today: Today }>(
      '{ today(websiteId: "1") { tasks { kind count examples { label detail } } } }',
    )
    return data.today.tasks.filter(({ kind }) => kind.startsWith('WEBHOOK'))
  }

  it('is counted, waits on Today, and is sent again or put away', async () => {
    const { id } = await addEndpoint(shop, { url: address(), events: ['order.placed'] })
    await queueEvents(shop, 'order.placed', 1)
    await send()
    receiver.manners.set('/hook', 500)
    await queueEvents(shop, 'order.placed', 2)
    await giveUp(id)
    expect((await listed())[0]).toMatchObject({
      received: 1,
      failed: 2,
      givenUp: 2,
      medianMs: expect.any(Number),
      lastFailure: {
        lastStatus: 500,
        lastError: 'status 500',
        body: expect.stringContaining('order.placed'),
      },
    })
    expect(await tasks()).toEqual([
      {
        kind: 'WEBHOOK_FAILED',
        count: 2,
        examples: Array.from({ length: 2 }, () => ({ label: address(), detail: 'order.placed' })),
      },
    ])
    expect(await tasks(asStaff(shop, { websiteIds: [1] }))).toEqual([])
    const retry = async () =>
      await owner.send<{ retryWebhookDeliveries: { count: number } }>(
        'mutation ($key: ID!, $id: ID!) { retryWebhookDeliveries(idempotencyKey: $key, endpointId: $id) { count } }',
        { key: newKey(), id },
      )
    expect((await retry()).data.retryWebhookDeliveries.count).toBe(2)
    expect(await tasks()).toEqual([])
    await giveUp(id)
    const dismissed = await owner.send<{ dismissWebhookDeliveries: { count: number } }>(
      'mutation ($key: ID!, $id: ID!) { dismissWebhookDeliveries(idempotencyKey: $key, endpointId: $id) { count } }',
      { key: newKey(), id },
    )
    expect(dismissed.data.dismissWebhookDeliveries.count).toBe(2)
    expect(await tasks()).toEqual([])
    expect((await retry()).data.retryWebhookDeliveries.count).toBe(0)
    expect((await deliveriesOf(shop, id)).map(({ state }) => state)).toEqual([
      'delivered',
      'dismissed',
      'dismissed',
    ])
  })

  it('is sent again one by one, and listed by state', async () => {
    const { id } = await addEndpoint(shop, { url: address(), events: ['order.placed'] })
    receiver.manners.set('/hook', 500)
    await queueEvents(shop, 'order.placed', 3)
    await giveUp(id)
    const page = async (state: string, after: string | null = null) => {
      const { data } = await owner.send<{
        webhookDeliveries: {
          nodes: { id: string }[]
          totalCount: number
          pageInfo: { endCursor: string; hasNextPage: boolean }
        }
      }>(
        `query ($filters: [ListFilter!], $after: String) {
          webhookDeliveries(first: 2, after: $after, filters: $filters) {
            nodes { id } totalCount pageInfo { endCursor hasNextPage } } }`,
        {
          after,
          filters: [
            { field: 'endpointId', op: 'EQ', values: [id] },
            { field: 'state', op: 'EQ', values: [state] },
          ],
        },
      )
      return data.webhookDeliveries
    }
    const first = await page('failed')
    expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } })
    const second = await page('failed', first.pageInfo.endCursor)
    expect(second.nodes).toHaveLength(1)
    receiver.manners.clear()
    await owner.send(
      `mutation ($key: ID!, $endpoint: ID!, $id: ID!) {
        retryWebhookDeliveries(idempotencyKey: $key, endpointId: $endpoint, id: $id) { count } }`,
      { key: newKey(), endpoint: id, id: second.nodes[0]?.id },
    )
    await send()
    expect((await page('failed')).totalCount).toBe(2)
    expect((await page('delivered')).nodes).toEqual(second.nodes)
  })

  it('switches an address off in the end, which Today says until somebody switches it on', async () => {
    const { id, version } = await addEndpoint(shop, { url: address(), events: ['order.placed'] })
    receiver.manners.set('/hook', 410)
    await queueEvents(shop, 'order.placed', 1)
    await send()
    expect(await tasks()).toMatchObject([
      { kind: 'WEBHOOK_FAILED', count: 1 },
      { kind: 'WEBHOOK_OFF', count: 1, examples: [{ label: address() }] },
    ])
    expect((await save({ id, version })).errors).toBeUndefined()
    expect((await tasks()).map(({ kind }) => kind)).toEqual(['WEBHOOK_FAILED'])
    expect((await listed())[0]?.isActive).toBe(true)
    now = new Date(now.getTime() + 1000)
  })
})
