import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { cartWith, checkOut, notificationFields, notify, orderRow, place } from '../../test/checkout.ts'
import { shopper } from '../../test/shopper.ts'
import { addCoupon } from '../../test/cart-rules.ts'

let shop: TestApi
const action = { type: 'fixed', value: 500 } as const

beforeAll(async () => {
  shop = await createTestApi()
  await addCoupon(shop.sql, { code: 'PASSE', action, endsAt: new Date('2020-01-01T00:00:00Z') })
  await addCoupon(shop.sql, { code: 'EPUISE', action, maxUses: 0 })
  const condition = { field: 'subtotal', operator: 'at_least', value: 1_000_000 } as const
  await addCoupon(shop.sql, { code: 'GRAND', action, condition })
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

test('Users can apply a coupon, discounted from the price with tax, and remove it', async () => {
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

test('discounts the price without tax for a professional', async () => {
  const pro = shopper(shop, { as: await shop.signIn('professionnel@example.com') })
  const id = await pro.emptyCart()
  await pro.add(id, { sku: 'VSQ-COF2', quantity: 2 })
  const { cart } = (await pro.coupon(id, 'BIENVENUE10')).data.applyCouponToCart
  expect(cart.prices).toMatchObject({
    discounts: [{ amount: { value: 7 } }],
    grand_total: { value: 75.6 },
  })
})

test('rejects unknown, expired, used up and inapplicable coupons with the same message', async () => {
  const { guest, id } = await guestWith(1)
  for (const code of ['nope', 'PASSE', 'GRAND', 'EPUISE']) {
    expect((await guest.coupon(id, code)).errors?.[0]).toMatchObject(invalid)
  }
})

test('rejects a coupon for an empty cart', async () => {
  const guest = shopper(shop)
  expect((await guest.coupon(await guest.emptyCart(), 'BIENVENUE10')).errors?.[0]).toMatchObject({
    message: 'Cart does not contain products.',
    extensions: { category: 'graphql-no-such-entity' },
  })
})

test('rejects a second coupon while one applies', async () => {
  const { guest, id } = await guestWith(1)
  await guest.coupon(id, 'BIENVENUE10')
  expect((await guest.coupon(id, 'BIENVENUE10')).errors?.[0]?.message).toBe(
    'A coupon is already applied to the cart. Please remove it to apply another',
  )
})

describe('a coupon with limits', () => {
  const who = 'limites@example.com'

  beforeAll(async () => {
    const onlyFor = (group: string) => {
      return { field: 'customer_group', operator: 'one_of', values: [group] } as const
    }
    await addCoupon(shop.sql, { code: 'UNEFOIS', action, usesPerCustomer: 1 })
    await addCoupon(shop.sql, { code: 'PROS', action, condition: onlyFor('Professional') })
    await addCoupon(shop.sql, { code: 'INVITES', action, condition: onlyFor('NOT LOGGED IN') })
  })

  async function cartOf(options: { as?: string; email?: string }): Promise<string> {
    const { email, ...visitor } = options
    const id = await cartWith(shop, { sku: 'VSQ-CLAIR' }, visitor)
    await checkOut(shop, id, visitor)
    if (email) {
      await shopper(shop).send(
        'mutation ($id: String!, $email: String!) { setGuestEmailOnCart(input: { cart_id: $id, email: $email }) { cart { id } } }',
        { id, email },
      )
    }
    return id
  }

  test('applies only to its customer group', async () => {
    const { guest, id } = await guestWith(1)
    expect((await guest.coupon(id, 'PROS')).errors?.[0]).toMatchObject(invalid)
    expect((await guest.coupon(id, 'INVITES')).errors).toBeUndefined()
    const pro = shopper(shop, { as: await shop.signIn('professionnel@example.com') })
    const own = await pro.emptyCart()
    await pro.add(own, { sku: 'VSQ-COF2', quantity: 1 })
    await pro.uncoupon(own)
    expect((await pro.coupon(own, 'PROS')).errors).toBeUndefined()
  })

  test('applies once per customer, and again after a cancellation', async () => {
    const as = await shop.signIn()
    const customer = shopper(shop, { as })
    const first = await cartOf({ as })
    await customer.coupon(first, 'UNEFOIS')
    const { order } = await place(shop, first, { as })
    const second = await cartOf({ as })
    expect((await customer.coupon(second, 'UNEFOIS')).errors?.[0]).toMatchObject(invalid)
    const number = order?.order_number ?? ''
    const { grandTotal } = await orderRow(shop, number)
    await notify(shop, notificationFields(number, grandTotal, { vads_trans_status: 'REFUSED' }))
    await customer.uncoupon(second)
    expect((await customer.coupon(second, 'UNEFOIS')).errors).toBeUndefined()
  })

  test('counts guests by email, case-insensitively, and lapses once the email is known', async () => {
    const first = await cartOf({ email: who })
    await shopper(shop).coupon(first, 'UNEFOIS')
    expect((await place(shop, first)).errors).toEqual([])
    const second = await cartOf({})
    const guest = shopper(shop)
    expect((await guest.coupon(second, 'UNEFOIS')).errors).toBeUndefined()
    await guest.send(
      `mutation ($id: String!) {
        setGuestEmailOnCart(input: { cart_id: $id, email: "Limites@Example.com" }) { cart { id } }
      }`,
      { id: second },
    )
    const { cart } = (await guest.cart(second)).data
    expect(cart.notices).toMatchObject([{ type: 'COUPON_LAPSED' }])
    expect(cart.prices.discounts).toBeNull()
    expect((await place(shop, second)).errors).toMatchObject([{ code: 'UNABLE_TO_PLACE_ORDER' }])
  })

  test('is used once by a guest who orders five carts at the same time', async () => {
    const carts = await Promise.all(Array.from({ length: 5 }, () => cartOf({ email: 'presse@example.com' })))
    await Promise.all(carts.map((id) => shopper(shop).coupon(id, 'UNEFOIS')))
    const answers = await Promise.all(carts.map((id) => place(shop, id)))
    expect(answers.filter(({ order }) => order !== null)).toHaveLength(1)
    const refused = answers.flatMap(({ errors }) => errors.map(({ message }) => message))
    expect(refused).toEqual(Array.from({ length: 4 }, () => invalid.message))
  })
})

describe('the mutations for several coupons', () => {
  const apply = async (id: string, codes: string[], type: string) =>
    await shopper(shop).send<{ applyCouponsToCart: { cart: { applied_coupons: { code: string }[] } } }>(
      `mutation ($id: String!, $codes: [String]!, $type: ApplyCouponsStrategy) {
        applyCouponsToCart(input: { cart_id: $id, coupon_codes: $codes, type: $type }) {
          cart { applied_coupons { code } }
        }
      }`,
      { id, codes, type },
    )

  test('allow one coupon, which another can replace', async () => {
    const { id } = await guestWith(2)
    expect((await apply(id, ['BIENVENUE10', 'CARAFE15'], 'APPEND')).errors?.[0]?.message).toBe(
      'Maximum allowed number of applied coupons was exceeded.',
    )
    await apply(id, ['BIENVENUE10'], 'APPEND')
    expect((await apply(id, ['CARAFE15'], 'APPEND')).errors?.[0]?.message).toMatch(/already applied/)
    const { data } = await apply(id, ['CARAFE15'], 'REPLACE')
    expect(data.applyCouponsToCart.cart.applied_coupons).toEqual([{ code: 'CARAFE15' }])
    expect((await apply(id, ['NOPE'], 'REPLACE')).errors?.[0]).toMatchObject(invalid)
    expect((await shopper(shop).cart(id)).data.cart.applied_coupons).toEqual([{ code: 'CARAFE15' }])
  })

  test('remove coupons by code, or all of them', async () => {
    const remove = async (id: string, codes: string[]) =>
      await shopper(shop).send<{ removeCouponsFromCart: { cart: { applied_coupons: unknown } } }>(
        `mutation ($id: String!, $codes: [String]!) {
          removeCouponsFromCart(input: { cart_id: $id, coupon_codes: $codes }) { cart { applied_coupons { code } } }
        }`,
        { id, codes },
      )
    const { id } = await guestWith(1)
    await apply(id, ['BIENVENUE10'], 'APPEND')
    const remaining = await remove(id, ['CARAFE15'])
    expect(remaining.data.removeCouponsFromCart.cart.applied_coupons).toEqual([{ code: 'BIENVENUE10' }])
    expect((await remove(id, [' bienvenue10'])).data.removeCouponsFromCart.cart.applied_coupons).toBeNull()
    await apply(id, ['BIENVENUE10'], 'APPEND')
    expect((await remove(id, [])).data.removeCouponsFromCart.cart.applied_coupons).toBeNull()
  })
})
