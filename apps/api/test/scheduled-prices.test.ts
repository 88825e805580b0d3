import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { explainCommand } from '../src/catalogue/index.ts'
import { beginScheduledPrices } from '../src/catalogue/scheduled-prices.ts'
import {
  exportCommand,
  exportScheduledPrices,
  importScheduledPrices,
  type ImportReport,
} from '../src/import/index.ts'
import { createTestApi, type TestApi } from './api.ts'
import { addCurrencies, withFile } from './currencies.ts'
import { shopper } from './shopper.ts'

/** 75.00 without tax, taxed at 20 %. */
const filter = 'VSQ-CLAIR'
/** Has a price in the list of francs. */
const listed = 'VSQ-COF2'
const header = 'sku,website,first_day,price,currency'

let shop: TestApi
let now: Date

beforeAll(async () => {
  now = new Date('2026-11-28T10:00:00Z')
  shop = await createTestApi({ now: () => now })
  await addCurrencies(shop)
})
afterAll(() => shop.close())
beforeEach(async () => void (await shop.sql`delete from scheduled_price`))

async function schedule(rows: readonly string[], options = {}): Promise<ImportReport> {
  return await withFile('scheduled.csv', [header, ...rows].join('\n'), (file) =>
    importScheduledPrices(shop.sql, file, options),
  )
}

async function priceOf(sku: string, currency = 'EUR'): Promise<number | undefined> {
  type Found = {
    products: { items: { price_range: { minimum_price: { final_price: { value: number } } } }[] }
  }
  const { data } = await shop.send<Found>(
    `{ products(filter: { sku: { eq: "${sku}" } }) { items { price_range { minimum_price { final_price { value } } } } } }`,
    {},
    { currency },
  )
  return data.products.items[0]?.price_range.minimum_price.final_price.value
}

async function exported(): Promise<string[]> {
  return await withFile('exported.csv', '', async (file) => {
    const to = path.join(path.dirname(file), 'new.csv')
    await exportCommand('scheduled prices', exportScheduledPrices)(shop.sql, [], new Map([['to', to]]))
    return (await readFile(to, 'utf8')).trimEnd().split('\n')
  })
}

test('a file is imported and exported, and replaces what it names only when it says so', async () => {
  const rows = [`${filter},fontaines,2026-12-01,70.00,`, `${listed},fontaines,2026-12-01,30.00,CHF`]
  expect(await schedule(rows)).toMatchObject({ rows: 2, changed: 2, problems: [] })
  expect(await exported()).toEqual([header, ...rows])
  expect((await schedule(rows)).changed).toBe(0)
  await schedule([`${filter},fontaines,2026-12-24,60.00,`])
  expect(await exported()).toHaveLength(4)
  await schedule([`${filter},,2026-12-24,60.00,eur`], { replaces: true })
  expect(await exported()).toEqual([header, rows[1], `${filter},fontaines,2026-12-24,60.00,`])
})

test('what is wrong in a file is told by line and column, and the rest is imported', async () => {
  const report = await schedule([
    `,fontaines,2026-12-01,70.00,`,
    `NO-SUCH,fontaines,2026-12-01,70.00,`,
    `${filter},nowhere,2026-12-01,70.00,`,
    `${filter},sushi,2026-12-01,70.00,`,
    `${filter},fontaines,soon,70.00,`,
    `${filter},fontaines,2026-12-01,cheap,`,
    `${filter},fontaines,2026-12-01,70.00,USD`,
    `${filter},fontaines,2026-12-01,70.00,`,
    `${filter},fontaines,2026-12-01,71.00,`,
  ])
  expect(report.problems.map(({ line, column, message }) => `${line} ${column}: ${message}`)).toEqual([
    '2 sku: is empty: each price belongs to a product.',
    '4 website: there is no website "nowhere": use the code of one.',
    '6 first_day: "soon" is not a day: write it like 2026-11-21.',
    '7 price: "cheap" is not an amount: write it like 1290.00.',
    '8 currency: "USD" is no currency of the website: use EUR, CHF, JPY.',
    `10 first_day: ${filter} has two prices from 2026-12-01 on.`,
    '3 sku: there is no product "NO-SUCH".',
    `5 sku: the website does not sell "${filter}".`,
  ])
  expect(await exported()).toEqual([header, `${filter},fontaines,2026-12-01,70.00,`])
})

test('a price begins with the day of the shop, is told in carts and stands in the history', async () => {
  await schedule([
    `${filter},fontaines,2026-11-29,70.00,`,
    `${filter},fontaines,2026-12-01,80.00,`,
    `${listed},fontaines,2026-11-29,30.00,CHF`,
  ])
  const explained = async (at: string) =>
    await explainCommand(shop.api.app, ['price', filter], new Map([['at', at]]))
  expect(await explained('2026-11-28')).toContain('75.00  base price: counts')
  expect(await explained('2026-11-30')).toMatch(/scheduled for 2026-11-29\n +70\.00 {2}base price: counts/)
  expect(await explained('2026-12-24')).toMatch(/scheduled for 2026-12-01\n +80\.00 {2}base price: counts/)
  const guest = shopper(shop)
  const cart = await guest.emptyCart()
  await guest.add(cart, { sku: filter, quantity: 1 })

  const { catalogue } = shop.api.app
  now = new Date('2026-11-28T22:59:00Z')
  await catalogue.settle()
  expect([await priceOf(filter), await priceOf(listed, 'CHF')]).toEqual([90, 43.2])
  now = new Date('2026-11-28T23:00:00Z')
  await catalogue.settle()
  expect([await priceOf(filter), await priceOf(listed, 'CHF')]).toEqual([84, 36])
  expect((await guest.cart(cart)).data.cart.notices).toMatchObject([
    { type: 'PRICE_LOWERED', previous_price: { value: 90 }, price: { value: 84 } },
  ])
  const [last] = await shop.sql`
    select price from price_history where product_id = (select id from product where sku = ${filter})
     order by since desc limit 1`
  expect(last).toEqual({ price: 7000 })
  expect(await exported()).toEqual([header, `${filter},fontaines,2026-12-01,80.00,`])
  // The shop was closed for some days.
  now = new Date('2026-12-05T10:00:00Z')
  await catalogue.settle()
  expect(await priceOf(filter)).toBe(96)
  expect(await explained('2026-12-24')).toContain('80.00  base price: counts')
})

test('a price that is scheduled for a day that has begun begins soon', async () => {
  await schedule([`${filter},fontaines,2026-11-01,50.00,`])
  await beginScheduledPrices(shop.sql, shop.api.app.catalogue.snapshot.day)
  await shop.api.app.catalogue.settle()
  expect(await priceOf(filter)).toBe(60)
  expect(await exported()).toEqual([header])
})
