import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { cartWith, checkOut, place } from '../../test/checkout.ts'
import { ordersCommand } from '../orders/index.ts'
import { shopper } from '../../test/shopper.ts'

let shop: TestApi

beforeAll(async () => {
  shop = await createTestApi({
    prepare: async (sql) => {
      await sql`
        update product_values set attribute_values = attribute_values || '{"gift_message_available": "0"}'
         where store_id = 0 and product_id = (select id from product where sku = 'VSQ-BECN')`
    },
  })
})
afterAll(async () => await shop.close())

type Gift = { to: string; from: string; message: string }
type Item = { uid: string; quantity: number; gift_message: Gift | null; product: { sku: string } }

const itemFields = `itemsV2 { items { uid quantity product { sku }
  ... on SimpleCartItem { gift_message { to from message } }
  ... on VirtualCartItem { __typename } } }`
const gift: Gift = { to: 'Nonna Pia', from: 'Léo', message: 'Buon compleanno !\nÀ bientôt' }
const unavailable = "The gift message isn't available."

const itemsOf = async (id: string, visitor: { as?: string; store?: string } = {}) => {
  const { data } = await shop.send<{ cart: { itemsV2: { items: Item[] } } }>(
    `query ($id: String!) { cart(cart_id: $id) { ${itemFields} } }`,
    { id },
    visitor,
  )
  return data.cart.itemsV2.items
}

const write = async (
  id: string,
  giftMessage: Gift | null,
  { quantity = 1, ...visitor }: { quantity?: number; as?: string; store?: string } = {},
) => {
  const [item] = await itemsOf(id, visitor)
  return await shop.send(
    'mutation ($input: UpdateCartItemsInput!) { updateCartItems(input: $input) { cart { id } } }',
    {
      input: { cart_id: id, cart_items: [{ cart_item_uid: item?.uid, quantity, gift_message: giftMessage }] },
    },
    visitor,
  )
}
const errorOf = (answer: Awaited<ReturnType<typeof write>>) => answer.errors?.[0]?.message

test('store settings and products tell where gift messages are offered', async () => {
  const ask = async (sku: string, store: string) => {
    const { data } = await shop.send<{
      storeConfig: { allow_items: string; allow_order: string }
      products: { items: { gift_message_available: boolean }[] }
    }>(
      `query ($sku: String!) {
        storeConfig { allow_items allow_order }
        products(filter: { sku: { eq: $sku } }) { items { gift_message_available } }
      }`,
      { sku },
      { store },
    )
    const { allow_items, allow_order } = data.storeConfig
    return [allow_items, allow_order, data.products.items[0]?.gift_message_available]
  }
  expect(await ask('VSQ-CLAIR', 'it')).toEqual(['1', '0', true])
  expect(await ask('VSQ-BECN', 'fr')).toEqual(['1', '0', false])
  expect(await ask('VSQ-POSE', 'fr')).toEqual(['1', '0', false])
  const { data } = await shop.send<{ products: { items: { sku: string }[] } }>(
    '{ products(search: "saumon", pageSize: 1) { items { sku } } }',
    {},
    { store: 'sushi_fr' },
  )
  expect(await ask(data.products.items[0]?.sku ?? '', 'sushi_fr')).toEqual(['0', '0', false])
})

test('a message stays with its item until it is replaced or emptied', async () => {
  const id = await cartWith(shop, { sku: 'VSQ-CLAIR' })
  expect((await itemsOf(id))[0]?.gift_message).toBeNull()
  expect(errorOf(await write(id, { ...gift, to: ' Nonna Pia ' }))).toBeUndefined()
  await shopper(shop).add(id, { sku: 'VSQ-CLAIR', quantity: 1 })
  expect(await itemsOf(id)).toMatchObject([{ quantity: 2, gift_message: gift }])
  await write(id, null, { quantity: 3 })
  expect(await itemsOf(id)).toMatchObject([{ quantity: 3, gift_message: gift }])
  await write(id, { ...gift, from: 'Ada' })
  expect((await itemsOf(id))[0]?.gift_message?.from).toBe('Ada')
  await write(id, { to: '', from: ' ', message: '' })
  expect(await itemsOf(id)).toMatchObject([{ quantity: 1, gift_message: null }])
})

test('rejects messages where website or product do not offer them, and long ones', async () => {
  for (const sku of ['VSQ-BECN', 'VSQ-CONTRAT2']) {
    const id = await cartWith(shop, { sku })
    expect(errorOf(await write(id, gift, { quantity: 2 }))).toBe(unavailable)
    expect((await itemsOf(id))[0]?.quantity).toBe(1)
  }
  const id = await cartWith(shop, { sku: 'VSQ-CLAIR' })
  expect(errorOf(await write(id, { ...gift, to: 'é'.repeat(256) }))).toBe(
    'The gift message field "to" is longer than 255 characters.',
  )
  expect(errorOf(await write(id, { ...gift, message: '😀'.repeat(1001) }))).toMatch(/"message" is longer/)
  expect(errorOf(await write(id, { ...gift, message: '😀'.repeat(1000) }))).toBeUndefined()
  const off = await createTestApi({
    prepare: async (sql) =>
      void (await sql`update website set config = config || '{"gift_messages": {}}' where code = 'fontaines'`),
  })
  try {
    const cart = await cartWith(off, { sku: 'VSQ-CLAIR' })
    const { data } = await off.send<{ cart: { itemsV2: { items: Item[] } } }>(
      `query ($id: String!) { cart(cart_id: $id) { ${itemFields} } }`,
      { id: cart },
    )
    const { errors } = await off.send(
      'mutation ($input: UpdateCartItemsInput!) { updateCartItems(input: $input) { cart { id } } }',
      {
        input: {
          cart_id: cart,
          cart_items: [{ cart_item_uid: data.cart.itemsV2.items[0]?.uid, quantity: 1, gift_message: gift }],
        },
      },
    )
    expect(errors?.[0]?.message).toBe(unavailable)
  } finally {
    await off.close()
  }
})

test('a message can be removed after the product stopped offering it', async () => {
  const id = await cartWith(shop, { sku: 'VSQ-CLAIR' })
  await write(id, gift)
  const allow = async (flag: string) =>
    await shop.sql`
      update product_values set attribute_values = attribute_values || ${shop.sql.json({ gift_message_available: flag })}
       where store_id = 0 and product_id = (select id from product where sku = 'VSQ-CLAIR')`
  await allow('0')
  try {
    expect(errorOf(await write(id, { ...gift, to: 'Ada' }))).toBe(unavailable)
    expect(errorOf(await write(id, { to: '', from: '', message: '' }, { quantity: 2 }))).toBeUndefined()
    expect(await itemsOf(id)).toMatchObject([{ quantity: 2, gift_message: null }])
  } finally {
    await allow('')
  }
})

test('the message goes with the guest to the account, and into the order', async () => {
  const as = await shop.signIn()
  const guestCart = await cartWith(shop, { sku: 'VSQ-CLAIR' })
  await write(guestCart, gift)
  const id = await shopper(shop, { as }).emptyCart()
  await shopper(shop, { as }).merge(guestCart, id)
  expect(await itemsOf(id, { as })).toMatchObject([{ gift_message: gift }])
  await checkOut(shop, id, { as })
  const { order } = await place(shop, id, { as })
  const number = order?.order_number ?? expect.fail('no order')
  const { data } = await shop.send<{
    customer: { orders: { items: { gift_message: Gift | null; items: { gift_message: Gift | null }[] }[] } }
  }>(
    `query ($number: String!) { customer { orders(filter: { number: { eq: $number } }) { items {
      gift_message { to } items { gift_message { to from message } }
    } } } }`,
    { number },
    { as },
  )
  expect(data.customer.orders.items).toEqual([{ gift_message: null, items: [{ gift_message: gift }] }])
  expect(await ordersCommand(shop.api.app, ['show', number], new Map())).toContain(
    'gift message with VSQ-CLAIR  to Nonna Pia, from Léo: Buon compleanno ! À bientôt',
  )
})
