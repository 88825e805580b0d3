import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { testSettings } from '../../test/settings.ts'
import { importProducts } from '../import/index.ts'
import { createApi, type Api } from '../server.ts'
import { announceIds } from './index.ts'
import { loadSnapshot } from './load.ts'
import { localDay } from '../stores/index.ts'
import { withApp } from '../with-app.ts'
import type { Snapshot } from './snapshot.ts'
import { eventually } from '../../test/eventually.ts'

let shop: TestApi
/** A second process on the same database. */
let other: Api
let folder: string

beforeAll(async () => {
  shop = await createTestApi()
  other = await createApi(testSettings(), shop.databaseUrl)
  folder = await mkdtemp(path.join(tmpdir(), 'following-'))
})
afterAll(async () => {
  await other.close()
  await shop.close()
  await rm(folder, { recursive: true })
})

/** Imported prices exclude tax, shown prices include 20 %. */
const query = `query ($sku: String!) {
  products(filter: { sku: { eq: $sku } }) {
    items { quantity price_range { minimum_price { final_price { value } } } }
  }
}`

async function shown(api: Api, sku: string) {
  const answer = await api.handle({
    method: 'POST',
    body: JSON.stringify({ query, variables: { sku } }),
    headers: { store: 'fr' },
  })
  const [item] = JSON.parse(answer.body).data.products.items
  return { price: item?.price_range.minimum_price.final_price.value, quantity: item?.quantity }
}

async function importRows(rows: readonly string[]): Promise<void> {
  const file = path.join(folder, 'rows.csv')
  await writeFile(file, `sku,product_websites,price,qty\n${rows.join('\n')}\n`)
  const report = await importProducts(shop.sql, file)
  expect(report.problems).toEqual([])
}

/** The data behind listings, filters and facets. */
function indexOf(snapshot: Snapshot) {
  return [...snapshot.sites.values()].map(({ prices, inStock }) => ({ prices, inStock }))
}

async function loadedAnew(): Promise<Snapshot> {
  const { stores, now } = shop.api.app
  return await loadSnapshot(shop.sql, stores, localDay(stores.default, now()))
}

async function simpleSku(): Promise<string> {
  const [row] = await shop.sql<{ sku: string }[]>`
    select p.sku from product p join product_website w on w.product_id = p.id and w.website_id = 1
     where p.type = 'simple' and p.visibility = 4 and p.is_enabled order by p.id limit 1`
  return row?.sku ?? ''
}

it('every process shows imported prices and stock without a reload', async () => {
  const sku = await simpleSku()
  const snapshots = [shop.api, other].map(({ app }) => app.catalogue.snapshot)
  const versions = [shop.api, other].map(({ app }) => app.catalogue.version)
  await importRows([`${sku},fontaines,1234.50,7`])
  await eventually(async () => {
    expect(await shown(shop.api, sku)).toEqual({ price: 1481.4, quantity: 7 })
    expect(await shown(other, sku)).toEqual({ price: 1481.4, quantity: 7 })
  })
  for (const [index, { app }] of [shop.api, other].entries()) {
    expect(app.catalogue.snapshot === snapshots[index]).toBe(true)
    expect(app.catalogue.version).toBeGreaterThan(versions[index] ?? 0)
    expect(indexOf(app.catalogue.snapshot)).toEqual(indexOf(await loadedAnew()))
  }
})

it('stock that no page shows keeps cached responses, except those with the quantity', async () => {
  const sku = await simpleSku()
  const setQuantity = async (quantity: number) => {
    await shop.sql`
      update stock_item set quantity = ${quantity} where product_id = (select id from product where sku = ${sku})`
    for (const api of [shop.api, other])
      await eventually(async () => expect((await shown(api, sku)).quantity).toBe(quantity))
  }
  const id = shop.api.app.catalogue.snapshot.products.withSku(sku)?.id ?? 0
  const isCurrent = (version: number) =>
    [shop.api, other].map(({ app }) => app.catalogue.feed.tags.isCurrent([`cat_p_${id}`], version))
  await setQuantity(500)
  const { version } = shop.api.app.catalogue
  await setQuantity(499)
  expect(isCurrent(version)).toEqual([true, true])
  await setQuantity(1)
  expect(isCurrent(version)).toEqual([false, false])
  // The same version is the same data everywhere.
  expect(other.app.catalogue.version).toBe(shop.api.app.catalogue.version)
})

it('many changes at once result in the same index as a reload', async () => {
  const { catalogue } = shop.api.app
  const before = catalogue.snapshot
  await shop.sql.begin(async (tx) => {
    const rows = await tx<{ id: number }[]>`
      update product_price set price = 100 + (product_id * 7919) % 5000, special_price = null returning product_id as id`
    await tx`update stock_item set quantity = case when product_id % 3 = 0 and not backorders then 0 else 9 end`
    await announceIds(
      tx,
      'prices',
      rows.map(({ id }) => id),
    )
  })
  const fresh = indexOf(await loadedAnew())
  await eventually(() => expect(indexOf(catalogue.snapshot)).toEqual(fresh))
  expect(catalogue.snapshot === before).toBe(true)
})

it('readers keep the old snapshot during a reload and see price changes', async () => {
  const { catalogue } = shop.api.app
  const before = catalogue.snapshot
  const sku = await simpleSku()
  const refreshed = catalogue.refresh()
  await importRows([`${sku},fontaines,77.00,3`])
  await eventually(async () => expect(await shown(shop.api, sku)).toEqual({ price: 92.4, quantity: 3 }))
  await refreshed
  expect(catalogue.snapshot === before).toBe(false)
  expect(await shown(shop.api, sku)).toEqual({ price: 92.4, quantity: 3 })
  expect(before.products.withSku(sku)?.sku).toBe(sku)
  expect(indexOf(catalogue.snapshot)).toEqual(indexOf(await loadedAnew()))
})

it('other changes of an import are shown without a reload', async () => {
  const sku = await simpleSku()
  const { catalogue } = other.app
  const before = catalogue.snapshot
  const file = path.join(folder, 'names.csv')
  await writeFile(
    file,
    `sku,product_type,product_websites,name,price\n${sku},simple,fontaines,Fontaine nouvelle,88.00\nNEW-1,simple,fontaines,Fontaine Agapanthe,90.00\n`,
  )
  expect((await importProducts(shop.sql, file)).problems).toEqual([])
  await eventually(async () => expect((await shown(other, 'NEW-1')).price).toBe(108))
  expect(catalogue.snapshot.products.withSku(sku)?.names[0]).toBe('Fontaine nouvelle')
  expect((await shown(other, sku)).price).toBe(105.6)
  expect(catalogue.snapshot === before).toBe(true)
  await eventually(async () => expect(await found(other, 'agapanthe')).toEqual(['NEW-1']))
})

it('stock that the settings before a change did not show is shown under the new ones', async () => {
  const sku = await simpleSku()
  const setQuantity = async (quantity: number) =>
    await shop.sql`
      update stock_item set quantity = ${quantity} where product_id = (select id from product where sku = ${sku})`
  await setQuantity(500)
  // A process that reads both changes at once, before it has the new settings.
  await withApp(shop.sql, testSettings(), async ({ catalogue }) => {
    await shop.sql`update website set config = jsonb_set(config, '{low_stock_threshold}', '600')`
    await shop.sql`select settings_changed()`
    await setQuantity(499)
    await catalogue.follow()
    const id = catalogue.snapshot.products.withSku(sku)?.id
    expect(catalogue.feed.since(0).changes.at(-1)?.tags).toEqual(
      expect.arrayContaining([`stock_${id}`, `cat_p_${id}`]),
    )
  })
})

it('what cannot be put into the index may be shown by everything', async () => {
  const sku = await simpleSku()
  let fails = false
  const sql = new Proxy(shop.sql, {
    apply: (target, self, given) => {
      if (fails && String(given[0]).includes('product_price')) throw new Error('The connection was lost.')
      return Reflect.apply(target, self, given)
    },
  })
  await withApp(sql, testSettings(), async ({ catalogue }) => {
    const id = catalogue.snapshot.products.withSku(sku)?.id ?? 0
    fails = true
    await announceIds(shop.sql, 'prices', [id])
    await catalogue.follow()
    await eventually(() =>
      expect(catalogue.feed.since(0).changes.at(-1)).toEqual({ version: catalogue.version + 1 }),
    )
  })
})

async function found(api: Api, search: string): Promise<string[]> {
  const body = JSON.stringify({
    query: 'query ($search: String) { products(search: $search) { items { sku } } }',
    variables: { search },
  })
  const answer = await api.handle({ method: 'POST', body, headers: { store: 'fr' } })
  return JSON.parse(answer.body).data.products.items.map((item: { sku: string }) => item.sku)
}
