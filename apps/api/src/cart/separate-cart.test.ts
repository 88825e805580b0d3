import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { cartWith, checkOut, place } from '../../test/checkout.ts'

const sku = 'VSQ-CLAIR'
let shop: TestApi

beforeAll(async () => {
  shop = await createTestApi()
})
afterAll(() => shop.close())

type Who = { as?: string }
type New = {
  addProductsToNewCart: {
    cart: { id: string; total_quantity: number }
    user_errors: { code: string }[]
  }
}
const addNew = async (items: object[], who: Who = {}) =>
  (
    await shop.send<New>(
      `mutation ($items: [CartItemInput!]!) {
        addProductsToNewCart(cartItems: $items) { cart { id total_quantity } user_errors { code } }
      }`,
      { items },
      who,
    )
  ).data.addProductsToNewCart
const close = async (id: string, who: Who = {}) =>
  (
    await shop.send<{ setCartAsInactive: { success: boolean; error: string | null } }>(
      'mutation ($id: String!) { setCartAsInactive(cartId: $id) { success error } }',
      { id },
      who,
    )
  ).data.setCartAsInactive
const ownCart = async (as: string) =>
  (
    await shop.send<{ customerCart: { id: string; total_quantity: number } }>(
      '{ customerCart { id total_quantity } }',
      {},
      { as },
    )
  ).data.customerCart

test('A customer orders a new cart while the own cart stays as it is', async () => {
  const as = await shop.signIn()
  const own = await cartWith(shop, { sku, quantity: 2 }, { as })
  const { cart, user_errors: errors } = await addNew([{ sku, quantity: 1 }], { as })
  expect(errors).toEqual([])
  expect(cart.id).not.toBe(own)
  expect(cart.total_quantity).toBe(1)
  expect(await ownCart(as)).toEqual({ id: own, total_quantity: 2 })
  await checkOut(shop, cart.id, { as })
  expect((await place(shop, cart.id, { as })).errors).toEqual([])
  expect(await ownCart(as)).toEqual({ id: own, total_quantity: 2 })
})

test('A new cart can be closed by its owner only, once', async () => {
  const as = await shop.signIn()
  const { cart } = await addNew([{ sku, quantity: 1 }], { as })
  expect(await close(cart.id)).toMatchObject({
    success: false,
    error: expect.stringContaining('The current user cannot perform operations on cart'),
  })
  expect(await close(cart.id, { as })).toEqual({ success: true, error: null })
  expect(await close(cart.id, { as })).toMatchObject({ success: false, error: "The cart isn't active." })
  expect((await close('x'.repeat(32))).success).toBe(false)
})

test('Guests get a new cart each time; what cannot be added is reported', async () => {
  const first = await addNew([
    { sku, quantity: 1 },
    { sku: 'nothing', quantity: 1 },
  ])
  expect(first.user_errors).toEqual([{ code: 'PRODUCT_NOT_FOUND' }])
  expect(first.cart.total_quantity).toBe(1)
  expect((await addNew([{ sku, quantity: 1 }])).cart.id).not.toBe(first.cart.id)
  expect(await close(first.cart.id)).toEqual({ success: true, error: null })
})

test('The customer group of the visitor has Magento’s uid', async () => {
  const group = async (as?: string) =>
    (
      await shop.send<{ customerGroup: { uid: string } }>(
        '{ customerGroup { uid } }',
        {},
        as === undefined ? {} : { as },
      )
    ).data.customerGroup.uid
  const uid = (id: number) => Buffer.from(String(id)).toString('base64')
  expect(await group()).toBe(uid(0))
  expect(await group(await shop.signIn())).toBe(uid(1))
  expect(await group(await shop.signIn('professionnel@example.com'))).toBe(uid(2))
})
