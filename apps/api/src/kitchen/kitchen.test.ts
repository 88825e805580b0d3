import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Permission } from '@comptoir/rules/permissions'
import { adminContext, asStaff, newKey, type TestStaff } from '../../test/admin.ts'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { orderRow, place } from '../../test/checkout.ts'
import { eventually } from '../../test/eventually.ts'
import { cartAt, checkOutPickup, locationId } from '../../test/fulfilment.ts'
import { pdfText } from '../../test/pdf-text.ts'
import { completeFulfilledOrders } from '../orders/index.ts'
import { kitchenTickets } from './tickets-route.ts'

const day = '2026-11-21'
const noon = new Date(`${day}T11:00:00Z`)
const store = 'paris_marais_fr'
const morning = new Date(`${day}T08:30:00Z`)
let now = morning
let shop: TestApi
let cook: TestStaff
let marais: string

beforeAll(async () => {
  shop = await createTestApi({ now: () => now })
  const id = await locationId(shop, 'paris-marais')
  marais = String(id)
  cook = person(['kitchen.work'], [id])
})
afterAll(() => shop.close())
beforeEach(async () => {
  now = morning
  await shop.sql`delete from slot`
  await shop.sql`update sales_order set status = 'canceled' where status = 'processing'`
})

const person = (permissions: readonly Permission[], locationIds: number[] | null = null) =>
  asStaff(shop, { name: 'Ken', permissions: new Set(permissions), locationIds })

/** A confirmed order of a point of sale; returns its id. */
async function ordered({ comment = '', sku = 'NR-BOI-YUZ', cutlery = 0 } = {}): Promise<string> {
  const { id } = await cartAt(shop, { slot: { day, time: '12:00' } })
  await shop.send(
    `mutation ($id: String!, $sku: String!, $comment: String!, $cutlery: Int!) {
      addProductsToCart(cartId: $id, cartItems: [{ sku: $sku, quantity: 2 }]) { cart { id } }
      setCartComments(cart_id: $id, comment: $comment) { cart { id } }
      setCutleryOnCart(cart_id: $id, sets: $cutlery) { cart { id } }
    }`,
    { id, sku, comment, cutlery },
    { store },
  )
  await checkOutPickup(shop, id, { store })
  const { order, errors } = await place(shop, id, { store })
  if (!order) throw new Error(errors[0]?.message)
  await shop.sql`update sales_order set status = 'processing' where number = ${order.order_number}`
  return String((await orderRow(shop, order.order_number))?.['id'])
}

const board = async (staff = cook, location = marais) =>
  await staff.send<{ kitchenBoard: { tickets: Record<string, unknown>[]; unavailable: { sku: string }[] } }>(
    `query ($location: ID!) {
      kitchenBoard(locationId: $location) {
        tickets {
          id firstName method startsAt endsAt minutes state stateBy remark isAllergy voucherCount
          lines { productId name quantity details allergens isUnavailable }
        }
        unavailable { sku }
      }
    }`,
    { location },
  )
const ticket = async (id: string) => (await board()).data.kitchenBoard.tickets.find((one) => one['id'] === id)
const move = async (orderId: string, from: string, to: string, { key = newKey(), staff = cook } = {}) =>
  await staff.send<{ moveTicket: { ticket: { state: string } } | null }>(
    `mutation ($key: ID!, $orderId: ID!, $from: TicketState!, $to: TicketState!) {
      moveTicket(idempotencyKey: $key, orderId: $orderId, from: $from, to: $to) { ticket { state } }
    }`,
    { key, orderId, from, to },
  )
const mails = async (orderId: string, kind: string) =>
  await shop.sql<{ due: boolean }[]>`
    select next_attempt_at <= ${now} as due from mail where order_id = ${Number(orderId)} and kind = ${kind}`

describe('the board', () => {
  it('shows the confirmed orders of its point of sale with what the kitchen needs, and nothing else', async () => {
    const id = await ordered({ comment: 'Allergie au sésame' })
    expect(await ticket(id)).toMatchObject({
      firstName: 'Camille',
      method: 'PICKUP',
      startsAt: noon.toISOString(),
      endsAt: new Date(noon.getTime() + 15 * 60_000).toISOString(),
      state: 'NEW',
      remark: 'Allergie au sésame',
      isAllergy: true,
      lines: [{ quantity: 2, name: expect.stringMatching(/lemonade/i), isUnavailable: false }],
    })
    const { data } = await board(asStaff(shop), String(await locationId(shop, 'lyon-terreaux')))
    expect(data.kitchenBoard.tickets).toEqual([])
  })

  it('belongs to those who work there', async () => {
    const elsewhere = person(['kitchen.work'], [await locationId(shop, 'lyon-terreaux')])
    expect((await board(elsewhere)).errors?.[0]?.extensions.category).toBe('graphql-no-such-entity')
    const { errors } = await board(person(['orders.view']))
    expect(errors?.[0]?.extensions.category).toBe('graphql-authorization')
  })
})

describe('a ticket', () => {
  it('goes step by step, says who moved it, and can go back', async () => {
    const id = await ordered()
    expect((await move(id, 'NEW', 'PREPARING')).data.moveTicket?.ticket.state).toBe('PREPARING')
    expect(await ticket(id)).toMatchObject({ state: 'PREPARING', stateBy: 'Ken' })
    await move(id, 'PREPARING', 'NEW')
    expect(await ticket(id)).toMatchObject({ state: 'NEW' })
    expect((await move(id, 'NEW', 'READY')).errors?.[0]?.extensions.category).toBe('conflict')
  })

  it('moves once for a press that is sent again, and for two who press alike', async () => {
    const id = await ordered()
    const key = newKey()
    await move(id, 'NEW', 'PREPARING', { key })
    await move(id, 'NEW', 'PREPARING', { key })
    const { errors } = await move(id, 'NEW', 'PREPARING', { staff: person(['kitchen.work']) })
    expect(errors).toBeUndefined()
    const events = await shop.sql`
      select from order_event where order_id = ${Number(id)} and reason like 'preparation %'`
    expect(events).toHaveLength(1)
  })

  it('names who was faster', async () => {
    const id = await ordered()
    await move(id, 'NEW', 'PREPARING')
    await move(id, 'PREPARING', 'READY')
    const { errors } = await move(id, 'PREPARING', 'NEW')
    expect(errors?.[0]?.extensions).toMatchObject({
      category: 'conflict',
      conflicts: [{ field: 'state', value: 'READY', by: 'Ken' }],
    })
  })

  it('mails the customer later, and not when the step is taken back', async () => {
    const id = await ordered()
    await move(id, 'NEW', 'PREPARING')
    await move(id, 'PREPARING', 'READY')
    expect(await mails(id, 'order_ready_for_pickup')).toEqual([{ due: false }])
    await move(id, 'READY', 'PREPARING')
    expect(await mails(id, 'order_ready_for_pickup')).toEqual([])
    await move(id, 'PREPARING', 'READY')
    now = new Date(now.getTime() + 31_000)
    expect(await mails(id, 'order_ready_for_pickup')).toEqual([{ due: true }])
  })

  it('completes its order some time after it was handed over', async () => {
    const id = await ordered()
    await move(id, 'NEW', 'PREPARING')
    await move(id, 'PREPARING', 'READY')
    await move(id, 'READY', 'HANDED_OVER')
    await completeFulfilledOrders(shop.api.app)
    await move(id, 'HANDED_OVER', 'READY')
    await move(id, 'READY', 'HANDED_OVER')
    now = new Date(now.getTime() + 31_000)
    await completeFulfilledOrders(shop.api.app)
    const [order] = await shop.sql`select status from sales_order where id = ${Number(id)}`
    expect(order).toEqual({ status: 'complete' })
    expect((await move(id, 'HANDED_OVER', 'READY')).errors?.[0]?.extensions.conflicts).toMatchObject([
      { field: 'status', value: 'complete' },
    ])
    expect(await mails(id, 'order_shipped')).toEqual([])
  })
})

describe('printed tickets', () => {
  const print = async (ids: readonly string[], staff = {}) =>
    await kitchenTickets(
      adminContext(shop, { language: 'en', locationIds: [Number(marais)], ...staff }),
      marais,
      ids,
    )

  it('are the chosen ones, each on a page with what the kitchen needs', async () => {
    const [first, second] = [await ordered({ comment: 'Allergy to sesame', cutlery: 2 }), await ordered()]
    const third = await ordered()
    const text = pdfText(await print([second, first]))
    const numbers = await shop.sql<{ id: number; number: string }[]>`
      select id, number from sales_order where id = any(${[first, second, third].map(Number)}::integer[])`
    const shown = numbers.filter(({ number }) => text.includes(number)).map(({ id }) => String(id))
    expect(shown.toSorted()).toEqual([first, second].toSorted())
    expect(text).toContain('Allergy to sesame')
    expect(text.match(/2 sets of cutlery/g)).toHaveLength(1)
    expect(text).toMatch(/2 × .*lemonade/i)
    expect(text).toMatch(/Collection/)
    expect(text).not.toContain('Morel')
    expect(pdfText(await print([])).match(/Camille/g)).toHaveLength(3)
  })

  it('say what each dish contains, also when nobody asked', async () => {
    const id = await ordered({ sku: 'NR-NIG-SAU' })
    const text = pdfText(await print([id])).replaceAll(/\s+/g, ' ')
    expect(text).toContain('Contains: Gluten, Fish, Soya, Mustard')
  })

  it('belong to those who work there', async () => {
    const id = await ordered()
    const elsewhere = { locationIds: [await locationId(shop, 'lyon-terreaux')] }
    await expect(print([id], elsewhere)).rejects.toThrow(/doesn’t exist/)
    await expect(print(['999999'])).rejects.toThrow(/doesn’t exist/)
  })
})

describe('a dish off the menu', () => {
  const setAvailable = async (productId: unknown, isAvailable: boolean) =>
    await cook.send<{ setDishAvailability: { board: { unavailable: { sku: string }[] } } }>(
      `mutation ($key: ID!, $location: ID!, $productId: ID!, $isAvailable: Boolean!) {
        setDishAvailability(idempotencyKey: $key, locationId: $location, productId: $productId, isAvailable: $isAvailable) {
          board { unavailable { sku } }
        }
      }`,
      { key: newKey(), location: marais, productId, isAvailable },
    )

  it('is found by name, marks the tickets that have it, and is not sold until it is back', async () => {
    const id = await ordered()
    const found = await cook.send<{ kitchenDishes: { productId: string; sku: string }[] }>(
      'query ($location: ID!) { kitchenDishes(locationId: $location, search: "lemonade") { productId sku } }',
      { location: marais },
    )
    const dish = found.data.kitchenDishes.find(({ sku }) => sku === 'NR-BOI-YUZ')
    const { data } = await setAvailable(dish?.productId, false)
    expect(data.setDishAvailability.board.unavailable).toEqual([{ sku: 'NR-BOI-YUZ' }])
    expect(await ticket(id)).toMatchObject({ lines: [{ isUnavailable: true }] })
    await expect(ordered()).rejects.toThrow(/./)
    await setAvailable(dish?.productId, true)
    await ordered()
  })

  it('is shown so in the shop of its point of sale as soon as it is, and in no other', async () => {
    const query = `{
      products(search: "lemonade", filter: { sku: { eq: "NR-BOI-YUZ" } }) { items { stock_status is_in_stock is_off_menu } }
    }`
    const shown = async (view: string) => {
      await shop.api.app.catalogue.follow()
      const { data } = await shop.send<{ products: { items: unknown[] } }>(query, {}, { store: view })
      return data.products.items
    }
    const [row] = await shop.sql<{ id: number }[]>`select id from product where sku = 'NR-BOI-YUZ'`
    const sold = [{ stock_status: 'IN_STOCK', is_in_stock: true, is_off_menu: false }]
    expect(await shown(store)).toEqual(sold)
    await setAvailable(String(row?.id), false)
    expect(await shown(store)).toEqual([
      { stock_status: 'OUT_OF_STOCK', is_in_stock: false, is_off_menu: true },
    ])
    for (const elsewhere of ['lyon_terreaux_fr', 'sushi_fr']) expect(await shown(elsewhere)).toEqual(sold)
    await setAvailable(String(row?.id), true)
    await eventually(async () => expect(await shown(store)).toEqual(sold))
  })
})

it('tells the boards of what changes', async () => {
  const messages: string[] = []
  const leave = await shop.api.app.notifications.subscribe('kitchen', {
    onMessage: (message) => void messages.push(message),
    onGap: () => undefined,
    onEnd: () => undefined,
  })
  const id = await ordered()
  await eventually(() => expect(messages).toContain(marais))
  const before = messages.length
  await move(id, 'NEW', 'PREPARING')
  await eventually(() => expect(messages.length).toBeGreaterThan(before))
  leave()
})
