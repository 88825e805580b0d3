import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { cartWith, checkOut, paris, place } from '../../test/checkout.ts'
import { eventually } from '../../test/eventually.ts'

const sku = 'VSQ-CLAIR'
const name = { fr: '', en: '', it: '' }
let shop: TestApi

/** A website with German rates, Swiss exports, and delivery by weight. */
const germanShop = ({ pricesIncludeTax = false } = {}) =>
  createTestApi({
    prepare: async (sql) => {
      const [row] = await sql<
        { config: { shipping: { methods: { carrierTitle: Record<string, string> }[] } } }[]
      >`select config from website where code = 'fontaines'`
      const titles = row?.config.shipping.methods[0]
      const method = {
        carrierCode: 'parcel',
        methodCode: 'parcel',
        carrierTitle: titles?.carrierTitle ?? name,
        methodTitle: titles?.carrierTitle ?? name,
        freeFromInclTax: { de: 50_000 },
        surchargeInclTax: { ch: 300 },
        table: {
          by: 'weight',
          rows: [
            { country: 'DE', postcodes: ['18565'], steps: [{ from: 0, priceInclTax: 1500 }] },
            {
              steps: [
                { from: 0, priceInclTax: 490 },
                { from: 5, priceInclTax: 890 },
                { from: 10, priceInclTax: null },
              ],
            },
          ],
        },
      }
      const config = {
        zones: [
          { code: 'fr', name, countries: ['FR'] },
          { code: 'de', name, countries: ['DE'] },
          { code: 'ch', name, countries: ['CH'], export: true },
        ],
        countries: ['FR', 'DE', 'CH'],
        taxRates: {
          standard: { fr: 2000, de: 1900 },
          food: { fr: 1000 },
          packaged: { fr: 550 },
          none: { fr: 0 },
        },
        shipping: { methods: [method] },
      }
      await sql`
        update website set config = config || ${sql.json(config)}, prices_include_tax = ${pricesIncludeTax}
         where code = 'fontaines'`
      await sql`update product set weight = 2 where sku = ${sku}`
    },
  })

beforeAll(async () => {
  shop = await germanShop()
})
afterAll(() => shop.close())

async function estimate(quantity: number, country_code: string, postcode: string) {
  const id = await cartWith(shop, { sku, quantity })
  const { data } = await shop.send<{
    estimateShippingMethods: { available: boolean; price_incl_tax: { value: number } }[]
    estimateTotals: {
      cart: { prices: { grand_total: { value: number }; subtotal_excluding_tax: { value: number } } }
    }
  }>(
    `mutation ($input: EstimateTotalsInput!) {
      estimateShippingMethods(input: $input) { available price_incl_tax { value } }
      estimateTotals(input: $input) { cart { prices { grand_total { value } subtotal_excluding_tax { value } } } }
    }`,
    { input: { cart_id: id, address: { country_code, postcode }, shipping_method: null } },
  )
  const [method] = data.estimateShippingMethods
  const { grand_total: total, subtotal_excluding_tax: net } = data.estimateTotals.cart.prices
  return {
    shipping: method?.available ? method.price_incl_tax.value : null,
    ratio: Math.round((total.value / net.value) * 100),
  }
}

test.each([
  [1, 'FR', '75002', { shipping: 4.9, ratio: 120 }],
  [1, 'DE', '10115', { shipping: 4.86, ratio: 119 }],
  [1, 'DE', '18565', { shipping: 14.88, ratio: 119 }],
  [3, 'DE', '10115', { shipping: 8.83, ratio: 119 }],
  [5, 'DE', '10115', { shipping: null, ratio: 119 }],
  [3, 'CH', '8001', { shipping: 9.92, ratio: 100 }],
  [1, 'DE', '1011', { shipping: null, ratio: 119 }],
  [1, 'IT', '00118', { shipping: null, ratio: 120 }],
])('%d to %s %s: %o', async (quantity, country, postcode, expected) => {
  expect(await estimate(quantity, country, postcode)).toEqual(expected)
})

describe('prices with tax', () => {
  type Cart = {
    items: { prices: { price: Money; price_including_tax: Money } }[]
  }
  type Money = { value: number }
  let inclusive: TestApi
  let gross: number
  beforeAll(async () => {
    inclusive = await germanShop({ pricesIncludeTax: true })
    gross = (await unitPrices('FR', '75002')).price_including_tax
  })
  afterAll(() => inclusive.close())

  async function unitPrices(country_code: string, postcode: string) {
    const id = await cartWith(inclusive, { sku })
    const { data } = await inclusive.send<{ estimateTotals: { cart: Cart } }>(
      `mutation ($input: EstimateTotalsInput!) { estimateTotals(input: $input) { cart {
        items { prices { price { value } price_including_tax { value } } }
      } } }`,
      { input: { cart_id: id, address: { country_code, postcode }, shipping_method: null } },
    )
    const { price, price_including_tax } = data.estimateTotals.cart.items[0]?.prices ?? {}
    return { price: price?.value ?? 0, price_including_tax: price_including_tax?.value ?? 0 }
  }

  const cents = (value: number) => Math.round(value * 100) / 100

  test('lose the tax of the home zone before that of the destination is added', async () => {
    expect(gross).toBeGreaterThan(0)
    const swiss = await unitPrices('CH', '8001')
    expect(swiss).toEqual({ price: cents(gross / 1.2), price_including_tax: cents(gross / 1.2) })
    const german = await unitPrices('DE', '10115')
    expect(german.price_including_tax).toBe(cents((gross / 1.2) * 1.19))
    expect((await unitPrices('IT', '00118')).price_including_tax).toBe(gross)
  })

  test('of an exported order and its shipping carry no tax', async () => {
    const id = await cartWith(inclusive, { sku, quantity: 2 })
    const zurich = { ...paris, city: 'Zürich', postcode: '8001', country_code: 'CH' }
    await checkOut(inclusive, id, { address: zurich, carrier: 'parcel' })
    const { order } = await place(inclusive, id)
    const [row] = await inclusive.sql<Record<string, number>[]>`
      select tax, grand_total as total, subtotal_incl_tax as goods, shipping_incl_tax as shipping,
             (select count(*)::int from order_tax t where t.order_id = o.id) as taxes
        from sales_order o where number = ${order?.order_number ?? ''}`
    const goods = Math.round((gross * 100) / 1.2) * 2
    const shipping = Math.round((490 + 300) / 1.2)
    expect(row).toEqual({ tax: 0, total: goods + shipping, goods, shipping, taxes: 0 })
  })

  test('are the same everywhere where the website wants so', async () => {
    await inclusive.sql`
      update website set config = config || '{"cross_border_trade": true}' where code = 'fontaines'`
    await inclusive.sql`select settings_changed()`
    await eventually(async () => {
      expect(await unitPrices('CH', '8001')).toEqual({ price: gross, price_including_tax: gross })
    })
    expect((await unitPrices('DE', '10115')).price_including_tax).toBe(gross)
  })
})

test('clients offer the countries of the website', async () => {
  const { data } = await shop.send(
    '{ countries { id three_letter_abbreviation full_name_locale } }',
    {},
    { store: 'fr' },
  )
  expect(data).toEqual({
    countries: [
      { id: 'FR', three_letter_abbreviation: 'FRA', full_name_locale: 'France' },
      { id: 'DE', three_letter_abbreviation: 'DEU', full_name_locale: 'Allemagne' },
      { id: 'CH', three_letter_abbreviation: 'CHE', full_name_locale: 'Suisse' },
    ],
  })
})
