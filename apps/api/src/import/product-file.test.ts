import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DiskStore } from '../platform/media-store/disk-store.ts'
import { importedShop, openImportedShop, type ImportedShop } from './imported-shop.fixture.ts'
import { ImportReport, importPictures, importProducts, problemLine, reportLackingPictures } from './index.ts'

let shop: ImportedShop
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'comptoir-import-'))
  shop = await openImportedShop()
})
afterAll(async () => {
  await shop.api.close()
  await rm(folder, { recursive: true, force: true })
})

describe('an incomplete product file', () => {
  it('is imported without pictures; missing ones are reported until they are imported', async () => {
    const told = new ImportReport('products.csv')
    await reportLackingPictures(shop.api.sql, told, importedShop.website)
    expect(told.problems.map(problemLine)).toEqual([
      expect.stringMatching(
        /^products\.csv: 27 pictures are not there yet, ".+" of .+: import again with --pictures/,
      ),
    ])
    await mkdir(path.join(folder, 'b/a'), { recursive: true })
    await sharp({ create: { width: 400, height: 500, channels: 3, background: '#445566' } }).toFile(
      path.join(folder, 'b/a/bag-tote.jpg'),
    )
    await writeFile(path.join(folder, 'b/a/bag-pouch.jpg'), 'no picture')
    const encoded = new ImportReport('products.csv')
    await importPictures(
      shop.api.sql,
      { from: folder, media: new DiskStore(folder), website: importedShop.website },
      encoded,
    )
    await shop.api.api.app.catalogue.refresh()
    expect(encoded.problems).toHaveLength(26)
    expect(encoded.problems.map(problemLine)).toContainEqual(
      expect.stringMatching(/the picture "b\/a\/bag-pouch\.jpg" of BAG-POUCH is not in .+ or is no picture/),
    )
    type Pictured = { small_image: { url: string | null; label: string }; stock_status: string }
    const fields = 'stock_status small_image { url label }'
    expect((await shop.readItem<Pictured>('BAG-TOTE', fields)).small_image.url).toMatch(/bag-tote-.+\.webp$/)
    const pouch = await shop.readItem<Pictured>('BAG-POUCH', fields)
    expect(pouch).toMatchObject({ stock_status: 'IN_STOCK', small_image: { url: null, label: 'Zip Pouch' } })
  })

  it('is followed by the pictures of swatches; missing ones are reported', async () => {
    const { sql } = shop.api
    const [oak, lost] = await sql<{ id: number }[]>`select id from attribute_option order by id limit 2`
    await sql`update attribute_option set swatch = 'swatches/oak.png' where id = ${oak?.id ?? 0}`
    await sql`update attribute_option set swatch = 'swatches/lost.png' where id = ${lost?.id ?? 0}`
    const from = path.join(folder, 'with-swatches')
    await mkdir(path.join(from, 'swatches'), { recursive: true })
    await sharp({ create: { width: 80, height: 80, channels: 3, background: '#b98d5e' } }).toFile(
      path.join(from, 'swatches/oak.png'),
    )
    const report = new ImportReport('products.csv')
    await importPictures(sql, { from, media: new DiskStore(folder), website: importedShop.website }, report)
    expect(report.problems.map(problemLine).filter((line) => line.includes('swatches/'))).toEqual([
      expect.stringMatching(/the picture "swatches\/lost\.png" of a swatch is not in .+ or is no picture/),
    ])
    expect(await sql`select width from picture where file = 'swatches/oak.png'`).toEqual([{ width: 80 }])
  })

  it('is reported by file, line and column, and its valid parts are imported', async () => {
    const header =
      'sku,store_view_code,product_type,categories,product_websites,name,price,tax_class_name,special_price_from_date,' +
      'custom_options,bundle_values,configurable_variations,supplier_code'
    const rows = [
      'R-1,,simple,Default Category/Rest,base,"Said ""good""",10,Taxable Goods,2026-01-02 00:00:00,,,,A7',
      'R-2,,simple,Default Category/Rest,base,Cells, shifted,10,Taxable Goods,,,,,,',
      'R-3,,simple,Second Root/Rest,base,Elsewhere,10,Taxable Goods,,,,,',
      'R-4,,giftcard,Default Category/Rest,base,Card,10,Taxable Goods,,,,,',
      'R-5,,simple,Default Category/Rest,"base,wholesale",Both,10,Food,31.12.2026,,,,',
      'R-6,,simple,Default Category/Rest,base,Dated,10,Taxable Goods,,"name=Day,type=date,required=1",,,',
      'R-7,,bundle,Default Category/Rest,base,Set,,Taxable Goods,,,"name=One,type=select,required=1,sku=R-99",,',
      'R-8,,configurable,Default Category/Rest,base,Kinds,,Taxable Goods,,,,"sku=R-98,color=Red",',
      'R-1,german,,,,Gesagt,,,,,,,',
      'R-3,german,,,,Anderswo,,,,,,,',
      'R-1,fr,,,,Dit,12,,,,,,',
    ]
    const file = path.join(folder, 'rest.csv')
    await writeFile(file, [header, ...rows].join('\r\n'))
    const rest = await importProducts(shop.api.sql, file, { website: importedShop.website })
    expect(rest.problems.map(({ line, column }) => `${line} ${column}`.trim()).toSorted()).toEqual(
      [
        '1 supplier_code',
        '3',
        '4 categories',
        '5 product_type',
        '6 product_websites',
        '6 special_price_from_date',
        '6 tax_class_name',
        '7 custom_options',
        '8 bundle_values',
        '9 configurable_variations',
        '10 store_view_code',
        '12 price',
      ].toSorted(),
    )
    const lines = rest.problems.map(problemLine)
    expect(lines).toContainEqual(expect.stringContaining('put texts with commas in double quotes'))
    expect(lines).toContainEqual(expect.stringMatching(/rest\.csv:10, store_view_code: .+ \(1 more row\)$/))
    const imported = await shop.api.sql`select sku from product where sku like 'R-_' order by sku`
    expect(imported.map(({ sku }) => sku)).toEqual(['R-1', 'R-3', 'R-5', 'R-6', 'R-7', 'R-8'])
  })

  it('is told that a special price needs the price beside it', async () => {
    const file = path.join(folder, 'special.csv')
    await writeFile(file, 'sku,product_type,name,price,special_price\nBAG-TOTE,simple,Tote,,9.00\n')
    const report = await importProducts(shop.api.sql, file, { website: importedShop.website })
    expect(report.problems.map(problemLine)).toEqual([
      expect.stringMatching(/special\.csv:2, price: is empty: a special price needs the price beside it\./),
    ])
  })

  it('is refused the texts of store views whose website does not sell the product', async () => {
    const file = path.join(folder, 'foreign.csv')
    const header = 'sku,store_view_code,product_type,product_websites,name,price'
    const rows = [
      'F-1,,simple,keramik,Probekrug,10',
      'F-2,,simple,"keramik,outpost",Probetasse,10',
      'F-1,keramik_en,,,Trial jug,',
      'F-1,outpost_en,,,Jug elsewhere,',
      'F-2,outpost_en,,,Trial cup,',
      'F-2,default,,,Coupe,',
      'F-2,sushi_en,,,Cup of tea,',
    ]
    await writeFile(file, [header, ...rows].join('\n'))
    const report = await importProducts(shop.api.sql, file)
    expect(report.problems.map(problemLine)).toEqual([
      `${file}:5, store_view_code: "outpost_en" is a store view of outpost, which does not sell the product: use keramik_de, keramik_en, or add outpost to product_websites.`,
      expect.stringMatching(/:7, store_view_code: "default" is a store view of fontaines, .+ use keramik_de/),
      expect.stringMatching(/:8, store_view_code: "sushi_en" is a store view of sushi, .+, outpost_en/),
    ])
    const texts = await shop.api.sql`
      select p.sku, s.code, v.attribute_values ->> 'name' as name
        from product_values v join product p on p.id = v.product_id join store s on s.id = v.store_id
       where p.sku like 'F-_' and s.id > 0 order by 1, 2`
    expect(texts).toEqual([
      { sku: 'F-1', code: 'keramik_en', name: 'Trial jug' },
      { sku: 'F-2', code: 'outpost_en', name: 'Trial cup' },
    ])
  })

  it('is rejected with advice when the website is unknown or the file is not CSV', async () => {
    await expect(importProducts(shop.api.sql, importedShop.products, { website: 'nowhere' })).rejects.toThrow(
      /no website "nowhere": use fontaines, keramik, sushi, outpost/,
    )
    const file = path.join(folder, 'semicolons.csv')
    await writeFile(file, 'sku;name\nA;B\n')
    await expect(importProducts(shop.api.sql, file)).rejects.toThrow(
      /lacks the column sku.+by commas, not by ;/,
    )
  })
})

it('leaves out new products beyond what a website can show, with the reason', async () => {
  const [{ count } = { count: 0 }] = await shop.api.sql<{ count: number }[]>`
    select count(*)::int as count from product_website w join product p on p.id = w.product_id
     where w.website_id = (select id from website where code = ${importedShop.website}) and p.is_enabled and p.visibility > 1`
  const file = path.join(folder, 'many.csv')
  const rows = ['M-1', 'M-2', 'M-3'].map((sku) => `${sku},simple,base,${sku},10`)
  await writeFile(file, `sku,product_type,product_websites,name,price\n${rows.join('\n')}\n`)
  const report = await importProducts(shop.api.sql, file, {
    website: importedShop.website,
    maxProducts: count + 1,
  })
  expect(report.problems.map(problemLine)).toContainEqual(
    expect.stringMatching(
      new RegExp(`many\\.csv:3, sku: the website has ${count + 1} visible products.*\\(1 more row\\)`),
    ),
  )
  const known = await shop.api.sql<
    { sku: string }[]
  >`select sku from product where sku like 'M-%' order by sku`
  expect(known.map(({ sku }) => sku)).toEqual(['M-1'])
})
