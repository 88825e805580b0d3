import { afterAll, beforeAll, expect, it } from 'vitest'
import { asStaff, newKey, runActions, type TestStaff } from '../../../test/admin.ts'
import { createTestApi, type TestApi } from '../../../test/api.ts'
import { place } from '../../../test/checkout.ts'
import { cartAt, checkOutPickup } from '../../../test/fulfilment.ts'

/** A drink for every hour, and a soup for lunch only. */
const drink = 'NR-BOI-YUZ'
const soup = 'NR-SOU-MIS'
let now = new Date('2026-11-24T09:00:00Z')
let shop: TestApi
let owner: TestStaff

beforeAll(async () => {
  shop = await createTestApi({ now: () => now, settings: { productAvailability: true } })
  owner = asStaff(shop)
})
afterAll(() => shop.close())

/** A confirmed pickup; returns its number. */
async function pickup(time: string): Promise<string> {
  const { id, store } = await cartAt(shop, { slot: { day: '2026-11-24', time } })
  await shop.send(
    `mutation ($id: String!, $sku: String!) {
      addProductsToCart(cartId: $id, cartItems: [{ sku: $sku, quantity: 2 }]) { user_errors { message } } }`,
    { id, sku: drink },
    { store },
  )
  await checkOutPickup(shop, id, { store })
  const number = (await place(shop, id, { store })).order?.order_number ?? ''
  await shop.sql`update sales_order set status = 'processing', payment_state = 'paid' where number = ${number}`
  return number
}

const read = async (number: string) => {
  const { data } = await owner.send<{
    order: {
      id: string
      version: string
      lines: { id: string; sku: string; quantity: number }[]
      actions: { editLines: boolean }
    }
  }>(
    'query ($number: String!) { order(number: $number) { id version lines { id sku quantity } actions { editLines } } }',
    { number },
  )
  return data.order
}

const edit = async (number: string, input: object) => {
  const { id, version } = await read(number)
  return await owner.send(
    `mutation ($key: ID!, $id: ID!, $version: String!, $edit: OrderEditInput!) {
      editOrder(idempotencyKey: $key, id: $id, version: $version, edit: $edit) { action { id } } }`,
    { key: newKey(), id, version, edit: input },
  )
}

const later = async () => {
  now = new Date(now.getTime() + 31_000)
  await runActions(shop)
}

const reserved = async (number: string) =>
  (
    await shop.sql<[{ count: number }]>`
      select count(*)::int as count from slot_reservation r join sales_order o on o.id = r.order_id where o.number = ${number}`
  )[0].count

it('A pickup is edited until the kitchen begins, with dishes that are there at its time', async () => {
  const number = await pickup('19:00')
  expect(await reserved(number)).toBe(1)
  const refused = await edit(number, { added: [{ sku: soup, quantity: 1 }] })
  expect(refused.errors?.[0]?.extensions.problems?.[0]?.field).toBe('added.0.sku')
  const lineId = (await read(number)).lines[0]?.id
  const { errors } = await edit(number, {
    lines: [{ lineId, quantity: 1 }],
    added: [{ sku: 'NR-NIG-SAU', quantity: 1 }],
  })
  expect(errors).toBeUndefined()
  await later()
  expect((await read(number)).lines).toMatchObject([
    { sku: drink, quantity: 1 },
    { sku: 'NR-NIG-SAU', quantity: 1 },
  ])
  expect(await reserved(number)).toBe(1)

  await shop.sql`update sales_order set preparation = 'preparing' where number = ${number}`
  expect((await read(number)).actions.editLines).toBe(false)
  expect((await edit(number, { lines: [{ lineId, quantity: 2 }] })).errors).toHaveLength(1)
})

it('An edit that waits is refused in the end when the kitchen has begun meanwhile', async () => {
  const number = await pickup('19:30')
  const lineId = (await read(number)).lines[0]?.id
  await edit(number, { lines: [{ lineId, quantity: 1 }] })
  await shop.sql`update sales_order set preparation = 'preparing' where number = ${number}`
  await later()
  const [row] = await shop.sql`
    select state, error from pending_action where entity_label = ${number} order by id desc limit 1`
  expect(row).toMatchObject({ state: 'failed' })
  expect((await read(number)).lines[0]?.quantity).toBe(2)
})
