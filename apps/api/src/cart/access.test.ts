import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { assignLocation } from '../../test/fulfilment.ts'
import { shopper } from '../../test/shopper.ts'

let shop: TestApi
let customer: string
let professional: string

beforeAll(async () => {
  shop = await createTestApi()
  customer = await shop.signIn()
  professional = await shop.signIn('professionnel@example.com')
})
afterAll(async () => await shop.close())

test('Guests get a cart with a random id', async () => {
  const [first, second] = [await shopper(shop).emptyCart(), await shopper(shop).emptyCart()]
  expect(first).toMatch(/^[A-Za-z0-9]{32}$/)
  expect(second).not.toBe(first)
})

test('Guests can choose the id of a new cart, once and with 32 characters', async () => {
  const { send } = shopper(shop)
  const create = async (id: string) =>
    await send('mutation ($id: String) { createEmptyCart(input: { cart_id: $id }) }', { id })
  const wanted = 'Wanted0000000000000000000000cart'
  expect((await create(wanted)).data).toEqual({ createEmptyCart: wanted })
  expect((await create(wanted)).errors?.[0]).toMatchObject({
    message: `Cart with ID "${wanted}" already exists.`,
    extensions: { category: 'graphql-already-exists' },
  })
  expect((await create('short')).errors?.[0]?.message).toBe('Cart ID length should to be 32 symbols.')
})

test('Customers have one active cart', async () => {
  const { emptyCart, send } = shopper(shop, { as: customer })
  const ids = await Promise.all(Array.from({ length: 10 }, emptyCart))
  const { data } = await send<{ customerCart: { id: string } }>('{ customerCart { id } }')
  expect(new Set([...ids, data.customerCart.id]).size).toBe(1)
})

test('rejects customerCart for a guest', async () => {
  const { status, errors } = await shopper(shop).send('{ customerCart { id } }')
  expect(status).toBe(403)
  expect(errors?.[0]).toMatchObject({
    message: 'The request is allowed for logged in customer',
    extensions: { category: 'graphql-authorization' },
  })
})

test('rejects an unknown cart', async () => {
  const { errors, data } = await shopper(shop).cart('non_existent_masked_id')
  expect(data).toEqual({ cart: null })
  expect(errors?.[0]).toMatchObject({
    message: 'Could not find a cart with ID "non_existent_masked_id"',
    path: ['cart'],
    extensions: { category: 'graphql-no-such-entity' },
  })
})

test('Users can use only their own carts', async () => {
  const owned = await shopper(shop, { as: customer }).emptyCart()
  const guests = await shopper(shop).emptyCart()
  const strangers = [
    { cart: owned, visitor: {} },
    { cart: owned, visitor: { as: professional } },
    { cart: guests, visitor: { as: customer } },
  ]
  for (const { cart, visitor } of strangers) {
    const { status, errors } = await shopper(shop, visitor).cart(cart)
    expect(status).toBe(403)
    expect(errors?.[0]?.message).toBe(`The current user cannot perform operations on cart "${cart}"`)
  }
})

test('Users can use a cart in every language of its website and in no other website', async () => {
  const cart = await shopper(shop).emptyCart()
  expect((await shopper(shop, { store: 'it' }).cart(cart)).data.cart.id).toBe(cart)
  const { errors } = await shopper(shop, { store: 'sushi_fr' }).cart(cart)
  expect(errors?.[0]).toMatchObject({
    message: `Wrong store code specified for cart "${cart}"`,
  })
  expect(errors?.[0]?.extensions).toEqual({ category: 'graphql-input' })
})

test('Users whose browser has lost the location learn the store view of their cart', async () => {
  const website = { store: 'sushi_it' }
  const id = await shopper(shop, website).emptyCart()
  await assignLocation(shop, id, { location: 'paris-marais', mode: 'pickup' }, website)
  const { errors } = await shopper(shop, { store: 'sushi_it' }).cart(id)
  expect(errors?.[0]).toMatchObject({
    message: `Wrong store code specified for cart "${id}"`,
    extensions: { category: 'graphql-input', store_code: 'paris_marais_it' },
  })
  expect((await shopper(shop, { store: 'paris_marais_it' }).cart(id)).data.cart.id).toBe(id)
})

test('rejects a cart of another website in every mutation', async () => {
  const cart = await shopper(shop, { as: customer }).emptyCart()
  const { data } = await shop.send<{ generateCustomerToken: { token: string } }>(
    `mutation { generateCustomerToken(email: "particulier@example.com", password: "Comptoir2026") { token } }`,
    {},
    { store: 'sushi_fr' },
  )
  const elsewhere = shopper(shop, { as: data.generateCustomerToken.token, store: 'sushi_fr' })
  expect(await elsewhere.emptyCart()).not.toBe(cart)
  const guests = await shopper(shop).emptyCart()
  const visitor = shopper(shop, { store: 'sushi_fr' })
  const wrong = { message: `Wrong store code specified for cart "${guests}"` }
  expect((await visitor.update(guests, { cart_item_id: 1, quantity: 1 })).errors).toMatchObject([wrong])
  expect((await visitor.coupon(guests, 'BIENVENUE10')).errors).toMatchObject([wrong])
  expect((await visitor.dismiss(guests)).errors).toMatchObject([wrong])
  const added = await visitor.send(
    `mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: []) { cart { id } } }`,
    { id: guests },
  )
  expect(added.errors).toMatchObject([wrong])
  const merged = await elsewhere.merge(guests)
  expect(merged.errors).toMatchObject([wrong])
})

test('checks the owner in every mutation', async () => {
  const id = await shopper(shop, { as: customer }).emptyCart()
  const input = `{ cart_id: $id, cart_items: [{ data: { sku: "VSQ-COF2", quantity: 1 } }] }`
  const changes = [
    'addProductsToCart(cartId: $id, cartItems: [{ sku: "VSQ-COF2", quantity: 1 }]) { cart { id } }',
    `addSimpleProductsToCart(input: ${input}) { cart { id } }`,
    `addVirtualProductsToCart(input: ${input}) { cart { id } }`,
    `addConfigurableProductsToCart(input: ${input}) { cart { id } }`,
    `addBundleProductsToCart(input: { cart_id: $id, cart_items: [{ bundle_options: [],
      data: { sku: "VSQ-COF2", quantity: 1 } }] }) { cart { id } }`,
    'updateCartItems(input: { cart_id: $id, cart_items: [{ cart_item_id: 1, quantity: 1 }] }) { cart { id } }',
    'removeItemFromCart(input: { cart_id: $id, cart_item_id: 1 }) { cart { id } }',
    'applyCouponToCart(input: { cart_id: $id, coupon_code: "BIENVENUE10" }) { cart { id } }',
    'applyCouponsToCart(input: { cart_id: $id, coupon_codes: ["BIENVENUE10"] }) { cart { id } }',
    'removeCouponFromCart(input: { cart_id: $id }) { cart { id } }',
    'removeCouponsFromCart(input: { cart_id: $id, coupon_codes: [] }) { cart { id } }',
    'dismissCartNotices(cart_id: $id) { id }',
    'setCartComments(cart_id: $id, comment: "x") { cart { id } }',
    'setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "free" } }) { cart { id } }',
    'setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [{ carrier_code: "a", method_code: "b" }] }) { cart { id } }',
    'setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } }',
    'estimateTotals(input: { cart_id: $id, address: { country_code: FR } }) { cart { id } }',
    'estimateShippingMethods(input: { cart_id: $id, address: { country_code: FR } }) { carrier_code }',
    'placeOrder(input: { cart_id: $id }) { order { order_number } errors { code } }',
  ]
  const refused = `The current user cannot perform operations on cart "${id}"`
  for (const change of changes) {
    for (const visitor of [shopper(shop), shopper(shop, { as: professional })]) {
      const { status, errors } = await visitor.send(`mutation ($id: String!) { ${change} }`, { id })
      expect([change, status, errors?.[0]?.message]).toEqual([change, 403, refused])
    }
  }
})
