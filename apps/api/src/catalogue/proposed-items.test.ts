import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'

let shop: TestApi
beforeAll(async () => {
  shop = await createTestApi()
})
afterAll(async () => await shop.close())

type Item = { quantity: number; final_price: { value: number }; tax_rate: number }
type Pack = { proposed_items: Item[]; price_range: { minimum_price: { final_price: { value: number } } } }

async function pack(as?: string): Promise<Pack> {
  const { data, errors } = await shop.send<{ products: { items: Pack[] } }>(
    `{ products(filter: { sku: { eq: "VSQ-PACK-TABLE" } }) { items {
         price_range { minimum_price { final_price { value } } }
         ... on GroupedProduct { proposed_items { quantity final_price { value } tax_rate } } } } }`,
    {},
    as ? { as } : {},
  )
  expect(errors).toBeUndefined()
  return data.products.items[0] ?? expect.fail('no pack')
}

const unitsOf = ({ proposed_items: items }: Pack) => items.map(({ quantity }) => quantity)
const sumOf = ({ proposed_items: items }: Pack) =>
  items.reduce((sum, { quantity, final_price }) => sum + quantity * final_price.value, 0)

it('a pack proposes its items in whole lots; its price range stays that of one piece, as in Magento', async () => {
  const guest = await pack()
  expect(unitsOf(guest)).toEqual([12, 12, 24])
  expect(sumOf(guest)).toBeCloseTo(612)
  expect(guest.price_range.minimum_price.final_price.value).toBe(7.8)
  const professional = await pack(await shop.signIn('professionnel@example.com'))
  expect(unitsOf(professional)).toEqual([12, 12, 24])
  expect(professional.proposed_items[0]?.tax_rate).toBe(20)
  expect(sumOf(professional)).toBeLessThan(612)
})

it('a pack proposes what can be bought only, and at least as much as is sold at once', async () => {
  await shop.sql`update stock_item set min_sale_qty = 30
    where product_id = (select id from product where sku = 'VSQ-GOB25')`
  await shop.sql`update stock_item set quantity = 0, is_in_stock = false
    where product_id = (select id from product where sku = 'VSQ-CAR75-OR')`
  await shop.sql`select bump_catalogue()`
  await shop.api.app.catalogue.refresh()
  expect(unitsOf(await pack())).toEqual([12, 30])
})
