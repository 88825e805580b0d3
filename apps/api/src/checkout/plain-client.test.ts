import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { orderRow, paris, place } from '../../test/checkout.ts'
import { assignLocation, home } from '../../test/fulfilment.ts'

const store = 'sushi_en'
const sku = 'NR-BOI-YUZ'
/** Half past nine in Paris, on a Saturday. */
const morning = new Date('2026-11-21T08:30:00Z')
let shop: TestApi
let now = morning

beforeAll(async () => {
  shop = await createTestApi({ now: () => now })
})
afterAll(() => shop.close())
beforeEach(async () => {
  now = morning
  await shop.sql`delete from slot`
})

type Cart = {
  cart: {
    shipping_addresses: {
      firstname: string
      street: string[]
      city: string
      pickup_location_code: string | null
      available_shipping_methods: { carrier_code: string; method_code: string; method_title: string }[]
    }[]
    pad_day: string | null
    pad_time: string | null
    total_quantity: number
  }
}
const cartFields = `
  total_quantity pad_day pad_time
  shipping_addresses {
    firstname street city pickup_location_code
    available_shipping_methods { carrier_code method_code method_title available }
  }`

/** Everything in Magento's own operations, from the website's store view. */
const send = <Data>(query: string, variables: Record<string, unknown> = {}) =>
  shop.send<Data>(query, variables, { store })

async function newCart(): Promise<string> {
  const { data } = await send<{ createGuestCart: { cart: { id: string } } }>(
    'mutation { createGuestCart(input: {}) { cart { id } } }',
  )
  return data.createGuestCart.cart.id
}
async function add(id: string, quantity = 1) {
  const { data } = await send<{ addProductsToCart: { cart: Cart['cart']; user_errors: object[] } }>(
    `mutation ($id: String!, $items: [CartItemInput!]!) {
      addProductsToCart(cartId: $id, cartItems: $items) { cart { ${cartFields} } user_errors { code message } }
    }`,
    { id, items: [{ sku, quantity }] },
  )
  return data.addProductsToCart
}
const shipTo = async (id: string, address: object, code?: string) =>
  await send<{ setShippingAddressesOnCart: Cart }>(
    `mutation ($id: String!, $address: CartAddressInput!, $code: String) {
      setShippingAddressesOnCart(
        input: { cart_id: $id, shipping_addresses: [{ address: $address, pickup_location_code: $code }] }
      ) { cart { ${cartFields} } }
    }`,
    { id, address, code: code ?? null },
  )
const rest = async (id: string, carrier: string, method: string) =>
  await send(
    `mutation ($id: String!, $carrier: String!, $method: String!) {
      setGuestEmailOnCart(input: { cart_id: $id, email: "plain@example.com" }) { cart { id } }
      setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } }
      setShippingMethodsOnCart(
        input: { cart_id: $id, shipping_methods: [{ carrier_code: $carrier, method_code: $method }] }
      ) { cart { id } }
      setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "cashondelivery" } }) { cart { id } }
    }`,
    { id, carrier, method },
  )

describe('A client that knows only Magento', () => {
  it('adds, collects at a pickup location and orders; the order says where and when', async () => {
    const id = await newCart()
    const added = await add(id)
    expect(added.user_errors).toEqual([])
    expect(added.cart).toMatchObject({ total_quantity: 1, pad_day: '2026-11-21' })
    const { data, errors } = await shipTo(id, paris, 'lyon-terreaux')
    expect(errors).toBeUndefined()
    const [address] = data.setShippingAddressesOnCart.cart.shipping_addresses
    expect(address).toMatchObject({
      firstname: paris.firstname,
      city: 'Lyon',
      pickup_location_code: 'lyon-terreaux',
      available_shipping_methods: [
        {
          carrier_code: 'instore',
          method_code: 'pickup',
          method_title: expect.stringMatching(
            /^Collected at the chosen address, Nori & Riz Terreaux, Saturday/,
          ),
        },
      ],
    })
    expect((await rest(id, 'instore', 'pickup')).errors).toBeUndefined()
    // The slot is over: the order gets the next one.
    now = new Date(now.getTime() + 6 * 3_600_000)
    const { order, orderV2, errors: refused } = await place(shop, id, { store })
    expect(refused).toEqual([])
    expect(await orderRow(shop, order?.order_number ?? '')).toMatchObject({ status: 'pending' })
    const found = await send<{ guestOrderByToken: { pad_time: string; shipping_method: string } }>(
      `query ($token: String!) { guestOrderByToken(input: { token: $token }) {
        pad_time pad_location { city } shipping_method shipping_address { city firstname }
      } }`,
      { token: orderV2?.token },
    )
    const { pad_time: time, shipping_method: title } = found.data.guestOrderByToken
    expect(found.data.guestOrderByToken).toMatchObject({
      pad_location: { city: 'Lyon' },
      shipping_address: { city: 'Lyon', firstname: paris.firstname },
    })
    expect(time > '15:30').toBe(true)
    expect(title).toContain(`21 November 2026 ${time}`)
  })

  it('has its order delivered when the address names no pickup location', async () => {
    const id = await newCart()
    await add(id, 9)
    const { data } = await shipTo(id, home)
    expect(data.setShippingAddressesOnCart.cart.shipping_addresses[0]).toMatchObject({
      city: home.city,
      pickup_location_code: null,
      available_shipping_methods: [{ carrier_code: 'delivery', method_code: 'delivery', available: true }],
    })
    const { errors } = await rest(id, 'instore', 'pickup')
    expect(errors?.[0]?.message).toBe('Pickup Location Code is required for In-Store Pickup Delivery Method.')
    await rest(id, 'delivery', 'delivery')
    expect((await place(shop, id, { store })).errors).toEqual([])
    // Nobody delivers there: the order can be collected.
    const far = await newCart()
    await add(far)
    const brest = { ...home, city: 'Brest', postcode: '29200' }
    const answer = await shipTo(far, brest)
    expect(answer.data.setShippingAddressesOnCart.cart.shipping_addresses[0]).toMatchObject({
      available_shipping_methods: [{ carrier_code: 'instore' }],
    })
  })

  it('learns in Magento’s words that a pickup location does not exist', async () => {
    const id = await newCart()
    await add(id)
    const { errors } = await shipTo(id, paris, 'nowhere')
    expect(errors?.[0]).toMatchObject({
      message: 'Can not find Pickup Location with code nowhere for website Sales Channel "sushi".',
      extensions: { category: 'graphql-no-such-entity' },
    })
  })

  it('keeps the cart when a shopper chooses a location for it', async () => {
    const id = await newCart()
    await add(id)
    const { data } = await assignLocation(shop, id, { location: 'paris-canal' }, { store })
    expect(data.assignLocationToCart?.cart).toMatchObject({
      pad_location: { store_code: 'paris_canal_en' },
      pad_time: null,
      total_quantity: 1,
    })
    const { errors } = await send('query ($id: String!) { cart(cart_id: $id) { id } }', { id })
    expect(errors?.[0]?.message).toMatch(/Wrong store code/)
  })

  it('is told to choose where its own shop lets shoppers choose', async () => {
    const id = await newCart()
    const { data } = await shop.send<{ addProductsToCart: { user_errors: { code: string }[] } }>(
      `mutation ($id: String!, $items: [CartItemInput!]!) {
        addProductsToCart(cartId: $id, cartItems: $items) { user_errors { code } }
      }`,
      { id, items: [{ sku, quantity: 1 }] },
      { store, choosesLocation: true },
    )
    expect(data.addProductsToCart.user_errors).toEqual([{ code: 'LOCATION_MISSING' }])
  })

  it('gets the next slot when others have taken the first', async () => {
    await shop.sql`
      update location_slot_rule set capacity = 1
       where method = 'pickup' and location_id = (select id from location where code = 'paris-marais')`
    await shop.sql`select bump_catalogue()`
    await shop.api.app.catalogue.refresh()
    const carts = await Promise.all([newCart(), newCart(), newCart()])
    const added = await Promise.all(carts.map((id) => add(id)))
    expect(added.map(({ user_errors: errors }) => errors)).toEqual([[], [], []])
    expect(new Set(added.map(({ cart }) => cart.pad_time)).size).toBe(3)
  })
})
