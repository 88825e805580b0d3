import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import {
  exportCommand,
  exportTierPrices,
  importProducts,
  importTierPrices,
  type ImportReport,
} from './index.ts'

const header =
  'sku,tier_price_website,tier_price_customer_group,tier_price_qty,tier_price,tier_price_value_type'
let shop: TestApi
let folder: string

beforeAll(async () => {
  shop = await createTestApi()
  folder = await mkdtemp(path.join(os.tmpdir(), 'comptoir-tiers-'))
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => void (await shop.sql`delete from tier_price`))

async function importRows(rows: readonly string[], options = {}, first = header): Promise<ImportReport> {
  const file = path.join(folder, 'tiers.csv')
  await writeFile(file, [first, ...rows].join('\n'))
  return await importTierPrices(shop.sql, file, options)
}

const stored = async () =>
  await shop.sql`
    select p.sku, w.code as website, t.currency::text, g.code as "group", t.quantity, t.price, t.percent_off as off
      from tier_price t join product p on p.id = t.product_id left join website w on w.id = t.website_id
      left join customer_group g on g.id = t.customer_group_id order by p.sku, t.quantity, t.id`

async function exported(flags: Record<string, string> = {}): Promise<string[]> {
  const to = path.join(folder, 'exported.csv')
  await exportCommand('tier prices', exportTierPrices)(
    shop.sql,
    [],
    new Map(Object.entries({ to, ...flags })),
  )
  return (await readFile(to, 'utf8')).trimEnd().split('\n')
}

const rows = [
  'VSQ-CLAIR,All Websites,ALL GROUPS,6,70.00,Fixed',
  'VSQ-CLAIR,fontaines,Professional,1,65.50,Fixed',
  'VSQ-CLAIR,fontaines,Professional,12,12.50,Discount',
]

describe('a file of tier prices', () => {
  it('is read in the columns of Magento, and exported in them', async () => {
    const report = await importRows(rows)
    expect([report.problems, report.rows, report.changed]).toEqual([[], 3, 3])
    expect(await stored()).toEqual([
      {
        sku: 'VSQ-CLAIR',
        website: 'fontaines',
        currency: null,
        group: 'Professional',
        quantity: 1,
        price: 6550,
        off: null,
      },
      { sku: 'VSQ-CLAIR', website: null, currency: null, group: null, quantity: 6, price: 7000, off: null },
      {
        sku: 'VSQ-CLAIR',
        website: 'fontaines',
        currency: null,
        group: 'Professional',
        quantity: 12,
        price: null,
        off: 1250,
      },
    ])
    expect(await exported()).toEqual([header, ...rows])
    expect(await exported({ website: 'sushi' })).toEqual([header, rows[0]])
  })

  it('changes nothing when it is imported again, and announces nothing', async () => {
    await importRows(rows)
    const announced = async () => (await shop.sql`select count(*)::int as n from catalogue_change`)[0]?.n
    const before = await announced()
    expect((await importRows(rows)).changed).toBe(0)
    expect(await announced()).toBe(before)
  })

  it('takes what Magento itself writes', async () => {
    const report = await importRows([
      'VSQ-CLAIR,All Websites [EUR],all groups,6.0000,70.000000,Fixed',
      'VSQ-TENDRE,base,NOT LOGGED IN,2.0000,5.000000,Discount',
    ])
    expect(report.problems).toEqual([])
    expect(await exported()).toEqual([
      header,
      'VSQ-CLAIR,All Websites,ALL GROUPS,6,70.00,Fixed',
      'VSQ-TENDRE,fontaines,NOT LOGGED IN,2,5.00,Discount',
    ])
  })

  it('keeps prices that it does not name, unless it replaces those of its products', async () => {
    await importRows([...rows, 'VSQ-TENDRE,fontaines,ALL GROUPS,6,80.00,Fixed'])
    const [kept = ''] = rows
    expect((await importRows([kept])).changed).toBe(0)
    expect(await stored()).toHaveLength(4)
    expect((await importRows([kept], { replaces: true })).changed).toBe(2)
    expect((await stored()).map(({ sku }) => sku)).toEqual(['VSQ-CLAIR', 'VSQ-TENDRE'])
  })

  it('deletes nothing of a product that it has a wrong row of', async () => {
    await importRows(rows)
    const report = await importRows(['VSQ-CLAIR,fontaines,Nobody,6,1.00,Fixed', rows[0] ?? ''], {
      replaces: true,
    })
    expect(report.problems).toHaveLength(1)
    expect(await stored()).toHaveLength(3)
  })

  it('says what is wrong by line and column, and imports the rest', async () => {
    const report = await importRows([
      ',fontaines,ALL GROUPS,6,70.00,Fixed',
      'NO-SUCH,fontaines,ALL GROUPS,6,70.00,Fixed',
      'VSQ-CLAIR,nowhere,ALL GROUPS,6,70.00,Fixed',
      'VSQ-CLAIR,fontaines,Friends,6,70.00,Fixed',
      'VSQ-CLAIR,fontaines,ALL GROUPS,0,70.00,Fixed',
      'VSQ-CLAIR,fontaines,ALL GROUPS,2.5,70.00,Fixed',
      'VSQ-CLAIR,fontaines,ALL GROUPS,6,70.005,Fixed',
      'VSQ-CLAIR,fontaines,ALL GROUPS,6,101,Discount',
      'VSQ-CLAIR,fontaines,ALL GROUPS,6,70.00,Cheap',
      'VSQ-C1,fontaines,ALL GROUPS,6,70.00,Fixed',
      'VSQ-CLAIR,sushi,ALL GROUPS,6,70.00,Fixed',
      'VSQ-CLAIR,fontaines,ALL GROUPS,3,72.00,Fixed',
      'VSQ-CLAIR,fontaines,ALL GROUPS,3,71.00,Fixed',
    ])
    expect(report.problems.map(({ line, column, message }) => `${line} ${column}: ${message}`)).toEqual([
      '2 sku: is empty: each price belongs to a product.',
      expect.stringContaining('4 tier_price_website: there is no website "nowhere": use All Websites'),
      expect.stringContaining(
        '5 tier_price_customer_group: there is no customer group "Friends": use ALL GROUPS, NOT LOGGED IN, General',
      ),
      expect.stringContaining('6 tier_price_qty: "0" is not a quantity'),
      expect.stringContaining('7 tier_price_qty: "2.5" is not a quantity'),
      expect.stringContaining('8 tier_price: "70.005" has more decimals than EUR has'),
      expect.stringContaining('9 tier_price: "101" is not a discount'),
      '10 tier_price_value_type: "Cheap" is unknown: use Fixed or Discount.',
      '14 tier_price: line 13 has a price for the same product, group and quantity: keep one.',
      '3 sku: there is no product "NO-SUCH".',
      '11 sku: "VSQ-C1" is configurable: give the prices to its variants.',
      '12 sku: the website does not sell "VSQ-CLAIR": add it to product_websites.',
    ])
    expect(await exported()).toEqual([header, 'VSQ-CLAIR,fontaines,ALL GROUPS,3,72.00,Fixed'])
  })
})

describe('the column tier_prices of products', () => {
  const importCell = async (cell: string) => {
    const file = path.join(folder, 'products.csv')
    await writeFile(file, `sku,tier_prices\nVSQ-CLAIR,"${cell}"`)
    return await importProducts(shop.sql, file)
  }
  const entry = (qty: number, price: string, group = 'ALL GROUPS') =>
    `qty=${qty},price=${price},value_type=fixed,website=All Websites,customer_group=${group}`

  it('has the tier prices of the product, which it replaces', async () => {
    expect(
      (await importCell(`${entry(6, '70.000000')}|${entry(1, '65.50', 'Professional')}`)).problems,
    ).toEqual([])
    expect(await exported()).toEqual([
      header,
      'VSQ-CLAIR,All Websites,ALL GROUPS,6,70.00,Fixed',
      'VSQ-CLAIR,All Websites,Professional,1,65.50,Fixed',
    ])
    await importCell(entry(12, '60.00'))
    expect(await exported()).toEqual([header, 'VSQ-CLAIR,All Websites,ALL GROUPS,12,60.00,Fixed'])
    expect((await importCell('')).changed).toBe(0)
    expect(await stored()).toHaveLength(1)
  })

  it('says what is wrong, and then deletes nothing', async () => {
    await importRows(rows)
    const report = await importCell(`${entry(6, 'cheap')}|${entry(12, '60.00')}|${entry(12, '61.00')}`)
    expect(report.problems.map(({ message }) => message)).toEqual([
      'tier_price: "cheap" is not an amount: write it like 1290.00.',
      'has two prices from 12 on: keep one.',
    ])
    expect(await stored()).toHaveLength(4)
  })
})

it('the price history has what one unit costs everybody', async () => {
  await shop.sql`delete from price_history where product_id = (select id from product where sku = 'VSQ-GRAV')`
  await importRows([
    'VSQ-GRAV,fontaines,Professional,1,1.00,Fixed',
    'VSQ-GRAV,fontaines,ALL GROUPS,6,2.00,Fixed',
  ])
  const history = async () =>
    (
      await shop.sql<{ price: number }[]>`
        select price from price_history
         where product_id = (select id from product where sku = 'VSQ-GRAV') order by since`
    ).map(({ price }) => price)
  const [base = 0] = await history()
  expect(base).toBeGreaterThan(200)
  await importRows(['VSQ-GRAV,fontaines,ALL GROUPS,1,10.00,Discount'])
  expect(await history()).toEqual([base, Math.round(base * 0.9)])
  await importRows(['VSQ-GRAV,fontaines,ALL GROUPS,6,2.00,Fixed'], { replaces: true })
  expect(await history()).toEqual([base, Math.round(base * 0.9), base])
})

it('an export needs a known website, and is shown without a file', async () => {
  const shown = await exportCommand('tier prices', exportTierPrices)(shop.sql, [], new Map())
  expect(shown.split('\n')).toEqual(await exported())
  await expect(exported({ website: 'nowhere' })).rejects.toThrow(
    'There is no website "nowhere": use fontaines',
  )
})
