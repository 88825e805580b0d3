import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import {
  cartWith,
  checkOut,
  notificationFields,
  notify,
  orderRow,
  place,
  readyCart,
  type Placed,
} from '../../test/checkout.ts'
import { shopper } from '../../test/shopper.ts'
import { addCoupon } from '../../test/cart-rules.ts'

const sku = 'VSQ-CLAIR'
const other = 'VSQ-COF2'
let shop: TestApi

beforeAll(async () => {
  shop = await createTestApi()
  await addCoupon(shop.sql, { code: 'LIMITE', action: { type: 'fixed', value: 500 }, maxUses: 1 })
})
afterAll(() => shop.close())

const usesLeft = async () => {
  const [row] = await shop.sql<
    { uses: number }[]
  >`select max_uses - uses as uses from cart_rule where code = 'LIMITE'`
  return row?.uses
}

async function couponCart(): Promise<string> {
  const cart = await cartWith(shop, { sku })
  const { errors } = await shopper(shop).coupon(cart, 'LIMITE')
  if (errors) throw new Error(errors[0]?.message)
  await checkOut(shop, cart)
  return cart
}

test('rejects an order whose coupon expired until the coupon is removed', async () => {
  const guest = shopper(shop)
  const cart = await couponCart()
  await shop.sql`update coupon set ends_at = '2020-01-01' where code = 'LIMITE'`
  const couponError = {
    order: null,
    errors: [
      {
        code: 'UNABLE_TO_PLACE_ORDER',
        message: "The coupon code isn't valid. Verify the code and try again.",
      },
    ],
  }
  expect(await place(shop, cart)).toMatchObject(couponError)
  expect(await place(shop, cart)).toMatchObject(couponError)
  expect((await guest.cart(cart)).data.cart).toMatchObject({
    applied_coupons: [{ code: 'LIMITE' }],
    prices: { discounts: null },
  })
  await guest.uncoupon(cart)
  const { order } = await place(shop, cart)
  expect(await orderRow(shop, order?.order_number ?? '')).toMatchObject({ grandTotal: 9990 })
  expect(await usesLeft()).toBe(1)
  await shop.sql`update coupon set ends_at = null where code = 'LIMITE'`
})

test('restores the use of a coupon once when an order is cancelled', async () => {
  const { order } = await place(shop, await couponCart())
  const number = order?.order_number ?? ''
  expect(await usesLeft()).toBe(0)
  const { grandTotal } = await orderRow(shop, number)
  const refused = notificationFields(number, grandTotal, { vads_trans_status: 'REFUSED' })
  await Promise.all([notify(shop, refused), notify(shop, refused)])
  await notify(shop, { ...refused, vads_trans_status: 'ABANDONED' })
  expect(await orderRow(shop, number)).toMatchObject({ status: 'canceled' })
  expect(await usesLeft()).toBe(1)
})

test('counts the use of a coupon while the order is unpaid', async () => {
  const [first, second] = [await couponCart(), await couponCart()]
  expect((await place(shop, first)).order).not.toBeNull()
  const { order, errors } = await place(shop, second)
  expect(order).toBeNull()
  expect(errors).toHaveLength(1)
  expect(await usesLeft()).toBe(0)
})

/** The catalogue of the site without this product, or with it again. */
async function sell(product: string, isSold: boolean): Promise<void> {
  if (isSold) {
    await shop.sql`
      insert into product_website (product_id, website_id)
      select product.id, website.id from product, website where sku = ${product} and website.code = 'fontaines'
      on conflict do nothing`
  } else {
    await shop.sql`
      delete from product_website using product, website
       where product.id = product_id and website.id = website_id and sku = ${product} and website.code = 'fontaines'`
  }
  await shop.api.app.catalogue.refresh()
}

afterEach(() => sell(other, true))

test('rejects an order when a product of the cart was deleted and the shopper was not told', async () => {
  const cart = await readyCart(shop, { sku })
  const guest = shopper(shop)
  await guest.add(cart, { sku: other, quantity: 1 })
  await sell(other, false)
  for (let attempt = 0; attempt < 2; attempt++) {
    expect(await place(shop, cart)).toMatchObject({
      order: null,
      errors: [
        {
          code: 'UNABLE_TO_PLACE_ORDER',
          message: 'Product that you are trying to add is not available.',
        },
      ],
    })
  }
  const [line] = (await guest.cart(cart)).data.cart.items
  await guest.update(cart, { cart_item_id: Number(line?.id), quantity: 1 })
  const { order } = await place(shop, cart)
  expect(await orderRow(shop, order?.order_number ?? '')).toMatchObject({ grandTotal: 9990 })
})

test('reports the deleted product of a cart that contains nothing else', async () => {
  const cart = await readyCart(shop, { sku: other })
  await sell(other, false)
  const { errors } = await place(shop, cart)
  expect(errors[0]?.message).toBe('Product that you are trying to add is not available.')
})

test('rejects an order whose total differs from the one shown', async () => {
  const cart = await readyCart(shop, { sku: other })
  const order = async (expected: number | null) => {
    const { data } = await shop.send<Placed>(
      `mutation ($id: String!, $expected: Float) {
        placeOrder(input: { cart_id: $id, expected_grand_total: $expected }) {
          order { order_number }
          orderV2 { number token }
          errors { code message }
        }
      }`,
      { id: cart, expected },
    )
    return data.placeOrder
  }
  // 35.00 and tax, and the delivery
  const read = 42 + 9.9
  await shop.sql`
    update product_price set price = 4000 where product_id = (select id from product where sku = ${other})`
  await shop.api.app.catalogue.refresh()
  expect(await order(read)).toMatchObject({
    order: null,
    errors: [
      {
        code: 'UNABLE_TO_PLACE_ORDER',
        message: 'The total of your cart has changed. Check it and place your order again.',
      },
    ],
  })
  const { order: placed } = await order(57.9)
  expect(await orderRow(shop, placed?.order_number ?? '')).toMatchObject({ grandTotal: 5790 })
})
