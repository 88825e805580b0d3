import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { cartWith } from '../../test/checkout.ts'

const sku = 'VSQ-CLAIR'
const name = { fr: '', en: '', it: '' }
let shop: TestApi

/** A website with German rates, Swiss exports, and delivery by weight. */
beforeAll(async () => {
  shop = await createTestApi({
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
      await sql`update website set config = config || ${sql.json(config)} where code = 'fontaines'`
      await sql`update product set weight = 2 where sku = ${sku}`
    },
  })
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
  [1, 'DE', '10115', { shipping: 4.9, ratio: 119 }],
  [1, 'DE', '18565', { shipping: 15, ratio: 119 }],
  [3, 'DE', '10115', { shipping: 8.9, ratio: 119 }],
  [5, 'DE', '10115', { shipping: null, ratio: 119 }],
  [3, 'CH', '8001', { shipping: 11.9, ratio: 100 }],
  [1, 'DE', '1011', { shipping: null, ratio: 119 }],
  [1, 'IT', '00118', { shipping: null, ratio: 120 }],
])('%d to %s %s: %o', async (quantity, country, postcode, expected) => {
  expect(await estimate(quantity, country, postcode)).toEqual(expected)
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
