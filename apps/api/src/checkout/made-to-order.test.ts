import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { cartWith, setStock } from '../../test/checkout.ts'

let shop: TestApi
beforeAll(async () => {
  shop = await createTestApi({ now: () => new Date('2026-03-02T09:00:00Z') })
  await setStock(shop, 'VSQ-CLAIR', 2)
  await shop.sql`
    update stock_item set backorders = true
     where product_id = (select id from product where sku = 'VSQ-CLAIR')`
  await shop.sql`select bump_catalogue()`
  await shop.api.app.catalogue.refresh()
})
afterAll(() => shop.close())

it.each([
  [2, '2026-03-04'],
  [3, null],
])('a cart of %i of two in stock is promised for %s', async (quantity, day) => {
  const id = await cartWith(shop, { sku: 'VSQ-CLAIR', quantity })
  const { data } = await shop.send<{ cart: { delivery_date: string | null } }>(
    'query ($id: String!) { cart(cart_id: $id) { delivery_date } }',
    { id },
  )
  expect(data.cart.delivery_date).toBe(day)
})
