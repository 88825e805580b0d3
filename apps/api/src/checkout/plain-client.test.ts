import { HOUR_MS } from '@comptoir/rules/duration'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newCustomer } from '../../test/accounts.ts'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { cartWith, orderRow, paris, place } from '../../test/checkout.ts'
import { assignLocation, home } from '../../test/fulfilment.ts'
import {
  addressIn,
  cartFields,
  nowhere,
  offer,
  plainClient,
  sku,
  store,
  type Cart,
} from './plain-client.fixture.ts'

/** Half past nine in Paris, on a Saturday. */
const morning = new Date('2026-11-21T08:30:00Z')
let shop: TestApi
let now = morning
const { send, newCart, add, shipTo, billHere, select, pay, rest } = plainClient(() => shop)

beforeAll(async () => {
  shop = await createTestApi({ now: () => now })
})
afterAll(() => shop.close())
beforeEach(async () => {
  now = morning
  await shop.sql`delete from slot`
})

const noPickup = 'In-Store Delivery is not available. To use this delivery method, please contact us.'

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
          available: true,
          method_title: expect.stringMatching(
            /^Collected from your chosen kitchen, Nori & Riz Terreaux, Saturday/,
          ),
        },
        { carrier_code: 'delivery', available: false, error_message: expect.stringContaining('is missing') },
      ],
    })
    expect(await rest(id, 'instore')).toEqual([])
    // The slot is over: the order gets the next one.
    now = new Date(now.getTime() + 6 * HOUR_MS)
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
      selected_shipping_method: { carrier_code: 'delivery' },
      available_shipping_methods: [
        { carrier_code: 'instore', method_title: 'Collected from your chosen kitchen', available: true },
        { carrier_code: 'delivery', method_code: 'delivery', available: true },
      ],
    })
    expect(await rest(id, 'delivery')).toEqual([])
    expect((await place(shop, id, { store })).errors).toEqual([])
  })

  it('can have the order collected only where nobody delivers', async () => {
    const id = await newCart()
    await add(id, 9)
    const { data } = await shipTo(id, { ...home, city: 'Brest', postcode: '29200' })
    expect(addressIn(data.setShippingAddressesOnCart.cart)).toMatchObject({
      pickup_location_code: null,
      selected_shipping_method: null,
      available_shipping_methods: [
        { carrier_code: 'instore', available: true },
        { carrier_code: 'delivery', available: false },
      ],
    })
    expect((await select(id, 'delivery')).errors?.[0]?.message).toMatch(/^We don’t deliver/)
    // An address that is delivered is delivered again.
    const moved = (await shipTo(id, home)).data.setShippingAddressesOnCart.cart
    expect(addressIn(moved)?.selected_shipping_method).toEqual({ carrier_code: 'delivery' })
  })

  it('selects pickup before it names where, and cannot order until it does', async () => {
    const id = await newCart()
    await add(id, 2)
    await shipTo(id, home)
    expect(await rest(id, 'instore')).toEqual([])
    const refusal = { code: 'UNDEFINED', message: 'Quote does not have Pickup Location assigned.' }
    expect((await place(shop, id, { store })).errors).toEqual([refusal])
    // The same address again, as a form sends it, keeps the method.
    const again = (await shipTo(id, home)).data.setShippingAddressesOnCart.cart
    expect(addressIn(again)).toMatchObject({
      city: home.city,
      street: home.street,
      pickup_location_code: null,
      selected_shipping_method: { carrier_code: 'instore' },
    })
    expect(again.prices.grand_total.value).toBe(9)
    const { cart } = (await shipTo(id, nowhere, 'paris-canal')).data.setShippingAddressesOnCart
    expect(addressIn(cart)).toMatchObject({
      firstname: home.firstname,
      street: ['31 rue Beaurepaire'],
      pickup_location_code: 'paris-canal',
      selected_shipping_method: { carrier_code: 'instore' },
    })
    expect(offer(cart, 'instore')?.method_title).toContain('Nori & Riz Canal, Saturday 21 November 2026')
    expect(cart.billing_address?.street).toEqual(home.street)
    expect((await select(id, 'instore')).errors).toBeUndefined()
    expect((await place(shop, id, { store })).errors).toEqual([])
  })

  it('switches between pickup and delivery, to the address of its invoice', async () => {
    const id = await newCart()
    await add(id, 9)
    expect((await shipTo(id, nowhere, 'paris-canal')).errors).toBeUndefined()
    const missing = 'The shipping address is missing. Set the address and try again.'
    expect((await select(id, 'delivery')).errors?.[0]?.message).toBe(missing)
    await shipTo(id, home)
    await billHere(id)
    const collected = (await shipTo(id, nowhere, 'paris-canal')).data.setShippingAddressesOnCart.cart
    expect(collected.prices.grand_total.value).toBe(40.5)
    const fee = offer(collected, 'delivery')?.price_incl_tax.value ?? 0
    expect(fee).toBe(2.9)
    const { data } = await send<{ estimateTotals: Cart }>(
      `mutation ($id: String!) {
        estimateTotals(input: {
          cart_id: $id, address: { country_code: FR, postcode: "75003" }
          shipping_method: { carrier_code: "delivery", method_code: "delivery" }
        }) { cart { ${cartFields} } }
      }`,
      { id },
    )
    expect(data.estimateTotals.cart.prices.grand_total.value).toBe(40.5 + fee)
    const delivered = (await select(id, 'delivery')).data.setShippingMethodsOnCart?.cart
    expect(delivered).toMatchObject({
      prices: { grand_total: { value: 40.5 + fee } },
      shipping_addresses: [
        {
          street: home.street,
          pickup_location_code: null,
          selected_shipping_method: { carrier_code: 'delivery' },
        },
      ],
    })
    await select(id, 'instore')
    await shipTo(id, nowhere, 'paris-marais')
    await select(id, 'delivery')
    await pay(id)
    const { order, errors } = await place(shop, id, { store })
    expect(errors).toEqual([])
    const { id: orderId } = await orderRow(shop, order?.order_number ?? '')
    const rows = await shop.sql<{ kind: string; street: string[] }[]>`
      select kind, street from order_address where order_id = ${orderId} order by kind`
    expect(rows).toMatchObject(['billing', 'shipping'].map((kind) => ({ kind, street: home.street })))
  })

  it('is not offered pickup of what no pickup location has', async () => {
    const id = await newCart()
    await add(id, 9)
    await shipTo(id, nowhere, 'paris-canal')
    const stock = async (quantity: number) => {
      await shop.sql`
        update stock_item set quantity = ${quantity} where product_id = (select id from product where sku = ${sku})`
      await shop.sql`select bump_catalogue()`
      await shop.api.app.catalogue.refresh()
    }
    const [before] = await shop.sql<{ quantity: number }[]>`
      select quantity from stock_item where product_id = (select id from product where sku = ${sku})`
    await stock(0)
    try {
      // Sold out at the location that it named, and at the others.
      expect(await rest(id, 'instore')).toEqual([])
      expect((await place(shop, id, { store })).errors[0]?.message).toBe(
        'Some of the products are out of stock.',
      )
      const { cart } = (await shipTo(id, home)).data.setShippingAddressesOnCart
      expect(offer(cart, 'instore')).toMatchObject({ available: false, error_message: noPickup })
      expect((await select(id, 'instore')).errors?.[0]?.message).toBe(noPickup)
    } finally {
      await stock(before?.quantity ?? 0)
    }
    expect((await select(id, 'instore')).errors).toBeUndefined()
  })

  it('leaves the address book of a customer without the address of a pickup location', async () => {
    const { token: as } = await newCustomer(shop, {}, { store })
    const id = await cartWith(shop, { sku }, { as, store })
    const { data } = await shipTo(id, nowhere, 'paris-canal', as)
    expect(addressIn(data.setShippingAddressesOnCart.cart)?.pickup_location_code).toBe('paris-canal')
    const book = await send<{ customer: { addresses: object[] } }>(
      '{ customer { addresses { city } } }',
      {},
      as,
    )
    expect(book.data.customer.addresses).toEqual([])
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
