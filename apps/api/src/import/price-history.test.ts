import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { importPriceHistory, importProducts } from './index.ts'

let shop: TestApi
let folder: string

beforeAll(async () => {
  shop = await createTestApi({ now: () => new Date('2026-11-21T10:00:00Z') })
  folder = await mkdtemp(path.join(os.tmpdir(), 'comptoir-history-'))
  const file = path.join(folder, 'products.csv')
  await writeFile(
    file,
    [
      'sku,product_type,categories,product_websites,name,tax_class_name,price,special_price,special_price_from_date,url_key,qty,is_in_stock',
      'OLD-1,simple,Vasque/Accessoires,fontaines,Ancien,standard,100.00,70.00,2026-11-10,ancien-un,5,1',
    ].join('\n'),
  )
  await importProducts(shop.sql, file)
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true, force: true })
})

async function importRows(...rows: string[]) {
  const file = path.join(folder, 'price-history.csv')
  await writeFile(file, ['sku,website,price,since', ...rows].join('\n'))
  const report = await importPriceHistory(shop.sql, file)
  await shop.api.app.catalogue.refresh()
  return report
}

const rows = [
  'OLD-1,fontaines,60.00,2026-03-01',
  'OLD-1,fontaines,100.00,2026-09-01',
  'OLD-1,fontaines,80.00,2026-10-20',
  'OLD-1,fontaines,100.00,2026-10-25',
]

describe('importing past prices', () => {
  it('returns the lowest price of the 30 days before a reduction', async () => {
    expect((await importRows(...rows)).problems).toEqual([])
    const { data } = await shop.send(
      `{ products(filter: { sku: { eq: "OLD-1" } }) { items { lowest_price_30_days { value }
           price_range { minimum_price { regular_price { value } final_price { value } } } } } }`,
    )
    expect(data).toEqual({
      products: {
        items: [
          {
            lowest_price_30_days: { value: 96 },
            price_range: { minimum_price: { regular_price: { value: 120 }, final_price: { value: 84 } } },
          },
        ],
      },
    })
  })

  it('changes nothing when the same file is imported again', async () => {
    expect((await importRows(...rows)).changed).toBe(0)
  })

  it('reports line and column of errors', async () => {
    const report = await importRows(
      'NO-SUCH,fontaines,1.00,2026-01-01',
      'OLD-1,nowhere,1.00,2026-01-01',
      'OLD-1,sushi,1.00,2026-01-01',
      'OLD-1,fontaines,cent,2026-02-30',
      'OLD-1,fontaines,90.00,2026-02-01',
      'OLD-1,fontaines,91.00,2026-02-01',
    )
    expect(report.problems.map(({ line, column }) => [line, column])).toEqual(
      expect.arrayContaining([
        [2, 'sku'],
        [3, 'website'],
        [4, 'website'],
        [5, 'price'],
        [5, 'since'],
        [7, 'since'],
      ]),
    )
    expect(report.changed).toBe(1)
  })
})
