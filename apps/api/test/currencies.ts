import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { importProducts } from '../src/import/index.ts'
import { importWebsite } from '../src/websites/index.ts'
import { exportWebsite } from '../src/websites/read-website.ts'
import type { TestApi } from './api.ts'

/** Francs to five rappen, with a price of its own for one product, and yen that end in 80. */
export const further = [
  { code: 'CHF', rate: '0.94', date: '2026-11-20', round: { to: 5 } },
  { code: 'JPY', rate: '162.35', round: { to: 100, ending: 80 } },
]
export const listed = 'VSQ-COF2'

/** Writes a file into a folder of its own, for the time of `work`. */
export async function withFile<Result>(
  name: string,
  content: string,
  work: (file: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-currencies-'))
  try {
    const file = path.join(folder, name)
    await writeFile(file, content)
    return await work(file)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Gives the website Fontaines francs and yen, or `currencies`, and a product a price in the list of francs. */
export async function addCurrencies(shop: TestApi, currencies: readonly object[] = further): Promise<void> {
  const website = JSON.parse(await exportWebsite(shop.sql, 'fontaines'))
  const content = JSON.stringify({ ...website, currencies })
  await withFile('website.json', content, (file) => importWebsite(shop.sql, file))
  await withFile('products.csv', `sku,price_CHF\n${listed},36.00\n`, (file) => importProducts(shop.sql, file))
  await shop.api.app.catalogue.refresh()
}
