import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { withoutLocations } from '../../test/fulfilment.ts'
import { ajaccio, checkOut, paris } from '../../test/checkout.ts'
import { shopper } from '../../test/shopper.ts'

let shop: TestApi

beforeAll(async () => {
  shop = await createTestApi({ prepare: withoutLocations })
})
afterAll(async () => await shop.close())

/** Prices of the demo catalogues, without tax for the fountains and with it for the sushi. */
const box = 'VSQ-COF2' // 35.00, 20 %
const carafe = 'VSQ-CLAIR' // 75.00, 20 %
const nigiri = 'NR-NIG-SAU' // 9.80, 10 %
const yuzu = 'NR-BOI-YUZ' // 4.50, 5.5 %
const sake = 'NR-BOI-SAK' // 18.00, 20 %

type Example = {
  name: string
  store?: string
  professional?: boolean
  items: [sku: string, quantity: number][]
  coupon?: string
  to: typeof paris
  carrier?: string
  /** Euros: goods without and with tax, what the coupon takes off, tax by rate, all of it. */
  goods: [excl: number, incl: number]
  discount: number
  taxes: [label: string, amount: number][]
  total: number
}

const examples: Example[] = [
  {
    // 3 × 42.00 + 9.90; tax 126.00/6 + 9.90/6
    name: 'a private person in Paris',
    items: [[box, 3]],
    to: paris,
    goods: [105, 126],
    discount: 0,
    taxes: [['TVA 20\u00a0%', 21 + 1.65]],
    total: 135.9,
  },
  {
    // 2 × 90.00 − 15.00 = 165.00: free from 150.00, 15.00 more for Corsica; tax 27.50 + 2.50
    name: 'a fixed coupon and Corsica, above the threshold of free delivery',
    items: [[carafe, 2]],
    coupon: 'CARAFE15',
    to: ajaccio,
    goods: [150, 180],
    discount: 15,
    taxes: [['TVA 20\u00a0%', 30]],
    total: 180,
  },
  {
    // 6 × 75.00 + 35.00 = 485.00 without tax, less 10 % is 436.50; tax 87.30; free delivery from 150.00
    name: 'a professional: sold by six, and the coupon is off the price without tax',
    professional: true,
    items: [
      [carafe, 6],
      [box, 1],
    ],
    coupon: 'BIENVENUE10',
    to: paris,
    goods: [485, 582],
    discount: 48.5,
    taxes: [['TVA 20\u00a0%', 87.3]],
    total: 523.8,
  },
  {
    // 90.00 + 42.00 = 132.00, below the threshold: the coupon alone waives 9.90 and the 15.00 of Corsica
    name: 'free delivery by coupon',
    items: [
      [carafe, 1],
      [box, 1],
    ],
    coupon: 'PORTOFFERT',
    to: ajaccio,
    goods: [110, 132],
    discount: 0,
    taxes: [['TVA 20\u00a0%', 22]],
    total: 132,
  },
  {
    // 19.60 + 13.50 + 18.00 = 51.10, a tenth off each: 17.64 + 12.15 + 16.20 = 45.99
    // tax 16.20/6 = 2.70, 17.64/11 = 1.60, 12.15 × 5.5/105.5 = 0.63; before: 3.00, 1.78, 0.70
    name: 'three tax rates on one plate, and a coupon',
    store: 'sushi_fr',
    items: [
      [nigiri, 2],
      [yuzu, 3],
      [sake, 1],
    ],
    coupon: 'BIENVENUE10',
    to: paris,
    carrier: 'instore',
    goods: [45.62, 51.1],
    discount: 5.11,
    taxes: [
      ['TVA 20\u00a0%', 2.7],
      ['TVA 10\u00a0%', 1.6],
      ['TVA 5,5\u00a0%', 0.63],
    ],
    total: 45.99,
  },
]

test.each(examples)('$name', async ({ store, professional, items, coupon, to, carrier, ...expected }) => {
  const visitor = {
    ...(store && { store }),
    ...(professional && { as: await shop.signIn('professionnel@example.com') }),
  }
  const buyer = shopper(shop, visitor)
  const id = await buyer.emptyCart()
  const { user_errors } = await buyer.add(id, ...items.map(([sku, quantity]) => ({ sku, quantity })))
  expect(user_errors).toEqual([])
  if (coupon) expect((await buyer.coupon(id, coupon)).errors).toBeUndefined()
  await checkOut(shop, id, { ...visitor, address: to, ...(carrier && { carrier }) })
  const { prices } = (await buyer.cart(id)).data.cart
  expect({
    goods: [prices.subtotal_excluding_tax.value, prices.subtotal_including_tax.value],
    discount: prices.discounts?.[0]?.amount.value ?? 0,
    taxes: prices.applied_taxes.map(({ label, amount }) => [label, amount.value]),
    total: prices.grand_total.value,
  }).toEqual({
    goods: expected.goods,
    discount: expected.discount,
    taxes: expected.taxes,
    total: expected.total,
  })
})
