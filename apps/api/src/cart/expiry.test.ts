import { DAY_MS } from '@comptoir/rules/duration'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { placed } from '../../test/checkout.ts'
import { shopper } from '../../test/shopper.ts'
import { expireGuestCarts } from './expiry.ts'

let shop: TestApi
let now = new Date('2026-11-02T10:00:00Z')

beforeAll(async () => {
  shop = await createTestApi({ now: () => now })
})
afterAll(async () => await shop.close())

test('deletes guest carts after thirty days, and no customer cart', async () => {
  const guest = shopper(shop)
  const guests = await guest.emptyCart()
  await guest.add(guests, { sku: 'VSQ-CLAIR', quantity: 1 })
  const [owner] = await shop.sql<{ id: number }[]>`select id from customer limit 1`
  await shop.sql`
    insert into cart (masked_id, store_id, website_id, customer_id, created_at, updated_at)
    select ${'C'.repeat(32)}, store_id, website_id, ${owner?.id ?? 0}, created_at, updated_at
      from cart where masked_id = ${guests}`
  now = new Date('2026-12-02T09:00:00Z')
  expect(await expireGuestCarts(shop.api.app)).toBe(0)
  now = new Date('2026-12-02T11:00:00Z')
  expect(await expireGuestCarts(shop.api.app)).toBe(1)
  expect((await guest.cart(guests)).errors?.[0]?.message).toBe(`Could not find a cart with ID "${guests}"`)
})

test('deletes guest carts without lines after an hour', async () => {
  const guest = shopper(shop)
  const [empty, filled] = [await guest.emptyCart(), await guest.emptyCart()]
  const cartIds = async () => {
    const rows = await shop.sql<{ id: string }[]>`
      select masked_id as id from cart where masked_id in (${empty}, ${filled}) order by id`
    return rows.map(({ id }) => id)
  }
  now = new Date(now.getTime() + 59 * 60_000)
  await expireGuestCarts(shop.api.app)
  expect(await cartIds()).toHaveLength(2)
  await guest.add(filled, { sku: 'VSQ-CLAIR', quantity: 1 })
  now = new Date(now.getTime() + 2 * 60_000)
  await expireGuestCarts(shop.api.app)
  expect(await cartIds()).toEqual([filled])
})

test('deletes closed carts that became no order, after thirty days', async () => {
  const guest = shopper(shop)
  const as = await shop.signIn()
  const customer = shopper(shop, { as })
  const close = async (id: string, options: { as?: string } = {}) =>
    await shop.send('mutation ($id: String!) { setCartAsInactive(cartId: $id) { success } }', { id }, options)
  const closed = [await guest.emptyCart(), await customer.emptyCart()]
  const [own = ''] = closed.slice(1)
  for (const id of closed) {
    const visitor = id === own ? customer : guest
    await visitor.add(id, { sku: 'VSQ-CLAIR', quantity: 1 })
    await close(id, id === own ? { as } : {})
  }
  const current = await customer.emptyCart()
  const number = await placed(shop, { sku: 'VSQ-CLAIR' })
  const [ordered] = await shop.sql<{ id: string }[]>`
    select masked_id as id from cart where id = (select cart_id from sales_order where number = ${number})`
  const left = async () => {
    const rows = await shop.sql<{ id: string }[]>`
      select masked_id as id from cart where masked_id = any(${[...closed, current, ordered?.id ?? '']})`
    return new Set(rows.map(({ id }) => id))
  }
  now = new Date(now.getTime() + 29 * DAY_MS)
  await expireGuestCarts(shop.api.app)
  expect(await left()).toEqual(new Set([...closed, current, ordered?.id]))
  now = new Date(now.getTime() + 2 * DAY_MS)
  await expireGuestCarts(shop.api.app)
  expect(await left()).toEqual(new Set([current, ordered?.id]))
})
