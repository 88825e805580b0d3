import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { notificationFields, notify, orderRow, place } from '../../test/checkout.ts'
import { cartAt, checkOutPickup } from '../../test/fulfilment.ts'
import { outbox } from '../../test/outbox.ts'

const store = 'paris_marais_fr'
const fields = 'food { allergens is_declared has_alcohol }'
let shop: TestApi

beforeAll(async () => {
  shop = await createTestApi({ now: () => new Date('2026-11-21T08:30:00Z') })
})
afterAll(() => shop.close())

/** A cart for lunch with one of each product. */
async function cartWith(...skus: readonly string[]): Promise<string> {
  const { id } = await cartAt(shop, { slot: { day: '2026-11-21', time: '12:00' } })
  await shop.send(
    `mutation ($id: String!, $items: [CartItemInput!]!) {
      addProductsToCart(cartId: $id, cartItems: $items) { user_errors { message } }
    }`,
    { id, items: skus.map((sku) => ({ sku, quantity: 1 })) },
    { store },
  )
  return id
}

type Item = { product: { sku: string }; food: unknown }

async function itemsOf(id: string, language = 'fr'): Promise<Item[]> {
  const { data } = await shop.send<{ cart: { items: Item[] } }>(
    `query ($id: String!) { cart(cart_id: $id) { items { product { sku } ${fields} } } }`,
    { id },
    { store: `paris_marais_${language}` },
  )
  return data.cart.items
}

const salmon = { allergens: ['Gluten', 'Poisson', 'Soja', 'Moutarde'], is_declared: true, has_alcohol: false }

describe('what food contains', () => {
  it('is said of every line of a cart, in the language of the store view', async () => {
    const id = await cartWith('NR-NIG-SAU', 'NR-BIE-BLO')
    expect(await itemsOf(id)).toEqual([
      { product: { sku: 'NR-NIG-SAU' }, food: salmon },
      {
        product: { sku: 'NR-BIE-BLO' },
        food: { allergens: ['Gluten'], is_declared: true, has_alcohol: true },
      },
    ])
    expect(await itemsOf(id, 'en')).toMatchObject([
      { food: { allergens: ['Gluten', 'Fish', 'Soya', 'Mustard'] } },
      {},
    ])
  })

  it('is said of the order and in its mail', async () => {
    const id = await cartWith('NR-NIG-SAU')
    await checkOutPickup(shop, id, { store })
    const { order, orderV2 } = await place(shop, id, { store })
    const { data } = await shop.send<{ guestOrderByToken: { items: unknown[] } }>(
      `query ($token: String!) { guestOrderByToken(input: { token: $token }) { items { ${fields} } } }`,
      { token: orderV2?.token },
      { store },
    )
    expect(data.guestOrderByToken.items).toEqual([{ food: salmon }])
    const number = order?.order_number ?? ''
    const { grandTotal } = await orderRow(shop, number)
    await notify(shop, notificationFields(number, grandTotal))
    const [mail] = await outbox(shop, 'guest@example.com')
    expect(mail?.plain).toMatch(/Allergènes\s: Gluten, Poisson, Soja, Moutarde/)
    expect(mail?.html).toMatch(/Allergènes\s: Gluten, Poisson, Soja, Moutarde/)
  })

  it('is said to be unknown when nobody declared it', async () => {
    await shop.sql`
      update product_values v set attribute_values = attribute_values - 'allergens' - 'allergens_declared'
        from product p where p.id = v.product_id and p.sku = 'NR-NIG-SAU'`
    const [item] = await itemsOf(await cartWith('NR-NIG-SAU'))
    expect(item?.food).toEqual({ allergens: [], is_declared: false, has_alcohol: false })
  })
})
