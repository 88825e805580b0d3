import { PERMISSIONS } from '@comptoir/rules/permissions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asStaff, newKey, type TestStaff } from '../../test/admin.ts'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { place, placed, setStock } from '../../test/checkout.ts'
import { cartAt, checkOutPickup, locationId } from '../../test/fulfilment.ts'
import { holdOrder, confirmOrder } from './today.fixture.ts'

// A Tuesday, 14:20 in Paris.
let now = new Date('2026-11-24T13:20:00Z')
let shop: TestApi
let owner: TestStaff
let websiteId: string
let order: string

type Task = {
  kind: string
  urgency: string
  count: number
  examples: { entityId: string; label: string; detail: string | null; quantity: number | null }[]
}
type Today = {
  tasks: Task[]
  sales: {
    total: number
    orders: number
    totalBefore: number
    wholeDayBefore: number
    hours: number[]
    hoursBefore: number[]
  } | null
  week: { paidOrders: number; averageOrder: number | null; refunded: number } | null
  team: { action: string }[] | null
}

const document = `
  query ($websiteId: ID!) {
    today(websiteId: $websiteId) {
      tasks { kind urgency count examples { entityId label detail quantity } }
      sales { total orders totalBefore wholeDayBefore hours hoursBefore }
      week { paidOrders averageOrder refunded }
      team { action }
    }
  }`

async function today(staff: TestStaff = owner): Promise<Today> {
  const { data, errors } = await staff.send<{ today: Today }>(document, { websiteId })
  expect(errors).toBeUndefined()
  return data.today
}

const taskOf = async (kind: string) => (await today()).tasks.find((task) => task.kind === kind)

beforeAll(async () => {
  shop = await createTestApi({ now: () => now })
  owner = asStaff(shop)
  const { data } = await owner.send<{ websites: { id: string }[] }>('{ websites { id } }')
  websiteId = data.websites[0]?.id ?? ''
  order = await placed(shop, { sku: 'VSQ-CLAIR', quantity: 2 })
})
afterAll(async () => await shop.close())

describe('what needs a person', () => {
  it('names confirmed orders until they are prepared', async () => {
    const before = (await taskOf('ORDERS_TO_PREPARE'))?.count ?? 0
    await confirmOrder(shop, order)
    const task = await taskOf('ORDERS_TO_PREPARE')
    expect(task?.count).toBe(before + 1)
    await shop.sql`update sales_order set preparation = 'ready' where number = ${order}`
    expect((await taskOf('ORDERS_TO_PREPARE'))?.count ?? 0).toBe(before)
  })

  it('names orders that are late, not those on hold', async () => {
    await shop.sql`update sales_order set delivery_date = '2026-11-23' where number = ${order}`
    expect((await taskOf('ORDERS_DUE'))?.examples.map(({ entityId }) => entityId)).toContain(order)
    await holdOrder(shop, order)
    const late = (await taskOf('ORDERS_DUE'))?.examples ?? []
    expect(late.map(({ entityId }) => entityId)).not.toContain(order)
  })

  it('names messages until they are answered', async () => {
    await shop.send(
      `mutation { contactUs(input: { name: "Nour", email: "nour@example.com", comment: "The flow is weak." }) { status } }`,
    )
    expect(await taskOf('MESSAGES_TO_ANSWER')).toMatchObject({
      count: 1,
      examples: [{ label: 'nour@example.com', detail: 'The flow is weak.' }],
    })
    await shop.sql`update form_submission set state = 'answered'`
    expect(await taskOf('MESSAGES_TO_ANSWER')).toBeUndefined()
  })

  it('names products that ran out and those that will', async () => {
    const before = (await taskOf('STOCK_OUT'))?.count ?? 0
    await setStock(shop, 'VSQ-CLAIR', 0)
    expect((await taskOf('STOCK_OUT'))?.count).toBe(before + 1)
    await setStock(shop, 'VSQ-CLAIR', 1)
    expect((await taskOf('STOCK_OUT'))?.count ?? 0).toBe(before)
    expect(await taskOf('STOCK_LOW')).toMatchObject({ urgency: 'WARNING' })
  })

  it('names slots that are nearly full, at the points of sale of the person', async () => {
    const marais = await locationId(shop, 'paris-marais')
    const [row] = await shop.sql<{ id: number }[]>`select website_id as id from location where id = ${marais}`
    const food = String(row?.id)
    const slots = async (staff: TestStaff) => {
      const { data } = await staff.send<{ today: Today }>(document, { websiteId: food })
      return data.today.tasks.find(({ kind }) => kind === 'SLOTS_NEARLY_FULL')
    }
    const day = '2026-11-24'
    const cart = await cartAt(shop, { slot: { day, time: '19:00' } })
    await shop.send(
      `mutation ($id: String!) {
        addProductsToCart(cartId: $id, cartItems: [{ sku: "NR-BOI-YUZ", quantity: 1 }]) { cart { id } }
      }`,
      { id: cart.id },
      { store: cart.store },
    )
    await checkOutPickup(shop, cart.id, { store: cart.store })
    await place(shop, cart.id, { store: cart.store })
    expect(await slots(owner)).toBeUndefined()
    const changed = await owner.send(
      `mutation ($key: ID!, $location: ID!) {
        changeSlotCapacity(idempotencyKey: $key, locationId: $location, method: PICKUP, capacity: 1,
                           startsAt: ["2026-11-24T18:00:00Z"]) { changed { after } }
      }`,
      { key: newKey(), location: String(marais) },
    )
    expect(changed.data).toEqual({ changeSlotCapacity: { changed: [{ after: 1 }] } })
    expect(await slots(owner)).toMatchObject({
      urgency: 'WARNING',
      count: 1,
      examples: [{ entityId: String(marais), label: expect.stringContaining('Marais'), quantity: 0 }],
    })
    const elsewhere = await locationId(shop, 'lyon-terreaux')
    expect(await slots(asStaff(shop, { locationIds: [elsewhere] }))).toBeUndefined()
    expect(await slots(asStaff(shop, { permissions: new Set(['orders.view']) }))).toBeUndefined()
  })

  it('names mails that failed, and withdrawals until they are refunded', async () => {
    await shop.sql`
      insert into mail (store_id, order_id, kind, recipient, subject, html, plain, failed_at, next_attempt_at)
      select store_id, id, 'test', email, '', '', '', ${now}, 'infinity' from sales_order where number = ${order}`
    expect(await taskOf('MAIL_FAILED')).toMatchObject({
      urgency: 'FAILURE',
      count: 1,
      examples: [{ label: order, detail: 'test' }],
    })
    const [declared] = await shop.sql<{ id: number }[]>`
      insert into withdrawal (token_hash, order_id, name, email, language, prepared_at, received_at)
      select 't', id, 'Nour', email, 'fr', ${now}, ${now} from sales_order where number = ${order} returning id`
    expect(await taskOf('WITHDRAWALS_OPEN')).toMatchObject({
      count: 1,
      examples: [{ entityId: String(declared?.id), label: order }],
    })
    await shop.sql`update withdrawal set closed_at = ${now}`
    expect(await taskOf('WITHDRAWALS_OPEN')).toBeUndefined()
  })

  it('names what failed first', async () => {
    await shop.sql`
      insert into pending_action (kind, entity_type, entity_id, entity_label, website_id, actor, request_id, input,
                                  summary, created_at, due_at, state, finished_at, error)
      values ('order.refund', 'order', ${order}, ${order}, ${Number(websiteId)}, 'Léa', 'r', '{}', '{}', ${now},
              ${now}, 'failed', ${now}, 'The bank refused it.')`
    const { tasks } = await today()
    expect(tasks[0]).toMatchObject({ kind: 'ACTION_FAILED', examples: [{ detail: 'The bank refused it.' }] })
  })

  it('shows everybody only what their role and their places allow', async () => {
    const kitchen = asStaff(shop, { permissions: new Set(['kitchen.work']) })
    expect(await today(kitchen)).toEqual({ tasks: [], sales: null, week: null, team: null })
    const elsewhere = asStaff(shop, { websiteIds: [Number(websiteId) + 1] })
    const { errors } = await elsewhere.send(document, { websiteId })
    expect(errors?.[0]?.extensions.category).toBe('graphql-no-such-entity')
    const onePlace = asStaff(shop, { locationIds: [999_999], permissions: new Set(PERMISSIONS) })
    const seen = await today(onePlace)
    expect(seen.tasks.map(({ kind }) => kind)).not.toContain('ORDERS_TO_PREPARE')
    expect(seen.sales).toBeNull()
  })
})

describe('sales', () => {
  it('sums paid orders by hour and compares the same time of the last week', async () => {
    const shopId = Number(websiteId)
    await shop.sql`update sales_order set created_at = '2026-10-01', payment_state = 'waiting', status = 'pending'`
    const at = async (total: number, time: string) => {
      const number = await placed(shop, { sku: 'VSQ-CLAIR', quantity: 1 })
      await shop.sql`
        update sales_order set grand_total = ${total}, created_at = ${time}::timestamptz, payment_state = 'paid',
               status = 'processing', website_id = ${shopId}
         where number = ${number}`
      return number
    }
    await setStock(shop, 'VSQ-CLAIR', 50)
    await at(10_000, '2026-11-23T23:30:00Z') // 0:30 in Paris
    const refunded = await at(5000, '2026-11-24T10:10:00Z') // 11:10
    await at(3000, '2026-11-17T09:00:00Z') // last week, 10:00
    await at(4000, '2026-11-17T20:00:00Z') // last week, 21:00
    await shop.sql`
      insert into order_document (order_id, website_id, kind, year, serial, number, subtotal_excl_tax,
                                  subtotal_incl_tax, discount, shipping_excl_tax, shipping_incl_tax, tax, grand_total,
                                  created_at)
      select id, website_id, 'credit_memo', 2026, 900, 'A-900', 0, 0, 0, 0, 0, 0, 2000, '2026-11-24T12:00:00Z'
        from sales_order where number = ${refunded}`
    const { sales, week } = await today()
    expect(sales).toMatchObject({ total: 13_000, orders: 2, totalBefore: 3000, wholeDayBefore: 7000 })
    expect(sales?.hours).toHaveLength(15)
    expect(sales?.hours.slice(9)).toEqual([10_000, 10_000, 15_000, 15_000, 13_000, 13_000])
    expect(sales?.hoursBefore[9]).toBe(0)
    expect(sales?.hoursBefore[10]).toBe(3000)
    expect(week).toEqual({ paidOrders: 2, averageOrder: 7500, refunded: 2000 })
  })

  it('begins anew at midnight of the shop', async () => {
    now = new Date('2026-11-24T23:05:00Z')
    const { sales } = await today()
    expect(sales).toMatchObject({ total: 0, orders: 0, hours: [0] })
  })
})
