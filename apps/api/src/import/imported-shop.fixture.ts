import path from 'node:path'
import { expect } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { importWebsite } from '../websites/index.ts'
import { importProducts, type ImportReport } from './index.ts'

const folder = path.join(import.meta.dirname, '../../test/imported-shop')
/** A clothing shop exported by a stock Magento, imported as its own website. */
export const importedShop = {
  website: 'outpost',
  websiteFile: path.join(folder, 'website.json'),
  products: path.join(folder, 'products.csv'),
}

export type ImportedShop = { api: TestApi; report: ImportReport; read: Read; readItem: ReadItem }
type Read = <Data>(query: string, store?: string) => Promise<Data>
type ReadItem = <Fields>(sku: string, fields: string, store?: string) => Promise<Fields>

/** The seeded shop with the imported one. */
export async function openImportedShop(): Promise<ImportedShop> {
  const reports: ImportReport[] = []
  const api = await createTestApi({
    prepare: async (sql) => {
      await importWebsite(sql, importedShop.websiteFile)
      reports.push(await importProducts(sql, importedShop.products, { website: importedShop.website }))
    },
  })
  const [report] = reports
  if (!report) throw new Error('Nothing was imported.')
  const read: Read = async <Data>(query: string, store = 'outpost_en') => {
    const { data, errors } = await api.send<Data>(query, {}, { store })
    expect(errors).toBeUndefined()
    return data
  }
  const readItem: ReadItem = async <Fields>(sku: string, fields: string, store?: string) => {
    const { products } = await read<{ products: { items: Fields[] } }>(
      `{ products(filter: { sku: { eq: "${sku}" } }) { items { sku name ${fields} } } }`,
      store,
    )
    const [item] = products.items
    if (!item) throw new Error(`${sku} is not there.`)
    return item
  }
  return { api, report, read, readItem }
}
