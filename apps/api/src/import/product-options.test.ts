import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { importProducts } from './index.ts'

let shop: TestApi
let folder: string

beforeAll(async () => {
  shop = await createTestApi()
  folder = await mkdtemp(path.join(os.tmpdir(), 'comptoir-choices-'))
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true, force: true })
})

const header =
  'sku,store_view_code,product_type,product_websites,name,price,url_key,custom_options,bundle_price_type,' +
  'bundle_price_view,bundle_values,associated_skus'

async function importRows(...rows: string[]) {
  const file = path.join(folder, 'products.csv')
  await writeFile(file, [header, ...rows].join('\n'))
  return await importProducts(shop.sql, file)
}

const product = (sku: string, type: string, columns: Record<string, string>) =>
  [
    sku,
    '',
    type,
    'fontaines',
    sku,
    '10.00',
    sku.toLowerCase(),
    ...['custom_options', 'bundle_price_type', 'bundle_price_view', 'bundle_values', 'associated_skus'].map(
      (column) => `"${columns[column] ?? ''}"`,
    ),
  ].join(',')

const engraving = [
  'name=Gravure,type=field,required=1,price=12.0000,price_type=fixed,sku=GRAV,max_characters=20',
  'name=Pose,type=drop_down,required=0,price=0,price_type=fixed,sku=P0,option_title=Sans',
  'name=Pose,type=drop_down,required=0,price=7.5,price_type=percent,sku=P1,option_title=Avec, le matin',
].join('|')
const parts = [
  'name=Carafe,type=radio,required=1,sku=PART-A,price=0.0000,default=1,default_qty=2.0000,price_type=fixed,can_change_qty=1',
  'name=Carafe,type=radio,required=1,sku=PART-B,price=5.0000,default=0,default_qty=1.0000,price_type=fixed,can_change_qty=0',
  'name=Extras,type=multi,required=0,sku=PART-B,price=10.0000,default=0,default_qty=1.0000,price_type=percent',
].join('|')
const family = [
  product('SET-1', 'bundle', {
    bundle_values: parts,
    bundle_price_type: 'fixed',
    bundle_price_view: 'As low as',
  }),
  product('PART-A', 'simple', { custom_options: engraving }),
  product('PART-B', 'simple', {}),
  'PART-A,en,,,,,,"name=Engraving|name=Fitting,option_title=Without|name=Fitting,option_title=With, in the morning",,,,',
  'SET-1,en,,,,,,,,,"name=Jug|name=Extra things",',
]

async function readOptions() {
  return await shop.sql`
    select o.id, o.admin_title as name, o.titles ->> 'en' as en, o.type, o.is_required as required,
           o.max_characters as max, o.price, v.id as "valueId", v.admin_title as value, v.titles ->> 'en' as "valueEn",
           v.price as "valuePrice", v.price_type as "valueType"
      from product_option o join product p on p.id = o.product_id left join product_option_value v on v.option_id = o.id
     where p.sku = 'PART-A' order by o.position, v.position`
}

async function readBundle() {
  return await shop.sql`
    select b.price_type as "priceType", b.price_view as "priceView", o.id, o.admin_title as name,
           o.titles ->> 'en' as en, o.type, s.id as "selectionId", c.sku, s.quantity, s.is_default as default,
           s.can_change_quantity as changes, s.price, s.price_type as "selectionType"
      from bundle b join product p on p.id = b.product_id join bundle_option o on o.product_id = p.id
      join bundle_selection s on s.option_id = o.id join product c on c.id = s.product_id
     where p.sku = 'SET-1' order by o.position, s.position`
}

describe('importing custom options and bundles', () => {
  it('reads custom options with values, prices and translated titles', async () => {
    expect((await importRows(...family)).problems).toEqual([])
    expect(await readOptions()).toMatchObject([
      { name: 'Gravure', en: 'Engraving', type: 'field', required: true, max: 20, price: 1200, value: null },
      { name: 'Pose', en: 'Fitting', price: null, value: 'Sans', valueEn: 'Without', valuePrice: 0 },
      { value: 'Avec, le matin', valueEn: 'With, in the morning', valuePrice: 750, valueType: 'percent' },
    ])
  })

  it('reads bundles whose products come later in the file', async () => {
    expect(await readBundle()).toMatchObject([
      { priceType: 'fixed', priceView: 'AS_LOW_AS', name: 'Carafe', en: 'Jug', type: 'radio', sku: 'PART-A' },
      { sku: 'PART-B', default: false, price: 500, changes: false },
      { name: 'Extras', en: 'Extra things', sku: 'PART-B', price: 1000, selectionType: 'percent' },
    ])
    expect((await readBundle())[0]).toMatchObject({ quantity: 2, default: true, changes: true })
  })

  it('keeps the ids of existing options', async () => {
    const before = [await readOptions(), await readBundle()]
    expect((await importRows(...family)).changed).toBe(0)
    expect([await readOptions(), await readBundle()]).toEqual(before)
    const shorter = engraving.split('|').slice(1).join('|')
    await importRows(product('PART-A', 'simple', { custom_options: shorter }))
    expect((await readOptions()).map(({ id, valueId }) => [id, valueId])).toEqual(
      before[0]?.slice(1).map(({ id, valueId }) => [id, valueId]),
    )
  })

  it('reports line and column of errors', async () => {
    const report = await importRows(
      product('BAD-1', 'bundle', { bundle_values: 'name=A,type=radio,sku=NO-SUCH,default=1' }),
      product('BAD-2', 'bundle', {
        bundle_values: 'name=A,type=radio,sku=PART-A,default=1|name=A,type=radio,sku=PART-B,default=1',
      }),
      product('BAD-3', 'bundle', { bundle_values: 'name=A,type=wheel,sku=PART-A' }),
      product('BAD-4', 'simple', { custom_options: 'name=A,type=field,price=dix,max_characters=-1' }),
      product('BAD-5', 'simple', { custom_options: 'name=A,type=drop_down,price=1' }),
      product('BAD-6', 'simple', { bundle_values: 'name=A,type=radio,sku=PART-A' }),
      product('BAD-7', 'grouped', { associated_skus: 'PART-A=two' }),
      product('BAD-8', 'bundle', { bundle_price_type: 'free', bundle_values: 'name=A,type=radio,sku=SET-1' }),
      'PART-B,en,,,,,,"name=Nothing",,,,',
    )
    const places = report.problems.map(({ line, column }) => [line, column])
    expect(places).toEqual(
      expect.arrayContaining([
        [2, 'bundle_values'],
        [3, 'bundle_values'],
        [4, 'bundle_values'],
        [5, 'custom_options'],
        [6, 'custom_options'],
        [7, 'bundle_values'],
        [8, 'associated_skus'],
        [9, 'bundle_price_type'],
        [9, 'bundle_values'],
        [10, 'custom_options'],
      ]),
    )
    expect(report.problems.find(({ line }) => line === 2)?.message).toContain('NO-SUCH')
  })
})
