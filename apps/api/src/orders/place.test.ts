import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import {
  ajaccio,
  cartWith,
  checkOut,
  orderRow,
  place,
  readyCart,
  setStock,
  stockOf,
} from '../../test/checkout.ts'
import { addCoupon } from '../../test/cart-rules.ts'

const sku = 'VSQ-CLAIR'
let shop: TestApi

beforeAll(async () => {
  shop = await createTestApi()
})
afterAll(() => shop.close())

test('Guests can place an order; stock is deducted and the cart closed', async () => {
  const before = await stockOf(shop, sku)
  const cart = await readyCart(shop, { sku, quantity: 2 })
  const { order, orderV2, errors } = await place(shop, cart)
  expect(errors).toEqual([])
  expect(order?.order_number).toMatch(/^\d{9}$/)
  expect(orderV2?.number).toBe(order?.order_number)
  expect(await stockOf(shop, sku)).toBe(before - 2)
  const again = await shop.send('query ($id: String!) { cart(cart_id: $id) { id } }', { id: cart })
  expect(again.errors?.[0]?.message).toBe("The cart isn't active.")
})

test('stores the amounts of the cart to the cent: coupon, Corsica, tax by rate', async () => {
  const cart = await cartWith(shop, { sku, quantity: 2 })
  await shop.send(
    'mutation ($id: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: "BIENVENUE10" }) { cart { id } } }',
    { id: cart },
  )
  await checkOut(shop, cart, { address: ajaccio })
  const { order } = await place(shop, cart)
  const [row] = await shop.sql<{ id: number }[]>`
    select * from sales_order where number = ${order?.order_number ?? ''}`
  // 2 × 90.00 with tax, less 10 %: free delivery from 150.00, 15.00 more for Corsica
  expect(row).toMatchObject({
    subtotal_excl_tax: 15_000,
    subtotal_incl_tax: 18_000,
    discount: 1800,
    shipping_incl_tax: 1500,
    shipping_excl_tax: 1250,
    tax: 2700 + 250,
    grand_total: 16_200 + 1500,
    coupon_code: 'BIENVENUE10',
    status: 'pending_payment',
  })
  const taxes =
    await shop.sql`select rate, amount, shipping_amount from order_tax where order_id = ${row?.id ?? 0}`
  expect([...taxes]).toEqual([{ rate: 2000, amount: 2950, shipping_amount: 250 }])
})

test('places one order when a cart is ordered ten times at once; the others get CART_NOT_ACTIVE', async () => {
  const before = await stockOf(shop, sku)
  const cart = await readyCart(shop, { sku })
  const answers = await Promise.all(Array.from({ length: 10 }, () => place(shop, cart)))
  expect(answers.filter((answer) => answer.order)).toHaveLength(1)
  const errors = answers.flatMap((answer) => answer.errors)
  expect(errors).toHaveLength(9)
  expect(new Set(errors.map((error) => `${error.code}: ${error.message}`))).toEqual(
    new Set(["CART_NOT_ACTIVE: The cart isn't active."]),
  )
  expect(await stockOf(shop, sku)).toBe(before - 1)
})

test('accepts five of twenty orders for five units in stock and rejects the others with a reason', async () => {
  const scarce = 'VSQ-DUO'
  await setStock(shop, scarce, 5)
  const carts = await Promise.all(Array.from({ length: 20 }, () => readyCart(shop, { sku: scarce })))
  const answers = await Promise.all(carts.map((cart) => place(shop, cart)))
  expect(answers.filter((answer) => answer.order)).toHaveLength(5)
  const messages = new Set(answers.flatMap((answer) => answer.errors.map((error) => error.message)))
  expect(messages).toEqual(new Set(['Some of the products are out of stock.']))
  expect(await stockOf(shop, scarce)).toBe(0)
})

test('reports the first missing checkout step', async () => {
  const cart = await cartWith(shop, { sku })
  const errorOf = async () => {
    const { errors, order } = await place(shop, cart)
    expect(order).toBeNull()
    return errors[0]
  }
  expect(await errorOf()).toEqual({
    code: 'GUEST_EMAIL_MISSING',
    message: 'Guest email for cart is missing.',
  })
  await checkOut(shop, cart)
  await shop.sql`update cart set shipping_method = null where masked_id = ${cart}`
  expect(await errorOf()).toEqual({
    code: 'UNABLE_TO_PLACE_ORDER',
    message: 'The shipping method is missing. Select the shipping method and try again.',
  })
  await shop.sql`update cart set shipping_method = 'flatrate_flatrate', payment_method = null where masked_id = ${cart}`
  expect((await errorOf())?.message).toBe('Enter a valid payment method and try again.')
})

test('returns a top-level error to clients that do not select `errors`', async () => {
  const cart = await cartWith(shop, { sku })
  const answer = await shop.send(
    'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { order { order_number } } }',
    { id: cart },
  )
  expect(answer.errors?.[0]?.message).toBe('Guest email for cart is missing.')
  expect(answer.data).toEqual({ placeOrder: null })
})

test('rejects an order of another customer’s cart', async () => {
  const as = await shop.signIn()
  const cart = await readyCart(shop, { sku }, { as })
  const answer = await shop.send(
    'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { errors { code } } }',
    { id: cart },
  )
  expect(answer.status).toBe(403)
  expect(answer.errors?.[0]?.extensions.category).toBe('graphql-authorization')
})

test('needs no shipping address or method for virtual items only', async () => {
  const cart = await cartWith(shop, { sku: 'VSQ-CONTRAT' })
  const { errors } = await shop.send(
    `mutation ($id: String!, $address: CartAddressInput!) {
      setGuestEmailOnCart(input: { cart_id: $id, email: "guest@example.com" }) { cart { id } }
      setBillingAddressOnCart(input: { cart_id: $id, billing_address: { address: $address } }) { cart { id } }
      setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "payzen_standard" } }) { cart { id } }
    }`,
    { id: cart, address: ajaccio },
  )
  expect(errors).toBeUndefined()
  const { order } = await place(shop, cart)
  expect(order).not.toBeNull()
})

test('confirms an order with a total of zero at once', async () => {
  await addCoupon(shop.sql, { code: 'CADEAU', action: { type: 'percent', value: 10_000 }, maxUses: 1 })
  const gift = async () => {
    const cart = await cartWith(shop, { sku: 'VSQ-CONTRAT' })
    const { data, errors } = await shop.send(
      `mutation ($id: String!, $address: CartAddressInput!) {
        applyCouponToCart(input: { cart_id: $id, coupon_code: "CADEAU" }) { cart { id } }
        setGuestEmailOnCart(input: { cart_id: $id, email: "guest@example.com" }) { cart { id } }
        setBillingAddressOnCart(input: { cart_id: $id, billing_address: { address: $address } }) {
          cart { available_payment_methods { code } }
        }
        setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "free" } }) { cart { id } }
      }`,
      { id: cart, address: ajaccio },
    )
    expect(errors).toBeUndefined()
    expect(data).toMatchObject({
      setBillingAddressOnCart: { cart: { available_payment_methods: [{ code: 'free' }] } },
    })
    return cart
  }
  const carts = [await gift(), await gift()]
  const answers = await Promise.all(carts.map((cart) => place(shop, cart)))
  const [number] = answers.flatMap(({ order }) => order?.order_number ?? [])
  expect(await orderRow(shop, number ?? '')).toMatchObject({
    status: 'processing',
    paymentState: 'none',
    grandTotal: 0,
  })
  // The coupon can be used once: the other shopper gets an error instead of a charge.
  expect(answers.filter(({ order }) => order)).toHaveLength(1)
  expect(answers.flatMap(({ errors }) => errors)).toHaveLength(1)
})
