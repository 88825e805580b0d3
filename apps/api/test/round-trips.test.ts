import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCustomer } from './accounts.ts'
import { createTestApi, type TestApi } from './api.ts'
import { notificationFields, notify, orderRow, paris, readyCart } from './checkout.ts'
import { roundTripsOf, watchRoundTrips } from './round-trips.ts'

let shop: TestApi
let cart: string

beforeAll(async () => {
  watchRoundTrips()
  shop = await createTestApi()
  cart = await ready('VSQ-CLAIR')
})
afterAll(() => shop.close())

/** Sends an operation that must succeed; returns the number of its round trips to the database. */
async function countOf(query: string, variables: Record<string, unknown>): Promise<number> {
  const trips = await roundTripsOf(async () => {
    expect((await shop.send(query, variables)).errors).toBeUndefined()
  })
  return trips.length
}

type Added = {
  addProductsToCart: { cart: { total_quantity: number; items: { uid: string }[] }; user_errors: unknown[] }
}

const cartFields = '{ cart { total_quantity items { uid } prices { grand_total { value } } } }'
const addition = `mutation ($id: String!, $sku: String!) {
  addProductsToCart(cartId: $id, cartItems: [{ sku: $sku, quantity: 1 }]) {
    cart { total_quantity items { uid } prices { grand_total { value } } }
    user_errors { message }
  }
}`

async function add(id: string, sku: string) {
  const answers: Added[] = []
  const trips = await roundTripsOf(async () => {
    answers.push((await shop.send<Added>(addition, { id, sku })).data)
  })
  const [answer] = answers
  expect(answer?.addProductsToCart.user_errors).toEqual([])
  return { count: trips.length, cart: answer?.addProductsToCart.cart }
}

async function ready(sku: string): Promise<string> {
  const { data } = await shop.send<{ createEmptyCart: string }>('mutation { createEmptyCart }')
  await add(data.createEmptyCart, sku)
  return data.createEmptyCart
}

test('Adding a product to a cart takes three round trips, two for a product that it has', async () => {
  const again = await add(cart, 'VSQ-CLAIR')
  // The stock of what the cart has comes with the lock.
  expect(again).toMatchObject({ count: 2, cart: { total_quantity: 2 } })
  const second = await add(cart, 'VSQ-COF2')
  expect(second).toMatchObject({ count: 3, cart: { total_quantity: 3 } })
})

test.each([
  [
    'the quantity of a line',
    'updateCartItems(input: { cart_id: $id, cart_items: [{ cart_item_uid: $uid, quantity: 2 }] })',
  ],
  ['a removed line', 'removeItemFromCart(input: { cart_id: $id, cart_item_uid: $uid })'],
])('A change of %s takes two round trips', async (_what, mutation) => {
  const { cart: changed } = await add(cart, 'VSQ-COF2')
  const count = await countOf(`mutation ($id: String!, $uid: ID!) { ${mutation} ${cartFields} }`, {
    id: cart,
    uid: changed?.items.at(-1)?.uid,
  })
  expect(count).toBe(2)
})

test('Each step of the checkout takes two round trips', async () => {
  const steps = [
    'setGuestEmailOnCart(input: { cart_id: $id, email: "guest@example.com" })',
    'setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] })',
    'setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } })',
    'setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [{ carrier_code: "flatrate", method_code: "flatrate" }] })',
    'setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "payzen_standard" } })',
  ]
  for (const step of steps) {
    const needsAddress = step.includes('$address')
    const count = await countOf(
      `mutation ($id: String!${needsAddress ? ', $address: CartAddressInput!' : ''}) { ${step} { cart { id } } }`,
      { id: cart, ...(needsAddress && { address: { ...paris, save_in_address_book: false } }) },
    )
    expect({ step, count }).toEqual({ step, count: 2 })
  }
})

test('Placing an order takes five round trips and one to read it; a payment five, and the number of its invoice goes last', async () => {
  const id = await readyCart(shop, { sku: 'VSQ-CLAIR' })
  const numbers: string[] = []
  const placing = await roundTripsOf(async () => {
    const { data } = await shop.send<{ placeOrder: { orderV2: { number: string } } }>(
      'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { orderV2 { number items { quantity_ordered } } } }',
      { id },
    )
    numbers.push(data.placeOrder.orderV2.number)
  })
  expect(placing).toHaveLength(6)
  const [number = ''] = numbers
  const { grandTotal } = await orderRow(shop, number)
  const paying = await roundTripsOf(async () => {
    expect(await notify(shop, notificationFields(number, grandTotal))).toMatchObject({
      text: 'OK: order_updated',
    })
  })
  expect(paying).toHaveLength(5)
  expect(paying.flat().at(-2)).toContain('document_counter')
  expect(paying.flat().at(-1)).toBe('commit')
})

test('Requests that come at once look the token of their visitor up together', async () => {
  const { token } = await newCustomer(shop)
  const trips = await roundTripsOf(() =>
    Promise.all(
      Array.from({ length: 5 }, async () => {
        const { data } = await shop.send('{ customer { firstname } }', {}, { as: token })
        expect(data).toEqual({ customer: { firstname: expect.any(String) } })
      }),
    ),
  )
  expect(trips.flat().filter((text) => text.includes('customer_token'))).toHaveLength(1)
})
