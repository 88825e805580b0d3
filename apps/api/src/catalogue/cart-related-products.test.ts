import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { shopper } from '../../test/shopper.ts'

let shop: TestApi
const skus = {
  inCart: 'TRY-IN-CART',
  available: 'TRY-AVAILABLE',
  outOfStock: 'TRY-OUT-OF-STOCK',
  disabled: 'TRY-DISABLED',
}
const inCart = { sku: skus.inCart, quantity: 1 }

/**
 * A product that cross-sells itself and three others: available, out of stock, disabled. It takes 45 minutes.
 */
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
         where p.sku = ${skus.inCart} and l.sku = any(${Object.values(skus)})`
      await sql`
        update product_values set attribute_values = attribute_values || '{"pad_min_delay": 45}'
         where store_id = 0 and product_id = (select id from product where sku = ${skus.inCart})`
    },
  })
})
afterAll(async () => await shop.close())

const crosssell = 'query ($id: String!) { crosssellProducts(cartId: $id) { id sku } }'
const delay = 'query ($id: String!, $product: Int) { getProductMinDelay(cart_id: $id, product_id: $product) }'

describe('crosssellProducts', () => {
  it('leaves out products in the cart, out of stock or disabled', async () => {
    const guest = shopper(shop)
    const id = await guest.emptyCart()
    expect((await guest.send(crosssell, { id })).data).toEqual({ crosssellProducts: [] })
    expect((await guest.add(id, inCart)).user_errors).toEqual([])
    const { data } = await guest.send(crosssell, { id })
    expect(data).toEqual({ crosssellProducts: [{ id: expect.any(Number), sku: skus.available }] })
    expect((await guest.add(id, { sku: skus.available, quantity: 1 })).user_errors).toEqual([])
    expect((await guest.send(crosssell, { id })).data).toEqual({ crosssellProducts: [] })
  })

  it('rejects carts of other people', async () => {
    const owner = shopper(shop, { as: await shop.signIn() })
    const id = await owner.emptyCart()
    const { errors } = await shopper(shop).send(crosssell, { id })
    expect(errors).toMatchObject([{ extensions: { category: 'graphql-authorization' } }])
    const unknownCart = await shopper(shop).send(crosssell, { id: 'x'.repeat(32) })
    expect(unknownCart.errors).toMatchObject([{ extensions: { category: 'graphql-no-such-entity' } }])
  })
})

describe('getProductMinDelay', () => {
  it('returns minutes, and 0 without a value', async () => {
    const guest = shopper(shop)
    const id = await guest.emptyCart()
    const product = (sku: string) => shop.api.app.catalogue.snapshot.products.withSku(sku)?.id
    expect((await guest.send(delay, { id, product: product(skus.inCart) })).data).toEqual({
      getProductMinDelay: 45,
    })
    expect((await guest.send(delay, { id, product: product(skus.available) })).data).toEqual({
      getProductMinDelay: 0,
    })
  })

  it.each([
    [null, 'missing product id for min delay'],
    [99_999_999, "The product that was requested doesn't exist. Verify the product and try again."],
  ])('rejects the product %s', async (product, message) => {
    const guest = shopper(shop)
    const { errors } = await guest.send(delay, { id: await guest.emptyCart(), product })
    expect(errors).toMatchObject([{ message }])
  })
})
