import { afterAll, beforeAll, expect, test } from 'vitest'
import { importProducts, problemLine } from '../src/import/index.ts'
import { ordersCommand } from '../src/orders/command.ts'
import { createTestApi, type TestApi } from './api.ts'
import { notificationFields, notify, orderRow, place, readyCart } from './checkout.ts'
import { addCurrencies, listed, withFile } from './currencies.ts'
import { outbox } from './outbox.ts'
import { shopper } from './shopper.ts'
import { eventually } from './eventually.ts'

const converted = 'VSQ-CLAIR'
let shop: TestApi

beforeAll(async () => {
  shop = await createTestApi()
  await addCurrencies(shop)
})
afterAll(() => shop.close())

type Priced = {
  sku: string
  price_range: { minimum_price: { final_price: { value: number; currency: string } } }
}
type Found = {
  products: {
    items: Priced[]
    total_count: number
    aggregations: { attribute_code: string; options: { value: string }[] }[]
  }
}

const find = async (filter: string, currency?: string, sort = '{ name: ASC }') => {
  const { data, errors } = await shop.send<Found>(
    `{ products(filter: ${filter}, sort: ${sort}, pageSize: 100) { total_count
         items { sku price_range { minimum_price { final_price { value currency } } } }
         aggregations { attribute_code options { value } } } }`,
    {},
    currency === undefined ? {} : { currency },
  )
  expect(errors).toBeUndefined()
  return data.products
}
const priceOf = async (sku: string, currency?: string) =>
  (await find(`{ sku: { eq: "${sku}" } }`, currency)).items[0]?.price_range.minimum_price.final_price

test('says which currencies there are, and refuses others as Magento does', async () => {
  const query = `{ currency { base_currency_code default_display_currency_code available_currency_codes
      exchange_rates { currency_to rate } }
    storeConfig { base_currency_code available_currency_codes } }`
  const { data, headers } = await shop.send(query, {}, { currency: ' chf ' })
  expect(headers['content-currency']).toBe('CHF')
  expect(data).toEqual({
    currency: {
      base_currency_code: 'EUR',
      default_display_currency_code: 'EUR',
      available_currency_codes: ['EUR', 'CHF', 'JPY'],
      exchange_rates: [
        { currency_to: 'EUR', rate: 1 },
        { currency_to: 'CHF', rate: 0.94 },
        { currency_to: 'JPY', rate: 162.35 },
      ],
    },
    storeConfig: { base_currency_code: 'EUR', available_currency_codes: ['EUR', 'CHF', 'JPY'] },
  })
  for (const [currency, store] of [
    ['USD', 'fr'],
    ['CHF', 'sushi_fr'],
    ['constructor', 'fr'],
  ] as const) {
    const refused = await shop.send(query, {}, { currency, store })
    expect(refused.errors?.[0]).toMatchObject({
      message: 'Please correct the target currency',
      extensions: { category: 'graphql-input' },
    })
  }
})

test('shows the price of the own list, else the converted and rounded one, with tax', async () => {
  expect(await priceOf(listed)).toEqual({ value: 42, currency: 'EUR' })
  expect(await priceOf(listed, 'CHF')).toEqual({ value: 43.2, currency: 'CHF' })
  expect(await priceOf(converted)).toEqual({ value: 90, currency: 'EUR' })
  expect(await priceOf(converted, 'CHF')).toEqual({ value: 84.6, currency: 'CHF' })
  expect(await priceOf(converted, 'JPY')).toEqual({ value: 14_616, currency: 'JPY' })
})

test('filters, sorts and counts by the prices of the currency', async () => {
  const between = '{ price: { from: "84.6", to: "84.6" } }'
  expect((await find(between, 'CHF')).items.map(({ sku }) => sku)).toContain(converted)
  expect((await find(between)).items.map(({ sku }) => sku)).not.toContain(converted)
  for (const currency of ['EUR', 'CHF', 'JPY']) {
    const { items, aggregations } = await find('{}', currency, '{ price: ASC }')
    const shown = items.map(({ price_range: range }) => range.minimum_price.final_price)
    const values = shown.flatMap(({ value }) => value ?? [])
    expect(values).toEqual(values.toSorted((a, b) => a - b))
    expect(new Set(shown.flatMap((one) => one.currency ?? []))).toEqual(new Set([currency]))
    const buckets = aggregations.find((one) => one.attribute_code === 'price')?.options ?? []
    const [from] = buckets[0]?.value.split('_') ?? []
    expect(Number(from)).toBeLessThanOrEqual(values[0] ?? 0)
  }
})

test('a changed price of a list is shown and sorted without a reload, and the other currencies keep theirs', async () => {
  const francs = { amounts: ['40.00', '36.00'], shown: [48, 43.2] }
  for (const [index, amount] of francs.amounts.entries()) {
    await withFile('products.csv', `sku,price_CHF\n${listed},${amount}\n`, (file) =>
      importProducts(shop.sql, file),
    )
    const value = francs.shown[index]
    await eventually(async () => expect(await priceOf(listed, 'CHF')).toEqual({ value, currency: 'CHF' }))
    const alone = `{ sku: { eq: "${listed}" }, price: { from: "${value}", to: "${value}" } }`
    expect((await find(alone, 'CHF')).total_count).toBe(1)
    expect(await priceOf(listed)).toEqual({ value: 42, currency: 'EUR' })
  }
})

test('the header of each request sets the currency of the cart, and a change of it is no change of prices', async () => {
  const [euros, francs] = [shopper(shop), shopper(shop, { currency: 'CHF' })]
  const id = await euros.emptyCart()
  await euros.add(id, { sku: converted, quantity: 1 }, { sku: listed, quantity: 1 })
  const inEuros = (await euros.cart(id)).data.cart
  const inFrancs = (await francs.cart(id)).data.cart
  expect(inEuros.prices.grand_total).toEqual({ value: 132, currency: 'EUR' })
  expect(inFrancs.prices.grand_total).toEqual({ value: 127.8, currency: 'CHF' })
  expect(inFrancs.notices).toEqual([])
  const { data } = await francs.coupon(id, 'CARAFE15')
  expect(data.applyCouponToCart.cart.prices.discounts).toMatchObject([{ amount: { value: 14.1 } }])
  expect((await euros.cart(id)).data.cart.prices.discounts).toMatchObject([{ amount: { value: 15 } }])
})

test('shipping, its threshold and limits of payment are amounts of the currency', async () => {
  type Offered = {
    cart: {
      shipping_addresses: { available_shipping_methods: { amount: { value: number; currency: string } }[] }[]
      available_payment_methods: { code: string }[]
    }
  }
  const offered = async (sku: string, quantity: number, currency: string) => {
    const id = await readyCart(shop, { sku, quantity }, { currency })
    const { data } = await shop.send<Offered>(
      `query ($id: String!) { cart(cart_id: $id) { available_payment_methods { code }
        shipping_addresses { available_shipping_methods { amount { value currency } } } } }`,
      { id },
      { currency },
    )
    return {
      shipping: data.cart.shipping_addresses[0]?.available_shipping_methods[0]?.amount,
      payment: data.cart.available_payment_methods.map(({ code }) => code),
    }
  }
  expect((await offered(converted, 1, 'CHF')).shipping).toEqual({ value: 9.3, currency: 'CHF' })
  // 146.64 francs are below 150 and above the converted threshold of 141.
  expect((await offered(listed, 4, 'CHF')).shipping).toEqual({ value: 0, currency: 'CHF' })
  const yen = await offered(converted, 1, 'JPY')
  expect(yen.shipping).toEqual({ value: 1580, currency: 'JPY' })
  expect(yen.payment).toContain('checkmo')
})

const totals = async (number: string, as: string, currency?: string) => {
  const { data } = await shop.send<{ customer: { orders: { items: unknown[] } } }>(
    `query ($number: String!) { customer { orders(filter: { number: { eq: $number } }) { items {
       total { grand_total { value currency } total_shipping { currency } taxes { amount { currency } } }
       invoices { total { grand_total { value currency } } }
       credit_memos { total { grand_total { value currency } } }
       items { product_sale_price { value currency } } } } } }`,
    { number },
    { as, ...(currency !== undefined && { currency }) },
  )
  return data.customer.orders.items[0]
}

test('an order, its payment, documents, mails and refunds keep its currency', async () => {
  const as = await shop.signIn()
  const id = await readyCart(shop, { sku: converted }, { as, currency: 'CHF' })
  const { order } = await place(shop, id, { as, currency: 'CHF' })
  const number = order?.order_number ?? ''
  const { data } = await shop.send<{ payzenRedirect: { fields: { name: string; value: string }[] } }>(
    'mutation ($number: String!) { payzenRedirect(order_number: $number, return_url: "http://localhost:3000/fr/") { fields { name value } } }',
    { number },
    { as },
  )
  expect(data.payzenRedirect.fields).toEqual(
    expect.arrayContaining([
      { name: 'vads_currency', value: '756' },
      { name: 'vads_amount', value: '9390' },
    ]),
  )
  const { grandTotal } = await orderRow(shop, number)
  const paid = notificationFields(number, grandTotal, { vads_currency: '756' })
  expect(await notify(shop, paid)).toMatchObject({ status: 200 })
  expect((await orderRow(shop, number)).status).toBe('processing')
  const refund = ['refund', number]
  expect(await ordersCommand(shop.api.app, refund, new Map([['shipping', '1']]))).toMatch(
    /: 93\.90 CHF to refund by hand$/,
  )
  const francs = (value: number) => ({ value, currency: 'CHF' })
  const kept = {
    total: {
      grand_total: francs(93.9),
      total_shipping: { currency: 'CHF' },
      taxes: [{ amount: { currency: 'CHF' } }],
    },
    invoices: [{ total: { grand_total: francs(93.9) } }],
    credit_memos: [{ total: { grand_total: francs(93.9) } }],
    items: [{ product_sale_price: francs(84.6) }],
  }
  expect(await totals(number, as)).toEqual(kept)
  expect(await totals(number, as, 'JPY')).toEqual(kept)
  const mails = (await outbox(shop, 'particulier@example.com')).map(({ plain }) => plain).join('\n')
  expect(mails).toContain('93,90\u00a0CHF')
  expect(mails).not.toContain('93,90\u00a0€')
})

test('a payment in another currency than the order’s is a wrong amount', async () => {
  const id = await readyCart(shop, { sku: converted }, { currency: 'CHF' })
  const { order } = await place(shop, id, { currency: 'CHF' })
  const number = order?.order_number ?? ''
  const { grandTotal } = await orderRow(shop, number)
  await notify(shop, notificationFields(number, grandTotal))
  expect((await orderRow(shop, number)).status).toBe('fraud')
})

test('refuses prices that the currency cannot have, by line and column', async () => {
  const file = [
    'sku,price_CHF,price_JPY,special_price_CHF,price_USD',
    `${converted},12.345,,,`,
    `${listed},36.000000,1290.50,much,5`,
    'VSQ-NONE,-1,,,',
  ].join('\n')
  await withFile('products.csv', file, async (name) => {
    const { problems } = await importProducts(shop.sql, name)
    expect(problems.map((one) => problemLine(one).replace(/^.*products\.csv/, ''))).toEqual(
      expect.arrayContaining([
        ":1, price_USD: no website has the currency USD: use CHF, JPY, or add it to the website's file.",
        ':2, price_CHF: "12.345" has more decimals than CHF has: write it like 1290.00.',
        ':3, price_JPY: "1290.50" has more decimals than JPY has: write it like 1290.',
        ':3, special_price_CHF: "much" is not an amount: write it like 1290.00.',
        ':4, price_CHF: "-1" is not an amount: write it like 1290.00.',
      ]),
    )
  })
  await shop.api.app.catalogue.refresh()
  expect(await priceOf(converted, 'CHF')).toEqual({ value: 84.6, currency: 'CHF' })
})
