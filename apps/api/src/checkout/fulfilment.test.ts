import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { checkOut, notificationFields, notify, orderRow, place } from '../../test/checkout.ts'
import {
  assignLocation,
  cartAt,
  checkOutPickup,
  home,
  padFields,
  type PadCart,
} from '../../test/fulfilment.ts'

const day = '2026-11-21'
let shop: TestApi
let token: string
beforeAll(async () => {
  shop = await createTestApi({ now: () => new Date(`${day}T08:30:00Z`) })
  const { data } = await shop.send<{ generateCustomerToken: { token: string } }>(
    'mutation { generateCustomerToken(email: "particulier@example.com", password: "Comptoir2026") { token } }',
    {},
    { store: 'sushi_fr' },
  )
  token = data.generateCustomerToken.token
})
afterAll(() => shop.close())

const saved = async (address: Record<string, unknown>) =>
  (
    await shop.send<{ createCustomerAddress: { id: number } }>(
      'mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }',
      { input: { ...home, ...address } },
      { as: token, store: 'sushi_fr' },
    )
  ).data.createCustomerAddress.id

type Check = { checkAddressForDelivery: { is_available: boolean; message: string | null } }
const check = async (cart: string, address: number, store: string) =>
  (
    await shop.send<Check>(
      `query ($cart: String!, $address: Int!) {
        checkAddressForDelivery(cart_id: $cart, customer_address_id: $address) { is_available message }
      }`,
      { cart, address },
      { as: token, store },
    )
  ).data.checkAddressForDelivery

const add = async (id: string, store: string, who: { as?: string } = {}) => {
  const { data } = await shop.send<{
    addProductsToCart: { cart: PadCart; user_errors: { message: string }[] }
  }>(
    `mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "NR-BOI-YUZ", quantity: 8 }]) {
      user_errors { message } cart { ${padFields} }
    } }`,
    { id },
    { ...who, store },
  )
  expect(data.addProductsToCart.user_errors).toEqual([])
  return data.addProductsToCart.cart
}

describe('whether an address can be delivered', () => {
  it('depends on the postcodes of the cart’s location', async () => {
    const { id, store } = await cartAt(shop, { mode: 'delivery' }, { as: token })
    await add(id, store, { as: token })
    expect(await check(id, await saved({}), store)).toEqual({ is_available: true, message: null })
    expect(await check(id, await saved({ postcode: '75016' }), store)).toEqual({
      is_available: false,
      message:
        'Nous ne livrons pas à cette adresse\u00a0: elle est trop loin pour que le riz arrive tiède. Le retrait reste possible.',
    })
  })

  it('depends on the distance where the location has a radius: of the coordinates, else of the town', async () => {
    const { id, store } = await cartAt(shop, { location: 'lyon-terreaux', mode: 'delivery' }, { as: token })
    await add(id, store, { as: token })
    const lyon = { city: 'Lyon', postcode: '69001' }
    expect(await check(id, await saved(lyon), store)).toMatchObject({ is_available: true })
    const bron = { city: 'Bron', postcode: '69500' }
    expect(await check(id, await saved(bron), store)).toMatchObject({ is_available: false })
    const near = { ...bron, pad_latitude: 45.7676, pad_longitude: 4.8344 }
    expect(await check(id, await saved(near), store)).toMatchObject({ is_available: true })
  })

  it('does not apply to pickup, and needs a fulfilment method', async () => {
    const far = await saved({ postcode: '13001', city: 'Marseille' })
    const { id, store } = await cartAt(shop, {}, { as: token })
    await add(id, store, { as: token })
    expect(await check(id, far, store)).toEqual({ is_available: true, message: null })
    await shop.send(
      'mutation ($id: String!) { clearLocationAndPeriod(cart_id: $id) { cart { id } } }',
      { id },
      { as: token, store },
    )
    expect(await check(id, far, 'sushi_fr')).toEqual({
      is_available: false,
      message: 'Pas de mode choisi sur le panier',
    })
  })
})

it('delivers to Italian addresses in Milan', async () => {
  const { id, store } = await cartAt(
    shop,
    { location: 'milano-navigli', mode: 'delivery' },
    { language: 'it' },
  )
  await add(id, store)
  const address = {
    ...home,
    street: ['Via Tortona 12'],
    city: 'Milano',
    postcode: '20144',
    country_code: 'IT',
  }
  await checkOut(shop, id, { store, carrier: 'delivery', address })
  expect((await place(shop, id, { store })).order).not.toBeNull()
})

it('selects the shipping method of the fulfilment method with the address', async () => {
  const { id, store } = await cartAt(shop, { mode: 'delivery', slot: { day, time: '19:00' } })
  const cart = await add(id, store)
  // The fee of the slot is part of the total before there is an address.
  expect(cart.prices.grand_total.value).toBe(39.9)
  const address = { ...home, save_in_address_book: false }
  const total = async () => {
    const { data } = await shop.send<{ cart: PadCart }>(
      `query ($id: String!) { cart(cart_id: $id) { ${padFields} } }`,
      { id },
      { store },
    )
    return data.cart.prices.grand_total.value
  }
  await shop.send(
    `mutation ($id: String!, $address: CartAddressInput!) {
      setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) { cart { id } }
    }`,
    { id, address },
    { store },
  )
  expect(await total()).toBe(39.9)
  await assignLocation(shop, id, { location: 'paris-marais', mode: 'pickup' }, { store })
  expect(await total()).toBe(36)
})

it('restores the slot after a refused payment to the customer’s new cart at the same location', async () => {
  const { id, store } = await cartAt(shop, { slot: { day, time: '12:00' } }, { as: token })
  const customer = { as: token, store }
  await add(id, store, customer)
  await checkOutPickup(shop, id, customer)
  const number = (await place(shop, id, customer)).order?.order_number ?? ''
  const slot = async () => {
    const { data } = await shop.send<{
      customerCart: Pick<PadCart, 'pad_day' | 'pad_time' | 'pad_is_available'>
    }>('{ customerCart { pad_day pad_time pad_is_available } }', {}, customer)
    return data.customerCart
  }
  expect(await slot()).toEqual({ pad_day: null, pad_time: null, pad_is_available: null })
  const { grandTotal } = await orderRow(shop, number)
  await notify(shop, notificationFields(number, grandTotal, { vads_trans_status: 'REFUSED' }))
  expect(await slot()).toEqual({ pad_day: day, pad_time: '12:00', pad_is_available: true })
})

it('reorders at the location of the cart, from any store view', async () => {
  const numbers = await shop.sql<{ number: string }[]>`
    select o.number from sales_order o join customer c on c.id = o.customer_id join website w on w.id = o.website_id
     where c.email = 'particulier@example.com' and w.code = 'sushi' order by o.id limit 1`
  await cartAt(shop, { location: 'paris-canal' }, { as: token })
  const { data } = await shop.send<{
    reorderItems: { cart: PadCart; userInputErrors: { code: string }[] }
  }>(
    `mutation ($number: String!) {
      reorderItems(orderNumber: $number) { cart { ${padFields} } userInputErrors { code } }
    }`,
    { number: numbers[0]?.number },
    { as: token, store: 'sushi_it' },
  )
  expect(data.reorderItems.cart.pad_location?.store_code).toBe('paris_canal_it')
  expect(data.reorderItems.cart.total_quantity).toBeGreaterThan(0)
})
