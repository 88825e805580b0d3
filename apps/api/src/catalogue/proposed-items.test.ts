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

const listed = async (asProposed: boolean, more: { filter?: string; as?: string } = {}) => {
  const { data, errors } = await shop.send<{ products: { items: { sku: string }[] } }>(
    `{ products(filter: { sku: { in: ["VSQ-PACK-TABLE", "VSQ-C3", "VSQ-COF4", "VSQ-GOB25"] } ${more.filter ?? ''} }, sort: { price: ASC },
         packs_as_proposed: ${asProposed}) { items { sku } } }`,
    {},
    more.as ? { as: more.as } : {},
  )
  expect(errors).toBeUndefined()
  return data.products.items.map(({ sku }) => sku)
}
const upTo = (most: number) => ({ filter: `price: { to: "${most}" }` })

it('lists follow what a pack costs as it is proposed, when they are asked to; else its lowest price, as in Magento', async () => {
  const as = await shop.signIn('professionnel@example.com')
  for (const more of [{}, { as }]) {
    expect(await listed(false, more)).toEqual(['VSQ-GOB25', 'VSQ-PACK-TABLE', 'VSQ-COF4', 'VSQ-C3'])
    expect(await listed(true, more)).toEqual(['VSQ-GOB25', 'VSQ-COF4', 'VSQ-PACK-TABLE', 'VSQ-C3'])
  }
  expect(await listed(false, upTo(10))).toEqual(['VSQ-GOB25', 'VSQ-PACK-TABLE'])
  expect(await listed(true, upTo(10))).toEqual(['VSQ-GOB25'])
})

it('a pack proposes what can be bought only, and at least as much as is sold at once', async () => {
  await shop.sql`update stock_item set min_sale_qty = 30
    where product_id = (select id from product where sku = 'VSQ-GOB25')`
  await shop.sql`update stock_item set quantity = 0, is_in_stock = false
    where product_id = (select id from product where sku = 'VSQ-CAR75-OR')`
  await shop.api.app.catalogue.refresh()
  const guest = await pack()
  expect(unitsOf(guest)).toEqual([12, 30])
  // Lists follow, without a new index.
  const sum = Math.round(sumOf(guest))
  const between = (from: number, to: number) => ({ filter: `price: { from: "${from}", to: "${to}" }` })
  expect(await listed(true, between(sum - 1, sum + 1))).toEqual(['VSQ-PACK-TABLE'])
  expect(await listed(true, between(611, 613))).toEqual([])
})
