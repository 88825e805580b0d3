import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { importProducts } from '../import/index.ts'
import { selectVersion } from './snapshot.sql.ts'

let shop: TestApi
let folder: string

beforeAll(async () => {
  shop = await createTestApi()
  folder = await mkdtemp(path.join(os.tmpdir(), 'comptoir-import-'))
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true, force: true })
})

const header =
  'sku,store_view_code,product_type,categories,product_websites,name,tax_class_name,visibility,price,special_price,' +
  'url_key,additional_attributes,qty,is_in_stock,configurable_variations,related_skus'

async function importRows(...rows: string[]) {
  const file = path.join(folder, 'products.csv')
  await writeFile(file, [header, ...rows].join('\n'))
  const report = await importProducts(shop.sql, file)
  await shop.api.app.catalogue.refresh()
  return report
}

/**
 * An export of another Magento shop with its own attributes, options and categories; variants after their
 * parent.
 */
const tapFamily = [
  'TAP,,configurable,"Vasque/Accessoires/Robinets importés",fontaines,Robinet,standard,"Catalog, Search",,,robinet-importe,,0,1,"sku=TAP-L,tap_finish=Laiton|sku=TAP-N,tap_finish=Noir",VSQ-C3',
  'TAP-L,,simple,,fontaines,Robinet laiton,standard,Not Visible Individually,80.00,,robinet-laiton,"tap_finish=Laiton,tap_note=Poli, puis verni",4,1,,',
  'TAP-N,,simple,,fontaines,Robinet noir,standard,Not Visible Individually,90.00,,robinet-noir,tap_finish=Noir,2,1,,',
  'TAP,en,,,,Tap,,,,,imported-tap,,,,,',
]

type Product = {
  name: string
  price_range: { minimum_price: { final_price: { value: number } } }
  categories: { name: string }[]
  related_products: { sku: string }[]
  configurable_options: { attribute_code: string; values: { label: string }[] }[]
}

async function readTap(store: string): Promise<Product | undefined> {
  const { data } = await shop.send<{ products: { items: Product[] } }>(
    `{ products(filter: { sku: { eq: "TAP" } }) { items { name
         price_range { minimum_price { final_price { value } } }
         categories { name } related_products { sku }
         ... on ConfigurableProduct { configurable_options { attribute_code values { label } } } } } }`,
    {},
    { store },
  )
  return data.products.items[0]
}

describe('importing products', () => {
  it('creates products with their attributes, options and categories', async () => {
    const report = await importRows(...tapFamily)
    expect(report.problems).toEqual([])
    expect(await readTap('fr')).toMatchObject({
      name: 'Robinet',
      price_range: { minimum_price: { final_price: { value: 96 } } },
      categories: [{ name: 'Robinets importés' }],
      related_products: [{ sku: 'VSQ-C3' }],
      configurable_options: [
        { attribute_code: 'tap_finish', values: [{ label: 'Laiton' }, { label: 'Noir' }] },
      ],
    })
    expect((await readTap('en'))?.name).toBe('Tap')
    const { data } = await shop.send(
      '{ urlResolver(url: "imported-tap") { type relative_url } }',
      {},
      { store: 'en' },
    )
    expect(data).toEqual({ urlResolver: { type: 'PRODUCT', relative_url: 'imported-tap.html' } })
  })

  it('changes nothing when the same file is imported again', async () => {
    const before = await selectVersion(shop.sql)
    const report = await importRows(...tapFamily)
    expect(report.changed).toBe(0)
    expect(await selectVersion(shop.sql)).toBe(before)
  })

  it('reports file, line and column of errors and imports the valid rows', async () => {
    const report = await importRows(
      'GOOD,,simple,Vasque/Accessoires,fontaines,Bon,standard,"Catalog, Search",10.00,,bon,,1,1,,',
      'PRICE,,simple,Vasque/Accessoires,fontaines,Prix faux,standard,"Catalog, Search",dix euros,,prix-faux,,1,1,,',
      'WHERE,,simple,Ailleurs/Robinets,fontaines,Perdu,standard,"Catalog, Search",10.00,,perdu,,1,1,,',
      'KIND,,chapeau,,fontaines,Genre,standard,"Catalog, Search",10.00,,genre,,1,1,,',
      'LINK,,simple,Vasque/Accessoires,fontaines,Lien,standard,"Catalog, Search",10.00,,lien,,1,1,,NO-SUCH-SKU',
    )
    const places = report.problems.map(({ line, column }) => [line, column])
    expect(places).toEqual(
      expect.arrayContaining([
        [3, 'price'],
        [4, 'categories'],
        [5, 'product_type'],
        [6, 'related_skus'],
      ]),
    )
    for (const { file, message } of report.problems) {
      expect(file).toMatch(/products\.csv$/)
      expect(message).not.toBe('')
    }
    const skus =
      await shop.sql`select sku from product where sku in ('GOOD', 'PRICE', 'WHERE', 'KIND', 'LINK') order by sku`
    expect(skus.map((row) => row.sku)).toEqual(expect.arrayContaining(['GOOD', 'LINK', 'WHERE']))
    expect(skus.map((row) => row.sku)).not.toContain('KIND')
  })

  it('creates a redirect from the old URL', async () => {
    await importRows('TAP,,configurable,,,,,,,,robinet-renomme,,,,,')
    const { data } = await shop.send('{ urlResolver(url: "robinet-importe") { redirectCode relative_url } }')
    expect(data).toEqual({ urlResolver: { redirectCode: 301, relative_url: 'robinet-renomme.html' } })
  })
})
