import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { shopper, type TestCart } from '../../test/shopper.ts'

let shop: TestApi

beforeAll(async () => {
  shop = await createTestApi()
})
afterAll(async () => await shop.close())

const box = 'VSQ-COF2' // 35.00 without tax
const tap = 'VSQ-BECN' // 245.00 without tax, 17 in stock

type Line = [sku: string, quantity: number]
const contents = (cart: TestCart) => cart.items.map((item): Line => [item.product.sku, item.quantity])
const bySku = (lines: readonly Line[]) => lines.toSorted(([a], [b]) => a.localeCompare(b))

test('adding a product again raises the quantity of its line', async () => {
  const guest = shopper(shop)
  const id = await guest.emptyCart()
  await guest.add(id, { sku: box, quantity: 1 })
  const { cart, user_errors } = await guest.add(id, { sku: box, quantity: 1 })
  expect(user_errors).toEqual([])
  expect(contents(cart)).toEqual([[box, 2]])
  expect(cart).toMatchObject({
    total_quantity: 2,
    items: [{ __typename: 'SimpleCartItem', is_available: true, errors: null }],
    prices: {
      subtotal_excluding_tax: { value: 70 },
      subtotal_including_tax: { value: 84 },
      applied_taxes: [{ label: 'TVA 20\u00a0%', amount: { value: 14 } }],
      discounts: null,
      grand_total: { value: 84, currency: 'EUR' },
    },
  })
})

test('adds the items that can be added and reports the others', async () => {
  const guest = shopper(shop)
  const id = await guest.emptyCart()
  const { cart, user_errors } = await guest.add(
    id,
    { sku: 'nope', quantity: 1 },
    { sku: box, quantity: 1 },
    { sku: 'VSQ-BECO', quantity: 1 },
    { sku: box, quantity: 0.5 },
    { sku: tap, quantity: 10_001 },
  )
  expect(contents(cart)).toEqual([[box, 1]])
  expect(user_errors).toEqual([
    { code: 'PRODUCT_NOT_FOUND', message: 'Could not find a product with SKU "nope"' },
    { code: 'INSUFFICIENT_STOCK', message: 'This product is out of stock.' },
    { code: 'UNDEFINED', message: 'You cannot use decimal quantity for this product.' },
    { code: 'INSUFFICIENT_STOCK', message: 'The most you may purchase is 10000' },
  ])
})

test('counts the units in the cart against stock', async () => {
  const guest = shopper(shop)
  const id = await guest.emptyCart()
  await guest.add(id, { sku: tap, quantity: 17 })
  const { cart, user_errors } = await guest.add(id, { sku: tap, quantity: 1 })
  expect(contents(cart)).toEqual([[tap, 17]])
  expect(user_errors).toEqual([{ code: 'INSUFFICIENT_STOCK', message: 'The requested qty is not available' }])
})

test('rejects quantities outside the lots of the visitor', async () => {
  const guest = shopper(shop)
  const { user_errors } = await guest.add(await guest.emptyCart(), { sku: 'VSQ-GOB25', quantity: 8 })
  expect(user_errors[0]?.message).toBe(
    'You can buy this product only in quantities of 6 at a time. You can order 6 or 12',
  )
  const pro = shopper(shop, { as: await shop.signIn('professionnel@example.com') })
  const refused = await pro.add(await pro.emptyCart(), { sku: 'VSQ-GOB25', quantity: 30 })
  expect(refused.user_errors[0]?.message).toMatch(/quantities of 24/)
})

test('rejects a product whose price is hidden from the visitor', async () => {
  const guest = shopper(shop)
  const refused = await guest.add(await guest.emptyCart(), { sku: 'VSQ-L80', quantity: 1 })
  expect(refused.user_errors).toEqual([
    { code: 'NOT_SALABLE', message: 'Product that you are trying to add is not available.' },
  ])
  const pro = shopper(shop, { as: await shop.signIn('professionnel@example.com') })
  const added = await pro.add(await pro.emptyCart(), { sku: 'VSQ-L80', quantity: 1 })
  expect(added.user_errors).toEqual([])
})

test('requires the options of a configurable product, as uids or by the SKU of the variant', async () => {
  const guest = shopper(shop, { store: 'en' })
  const id = await guest.emptyCart()
  const { data } = await guest.send<{
    products: { items: { variants: { product: { sku: string }; attributes: { uid: string }[] }[] }[] }
  }>(
    '{ products(filter: { sku: { eq: "VSQ-S1" } }) { items { ... on ConfigurableProduct { variants { product { sku } attributes { uid } } } } } }',
  )
  const variant = data.products.items[0]?.variants.find((known) => known.product.sku === 'VSQ-S1-OR')
  const uids = variant?.attributes.map((attribute) => attribute.uid) ?? []

  const bare = await guest.add(id, { sku: 'VSQ-S1', quantity: 1 })
  expect(bare.user_errors).toEqual([
    { code: 'UNDEFINED', message: 'You need to choose options for your item.' },
  ])
  await guest.add(id, { sku: 'VSQ-S1', quantity: 1, selected_options: uids })
  const { cart, user_errors } = await guest.add(id, { sku: 'VSQ-S1-OR', parent_sku: 'VSQ-S1', quantity: 1 })
  expect(user_errors).toEqual([])
  expect(cart.items).toMatchObject([
    {
      __typename: 'ConfigurableCartItem',
      quantity: 2,
      product: { sku: 'VSQ-S1' },
      configured_variant: { sku: 'VSQ-S1-OR' },
      prices: { row_total: { value: 2300 } },
    },
  ])
  expect(cart.items[0]?.configurable_options).toHaveLength(uids.length)
})

test('Users can change a quantity by id or uid; 0 removes the line', async () => {
  const guest = shopper(shop)
  const id = await guest.emptyCart()
  const { cart } = await guest.add(id, { sku: box, quantity: 1 }, { sku: tap, quantity: 1 })
  const [first, second] = cart.items
  const changed = await guest.update(
    id,
    { cart_item_uid: first?.uid ?? '', quantity: 5 },
    { cart_item_id: Number(second?.id), quantity: 0 },
  )
  expect(contents(changed.data.updateCartItems.cart)).toEqual([[box, 5]])
})

test('a rejected change has no effect', async () => {
  const guest = shopper(shop)
  const id = await guest.emptyCart()
  const { cart } = await guest.add(id, { sku: box, quantity: 1 }, { sku: tap, quantity: 1 })
  const [first, second] = cart.items.map((item) => Number(item.id))
  const refuse = async (...items: { cart_item_id?: number; cart_item_uid?: string; quantity: number }[]) =>
    (await guest.update(id, ...items)).errors?.[0]?.message
  expect(await refuse({ cart_item_id: first, quantity: 3 }, { cart_item_id: second, quantity: 18 })).toBe(
    `Could not update the product with SKU ${tap}: The requested qty is not available`,
  )
  expect(await refuse({ cart_item_id: first, cart_item_uid: 'MQ==', quantity: 1 })).toBe(
    "`cart_item_id` and `cart_item_uid` can't be used at the same time.",
  )
  for (const [quantity, reason] of [
    [1.5, 'You cannot use decimal quantity for this product.'],
    [-1, 'The product quantity should be greater than 0'],
    [10_001, 'The most you may purchase is 10000'],
  ] as const) {
    expect(await refuse({ cart_item_id: first, quantity })).toBe(
      `Could not update the product with SKU ${box}: ${reason}`,
    )
  }
  expect(await refuse({ cart_item_uid: 'nonsense', quantity: 1 })).toBe(
    'Value of uid "nonsense" is incorrect.',
  )
  expect(await refuse({ quantity: 1 })).toBe('Required parameter "cart_item_id" for "cart_items" is missing.')
  expect(await refuse()).toBe('Required parameter "cart_items" is missing')
  expect(await refuse({ cart_item_id: 999_999, quantity: 1 })).toBe(
    'Could not find cart item with id: 999999.',
  )
  expect(contents((await guest.cart(id)).data.cart)).toEqual([
    [box, 1],
    [tap, 1],
  ])
})

test('Users can remove a line once', async () => {
  const guest = shopper(shop)
  const id = await guest.emptyCart()
  const { cart } = await guest.add(id, { sku: box, quantity: 1 })
  const itemId = Number(cart.items[0]?.id)
  expect((await guest.remove(id, itemId)).data.removeItemFromCart.cart.items).toEqual([])
  expect((await guest.remove(id, itemId)).errors?.[0]).toMatchObject({
    message: "The cart doesn't contain the item",
    extensions: { category: 'graphql-no-such-entity' },
  })
})

test('Users can remove a line by uid, but not by id and uid together', async () => {
  const guest = shopper(shop)
  const id = await guest.emptyCart()
  const { cart } = await guest.add(id, { sku: box, quantity: 1 })
  const uid = cart.items[0]?.uid
  const remove = async (input: object) =>
    await guest.send<{ removeItemFromCart: { cart: { items: unknown[] } } }>(
      'mutation ($input: RemoveItemFromCartInput!) { removeItemFromCart(input: $input) { cart { items { uid } } } }',
      { input: { cart_id: id, ...input } },
    )
  expect((await remove({ cart_item_id: 1, cart_item_uid: uid })).errors?.[0]?.message).toBe(
    "`cart_item_id` and `cart_item_uid` can't be used at the same time.",
  )
  expect((await remove({})).errors?.[0]?.message).toBe('Required parameter "cart_item_id" is missing')
  expect((await remove({ cart_item_uid: uid })).data.removeItemFromCart.cart.items).toEqual([])
})

test('rejects lines above the maximum of a cart', async () => {
  const guest = shopper(shop)
  const id = await guest.emptyCart()
  await shop.sql`
    insert into cart_item (cart_id, product_id, quantity, option_key)
    select cart.id, product.id, 1, '["' || product.sku || '",[],[["x","' || number || '"]]]'
      from cart, product, generate_series(1, 500) as number
     where masked_id = ${id} and sku = ${box}`
  const { user_errors } = await guest.add(id, { sku: 'VSQ-CLAIR', quantity: 1 })
  expect(user_errors).toEqual([
    { code: 'UNDEFINED', message: 'A cart holds 500 different items at most. Order some of them first.' },
  ])
})

test('ten concurrent first additions give one cart with ten lines', async () => {
  const customer = shopper(shop, { as: await shop.signIn() })
  const skus = ['VSQ-COF2', 'VSQ-COF4', 'VSQ-CLAIR', 'VSQ-TENDRE', 'VSQ-DUO', 'VSQ-DEBIT', 'VSQ-CO2']
  const all = [...skus, 'VSQ-BECN', 'VSQ-SM', 'VSQ-CONTRAT']
  const ids = await Promise.all(
    all.map(async (sku) => {
      const id = await customer.emptyCart()
      const { user_errors } = await customer.add(id, { sku, quantity: 1 })
      expect(user_errors).toEqual([])
      return id
    }),
  )
  expect(new Set(ids).size).toBe(1)
  const { data } = await customer.cart(ids[0] ?? '')
  expect(bySku(contents(data.cart))).toEqual(bySku(all.map((sku) => [sku, 1])))
})

test('applies ten concurrent changes, with matching lines and totals', async () => {
  const guest = shopper(shop)
  const id = await guest.emptyCart()
  const skus = ['VSQ-COF2', 'VSQ-CLAIR', 'VSQ-TENDRE', 'VSQ-DUO', 'VSQ-CO2']
  const { cart } = await guest.add(id, ...skus.map((sku) => ({ sku, quantity: 1 })))
  await Promise.all([
    ...cart.items.map((item) => guest.update(id, { cart_item_id: Number(item.id), quantity: 4 })),
    ...skus.map(() => guest.add(id, { sku: 'VSQ-DEBIT', quantity: 1 })),
  ])
  const after = (await guest.cart(id)).data.cart
  expect(bySku(contents(after))).toEqual(bySku([...skus.map((sku): Line => [sku, 4]), ['VSQ-DEBIT', 5]]))
  const sum = (values: number[]) => Math.round(values.reduce((total, value) => total + value, 0) * 100) / 100
  expect(after.prices.subtotal_excluding_tax.value).toBe(
    sum(after.items.map((item) => item.prices.row_total.value)),
  )
  expect(after.prices.grand_total.value).toBe(
    sum(after.items.map((item) => item.prices.row_total_including_tax.value)),
  )
})

test('keeps a line that stock does not cover, with its problem', async () => {
  const guest = shopper(shop)
  const id = await guest.emptyCart()
  await guest.add(id, { sku: 'VSQ-C3N', quantity: 3 })
  await shop.sql`
    update stock_item set quantity = 2 where product_id = (select id from product where sku = 'VSQ-C3N')`
  const { cart } = (await guest.cart(id)).data
  expect(cart.items[0]).toMatchObject({
    quantity: 3,
    is_available: false,
    errors: [{ code: 'ITEM_QTY', message: 'The requested qty is not available' }],
  })
})
