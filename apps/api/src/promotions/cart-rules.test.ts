import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { addCartRule, addCoupon } from '../../test/cart-rules.ts'
import { checkOut, notificationFields, notify, orderRow, place, readyCart } from '../../test/checkout.ts'
import { addCurrencies } from '../../test/currencies.ts'
import { shopper } from '../../test/shopper.ts'

// 42.00 and 90.00 with tax.
const box = 'VSQ-COF2'
const cartridge = 'VSQ-CLAIR'
let shop: TestApi
let now = new Date('2026-11-21T12:00:00Z')

beforeAll(async () => {
  shop = await createTestApi({ now: () => now })
})
afterAll(() => shop.close())
beforeEach(async () => {
  now = new Date('2026-11-21T12:00:00Z')
  await shop.sql`update cart_rule set is_active = code in ('BIENVENUE10', 'CARAFE15')`
  await shop.sql`update website set cart_rules_version = cart_rules_version + 1`
})

const cartFields = `
  items { prices { discounts { label amount { value } } } }
  promotion_hints { label missing_amount { value currency } missing_quantity }
  applied_coupons { code }
  prices { discounts { label amount { value } coupon { code } } grand_total { value } }`

type Money = { value: number }
type Answer = {
  cart: {
    items: { prices: { discounts: { label: string; amount: Money }[] | null } }[]
    promotion_hints: { label: string; missing_amount: Money | null; missing_quantity: number | null }[]
    applied_coupons: { code: string }[] | null
    prices: {
      discounts: { label: string; amount: Money; coupon: { code: string } | null }[] | null
      grand_total: Money
    }
  }
}

async function cartOf(id: string, options: { store?: string; as?: string; currency?: string } = {}) {
  const { data } = await shop.send<Answer>(
    `query ($id: String!) { cart(cart_id: $id) { ${cartFields} } }`,
    { id },
    options,
  )
  return data.cart
}

async function filled(...items: { sku: string; quantity: number }[]): Promise<string> {
  const guest = shopper(shop)
  const id = await guest.emptyCart()
  const { user_errors } = await guest.add(id, ...items)
  expect(user_errors).toEqual([])
  return id
}

test('A rule without coupon takes off what its conditions say, with its label in the language of the view', async () => {
  await addCartRule(shop.sql, {
    code: 'TABLE',
    labels: { fr: 'Une table complète', en: 'A full table' },
    condition: {
      products: { field: 'sku', operator: 'one_of', values: [cartridge] },
      measure: 'quantity',
      operator: 'at_least',
      value: 1,
    },
    action: { type: 'percent', value: 1000, products: { field: 'sku', operator: 'one_of', values: [box] } },
  })
  const id = await filled({ sku: box, quantity: 2 })
  expect((await cartOf(id)).prices).toEqual({ discounts: null, grand_total: { value: 84 } })
  await shopper(shop).add(id, { sku: cartridge, quantity: 1 })
  const { prices, items } = await cartOf(id)
  expect(prices).toEqual({
    discounts: [{ label: 'Une table complète', amount: { value: 8.4 }, coupon: null }],
    grand_total: { value: 165.6 },
  })
  expect(items.map((item) => item.prices.discounts?.map(({ amount }) => amount.value) ?? null)).toEqual([
    [8.4],
    null,
  ])
  expect((await cartOf(id, { store: 'en' })).prices.discounts?.[0]?.label).toBe('A full table')
})

test('A rule and a coupon add up, each on what the other left, and removing the coupon restores the cart', async () => {
  await addCartRule(shop.sql, { code: 'DIX', action: { type: 'fixed', value: 1000 }, priority: -1 })
  const id = await filled({ sku: box, quantity: 2 })
  const before = await cartOf(id)
  await shopper(shop).coupon(id, 'BIENVENUE10')
  expect((await cartOf(id)).prices).toMatchObject({
    // 84.00 less 10.00; a tenth of 74.00.
    discounts: [{ amount: { value: 10 } }, { amount: { value: 7.4 }, coupon: { code: 'BIENVENUE10' } }],
    grand_total: { value: 66.6 },
  })
  await shopper(shop).uncoupon(id)
  expect(await cartOf(id)).toEqual(before)
})

test('An exclusive rule applies when it takes off more than the others together; the coupon stays valid', async () => {
  await addCartRule(shop.sql, {
    code: 'SEUL',
    action: { type: 'percent', value: 2500 },
    isExclusive: true,
  })
  const id = await filled({ sku: box, quantity: 2 })
  await shopper(shop).coupon(id, 'BIENVENUE10')
  const { prices, applied_coupons } = await cartOf(id)
  expect(applied_coupons).toEqual([{ code: 'BIENVENUE10' }])
  expect(prices).toMatchObject({ discounts: [{ label: 'SEUL', amount: { value: 21 }, coupon: null }] })
})

test('A cart says what is missing for a promotion, in amount or in units', async () => {
  await addCartRule(shop.sql, {
    code: 'PORT',
    labels: { fr: 'Livraison offerte' },
    condition: { field: 'subtotal', operator: 'at_least', value: 10_000 },
    action: { type: 'free_shipping' },
  })
  const id = await filled({ sku: box, quantity: 2 })
  expect((await cartOf(id)).promotion_hints).toEqual([
    { label: 'Livraison offerte', missing_amount: { value: 16, currency: 'EUR' }, missing_quantity: null },
  ])
  await checkOut(shop, id)
  expect((await cartOf(id)).prices.grand_total.value).toBe(93.9)
  await shopper(shop).add(id, { sku: box, quantity: 1 })
  expect(await cartOf(id)).toMatchObject({
    promotion_hints: [],
    prices: { discounts: null, grand_total: { value: 126 } },
  })
  await addCartRule(shop.sql, {
    code: 'QUATRE',
    condition: { field: 'quantity', operator: 'at_least', value: 4 },
    action: { type: 'fixed', value: 100 },
  })
  expect((await cartOf(id)).promotion_hints).toEqual([
    { label: 'QUATRE', missing_amount: null, missing_quantity: 1 },
  ])
})

test('A rule for one shipping method makes no other one free', async () => {
  await addCartRule(shop.sql, {
    code: 'AUTRE',
    condition: { field: 'shipping_method', operator: 'one_of', values: ['other_other'] },
    action: { type: 'free_shipping' },
  })
  const id = await filled({ sku: box, quantity: 1 })
  await checkOut(shop, id)
  const shippingPrice = async () => {
    const { data } = await shop.send<{
      cart: { shipping_addresses: { available_shipping_methods: { price_incl_tax: Money }[] }[] }
    }>(
      `query ($id: String!) {
        cart(cart_id: $id) { shipping_addresses { available_shipping_methods { price_incl_tax { value } } } }
      }`,
      { id },
    )
    return data.cart.shipping_addresses[0]?.available_shipping_methods[0]?.price_incl_tax.value
  }
  expect(await shippingPrice()).toBe(9.9)
  await addCartRule(shop.sql, {
    code: 'AUTRE',
    condition: { field: 'shipping_method', operator: 'one_of', values: ['flatrate_flatrate'] },
    action: { type: 'free_shipping' },
  })
  expect(await shippingPrice()).toBe(0)
})

test('A promotion that begins and ends while the cart is open is in the next answer', async () => {
  await addCartRule(shop.sql, {
    code: 'MIDI',
    action: { type: 'percent', value: 5000 },
    startsAt: new Date('2026-11-21T13:00:00Z'),
    endsAt: new Date('2026-11-21T14:00:00Z'),
  })
  const id = await filled({ sku: box, quantity: 1 })
  const totals: number[] = []
  for (const time of ['12:59:59.999', '13:00:00', '13:59:59.999', '14:00:00']) {
    now = new Date(`2026-11-21T${time}Z`)
    totals.push((await cartOf(id)).prices.grand_total.value)
  }
  expect(totals).toEqual([42, 21, 21, 42])
})

test('An order keeps what each rule took off, by item, also when the rule changes or is gone', async () => {
  const ruleId = await addCartRule(shop.sql, {
    code: 'GARDE',
    labels: { fr: 'Dix euros offerts' },
    action: { type: 'fixed', value: 1000 },
  })
  const id = await readyCart(shop, { sku: box, quantity: 2 })
  await shopper(shop).add(id, { sku: cartridge, quantity: 1 })
  const { orderV2 } = await place(shop, id)
  await addCartRule(shop.sql, { code: 'GARDE', action: { type: 'fixed', value: 1 } })
  const { data } = await shop.send<{
    guestOrderByToken: {
      total: { discounts: { label: string; amount: Money }[] }
      items: { discounts: { label: string; amount: Money }[] }[]
    }
  }>(
    `query ($token: String!) { guestOrderByToken(input: { token: $token }) {
      total { discounts { label amount { value } } } items { discounts { label amount { value } } }
    } }`,
    { token: orderV2?.token },
  )
  const off = (value: number) => ({ label: 'Dix euros offerts', amount: { value } })
  // By 84.00 and 90.00 of 174.00.
  expect(data.guestOrderByToken).toEqual({
    total: { discounts: [off(10)] },
    items: [{ discounts: [off(4.83)] }, { discounts: [off(5.17)] }],
  })
  const uses = await shop.sql`select amount from cart_rule_use where rule_id = ${ruleId}`
  expect(uses).toEqual([{ amount: 1000 }])
})

test('Of 50 shoppers who order at once, 5 get a promotion with 5 uses', async () => {
  const ruleId = await addCartRule(shop.sql, {
    code: 'CINQ',
    action: { type: 'fixed', value: 100 },
    maxUses: 5,
  })
  await shop.sql`update stock_item set quantity = 1000 where manage_stock`
  const carts = await Promise.all(Array.from({ length: 50 }, () => readyCart(shop, { sku: box })))
  const answers = await Promise.all(carts.map((cart) => place(shop, cart)))
  const [used] = await shop.sql`
    select count(*)::int as orders, (select uses from cart_rule where id = ${ruleId}) as uses
      from cart_rule_use where rule_id = ${ruleId}`
  expect(used).toEqual({ orders: 5, uses: 5 })
  const refused = answers.flatMap(({ errors }) => errors.map(({ message }) => message))
  const ended =
    'Une offre de votre panier vient de se terminer. Vérifiez le nouveau total, puis commandez de nouveau.'
  expect(refused.filter((message) => message !== ended)).toEqual([])
})

test('Of 50 shoppers with one single-use coupon, one orders with it', async () => {
  const ruleId = await addCoupon(shop.sql, { code: 'UNIQUE', action: { type: 'fixed', value: 100 } })
  await shop.sql`update coupon set max_uses = 1 where code = 'UNIQUE'`
  const carts = await Promise.all(Array.from({ length: 50 }, () => readyCart(shop, { sku: box })))
  await Promise.all(carts.map((cart) => shopper(shop).coupon(cart, 'UNIQUE')))
  const answers = await Promise.all(carts.map((cart) => place(shop, cart)))
  expect(answers.filter(({ order }) => order)).toHaveLength(1)
  const uses = await shop.sql`select order_id from cart_rule_use where rule_id = ${ruleId}`
  expect(uses).toHaveLength(1)
  await shop.sql`update coupon set max_uses = 0 where code = 'UNIQUE'`
  const late = await readyCart(shop, { sku: box })
  expect((await shopper(shop).coupon(late, 'UNIQUE')).errors?.[0]?.message).toMatch(/coupon code isn't valid/)
})

test('A budget of amounts is never exceeded, and a cancelled order gives its part back', async () => {
  const ruleId = await addCartRule(shop.sql, {
    code: 'BUDGET',
    action: { type: 'percent', value: 1000 },
    // Of 4.20 an order.
    maxAmount: 1000,
  })
  const carts = await Promise.all(Array.from({ length: 8 }, () => readyCart(shop, { sku: box })))
  const answers = await Promise.all(carts.map((cart) => place(shop, cart)))
  const spent = async () => {
    const [row] = await shop.sql<{ spent: number }[]>`
      select amount_used::int as spent from cart_rule where id = ${ruleId}`
    return row?.spent
  }
  expect(await spent()).toBe(840)
  const discounts = await Promise.all(
    answers.flatMap(({ order }) => (order ? orderRow(shop, order.order_number) : [])),
  )
  const paidLess = discounts.filter(({ grandTotal }) => grandTotal === 4770)
  expect(paidLess).toHaveLength(2)
  const [cancelled] = await shop.sql<{ number: string }[]>`
    select number from sales_order where id = ${paidLess[0]?.id ?? 0}`
  const number = cancelled?.number ?? ''
  await notify(shop, notificationFields(number, 4770, { vads_trans_status: 'REFUSED' }))
  expect(await spent()).toBe(420)
})

test('A variant that was added by its own SKU is seen by rules on its configurable product', async () => {
  const [{ category }] = await shop.sql<[{ category: number }]>`
    select category_id as category from product_category join product p on p.id = product_id where p.sku = 'VSQ-S1' limit 1`
  const [{ inIt }] = await shop.sql<[{ inIt: boolean }]>`
    select exists (select from product_category join product p on p.id = product_id
                    where p.sku = 'VSQ-S1-OR' and category_id = ${category}) as "inIt"`
  expect(inIt).toBe(false)
  const fixed = (field: 'sku' | 'category', value: string) =>
    ({
      type: 'fixed',
      value: 100,
      products: { field, operator: 'one_of', values: [value] },
    }) as const
  await addCartRule(shop.sql, { code: 'SKU', action: fixed('sku', 'VSQ-S1') })
  await addCartRule(shop.sql, { code: 'CATEGORY', action: fixed('category', String(category)) })
  const cart = await cartOf(await filled({ sku: 'VSQ-S1-OR', quantity: 1 }))
  expect(cart.prices.discounts?.map(({ label }) => label)).toEqual(['SKU', 'CATEGORY'])
})

test('Amounts of a rule follow the rate of a currency', async () => {
  const setRate = async (rate: string) => await addCurrencies(shop, [{ code: 'CHF', rate, round: { to: 5 } }])
  await setRate('0.94')
  await addCartRule(shop.sql, { code: 'TEN', action: { type: 'fixed', value: 1000 } })
  const id = await filled({ sku: cartridge, quantity: 1 })
  const discount = async () => (await cartOf(id, { currency: 'CHF' })).prices.discounts?.[0]?.amount.value
  expect(await discount()).toBe(9.4)
  await setRate('0.90')
  expect(await discount()).toBe(9)
})
