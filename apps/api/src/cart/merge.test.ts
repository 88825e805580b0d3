import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { withoutLocations } from '../../test/fulfilment.ts'
import { ajaccio, checkOut } from '../../test/checkout.ts'
import { shopper, type TestCart } from '../../test/shopper.ts'
import { addCoupon } from '../../test/cart-rules.ts'

let shop: TestApi

beforeAll(async () => {
  shop = await createTestApi({ prepare: withoutLocations })
})
afterAll(async () => await shop.close())

const box = 'VSQ-COF2'
const tap = 'VSQ-BECN' // 17 in stock
const contents = (cart: TestCart) => cart.items.map((item) => [item.product.sku, item.quantity])

async function emptyCustomer() {
  const customer = shopper(shop, { as: await shop.signIn() })
  const id = await customer.emptyCart()
  const { cart } = (await customer.cart(id)).data
  for (const item of cart.items) await customer.remove(id, Number(item.id))
  await shop.sql`update cart set coupon_id = null where masked_id = ${id}`
  return { customer, id }
}

test('adds up equal lines, closes the guest cart and takes over its coupon', async () => {
  const guest = shopper(shop)
  const source = await guest.emptyCart()
  await guest.add(source, { sku: box, quantity: 1 }, { sku: tap, quantity: 1 })
  await guest.coupon(source, 'BIENVENUE10')
  const { customer, id } = await emptyCustomer()
  await customer.add(id, { sku: box, quantity: 2 })

  const { data } = await customer.merge(source, id)
  expect(data.mergeCarts.id).toBe(id)
  expect(contents(data.mergeCarts)).toEqual([
    [box, 3],
    [tap, 1],
  ])
  expect(data.mergeCarts.applied_coupons).toEqual([{ code: 'BIENVENUE10' }])
  expect((await guest.cart(source)).errors?.[0]).toMatchObject({
    message: "The cart isn't active.",
    extensions: { category: 'graphql-no-such-entity' },
  })
})

test('merges into the active cart without a destination, within stock', async () => {
  const guest = shopper(shop)
  const source = await guest.emptyCart()
  await guest.add(source, { sku: tap, quantity: 10 })
  const { customer, id } = await emptyCustomer()
  await customer.add(id, { sku: tap, quantity: 10 })
  const { data } = await customer.merge(source)
  expect(data.mergeCarts.id).toBe(id)
  expect(contents(data.mergeCarts)).toEqual([[tap, 17]])
})

test('lets only customers merge, and only guest carts', async () => {
  const guest = shopper(shop)
  const source = await guest.emptyCart()
  const { customer, id } = await emptyCustomer()
  const refused = await guest.merge(source, id)
  expect(refused.status).toBe(403)
  expect(refused.errors?.[0]?.message).toBe("The current customer isn't authorized.")
  expect((await customer.merge(id, id)).errors?.[0]?.message).toBe(
    `The current user cannot perform operations on cart "${id}"`,
  )
  expect((await customer.merge(source, 'nowhere')).errors?.[0]?.message).toBe(
    'Could not find a cart with ID "nowhere"',
  )
})

test('returns the merged cart at the customer’s prices after signing in', async () => {
  const guest = shopper(shop)
  const source = await guest.emptyCart()
  await guest.add(source, { sku: box, quantity: 1 })
  const signIn = async (id: string) =>
    await guest.send<{ customerLogin: { cart_id: string; cart: TestCart } }>(
      `mutation ($id: String) {
        customerLogin(email: "professionnel@example.com", password: "Comptoir2026", guest_cart_id: $id) {
          cart_id cart { id items { quantity product { sku name } } }
        }
      }`,
      { id },
    )
  const { data } = await signIn(source)
  expect(contents(data.customerLogin.cart)).toEqual([[box, 1]])
  const again = await signIn(source)
  expect(again.data.customerLogin.cart_id).toBe(data.customerLogin.cart_id)
  expect(contents(again.data.customerLogin.cart)).toEqual([[box, 1]])
})

test('keeps the customer’s coupon', async () => {
  await addCoupon(shop.sql, { code: 'AUTRE', action: { type: 'fixed', value: 100 } })
  const guest = shopper(shop)
  const source = await guest.emptyCart()
  await guest.add(source, { sku: box, quantity: 1 })
  await guest.coupon(source, 'BIENVENUE10')
  const { customer, id } = await emptyCustomer()
  await customer.add(id, { sku: tap, quantity: 1 })
  await customer.coupon(id, 'AUTRE')
  const { data } = await customer.merge(source, id)
  expect(data.mergeCarts.applied_coupons).toEqual([{ code: 'AUTRE' }])
})

const checkoutOf = async (customer: ReturnType<typeof shopper>, id: string) => {
  const { data } = await customer.send<{ cart: Record<string, unknown> }>(
    `query ($id: String!) { cart(cart_id: $id) {
      email pad_comment
      shipping_addresses { city same_as_billing selected_shipping_method { carrier_code } }
      billing_address { city }
      selected_payment_method { code }
    } }`,
    { id },
  )
  return data.cart
}

async function emptyCheckout(id: string) {
  await shop.sql`delete from cart_address where cart_id = (select id from cart where masked_id = ${id})`
  await shop.sql`
    update cart set shipping_method = null, payment_method = null, comment = null, notices = '[]'
     where masked_id = ${id}`
}

async function guestInCheckout(): Promise<string> {
  const guest = shopper(shop)
  const source = await guest.emptyCart()
  await guest.add(source, { sku: box, quantity: 1 })
  await checkOut(shop, source)
  await guest.send(
    'mutation ($id: String!) { setCartComments(cart_id: $id, comment: "Sonner deux fois") { cart { id } } }',
    { id: source },
  )
  return source
}

test('keeps the checkout of a guest who signs in, with the customer’s email', async () => {
  const source = await guestInCheckout()
  const { customer, id } = await emptyCustomer()
  await emptyCheckout(id)
  await customer.merge(source, id)
  expect(await checkoutOf(customer, id)).toEqual({
    email: 'particulier@example.com',
    pad_comment: 'Sonner deux fois',
    shipping_addresses: [
      { city: 'Paris', same_as_billing: true, selected_shipping_method: { carrier_code: 'flatrate' } },
    ],
    billing_address: { city: 'Paris' },
    selected_payment_method: { code: 'payzen_standard' },
  })
})

test('keeps the checkout that the customer had begun', async () => {
  const source = await guestInCheckout()
  const { customer, id } = await emptyCustomer()
  await emptyCheckout(id)
  await customer.add(id, { sku: tap, quantity: 1 })
  await customer.send(
    `mutation ($id: String!, $address: CartAddressInput!) {
      setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) { cart { id } }
    }`,
    { id, address: { ...ajaccio, save_in_address_book: false } },
  )
  await customer.merge(source, id)
  expect(await checkoutOf(customer, id)).toMatchObject({
    shipping_addresses: [{ city: 'Ajaccio', same_as_billing: false }],
    billing_address: null,
  })
})

test('merges the guest cart once when two tabs sign in', async () => {
  const guest = shopper(shop)
  const source = await guest.emptyCart()
  await guest.add(source, { sku: box, quantity: 2 })
  const { customer, id } = await emptyCustomer()
  await customer.add(id, { sku: box, quantity: 1 })
  const signIn = async () =>
    await guest.send<{ customerLogin: { cart: TestCart } }>(
      `mutation ($id: String) {
        customerLogin(email: "particulier@example.com", password: "Comptoir2026", guest_cart_id: $id) {
          cart { id items { quantity product { sku name } } }
        }
      }`,
      { id: source },
    )
  const both = await Promise.all([signIn(), signIn()])
  for (const { data } of both) expect(contents(data.customerLogin.cart)).toEqual([[box, 3]])
  expect(contents((await customer.cart(id)).data.cart)).toEqual([[box, 3]])
})

test('lets one of ten concurrent merges succeed', async () => {
  const guest = shopper(shop)
  const source = await guest.emptyCart()
  await guest.add(source, { sku: box, quantity: 2 })
  const { customer, id } = await emptyCustomer()
  const answers = await Promise.all(Array.from({ length: 10 }, () => customer.merge(source, id)))
  const messages = answers.flatMap(({ errors }) => errors ?? []).map(({ message }) => message)
  expect(messages).toEqual(Array.from({ length: 9 }, () => "The cart isn't active."))
  expect(contents((await customer.cart(id)).data.cart)).toEqual([[box, 2]])
})

test('Users can sign in with an expired guest cart', async () => {
  const guest = shopper(shop)
  const source = await guest.emptyCart()
  await shop.sql`delete from cart where masked_id = ${source}`
  const { id } = await emptyCustomer()
  const { data, errors } = await guest.send<{ customerLogin: { cart_id: string } }>(
    `mutation ($id: String) {
      customerLogin(email: "particulier@example.com", password: "Comptoir2026", guest_cart_id: $id) { cart_id }
    }`,
    { id: source },
  )
  expect(errors).toBeUndefined()
  expect(data.customerLogin.cart_id).toBe(id)
})

test('leaves out a guest line that is sold out, with a notice', async () => {
  const guest = shopper(shop)
  const source = await guest.emptyCart()
  await guest.add(source, { sku: 'VSQ-C3N', quantity: 1 }, { sku: box, quantity: 1 })
  await shop.sql`
    update stock_item set quantity = 0 where product_id = (select id from product where sku = 'VSQ-C3N')`
  const { customer, id } = await emptyCustomer()
  const { data } = await customer.merge(source, id)
  expect(contents(data.mergeCarts)).toEqual([[box, 1]])
  expect(data.mergeCarts.notices).toMatchObject([
    { type: 'LINE_REMOVED', sku: 'VSQ-C3N', previous_quantity: 1, quantity: 0 },
  ])
})

test('Users can assign a guest cart to themselves, merged with their own', async () => {
  const guest = shopper(shop)
  const source = await guest.emptyCart()
  await guest.add(source, { sku: box, quantity: 1 })
  const { customer, id } = await emptyCustomer()
  await customer.add(id, { sku: box, quantity: 1 }, { sku: tap, quantity: 1 })
  const assign = (who: ReturnType<typeof shopper>) =>
    who.send<{ assignCustomerToGuestCart: TestCart }>(
      `mutation ($id: String!) {
        assignCustomerToGuestCart(cart_id: $id) { id items { quantity product { sku name } } }
      }`,
      { id: source },
    )
  expect((await assign(guest)).errors?.[0]?.message).toBe("The current customer isn't authorized.")
  const { data } = await assign(customer)
  expect(data.assignCustomerToGuestCart.id).toBe(source)
  expect(contents(data.assignCustomerToGuestCart)).toEqual([
    [box, 2],
    [tap, 1],
  ])
  expect(await customer.emptyCart()).toBe(source)
  expect((await customer.cart(id)).errors?.[0]?.message).toBe("The cart isn't active.")
  expect((await guest.cart(source)).errors?.[0]?.message).toMatch(
    /^The current user cannot perform operations/,
  )
})

test('limits two bundles with different selections by their own stock', async () => {
  const store = 'sushi_fr'
  const selections = await shop.sql<{ uid: string; sku: string }[]>`
    select 'bundle/' || o.id || '/' || s.id || '/1' as uid, selected.sku
      from bundle_option o join bundle_selection s on s.option_id = o.id
      join product p on p.id = o.product_id join product selected on selected.id = s.product_id
     where p.sku = 'NR-MEN-MID'`
  const menu = (...skus: string[]) => ({
    sku: 'NR-MEN-MID',
    quantity: 1,
    selected_options: skus.map((sku) =>
      Buffer.from(selections.find((selection) => selection.sku === sku)?.uid ?? '').toString('base64'),
    ),
  })
  const guest = shopper(shop, { store })
  const source = await guest.emptyCart()
  const scarce = menu('NR-SOU-MIS', 'NR-CAL-VEG', 'NR-BOI-EAU')
  const plenty = menu('NR-SOU-MIS', 'NR-CAL-SAU', 'NR-BOI-EAU')
  expect((await guest.add(source, plenty, { ...scarce, quantity: 3 })).user_errors).toEqual([])
  await shop.sql`
    update stock_item set quantity = 2 where product_id = (select id from product where sku = 'NR-CAL-VEG')`
  const { data: login } = await guest.send<{ customerLogin: { cart: TestCart } }>(
    `mutation ($id: String) {
      customerLogin(email: "particulier@example.com", password: "Comptoir2026", guest_cart_id: $id) {
        cart { items { quantity product { sku name } } notices { type sku previous_quantity quantity } }
      }
    }`,
    { id: source },
  )
  expect(contents(login.customerLogin.cart)).toEqual([
    ['NR-MEN-MID', 1],
    ['NR-MEN-MID', 2],
  ])
  expect(login.customerLogin.cart.notices).toMatchObject([
    { type: 'QUANTITY_CHANGED', sku: 'NR-MEN-MID', previous_quantity: 3, quantity: 2 },
  ])
})
