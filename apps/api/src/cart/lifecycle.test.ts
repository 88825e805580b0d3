import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { shopper, type TestCart } from '../../test/shopper.ts'

let shop: TestApi

beforeAll(async () => {
  shop = await createTestApi()
})
afterAll(async () => await shop.close())

const box = 'VSQ-COF2'

test('Guests can create a cart, also with their own id; customers cannot', async () => {
  const create = async (uid: string | null, as?: string) =>
    await shopper(shop, as ? { as } : {}).send<{ createGuestCart: { cart: { id: string } } }>(
      'mutation ($uid: ID) { createGuestCart(input: { cart_uid: $uid }) { cart { id } } }',
      { uid },
    )
  expect((await create(null)).data.createGuestCart.cart.id).toMatch(/^[A-Za-z0-9]{32}$/)
  const wanted = 'Guest00000000000000000000000cart'
  expect((await create(wanted)).data.createGuestCart.cart.id).toBe(wanted)
  expect((await create(wanted)).errors?.[0]?.message).toBe(`Cart with ID "${wanted}" already exists.`)
  expect((await create(null, await shop.signIn())).errors?.[0]?.message).toBe(
    'The request is not allowed for logged in customers',
  )
})

test('Users can clear a cart; errors are returned as data', async () => {
  const clear = async (uid: string, visitor: ReturnType<typeof shopper>) => {
    const { data } = await visitor.send<{
      clearCart: { cart: TestCart | null; errors: { type: string; message: string }[] }
    }>(
      'mutation ($uid: ID!) { clearCart(input: { uid: $uid }) { cart { total_quantity } errors { type message } } }',
      {
        uid,
      },
    )
    return data.clearCart
  }
  const guest = shopper(shop)
  const id = await guest.emptyCart()
  await guest.add(id, { sku: box, quantity: 2 }, { sku: 'VSQ-CLAIR', quantity: 1 })
  expect(await clear(id, guest)).toEqual({ cart: { total_quantity: 0 }, errors: [] })
  expect(await clear('nowhere', guest)).toEqual({
    cart: null,
    errors: [{ type: 'NOT_FOUND', message: 'Could not find a cart with ID "nowhere"' }],
  })
  const customer = shopper(shop, { as: await shop.signIn() })
  expect((await clear(id, customer)).errors).toMatchObject([{ type: 'UNAUTHORISED' }])
  await customer.merge(id)
  expect((await clear(id, guest)).errors).toMatchObject([{ type: 'INACTIVE' }])
})

test('returns the catalogue discount of a unit and of the row for a special price', async () => {
  await shop.sql`
    update product_price set price = 4000, special_price = 3000, special_from = null, special_to = null
     where product_id = (select id from product where sku = ${box})`
  await shop.api.app.catalogue.refresh()
  const guest = shopper(shop)
  const id = await guest.emptyCart()
  await guest.add(id, { sku: box, quantity: 2 })
  await guest.coupon(id, 'BIENVENUE10')
  const { data } = await guest.send(
    `query ($id: String!) { cart(cart_id: $id) { items { prices {
      price { value } price_including_tax { value } row_total { value } row_total_including_tax { value }
      original_item_price { value } original_row_total { value }
      catalog_discount { amount_off percent_off } row_catalog_discount { amount_off percent_off }
      total_item_discount { value } discounts { amount { value } applied_to coupon { code } }
    } } } }`,
    { id },
  )
  expect(data).toEqual({
    cart: {
      items: [
        {
          prices: {
            price: { value: 30 },
            price_including_tax: { value: 36 },
            row_total: { value: 60 },
            row_total_including_tax: { value: 72 },
            original_item_price: { value: 40 },
            original_row_total: { value: 80 },
            catalog_discount: { amount_off: 10, percent_off: 25 },
            row_catalog_discount: { amount_off: 20, percent_off: 25 },
            total_item_discount: { value: 7.2 },
            discounts: [{ amount: { value: 7.2 }, applied_to: 'ITEM', coupon: { code: 'BIENVENUE10' } }],
          },
        },
      ],
    },
  })
})

test('returns the eco-participation of a product in the visitor’s tax base', async () => {
  const told = async (as?: string) => {
    const { data } = await shop.send<{ products: { items: unknown[] } }>(
      '{ products(filter: { sku: { eq: "VSQ-C3" } }) { items { eco_contribution { value } } } }',
      {},
      as ? { as } : {},
    )
    return data.products.items
  }
  expect(await told()).toEqual([{ eco_contribution: { value: 10.2 } }])
  expect(await told(await shop.signIn('professionnel@example.com'))).toEqual([
    { eco_contribution: { value: 8.5 } },
  ])
})

test('returns the eco-participation of a line in the visitor’s tax base, without discount', async () => {
  const told = async (as?: string) => {
    const visitor = shopper(shop, as ? { as } : {})
    const id = await visitor.emptyCart()
    await visitor.add(id, { sku: 'VSQ-C3-AB-3', parent_sku: 'VSQ-C3', quantity: 2 })
    await visitor.coupon(id, 'BIENVENUE10')
    const { data } = await visitor.send<{ cart: { items: { prices: { eco_participation: unknown } }[] } }>(
      `query ($id: String!) { cart(cart_id: $id) { items { prices {
        eco_participation { value } fixed_product_taxes { label } total_item_discount { value }
      } } } }`,
      { id },
    )
    return data.cart.items[0]?.prices
  }
  // 2 × (2075.00 − 8.50), with tax 4959.60: a tenth of it
  expect(await told()).toEqual({
    eco_participation: { value: 10.2 },
    fixed_product_taxes: [],
    total_item_discount: { value: 495.96 },
  })
  expect(await told(await shop.signIn('professionnel@example.com'))).toMatchObject({
    eco_participation: { value: 8.5 },
    total_item_discount: { value: 413.3 },
  })
})

test('accepts queries that select downloadable items', async () => {
  const guest = shopper(shop)
  const id = await guest.emptyCart()
  await guest.add(id, { sku: 'VSQ-CLAIR', quantity: 1 })
  const { data, errors } = await guest.send(
    `query ($id: String!) { cart(cart_id: $id) { items {
      __typename ... on DownloadableCartItem { links { title } samples { title } }
    } } }`,
    { id },
  )
  expect(errors).toBeUndefined()
  expect(data).toEqual({ cart: { items: [{ __typename: 'SimpleCartItem' }] } })
})
