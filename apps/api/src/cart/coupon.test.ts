import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { shopper } from '../../test/shopper.ts'

let shop: TestApi

beforeAll(async () => {
  shop = await createTestApi()
  await shop.sql`
    insert into coupon (website_id, code, type, value, min_subtotal, ends_at, uses_left)
    select website.id, extra.code, 'fixed', 500, least, ends, uses
      from website, (values ('PASSE', 0, timestamptz '2020-01-01', null), ('GRAND', 1000000, null, null),
                            ('EPUISE', 0, null, 0)) as extra (code, least, ends, uses)
     where website.code = 'fontaines'`
})
afterAll(async () => await shop.close())

const invalid = {
  message: "The coupon code isn't valid. Verify the code and try again.",
  extensions: { category: 'graphql-no-such-entity' },
}

async function guestWith(quantity: number) {
  const guest = shopper(shop)
  const id = await guest.emptyCart()
  await guest.add(id, { sku: 'VSQ-COF2', quantity })
  return { guest, id }
}

test('a coupon takes its part off the price with tax, and can be taken off again', async () => {
  const { guest, id } = await guestWith(2)
  const { cart } = (await guest.coupon(id, 'bienvenue10')).data.applyCouponToCart
  expect(cart.applied_coupons).toEqual([{ code: 'BIENVENUE10' }])
  expect(cart.prices).toMatchObject({
    discounts: [{ amount: { value: 8.4 } }],
    applied_taxes: [{ amount: { value: 12.6 } }],
    grand_total: { value: 75.6 },
  })
  const after = (await guest.uncoupon(id)).data.removeCouponFromCart.cart
  expect(after).toMatchObject({
    applied_coupons: null,
    prices: { discounts: null, grand_total: { value: 84 } },
  })
})

test('a professional’s coupon is taken off the price without tax', async () => {
  const pro = shopper(shop, { as: await shop.signIn('professionnel@example.com') })
  const id = await pro.emptyCart()
  await pro.add(id, { sku: 'VSQ-COF2', quantity: 2 })
  const { cart } = (await pro.coupon(id, 'BIENVENUE10')).data.applyCouponToCart
  expect(cart.prices).toMatchObject({
    discounts: [{ amount: { value: 7 } }],
    grand_total: { value: 75.6 },
  })
})

test('unknown, expired, used up and inapplicable coupons are refused in the same words', async () => {
  const { guest, id } = await guestWith(1)
  for (const code of ['nope', 'PASSE', 'GRAND', 'EPUISE']) {
    expect((await guest.coupon(id, code)).errors?.[0]).toMatchObject(invalid)
  }
})

test('an empty cart takes no coupon', async () => {
  const guest = shopper(shop)
  expect((await guest.coupon(await guest.emptyCart(), 'BIENVENUE10')).errors?.[0]).toMatchObject({
    message: 'Cart does not contain products.',
    extensions: { category: 'graphql-no-such-entity' },
  })
})

test('a second coupon is refused while one holds', async () => {
  const { guest, id } = await guestWith(1)
  await guest.coupon(id, 'BIENVENUE10')
  expect((await guest.coupon(id, 'BIENVENUE10')).errors?.[0]?.message).toBe(
    'A coupon is already applied to the cart. Please remove it to apply another',
  )
})
