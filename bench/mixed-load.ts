import { setTimeout as delay } from 'node:timers/promises'
import type { Sql } from '../apps/api/src/platform/database.ts'
import type { RaceShop } from '../apps/api/test/races.ts'
import { arrive } from './arrivals.ts'
import { withTax } from './import-rows.ts'
import { startImporter, type Importer } from './importer.ts'
import { addresses } from './shop.ts'
import { visit } from './visitor.ts'

const website = 'fontaines'
const searchesPerSecond = 10
/** Rows of an import of stock. */
export const stockRows = 4000
/** Above what any page shows as the last ones. */
const plenty = 1000
/** A price that no page shows by then is lost. */
const lostAfterMs = 10_000

/** What went on beside browsers and buyers; times in milliseconds. */
export type MixedWork = {
  searches: number[]
  /** Searches that were answered 503, because the shop had too much to do. */
  refusedSearches: number
  /** From the commit of each changed price to the first page that shows it. */
  shownAfter: number[]
  /** Each import of stock. */
  imports: number[]
  /** Products of which an import changes the stock, each several times. */
  restocked: number
}

export type MixedLoad = { run: (seconds: number) => Promise<MixedWork>; stop: () => Promise<void> }

/** Prepares searches of product names, an owner who changes a price a second, and imports of stock one after the other. */
export async function prepareMixedLoad(
  databaseUrl: string,
  { sql, api, skus }: { sql: Sql; api: RaceShop; skus: readonly string[] },
): Promise<MixedLoad> {
  const search = searcher(await productNames(sql))
  const repriced = await pricedProducts(api, skus)
  const stocked = await plentiful(sql)
  const [owner, stock] = await Promise.all([startImporter(databaseUrl), startImporter(databaseUrl)])
  return {
    run: async (seconds) => {
      const end = performance.now() + seconds * 1000
      const [searches, shownAfter, imports] = await Promise.all([
        arrive(search, searchesPerSecond, seconds),
        changePrices(owner, repriced, end),
        importStock(stock, stocked, end),
      ])
      const answered = searches.filter((ms) => ms !== undefined)
      const refusedSearches = searches.length - answered.length
      return { searches: answered, refusedSearches, shownAfter, imports, restocked: stocked.length }
    },
    stop: async () => void (await Promise.all([owner.stop(), stock.stop()])),
  }
}

async function productNames(sql: Sql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select v.attribute_values ->> 'name' as name
      from product p
      join product_website s on s.product_id = p.id
      join website w on w.id = s.website_id and w.code = ${website}
      join product_values v on v.product_id = p.id and v.store_id = 0
     where p.is_enabled and p.visibility > 2 order by p.sku`
  return rows.map(({ name }) => name)
}

/** Two words of a name, other ones each time; every other search lacks a letter. Undefined if it is refused. */
function searcher(names: readonly string[]): () => Promise<number | undefined> {
  const words = names.map((name) => name.split(/[\s,]+/).filter((word) => word.length > 3))
  const searched = words.filter(({ length }) => length > 0)
  let next = 0
  return async () => {
    const index = next++
    const round = Math.floor(index / searched.length)
    const ofProduct = searched[index % searched.length] ?? []
    const [first = '', second = ''] = [round, round * 2 + 1].map((at) => ofProduct[at % ofProduct.length])
    const typed = index % 2 === 0 ? first : first.slice(0, 2) + first.slice(3)
    const { status, ms } = await visit(`/fr/recherche?${new URLSearchParams({ q: `${typed} ${second}` })}`)
    if (status === 503) return undefined
    if (status !== 200) throw new Error(`A search for ${typed} ${second} answers ${status}.`)
    return ms
  }
}

type Priced = { sku: string; path: string; withoutTax: number }

async function pricedProducts(api: RaceShop, skus: readonly string[]): Promise<Priced[]> {
  const { data } = await api.send<{
    products: {
      items: {
        sku: string
        url_key: string
        price_range: { minimum_price: { final_price: { value: number } } }
      }[]
    }
  }>(
    `query ($skus: [String!]!) { products(filter: { sku: { in: $skus } }, pageSize: 100) {
      items { sku url_key price_range { minimum_price { final_price { value } } } }
    } }`,
    { skus },
  )
  return data.products.items.map(({ sku, url_key: key, price_range: { minimum_price: price } }) => ({
    sku,
    path: `/fr/${key}.html`,
    withoutTax: Math.round(price.final_price.value / withTax),
  }))
}

/** Changes the price of one product after the other, a second apart, and waits until its page shows it. */
async function changePrices(owner: Importer, products: readonly Priced[], end: number): Promise<number[]> {
  const shownAfter: number[] = []
  const started = performance.now()
  for (let change = 0; ; change++) {
    await delay(Math.max(0, started + change * 1000 - performance.now()))
    const product = products[change % products.length]
    if (!product || performance.now() >= end) return shownAfter
    const asked = product.withoutTax + 1 + change
    const [shownAt, { committedAt }] = await Promise.all([
      shownSince(product.path, asked * withTax),
      owner.importRows({
        columns: 'sku,product_websites,price',
        rows: [`${product.sku},${website},${asked.toFixed(2)}`],
      }),
    ])
    // The page may come before the importer notices its own commit.
    shownAfter.push(Math.max(0, shownAt - committedAt))
  }
}

/** When the page shows the price, in milliseconds of `Date.now()`. */
async function shownSince(path: string, price: number): Promise<number> {
  const lostAt = Date.now() + lostAfterMs
  while (Date.now() < lostAt) {
    const page = await (await fetch(addresses.fontaines + path)).text()
    const shown = Number(/"@type":"Offer".*?"price":"([\d.]+)"/.exec(page)?.[1])
    if (Math.abs(shown - price) < 0.02) break
    await delay(5)
  }
  return Date.now()
}

async function plentiful(sql: Sql): Promise<string[]> {
  const rows = await sql<{ sku: string }[]>`
    select sku from product p join stock_item s on s.product_id = p.id
     where p.type = 'simple' and s.manage_stock and s.quantity >= ${plenty} order by sku`
  return rows.map(({ sku }) => sku)
}

/** Imports another stock of all products again and again; every batch of rows changes each of them. */
async function importStock(importer: Importer, skus: readonly string[], end: number): Promise<number[]> {
  const imports: number[] = []
  while (performance.now() < end) {
    const rows = Array.from(
      { length: stockRows },
      (_, row) => `${skus[row % skus.length]},${5 * plenty + ((row + imports.length) % plenty)}`,
    )
    const { ms } = await importer.importRows({ columns: 'sku,qty', rows })
    imports.push(ms)
  }
  return imports
}
