import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { ajaccio, cartWith, checkOut, paris } from '../../test/checkout.ts'
import { eventually } from '../../test/eventually.ts'

const sku = 'VSQ-CLAIR'
const martinique = { ...paris, city: 'Fort-de-France', postcode: '97200' }
let shop: TestApi

beforeAll(async () => {
  shop = await createTestApi({ now: () => new Date('2026-03-02T10:00:00Z') })
})
afterAll(() => shop.close())

const ship = (id: string, address: object, options: { as?: string; store?: string } = {}) =>
  shop.send(
    `mutation ($id: String!, $address: CartAddressInput!) {
      setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) {
        cart {
          shipping_addresses {
            city customer_address_id
            available_shipping_methods { available error_message carrier_code amount { value } price_excl_tax { value } price_incl_tax { value } }
            selected_shipping_method { carrier_code }
          }
          billing_address { city }
          delivery_date
        }
      }
    }`,
    { id, address },
    options,
  )

const setMethod = (id: string, store?: string, carrier = 'flatrate') =>
  shop.send(
    `mutation ($id: String!, $carrier: String!) {
      setShippingMethodsOnCart(
        input: { cart_id: $id, shipping_methods: [{ carrier_code: $carrier, method_code: "flatrate" }] }
      ) { cart { prices { grand_total { value } } } }
    }`,
    { id, carrier },
    store ? { store } : {},
  )

const errorOf = async (mutation: string, id: string, as?: string) => {
  const answer = await shop.send(
    `mutation ($id: String!) { ${mutation} { cart { id } } }`,
    { id },
    as ? { as } : {},
  )
  return answer.errors?.[0]?.message
}

test('offers delivery with its price and date inside the delivery area', async () => {
  const id = await cartWith(shop, { sku })
  const { data } = await ship(id, paris)
  expect(data).toEqual({
    setShippingAddressesOnCart: {
      cart: {
        shipping_addresses: [
          {
            city: 'Paris',
            customer_address_id: null,
            available_shipping_methods: [
              {
                available: true,
                error_message: null,
                carrier_code: 'flatrate',
                amount: { value: 9.9 },
                price_excl_tax: { value: 8.25 },
                price_incl_tax: { value: 9.9 },
              },
            ],
            selected_shipping_method: null,
          },
        ],
        billing_address: null,
        delivery_date: '2026-03-04',
      },
    },
  })
})

test('rejects an unknown carrier with Magento’s message', async () => {
  const id = await cartWith(shop, { sku })
  await ship(id, paris)
  expect(await setMethod(id, 'fr', 'nope')).toMatchObject({
    status: 200,
    errors: [
      {
        message: 'Carrier with such method not found: nope, flatrate',
        extensions: { category: 'graphql-no-such-entity' },
      },
    ],
  })
})

test('updates billing address and shipping method with a new address, and drops the method outside the delivery area', async () => {
  const id = await cartWith(shop, { sku })
  await checkOut(shop, id)
  const moved = await ship(id, ajaccio)
  expect(moved.data).toMatchObject({
    setShippingAddressesOnCart: {
      cart: {
        shipping_addresses: [{ selected_shipping_method: { carrier_code: 'flatrate' } }],
        billing_address: { city: 'Ajaccio' },
      },
    },
  })
  const outside = await ship(id, martinique)
  expect(outside.data).toMatchObject({
    setShippingAddressesOnCart: {
      cart: {
        shipping_addresses: [
          {
            available_shipping_methods: [
              { available: false, error_message: expect.stringMatching(/France métropolitaine et en Corse/) },
            ],
            selected_shipping_method: null,
          },
        ],
      },
    },
  })
  expect((await setMethod(id, 'en')).errors?.[0]?.message).toMatch(/mainland France and Corsica/)
})

test('rejects steps out of order with Magento’s messages', async () => {
  const made = await shop.send<{ createEmptyCart: string }>('mutation { createEmptyCart }')
  const empty = made.data.createEmptyCart
  expect((await setMethod(empty)).errors?.[0]?.message).toBe(
    "The shipping method can't be set for an empty cart. Add an item to cart and try again.",
  )
  const id = await cartWith(shop, { sku })
  const payment = 'setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "nope" } })'
  expect(await errorOf(payment, id)).toBe('The shipping address is missing. Set the address and try again.')
  const billing =
    'setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } })'
  expect(await errorOf(billing, id)).toBe(
    'Could not use the "same_as_shipping" option, because the shipping address has not been set.',
  )
  await ship(id, paris)
  expect(await errorOf(payment, id)).toBe('The requested Payment Method is not available.')
  const email = 'setGuestEmailOnCart(input: { cart_id: $id, email: "nope" })'
  expect(await errorOf(email, id)).toBe('Invalid email format')
})

test('saves a customer’s new address once, and rejects an address of another customer', async () => {
  const as = await shop.signIn()
  const id = await cartWith(shop, { sku }, { as })
  const address = { ...paris, street: ['12 rue des Martyrs'] }
  const book = async () =>
    (await shop.sql`select 1 from customer_address where street = ${address.street}`).length
  await ship(id, address, { as })
  const again = await ship(id, address, { as })
  expect(await book()).toBe(1)
  expect(again.data).toMatchObject({
    setShippingAddressesOnCart: {
      cart: { shipping_addresses: [{ customer_address_id: expect.any(Number) }] },
    },
  })
  const [foreign] = await shop.sql<{ id: number }[]>`
    select a.id from customer_address a join customer c on c.id = customer_id
     where email = 'professionnel@example.com' limit 1`
  const use = `setBillingAddressOnCart(input: { cart_id: $id, billing_address: { customer_address_id: ${foreign?.id} } })`
  expect(await errorOf(use, id, as)).toBe(
    `Current customer does not have permission to address with ID "${foreign?.id}"`,
  )
  expect(await errorOf('setGuestEmailOnCart(input: { cart_id: $id, email: "x@example.com" })', id, as)).toBe(
    'The request is not allowed for logged in customers',
  )
})

test('Users can add comments up to a maximum length', async () => {
  const id = await cartWith(shop, { sku })
  const write = (comment: string) =>
    shop.send(
      `mutation ($id: String!, $comment: String) {
        setCartComments(cart_id: $id, comment: $comment, comment_shipping: "Code 12A") {
          cart { pad_comment pad_comment_shipping }
        }
      }`,
      { id, comment },
    )
  expect((await write(' Merci ! ')).data).toEqual({
    setCartComments: { cart: { pad_comment: 'Merci !', pad_comment_shipping: 'Code 12A' } },
  })
  expect((await write('x'.repeat(501))).errors?.[0]?.message).toMatch(/500/)
})

test('the delivery date knows the holidays of the website alone', async () => {
  const id = await cartWith(shop, { sku })
  await ship(id, paris)
  const dateWith = async (holidays: (string | { easter: number })[] | null, expected: string) => {
    await shop.sql`
      update website set config = case when ${holidays === null} then config - 'holidays'
                                       else config || ${shop.sql.json({ holidays })} end
       where code = 'fontaines'`
    await shop.sql`select settings_changed()`
    await eventually(async () => {
      const { data } = await shop.send('query ($id: String!) { cart(cart_id: $id) { delivery_date } }', {
        id,
      })
      expect(data).toEqual({ cart: { delivery_date: expected } })
    })
  }
  // Easter Sunday of 2026 is on 5 April: 33 days before it is 3 March.
  await dateWith(['03-04', { easter: -33 }], '2026-03-06')
  await dateWith(null, '2026-03-04')
})
