import { afterAll, beforeAll, expect, it } from 'vitest'
import { asStaff, newKey, type TestStaff } from '../../test/admin.ts'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { checkOut, orderRow, place } from '../../test/checkout.ts'
import { cartAt, home, locationId } from '../../test/fulfilment.ts'

const day = '2026-11-21'
let shop: TestApi
let marais: string
let planner: TestStaff
let ada: Person
let ben: Person
let stops: string[]

type Person = TestStaff & { id: string }

beforeAll(async () => {
  shop = await createTestApi({ now: () => new Date(`${day}T08:30:00Z`) })
  const id = await locationId(shop, 'paris-marais')
  marais = String(id)
  await shop.sql`update sales_order set status = 'complete' where status = 'processing'`
  planner = asStaff(shop, { locationIds: [id] })
  ada = await courier('Ada', id)
  ben = await courier('Ben', id)
  stops = [await delivery(), await delivery(), await delivery()]
})
afterAll(() => shop.close())

/** Somebody with an account who brings orders and does nothing else. */
async function courier(name: string, location: number): Promise<Person> {
  const [row] = await shop.sql<{ id: number }[]>`
    insert into staff (email, name, language, password_hash, role_id, location_ids)
    select ${`${name}@norietriz.example`}, ${name}, 'en', '', id, ${[location]}::integer[]
      from staff_role where code = 'helper' returning id`
  const id = row?.id ?? 0
  const permissions = new Set(['orders.ship'] as const)
  return { ...asStaff(shop, { staffId: id, name, permissions, locationIds: [location] }), id: String(id) }
}

async function delivery(): Promise<string> {
  const { id, store } = await cartAt(shop, { mode: 'delivery', slot: { day, time: '19:00' } })
  await shop.send(
    `mutation ($id: String!) {
      addProductsToCart(cartId: $id, cartItems: [{ sku: "NR-BOI-YUZ", quantity: 8 }]) { cart { id } }
    }`,
    { id },
    { store },
  )
  await checkOut(shop, id, { store, carrier: 'delivery', address: home })
  const { order } = await place(shop, id, { store })
  const number = order?.order_number ?? ''
  await shop.sql`update sales_order set status = 'processing', preparation = 'ready' where number = ${number}`
  return String((await orderRow(shop, number))?.['id'])
}

async function round(staff: TestStaff): Promise<Record<string, string | null>> {
  const { data } = await staff.send<{
    courierRound: { stops: { ticket: { id: string }; courier: { name: string } | null }[] }
  }>(
    `query ($location: ID!) {
      courierRound(locationId: $location) { stops { ticket { id } courier { name } } }
    }`,
    { location: marais },
  )
  return Object.fromEntries(
    data.courierRound.stops.map((stop) => [stop.ticket.id, stop.courier?.name ?? null]),
  )
}

const assign = async (orderIds: readonly string[], courierId: string | null, staff = planner) =>
  await staff.send(
    `mutation ($key: ID!, $location: ID!, $orderIds: [ID!]!, $courierId: ID) {
      assignStops(idempotencyKey: $key, locationId: $location, orderIds: $orderIds, courierId: $courierId) {
        round { stops { courier { id } } }
      }
    }`,
    { key: newKey(), location: marais, orderIds, courierId },
  )

const move = async (staff: TestStaff, orderId: string, from: string, to: string) =>
  await staff.send<{ moveStop: { stop: { courier: { name: string } | null } } | null }>(
    `mutation ($key: ID!, $orderId: ID!, $from: TicketState!, $to: TicketState!) {
      moveStop(idempotencyKey: $key, orderId: $orderId, from: $from, to: $to) { stop { courier { name } } }
    }`,
    { key: newKey(), orderId, from, to },
  )

it('shows couriers their own stops and those that nobody has, and planners all', async () => {
  const [first = '', second = '', third = ''] = stops
  await assign([first], ada.id)
  await assign([second], ben.id)
  expect(await round(planner)).toEqual({ [first]: 'Ada', [second]: 'Ben', [third]: null })
  expect(await round(ada)).toEqual({ [first]: 'Ada', [third]: null })
  expect(await round(ben)).toEqual({ [second]: 'Ben', [third]: null })
  await assign([first, second], null)
  expect(await round(ben)).toEqual({ [first]: null, [second]: null, [third]: null })
})

it('gives a free stop to who takes it along, and keeps the stops of others out of reach', async () => {
  const [first = ''] = stops
  const { data } = await move(ada, first, 'READY', 'OUT')
  expect(data.moveStop?.stop.courier?.name).toBe('Ada')
  const { errors } = await move(ben, first, 'OUT', 'HANDED_OVER')
  expect(errors?.[0]?.extensions.category).toBe('graphql-no-such-entity')
  expect((await move(ada, first, 'OUT', 'HANDED_OVER')).errors).toBeUndefined()
  const entries = await shop.sql<{ action: string; after: unknown }[]>`
    select action, after from audit_entry where entity_type = 'order' and entity_id = ${first} order by id`
  expect(entries).toContainEqual({ action: 'order.courier', after: { courier: 'Ada' } })
})

it('is planned by who plans slots, with those who may bring orders there', async () => {
  const [, second = ''] = stops
  const { data } = await planner.send<{ couriers: { name: string }[] }>(
    'query ($location: ID!) { couriers(locationId: $location) { name } }',
    { location: marais },
  )
  const names = data.couriers.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['Ada', 'Ben']))
  expect((await assign([second], ben.id, ada)).errors?.[0]?.extensions.category).toBe('graphql-authorization')
  const [cook] = await shop.sql<{ id: number }[]>`
    insert into staff (email, name, language, password_hash, role_id)
    select 'cook@norietriz.example', 'Cook', 'en', '', id from staff_role where code = 'kitchen' returning id`
  for (const [orders, to] of [
    [[second], String(cook?.id)],
    [['999999'], ada.id],
  ] as const)
    expect((await assign(orders, to)).errors?.[0]?.extensions.category).toBe('graphql-no-such-entity')
})
