import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { checkOut, place } from '../../test/checkout.ts'
import { shopper } from '../../test/shopper.ts'
import { countBoughtTogether } from './bought-together.ts'

/** Two of one category, one of another, and a third category. */
const skus = { tap: 'TOG-TAP', rival: 'TOG-RIVAL', filter: 'TOG-FILTER', glass: 'TOG-GLASS' }
const today = new Date('2026-11-20T09:00:00Z')
let now = today
let shop: TestApi
let ids: Record<keyof typeof skus, number>
let buyers = 0

beforeAll(async () => {
  shop = await createTestApi({
    now: () => now,
    prepare: async (sql) => {
      const found = await sql<{ id: number }[]>`
        select p.id from product p join product_website w on w.product_id = p.id and w.website_id = 1
          join product_values v on v.product_id = p.id and v.store_id = 0
         where p.type = 'simple' and p.visibility = 4 and p.is_enabled
           and coalesce(v.attribute_values ->> 'colisage_b2c', '1') = '1'
           and not exists (select from product_option o where o.product_id = p.id)
           and exists (select from product_category c join category k on k.id = c.category_id
                        where c.product_id = p.id and k.b2c_show_prices) order by p.id limit 4`
      const four = found.map(({ id }) => id)
      for (const [index, sku] of Object.values(skus).entries())
        await sql`update product set sku = ${sku} where id = ${four[index] ?? 0}`
      await sql`update stock_item set quantity = 1000, is_in_stock = true where product_id = any(${four})`
      await sql`delete from product_link where product_id = any(${four})`
      const categories = await sql<{ id: number }[]>`
        select k.id from category k
         where k.b2c_show_prices and not exists (select from category c where c.parent_id = k.id)
           and exists (select from product_category c join product_website w on w.product_id = c.product_id
                        where c.category_id = k.id and w.website_id = 1)
         order by k.id limit 3`
      const [one, two = one, three = two] = categories.map(({ id }) => id)
      await sql`delete from product_category where product_id = any(${four})`
      for (const [index, category] of [one, one, two, three].entries())
        await sql`
          insert into product_category (product_id, category_id) values (${four[index] ?? 0}, ${category ?? 0})`
    },
  })
  const idOf = (sku: string) => shop.api.app.catalogue.snapshot.products.withSku(sku)?.id ?? 0
  ids = {
    tap: idOf(skus.tap),
    rival: idOf(skus.rival),
    filter: idOf(skus.filter),
    glass: idOf(skus.glass),
  }
})
afterAll(() => shop.close())
beforeEach(async () => {
  now = today
  await forgetOrders()
  await shop.sql`delete from bought_together`
  await shop.sql`delete from bought_together_count`
  await shop.sql`select catalogue_changed('details', ${Object.values(ids)})`
})

type Name = keyof typeof skus
type Bought = { status?: string; at?: Date; email?: string; gift?: Name; products: Name[] }

const forgetOrders = async () => await shop.sql`update sales_order set status = 'canceled'`

/** An order of a guest. */
async function bought({ status = 'complete', at = today, email, gift, products }: Bought): Promise<void> {
  const guest = shopper(shop)
  const id = await guest.emptyCart()
  await guest.add(id, ...products.map((name) => ({ sku: skus[name], quantity: 1 })))
  await checkOut(shop, id, { email: email ?? `buyer-${++buyers}@example.com` })
  const { order, errors } = await place(shop, id)
  if (!order) throw new Error(errors[0]?.message)
  const [row] = await shop.sql<{ id: number }[]>`
    update sales_order set status = ${status}, created_at = ${at} where number = ${order.order_number} returning id`
  if (gift)
    await shop.sql`
      update order_item set discount = row_incl_tax where order_id = ${row?.id ?? 0} and sku = ${skus[gift]}`
}

async function several(count: number, order: Bought): Promise<void> {
  for (let index = 0; index < count; index++) await bought(order)
}

const count = async () => {
  await countBoughtTogether(shop.api.app)
  await shop.api.app.catalogue.settle()
}
const goesWith = async (sku: string) => {
  const { data } = await shopper(shop).send<{
    products: { items: { crosssell_products: { sku: string }[] }[] }
  }>(
    `query ($sku: String!) {
      products(filter: { sku: { eq: $sku } }) { items { crosssell_products { sku } } }
    }`,
    { sku },
  )
  return data.products.items[0]?.crosssell_products.map((one) => one.sku)
}

it('recommends what enough buyers bought with it, never a rival', async () => {
  await several(5, { products: ['tap', 'rival', 'filter'] })
  await several(4, { products: ['tap', 'glass'] })
  await count()
  expect(await goesWith(skus.tap)).toEqual([skus.filter])
  expect(await goesWith(skus.filter)).toEqual([skus.rival, skus.tap])
  expect(await goesWith(skus.glass)).toEqual([])
})

it('counts a buyer once, and neither cancelled orders, gifts nor what was bought too long ago', async () => {
  await several(6, { products: ['tap', 'filter'], email: 'often@example.com' })
  await several(6, { products: ['tap', 'filter'], status: 'canceled' })
  await several(6, { products: ['tap', 'filter'], gift: 'filter' })
  await several(6, { products: ['tap', 'filter'], at: new Date('2026-01-02T09:00:00Z') })
  await count()
  expect(await goesWith(skus.tap)).toEqual([])
})

it('stands behind the links of the catalogue, in product and cart', async () => {
  await shop.sql`
    insert into product_link (product_id, linked_id, kind) values (${ids.tap}, ${ids.glass}, 'crosssell')`
  await shop.sql`select catalogue_changed('products', ${[ids.tap]})`
  await several(5, { products: ['tap', 'filter'] })
  await count()
  expect(await goesWith(skus.tap)).toEqual([skus.glass, skus.filter])
  const guest = shopper(shop)
  const id = await guest.emptyCart()
  await guest.add(id, { sku: skus.tap, quantity: 1 })
  const suggested = async () =>
    (
      await guest.send<{ crosssellProducts: { sku: string }[] }>(
        'query ($id: String!) { crosssellProducts(cartId: $id) { sku } }',
        { id },
      )
    ).data.crosssellProducts.map(({ sku }) => sku)
  expect(await suggested()).toEqual([skus.glass, skus.filter])
  await guest.add(id, { sku: skus.filter, quantity: 1 })
  expect(await suggested()).toEqual([skus.glass])
  await shop.sql`delete from product_link where product_id = ${ids.tap}`
})

it('is counted once a day, and forgotten when nobody buys it any more', async () => {
  await several(5, { products: ['tap', 'filter'] })
  await count()
  await forgetOrders()
  now = new Date(today.getTime() + 3_600_000)
  await count()
  expect(await goesWith(skus.tap)).toEqual([skus.filter])
  now = new Date(today.getTime() + 24 * 3_600_000)
  await count()
  expect(await goesWith(skus.tap)).toEqual([])
})
