import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { shopper, type TestCart } from '../../test/shopper.ts'

let shop: TestApi

beforeAll(async () => {
  shop = await createTestApi()
})
afterAll(async () => await shop.close())

const box = 'VSQ-COF2'
const tap = 'VSQ-BECN' // 17 in stock
const contents = (cart: TestCart) => cart.items.map((item) => [item.product.sku, item.quantity])

async function emptyCustomer() {
  const customer = shopper(shop, { as: await shop.signIn() })
  const id = await customer.emptyCart()
  const { cart } = (await customer.cart(id)).data
  for (const item of cart.items) await customer.remove(id, Number(item.id))
  await shop.sql`update cart set coupon_id = null where masked_id = ${id}`
  return { customer, id }
}

test('equal lines add up, the guest cart ends and its coupon comes along', async () => {
  const guest = shopper(shop)
  const source = await guest.emptyCart()
  await guest.add(source, { sku: box, quantity: 1 }, { sku: tap, quantity: 1 })
  await guest.coupon(source, 'BIENVENUE10')
  const { customer, id } = await emptyCustomer()
  await customer.add(id, { sku: box, quantity: 2 })

  const { data } = await customer.merge(source, id)
  expect(data.mergeCarts.id).toBe(id)
  expect(contents(data.mergeCarts)).toEqual([
    [box, 3],
    [tap, 1],
  ])
  expect(data.mergeCarts.applied_coupons).toEqual([{ code: 'BIENVENUE10' }])
  expect((await guest.cart(source)).errors?.[0]).toMatchObject({
    message: "The cart isn't active.",
    extensions: { category: 'graphql-no-such-entity' },
  })
})

test('without a destination the active cart is used, capped at stock', async () => {
  const guest = shopper(shop)
  const source = await guest.emptyCart()
  await guest.add(source, { sku: tap, quantity: 10 })
  const { customer, id } = await emptyCustomer()
  await customer.add(id, { sku: tap, quantity: 10 })
  const { data } = await customer.merge(source)
  expect(data.mergeCarts.id).toBe(id)
  expect(contents(data.mergeCarts)).toEqual([[tap, 17]])
})

test('only a customer merges, and only a guest cart', async () => {
  const guest = shopper(shop)
  const source = await guest.emptyCart()
  const { customer, id } = await emptyCustomer()
  const refused = await guest.merge(source, id)
  expect(refused.status).toBe(403)
  expect(refused.errors?.[0]?.message).toBe("The current customer isn't authorized.")
  expect((await customer.merge(id, id)).errors?.[0]?.message).toBe(
    `The current user cannot perform operations on cart "${id}"`,
  )
  expect((await customer.merge(source, 'nowhere')).errors?.[0]?.message).toBe(
    'Could not find a cart with ID "nowhere"',
  )
})

test('signing in with a guest cart answers the merged cart at the customer’s own prices', async () => {
  const guest = shopper(shop)
  const source = await guest.emptyCart()
  await guest.add(source, { sku: box, quantity: 1 })
  const signIn = async (id: string) =>
    await guest.send<{ customerLogin: { cart_id: string; cart: TestCart } }>(
      `mutation ($id: String) {
        customerLogin(email: "professionnel@example.com", password: "Comptoir2026", guest_cart_id: $id) {
          cart_id cart { id items { quantity product { sku name } } }
        }
      }`,
      { id },
    )
  const { data } = await signIn(source)
  expect(contents(data.customerLogin.cart)).toEqual([[box, 1]])
  const again = await signIn(source)
  expect(again.data.customerLogin.cart_id).toBe(data.customerLogin.cart_id)
  expect(contents(again.data.customerLogin.cart)).toEqual([[box, 1]])
})
