import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { cartWith, paris, place } from '../../test/checkout.ts'

const sku = 'VSQ-CLAIR'
let shop: TestApi
let as: string

beforeAll(async () => {
  shop = await createTestApi()
  as = await shop.signIn()
})
afterAll(() => shop.close())

describe('delivery details', () => {
  const door = `pad_code pad_floor pad_appt pad_instructions pad_ring_option pad_latitude pad_longitude`
  const details = {
    pad_code: '12A',
    pad_floor: '3',
    pad_appt: 'gauche',
    pad_instructions: 'Cour à gauche',
    pad_ring_option: 'call',
    pad_latitude: 48.86,
    pad_longitude: 2.36,
  }
  const ship = async (id: string, address: object) =>
    await shop.send<{ setShippingAddressesOnCart: { cart: { shipping_addresses: object[] } } }>(
      `mutation ($id: String!, $address: ShippingAddressInput!) {
        setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [$address] }) {
          cart { shipping_addresses { ${door} } } } }`,
      { id, address },
      { as },
    )
  const shipped = async (address: object) => {
    const id = await cartWith(shop, { sku }, { as })
    const { data } = await ship(id, address)
    return { id, addresses: data.setShippingAddressesOnCart.cart.shipping_addresses }
  }

  test('are stored with cart, address book and order, independent of later changes of the book', async () => {
    const street = ['8 rue du Portail']
    const { id, addresses } = await shipped({ address: { ...paris, street, ...details } })
    expect(addresses).toEqual([details])
    const { data } = await shop.send<{
      customer: { addresses: ({ id: number; street: string[] } & object)[] }
    }>(`{ customer { addresses { id street ${door} } } }`, {}, { as })
    const known = data.customer.addresses.find((address) => address.street[0] === street[0])
    expect(known).toMatchObject(details)
    await shop.send(
      `mutation ($id: Int!) { updateCustomerAddress(id: $id, input: { pad_floor: "9" }) { id } }`,
      { id: known?.id },
      { as },
    )
    const { errors } = await shop.send(
      `mutation ($id: String!) {
        setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } }
        setShippingMethodsOnCart(input: { cart_id: $id,
          shipping_methods: [{ carrier_code: "flatrate", method_code: "flatrate" }] }) { cart { id } }
        setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "payzen_standard" } }) { cart { id } } }`,
      { id },
      { as },
    )
    expect(errors).toBeUndefined()
    const { order: placed } = await place(shop, id, { as })
    const order = await shop.send<{ customer: { orders: { items: { shipping_address: object }[] } } }>(
      `query ($number: String!) { customer { orders(filter: { number: { eq: $number } }) {
        items { shipping_address { ${door} } billing_address { pad_code } } } } }`,
      { number: placed?.order_number },
      { as },
    )
    expect(order.data.customer.orders.items).toEqual([
      { shipping_address: details, billing_address: { pad_code: null } },
    ])
  })

  test('come with an address of the book, and are rejected when too long', async () => {
    const { data } = await shop.send<{ createCustomerAddress: { id: number } }>(
      `mutation { createCustomerAddress(input: { firstname: "Camille", lastname: "Morel", street: ["5 rue Neuve"],
        city: "Lyon", postcode: "69001", country_code: FR, pad_code: "77" }) { id } }`,
      {},
      { as },
    )
    const { addresses } = await shipped({ customer_address_id: data.createCustomerAddress.id })
    expect(addresses).toMatchObject([{ pad_code: '77', pad_floor: null }])
    const id = await cartWith(shop, { sku }, { as })
    const { errors } = await ship(id, { address: { ...paris, pad_code: 'A'.repeat(256) } })
    expect(errors?.[0]?.message).toContain('length must be equal or less than 255')
  })
})
