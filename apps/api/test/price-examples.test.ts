import { afterAll, beforeAll, expect, test } from 'vitest'
import { importCatalogueRules, importTierPrices } from '../src/import/index.ts'
import { newCustomer } from './accounts.ts'
import { createTestApi, type TestApi } from './api.ts'
import { setStock } from './checkout.ts'
import { addCurrencies, withFile } from './currencies.ts'
import { shopper } from './shopper.ts'

/** 165.00 without tax, taxed at 20 %. */
const net = 'VSQ-DEBIT'
/** 44.00 € or, in the list of francs, 47.00 CHF with tax of 19 %. */
const gross = 'UT-ZW-VZY-KR'
/** Francs are 0.94 of a euro, rounded to five rappen, on both websites. */
const websites = {
  [net]: { code: 'fontaines', store: 'fr', base: 16_500 },
  [gross]: { code: 'keramik', store: 'keramik_de', base: 4400 },
}

type Example = {
  it: string
  /** Professionals see prices without tax; everybody else with it. */
  as?: 'professional'
  currency?: 'CHF'
  quantity?: number
  sku?: keyof typeof websites
  /** Cents, and days. */
  special?: [price: number, from: string, to: string]
  /** Group, quantity, price, type, currency. */
  tiers?: string[]
  /** Group, first day, action, value, order, stop. */
  rules?: string[]
  /** The price of one unit as the visitor reads it, by hand. */
  price: number
}

const everybody = 'ALL GROUPS'
const now = '2026-11-21T12:00:00Z'
const open: Example['special'] = [15_000, '2026-11-01', '2026-11-21']

const examples: Example[] = [
  { it: 'the base price', price: 198 },
  { it: 'the base price without tax', as: 'professional', price: 165 },
  { it: 'a special price on its last day', special: open, price: 180 },
  { it: 'no special price after its last day', special: [15_000, '2026-11-01', '2026-11-20'], price: 198 },
  { it: 'no special price before its first day', special: [15_000, '2026-11-22', '2026-12-01'], price: 198 },
  { it: 'no special price above the base price', special: [17_000, '2026-11-01', '2026-12-01'], price: 198 },
  { it: 'a price from 6 units, at 5', tiers: [`${everybody},6,150.00,Fixed,`], quantity: 5, price: 198 },
  { it: 'a price from 6 units, at 6', tiers: [`${everybody},6,150.00,Fixed,`], quantity: 6, price: 180 },
  // 148.50 with 20 %.
  { it: '10 % from 6 units', tiers: [`${everybody},6,10,Discount,`], quantity: 6, price: 178.2 },
  // 152.1795, rounded to 152.18.
  { it: '7.77 % from 6 units', tiers: [`${everybody},6,7.77,Discount,`], quantity: 6, price: 182.62 },
  { it: 'a price of one unit for everybody', tiers: [`${everybody},1,160.00,Fixed,`], price: 192 },
  { it: 'the price of a group', as: 'professional', tiers: ['Professional,1,158.00,Fixed,'], price: 158 },
  { it: 'no price of another group', tiers: ['Professional,1,158.00,Fixed,'], price: 198 },
  {
    it: 'a special price below that of the group',
    as: 'professional',
    special: open,
    tiers: ['Professional,1,158.00,Fixed,'],
    price: 150,
  },
  {
    it: '15 % of the base price for a group from 12 units',
    as: 'professional',
    tiers: ['Professional,12,15,Discount,'],
    quantity: 12,
    price: 140.25,
  },
  {
    it: 'the price for everybody where it is lower than that of the group',
    as: 'professional',
    quantity: 6,
    price: 145,
    tiers: ['Professional,6,149.00,Fixed,', `${everybody},6,145.00,Fixed,`],
  },
  {
    it: 'the price of 6 units at 11, where 12 have another',
    tiers: [`${everybody},6,150.00,Fixed,`, `${everybody},12,140.00,Fixed,`],
    quantity: 11,
    price: 180,
  },
  { it: 'a rule of 10 %', rules: [',,percent,10,0,0'], price: 178.2 },
  { it: 'a rule lower than the special price', special: open, rules: [',,percent,10,0,0'], price: 178.2 },
  // 156.75 after the rule.
  { it: 'a special price lower than a rule', special: open, rules: [',,percent,5,0,0'], price: 180 },
  // 148.50, then 138.50.
  { it: '10 %, then 10.00', rules: [',,percent,10,1,0', ',,amount,10.00,2,0'], price: 166.2 },
  // 155.00, then 139.50.
  { it: '10.00, then 10 %', rules: [',,percent,10,2,0', ',,amount,10.00,1,0'], price: 167.4 },
  { it: '10.00 alone, which is the last', rules: [',,percent,10,2,0', ',,amount,10.00,1,1'], price: 186 },
  { it: 'down to 99.90', rules: [',,to_amount,99.90,0,0'], price: 119.88 },
  { it: 'not up to 199.90', rules: [',,to_amount,199.90,0,0'], price: 198 },
  { it: 'a rule of a group', as: 'professional', rules: ['Professional,,percent,20,0,0'], price: 132 },
  { it: 'no rule of another group', rules: ['Professional,,percent,20,0,0'], price: 198 },
  { it: 'no rule before its day', rules: [',2026-11-22,percent,20,0,0'], price: 198 },
  {
    it: 'a price from 6 units below a rule',
    tiers: [`${everybody},6,140.00,Fixed,`],
    rules: [',,percent,10,0,0'],
    quantity: 6,
    price: 168,
  },
  // 155.10 CHF with 20 %.
  { it: 'the base price in francs', currency: 'CHF', price: 186.12 },
  // 150.00 € are 141.00 CHF.
  {
    it: 'a tier in francs',
    currency: 'CHF',
    tiers: [`${everybody},6,150.00,Fixed,`],
    quantity: 6,
    price: 169.2,
  },
  {
    it: 'a tier of the list of francs',
    currency: 'CHF',
    tiers: [`${everybody},6,150.00,Fixed,`, `${everybody},6,130.00,Fixed,CHF`],
    quantity: 6,
    price: 156,
  },
  // 139.59 CHF with 20 % are 167.508.
  { it: 'a rule in francs', currency: 'CHF', rules: [',,percent,10,0,0'], price: 167.51 },
  // 155.10 less 9.40.
  { it: 'an amount off in francs', currency: 'CHF', rules: [',,amount,10.00,0,0'], price: 174.84 },
  // 158.00 € are 148.52 CHF, rounded to 148.50.
  {
    it: 'the price of a group in francs',
    as: 'professional',
    currency: 'CHF',
    tiers: ['Professional,1,158.00,Fixed,'],
    price: 148.5,
  },
  { it: 'a base price with tax', sku: gross, price: 44 },
  { it: 'a tier with tax', sku: gross, tiers: [`${everybody},3,39.99,Fixed,`], quantity: 3, price: 39.99 },
  // 29.3348.
  { it: 'a rule of 33.33 % on a price with tax', sku: gross, rules: [',,percent,33.33,0,0'], price: 29.33 },
  { it: 'a base price of the list of francs', sku: gross, currency: 'CHF', price: 47 },
  {
    it: 'a rule on the list of francs',
    sku: gross,
    currency: 'CHF',
    rules: [',,percent,10,0,0'],
    price: 42.3,
  },
  {
    it: 'no converted tier beside the list of francs',
    sku: gross,
    currency: 'CHF',
    tiers: [`${everybody},3,39.99,Fixed,`],
    quantity: 3,
    price: 47,
  },
  {
    it: 'percent off the list of francs',
    sku: gross,
    currency: 'CHF',
    tiers: [`${everybody},3,12.5,Discount,`],
    quantity: 3,
    price: 41.13,
  },
]

let shop: TestApi
let token: string

beforeAll(async () => {
  shop = await createTestApi({ now: () => new Date(now) })
  await addCurrencies(shop)
  const { id, token: own } = await newCustomer(shop)
  await shop.sql`update customer set group_id = 2 where id = ${id}`
  token = own
  await setStock(shop, net, 1000)
  await setStock(shop, gross, 1000)
  await shop.sql`
    update stock_item set max_sale_qty = 1000 where product_id = (select id from product where sku = ${gross})`
})
afterAll(() => shop.close())

async function setPrices({ sku = net, special, tiers = [], rules = [] }: Example): Promise<void> {
  const { code, base } = websites[sku]
  const [price, from, to] = special ?? [null, null, null]
  await shop.sql`
    update product_price set price = ${base}, special_price = ${price}, special_from = ${from}, special_to = ${to}
     where product_id = (select id from product where sku = ${sku})`
  await shop.sql`delete from tier_price`
  await shop.sql`delete from catalogue_rule`
  const files = [
    {
      header: `sku,tier_price_website,${['customer_group', 'qty'].map((name) => `tier_price_${name}`).join()},tier_price,tier_price_value_type,tier_price_currency`,
      rows: tiers.map((row) => `${sku},${code},${row}`),
      read: importTierPrices,
    },
    {
      header: 'website,name,customer_groups,from_date,action,value,sort_order,stop_rules_processing',
      rows: rules.map((row, index) => `${code},Rule ${index},${row}`),
      read: importCatalogueRules,
    },
  ]
  for (const { header, rows, read } of files) {
    const content = [header, ...rows].join('\n')
    const report = await withFile('prices.csv', content, (file) => read(shop.sql, file))
    expect(report.problems).toEqual([])
  }
  await shop.sql`select settings_changed()`
  await shop.api.app.catalogue.settle()
  await shop.api.app.catalogue.refresh()
}

test.each(examples)('$it', async (example) => {
  await setPrices(example)
  const { as, currency, quantity = 1, sku = net, price } = example
  const visitor = { store: websites[sku].store, ...(as && { as: token }), ...(currency && { currency }) }
  const buyer = shopper(shop, visitor)
  const id = await buyer.emptyCart()
  for (const { id: line } of (await buyer.cart(id)).data.cart.items) await buyer.remove(id, Number(line))
  const { cart, user_errors } = await buyer.add(id, { sku, quantity })
  expect(user_errors).toEqual([])
  const { row_total: without, row_total_including_tax: including } = cart.items[0]?.prices ?? {}
  const row = as ? without?.value : including?.value
  expect(Math.round((row ?? 0) * 100)).toBe(Math.round(price * 100) * quantity)
})
