import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { shopper } from '../../test/shopper.ts'

let shop: TestApi
const skus = { held: 'TRY-HELD', there: 'TRY-THERE', out: 'TRY-OUT', off: 'TRY-OFF' }
const held = { sku: skus.held, quantity: 1 }

/** One product is sold with itself and with three that differ in whether they can be had; it takes 45 minutes. */
beforeAll(async () => {
  shop = await createTestApi({
    prepare: async (sql) => {
      const found = await sql<{ id: number }[]>`
        select p.id from product p join product_website w on w.product_id = p.id and w.website_id = 1
          join product_values v on v.product_id = p.id and v.store_id = 0
         where p.type = 'simple' and p.visibility = 4 and p.is_enabled
           and coalesce(v.attribute_values ->> 'colisage_b2c', '1') = '1'
           and not exists (select from product_option o where o.product_id = p.id)
           and exists (select from product_category c join category k on k.id = c.category_id
                        where c.product_id = p.id and k.b2c_show_prices) order by p.id limit 4`
      const ids = found.map(({ id }) => id)
      for (const [index, sku] of Object.values(skus).entries())
        await sql`update product set sku = ${sku} where id = ${ids[index] ?? 0}`
      await sql`update stock_item set quantity = 9, is_in_stock = true where product_id = any(${ids})`
      await sql`update stock_item set quantity = 0, is_in_stock = false where product_id = ${ids[2] ?? 0}`
      await sql`update product set is_enabled = false where id = ${ids[3] ?? 0}`
      await sql`delete from product_link where kind = 'crosssell' and product_id = any(${ids})`
      await sql`
        insert into product_link (product_id, linked_id, kind)
        select p.id, l.id, 'crosssell' from product p, product l
         where p.sku = ${skus.held} and l.sku = any(${Object.values(skus)})`
      await sql`
        update product_values set attribute_values = attribute_values || '{"pad_min_delay": 45}'
         where store_id = 0 and product_id = (select id from product where sku = ${skus.held})`
    },
  })
})
afterAll(async () => await shop.close())

const crosssell = 'query ($id: String!) { crosssellProducts(cartId: $id) { id sku } }'
const delay = 'query ($id: String!, $product: Int) { getProductMinDelay(cart_id: $id, product_id: $product) }'

describe('what goes with a cart', () => {
  it('leaves out what is in it, out of stock or switched off', async () => {
    const guest = shopper(shop)
    const id = await guest.emptyCart()
    expect((await guest.send(crosssell, { id })).data).toEqual({ crosssellProducts: [] })
    expect((await guest.add(id, held)).user_errors).toEqual([])
    const { data } = await guest.send(crosssell, { id })
    expect(data).toEqual({ crosssellProducts: [{ id: expect.any(Number), sku: skus.there }] })
    expect((await guest.add(id, { sku: skus.there, quantity: 1 })).user_errors).toEqual([])
    expect((await guest.send(crosssell, { id })).data).toEqual({ crosssellProducts: [] })
  })

  it('is told to nobody else', async () => {
    const owner = shopper(shop, { as: await shop.signIn() })
    const id = await owner.emptyCart()
    const { errors } = await shopper(shop).send(crosssell, { id })
    expect(errors).toMatchObject([{ extensions: { category: 'graphql-authorization' } }])
    const nobodys = await shopper(shop).send(crosssell, { id: 'x'.repeat(32) })
    expect(nobodys.errors).toMatchObject([{ extensions: { category: 'graphql-no-such-entity' } }])
  })
})

describe('the delay of a product', () => {
  it('is in minutes, and none where nothing is said', async () => {
    const guest = shopper(shop)
    const id = await guest.emptyCart()
    const product = (sku: string) => shop.api.app.catalogue.snapshot.productBySku.get(sku)?.id
    expect((await guest.send(delay, { id, product: product(skus.held) })).data).toEqual({
      getProductMinDelay: 45,
    })
    expect((await guest.send(delay, { id, product: product(skus.there) })).data).toEqual({
      getProductMinDelay: 0,
    })
  })

  it.each([
    [null, 'missing product id for min delay'],
    [99_999_999, "The product that was requested doesn't exist. Verify the product and try again."],
  ])('is refused for the product %s', async (product, message) => {
    const guest = shopper(shop)
    const { errors } = await guest.send(delay, { id: await guest.emptyCart(), product })
    expect(errors).toMatchObject([{ message }])
  })
})
