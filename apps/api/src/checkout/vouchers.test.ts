import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { newCustomer } from '../../test/accounts.ts'
import { cartWith, checkOut, notificationFields, notify, orderRow, place } from '../../test/checkout.ts'
import { outbox } from '../../test/outbox.ts'
import { ordersCommand } from '../orders/index.ts'

/** Made food, and one of them wine, for these tests: 42.00, 23.40 and 28.80 euros with tax. */
const meal = 'VSQ-COF2'
const snack = 'VSQ-CARP'
const wine = 'VSQ-BOU60'

const saturday = new Date('2026-11-21T09:00:00Z')
const sunday = new Date('2026-11-22T09:00:00Z')

let shop: TestApi
let now = saturday

type Config = { shipping: { methods: object[] } }

beforeAll(async () => {
  shop = await createTestApi({
    now: () => now,
    // One for each of two carts at once: whoever holds one asks for no second.
    settings: { databasePoolSize: 2 },
    prepare: async (sql) => {
      const [row] = await sql<{ config: Config }[]>`select config from website where code = 'fontaines'`
      const { shipping } = row?.config ?? { shipping: { methods: [] } }
      const methods = shipping.methods.map((method) => ({ ...method, priceInclTax: 0 }))
      const currencies = [{ code: 'CHF', rate: '0.94' }]
      const config = { currencies, shipping: { methods }, meal_vouchers: { daily_cap: 2500 } }
      await sql`update website set config = config || ${sql.json(config)} where code = 'fontaines'`
      await sql`
        update product_values v set attribute_values = attribute_values || '{"meal_voucher": 1}'
          from product p where p.id = v.product_id and v.store_id = 0 and p.sku in (${meal}, ${snack})`
      await sql`
        update product_values v set attribute_values = attribute_values || '{"meal_voucher": 1, "alcohol": 1}'
          from product p where p.id = v.product_id and v.store_id = 0 and p.sku = ${wine}`
    },
  })
})
afterAll(() => shop.close())

type Options = { as?: string; store?: string; currency?: string }
type Found = {
  tr_ticket_count: number
  tr_tickets_total_amount: number
  amount_due: { value: number }
  prices: { grand_total: { value: number } }
  available_payment_methods: { code: string }[]
  notices: { type: string; message: string }[]
  ticket_restaurants: {
    day: string
    eligible: { value: number }
    most: { value: number }
    needs_authorisation: boolean
  }
}
const fields = `tr_ticket_count tr_tickets_total_amount amount_due { value } prices { grand_total { value } }
  available_payment_methods { code } notices { type message }
  ticket_restaurants { day eligible { value } most { value } needs_authorisation }`

async function apply(id: string, count: number, amount: number, options: Options = {}, more = '') {
  const { data, errors } = await shop.send<{ applyTicketRestaurants: { cart: Found } | null }>(
    `mutation ($id: String!) {
      applyTicketRestaurants(cart_id: $id, count: ${count}, total_amount: ${amount}${more}) { cart { ${fields} } }
    }`,
    { id },
    options,
  )
  return { cart: data.applyTicketRestaurants?.cart, error: errors?.[0]?.message }
}

async function read(id: string, options: Options = {}): Promise<Found> {
  const { data } = await shop.send<{ cart: Found }>(
    `query ($id: String!) { cart(cart_id: $id) { ${fields} } }`,
    { id },
    options,
  )
  return data.cart
}

async function ready(sku: string, options: Options = {}): Promise<string> {
  const id = await cartWith(shop, { sku }, options)
  await checkOut(shop, id, options)
  return id
}

async function add(id: string, sku: string, options: Options = {}): Promise<void> {
  await shop.send(
    `mutation ($id: String!) {
      addProductsToCart(cartId: $id, cartItems: [{ sku: "${sku}", quantity: 1 }]) { user_errors { message } }
    }`,
    { id },
    options,
  )
}

let people = 0
async function somebody(): Promise<{ as: string; email: string }> {
  const email = `mange${++people}@example.com`
  const { token } = await newCustomer(shop, { email })
  return { as: token, email }
}

test('pay a part: totals stay, the card pays the rest, and documents show it', async () => {
  const { as, email } = await somebody()
  const id = await ready(meal, { as })
  const { cart } = await apply(id, 2, 19.8, { as })
  expect(cart).toMatchObject({
    tr_ticket_count: 2,
    tr_tickets_total_amount: 19.8,
    amount_due: { value: 22.2 },
    prices: { grand_total: { value: 42 } },
    ticket_restaurants: { day: '2026-11-21', eligible: { value: 42 }, most: { value: 25 } },
  })
  const number = (await place(shop, id, { as })).order?.order_number ?? expect.fail('no order')
  const { data } = await shop.send<{
    payzenRedirect: { fields: { name: string; value: string }[] }
    customer: { orders: { items: unknown[] } }
  }>(
    `mutation ($n: String!) {
      payzenRedirect(order_number: $n, return_url: "http://localhost:3000/fr") { fields { name value } }
    }`,
    { n: number },
    { as },
  )
  const form = new Map(data.payzenRedirect.fields.map((field) => [field.name, field.value]))
  expect(form.get('vads_amount')).toBe('2220')
  const paid = { vads_trans_id: form.get('vads_trans_id') ?? '' }
  expect((await notify(shop, notificationFields(number, 2220, paid))).text).toBe('OK: order_updated')
  expect(await orderRow(shop, number)).toMatchObject({ status: 'processing', grandTotal: 4200 })
  const [mail] = await outbox(shop, email)
  expect(mail?.plain).toMatch(/Titres-restaurant \(2\)[^\n]*−19,80/)
  expect(mail?.plain).toMatch(/Carte bancaire[^\n]*22,20/)

  expect(await ordersCommand(shop.api.app, ['refund', number], new Map([['shipping', '1']]))).toMatch(
    /: 22\.20 EUR to refund by hand; 19\.80 EUR was paid in meal vouchers, which are not refunded in money$/,
  )
  const refund = (await outbox(shop, email)).find(({ kind }) => kind === 'order_refunded')
  expect(refund?.plain).toMatch(/22,20/)
})

test('a payment of the full total is reported as an amount mismatch', async () => {
  const { as } = await somebody()
  const id = await ready(meal, { as })
  await apply(id, 1, 10, { as })
  const number = (await place(shop, id, { as })).order?.order_number ?? ''
  const whole = notificationFields(number, 4200, { vads_trans_id: 'tick01' })
  expect((await notify(shop, whole)).text).toBe('OK: amount_mismatch')
})

test('can pay everything', async () => {
  const { as } = await somebody()
  const id = await ready(snack, { as })
  const { cart } = await apply(id, 3, 23.4, { as })
  expect(cart).toMatchObject({ amount_due: { value: 0 }, available_payment_methods: [{ code: 'free' }] })
  await shop.send(
    `mutation { setPaymentMethodOnCart(input: { cart_id: "${id}", payment_method: { code: "free" } }) { cart { id } } }`,
    {},
    { as },
  )
  const number = (await place(shop, id, { as })).order?.order_number ?? ''
  expect(await orderRow(shop, number)).toMatchObject({ status: 'processing', paymentState: 'none' })
})

test('pay food only, without change, within the daily cap', async () => {
  const { as } = await somebody()
  const id = await ready(snack, { as })
  await add(id, wine, { as })
  expect((await read(id, { as })).ticket_restaurants).toMatchObject({
    eligible: { value: 23.4 },
    most: { value: 23.4 },
    needs_authorisation: false,
  })
  expect((await apply(id, 2, 24, { as, store: 'en' })).error).toContain('we can’t give change')
  expect((await apply(id, 2, 25.01, { as, store: 'it' })).error).toContain('Al massimo')
  expect((await apply(id, 21, 20, { as })).error).toBe('Indiquez un nombre de titres entre 1 et 20.')
  expect((await apply(id, 1, 0, { as })).error).toContain('total de vos titres')
  expect((await apply(await ready(wine), 1, 10)).error).toContain('Rien dans votre panier')
})

test('count over all of a customer’s orders of a day', async () => {
  const { as } = await somebody()
  const first = await ready(meal, { as })
  await apply(first, 2, 15, { as })
  await place(shop, first, { as })
  const second = await ready(meal, { as })
  expect((await apply(second, 2, 10.01, { as })).error).toMatch(/il vous reste 10,00/)
  expect((await apply(second, 2, 10, { as })).cart?.amount_due.value).toBe(32)
})

test('that exceed a changed cart are ignored with a notice and block the order', async () => {
  const { as } = await somebody()
  const id = await cartWith(shop, { sku: snack }, { as })
  await add(id, wine, { as })
  await checkOut(shop, id, { as })
  await apply(id, 3, 23.4, { as })
  await shop.send(`mutation { clearCart(input: { uid: "${id}" }) { cart { id } } }`, {}, { as })
  await add(id, wine, { as })
  expect(await read(id, { as })).toMatchObject({
    tr_ticket_count: 0,
    amount_due: { value: 28.8 },
    notices: [{ type: 'VOUCHERS_LAPSED' }],
  })
  const { order, errors } = await place(shop, id, { as })
  expect(order).toBeNull()
  expect(errors[0]?.message).toContain('Vos titres-restaurant ne conviennent plus')
  await shop.send(`mutation { dismissCartNotices(cart_id: "${id}") { id } }`, {}, { as })
  expect((await read(id, { as })).notices).toEqual([])
  expect((await place(shop, id, { as })).order).not.toBeNull()
})

test('pay in the website’s own currency only, which the cart and the order say in another one', async () => {
  const { as } = await somebody()
  const francs = { as, currency: 'CHF', store: 'en' }
  const id = await ready(meal, francs)
  const message =
    'Meal vouchers can only be used in EUR. Switch to EUR to use them, or continue without them.'
  expect((await apply(id, 1, 10, francs)).error).toBe(message)
  expect((await apply(id, 1, 10, { as })).cart).toMatchObject({ amount_due: { value: 32 } })
  expect(await read(id, francs)).toMatchObject({
    tr_ticket_count: 0,
    notices: [{ type: 'VOUCHERS_LAPSED', message }],
  })
  const refused = await place(shop, id, francs)
  expect([refused.order, refused.errors[0]?.message]).toEqual([null, message])
  // Nothing is lost: back in euros, they pay.
  expect(await read(id, { as })).toMatchObject({ tr_ticket_count: 1, amount_due: { value: 32 }, notices: [] })
  await shop.send(`mutation { dismissCartNotices(cart_id: "${id}") { id } }`, {}, francs)
  expect((await place(shop, id, francs)).order).not.toBeNull()
})

test('can be removed', async () => {
  const id = await ready(meal)
  await apply(id, 1, 10)
  await shop.send(`mutation { clearTicketRestaurants(cart_id: "${id}") { cart { id } } }`)
  expect(await read(id)).toMatchObject({ tr_ticket_count: 0, amount_due: { value: 42 } })
})

test('need the employer’s authorisation on a Sunday', async () => {
  now = sunday
  const id = await ready(meal)
  expect((await read(id)).ticket_restaurants.needs_authorisation).toBe(true)
  expect((await apply(id, 1, 10)).error).toContain('autorisation de votre employeur')
  const { cart } = await apply(id, 1, 10, {}, ', employer_authorisation: true')
  expect(cart?.amount_due.value).toBe(32)
  now = saturday
})

test('of two concurrent carts of one guest, only one gets the rest of the day', async () => {
  const carts = await Promise.all([ready(meal), ready(meal)])
  for (const id of carts) {
    await shop.send(
      `mutation { setGuestEmailOnCart(input: { cart_id: "${id}", email: "deux@example.com" }) { cart { id } } }`,
    )
    await apply(id, 2, 20)
  }
  const placed = await Promise.all(carts.map((id) => place(shop, id)))
  expect(placed.filter(({ order }) => order !== null)).toHaveLength(1)
  const [row] = await shop.sql<[{ used: number }]>`
    select sum(voucher_amount)::integer as used from sales_order where email = 'deux@example.com'`
  expect(row.used).toBe(2000)
})
