import { afterAll, beforeAll, expect, it } from 'vitest'
import { addProducts } from '../../test/add-products.ts'
import { readsOf } from '../platform/replica.ts'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { eventually } from '../../test/eventually.ts'
import { testSettings } from '../../test/settings.ts'
import { waitUntil } from '../../test/wait-until.ts'
import type { Sql } from '../platform/database.ts'
import { createApi, type Api } from '../server.ts'
import { readStores, type Store } from '../stores/index.ts'
import { openCatalogue, type Catalogue } from './index.ts'
import { productSearchIndex, searchIndexStates } from './product-search.ts'

/** With as many products a website is indexed before its searches are answered. */
const large = 2000

let shop: TestApi

beforeAll(async () => {
  shop = await createTestApi({ prepare: (sql) => addProducts(sql, large) })
  await waitUntil('search indexes', async () => shop.api.app.catalogue.isSearchable)
})
afterAll(() => shop.close())

const search = '{ products(search: "article", pageSize: 1) { total_count } }'
const suggestions = '{ searchSuggestions(query: "artic") { words } }'
const listing = '{ products(filter: { sku: { eq: "GROWTH-7" } }) { total_count } }'

const post = async ({ server }: Api, query: string) =>
  await server.inject({ method: 'POST', url: '/graphql', headers: { store: 'fr' }, payload: { query } })
const get = async ({ server }: Api, query: string) =>
  await server.inject({ method: 'GET', url: '/graphql', headers: { store: 'fr' }, query: { query } })
const readiness = async ({ server }: Api) => await server.inject('/readyz')

it('is not ready and refuses searches until the indexes of large websites are built', async () => {
  let other: Api | undefined
  await shop.sql.begin(async (tx) => {
    // Blocks building, which reads the synonyms.
    await tx`lock table search_synonym in access exclusive mode`
    other = await createApi(testSettings(), shop.databaseUrl)
    const ready = await readiness(other)
    expect([ready.statusCode, ready.json().status]).toEqual([503, 'no search indexes'])
    for (const refused of [
      await post(other, search),
      await get(other, search),
      await post(other, suggestions),
    ]) {
      expect(refused.statusCode).toBe(503)
      expect(refused.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
      expect(refused.json().errors[0]).toMatchObject({
        message: 'La recherche est en cours de préparation. Merci de réessayer dans un instant.',
        extensions: { category: 'unavailable', retry_after: 5 },
      })
    }
    expect((await post(other, listing)).json().data.products.total_count).toBe(1)
  })
  const started = other ?? expect.fail('no process')
  try {
    await eventually(async () => expect((await readiness(started)).statusCode).toBe(200))
    for (const found of [await post(started, search), await get(started, search)])
      expect(found.json().data.products.total_count).toBeGreaterThanOrEqual(large)
    expect((await post(started, suggestions)).json().data.searchSuggestions.words).toContain('article')
    // Smaller websites are indexed on the first search.
    const { stores, catalogue } = started.app
    const built = (await searchIndexStates(catalogue.snapshot)).map(({ storeId }) => storeId)
    const views = stores.all.filter(({ website }) => website.code === 'fontaines')
    expect(new Set(built)).toEqual(new Set(views.map(({ id }) => id)))
  } finally {
    await started.close()
  }
})

/** A catalogue that calls `before` with the id of a store view before it reads the synonyms of its index. */
async function openWith(before: (storeId: number) => Promise<void>): Promise<Catalogue> {
  const { settings, log, now, watchdog } = shop.api.app
  const sql: Sql = new Proxy(shop.sql, {
    apply: (target, self, given) => {
      if (!String(given[0]).includes('search_synonym')) return Reflect.apply(target, self, given)
      return before(Number(given[1])).then(() => Reflect.apply(target, self, given))
    },
  })
  const stores = await readStores(sql)
  return await openCatalogue({
    sql,
    direct: { sql, url: shop.databaseUrl },
    reads: readsOf(sql),
    stores,
    settings,
    log: Object.create(log, { error: { value: () => undefined } }),
    now,
    watchdog,
  })
}

async function countFound(catalogue: Catalogue, store: Store): Promise<number> {
  const site = catalogue.snapshot.sites.get(store.website.id) ?? expect.fail('no site')
  return (await productSearchIndex({ app: { ...shop.api.app, catalogue }, store }, site)).find('article').size
}

const viewOf = async (code: string) =>
  (await readStores(shop.sql)).all.find((store) => store.code === code) ?? expect.fail(`no view ${code}`)

it('refuses searches of a new store view, and only those, until its index is built', async () => {
  const known = await viewOf('fr')
  const gate = Promise.withResolvers<void>()
  const isKnown = new Set((await readStores(shop.sql)).all.map(({ id }) => id))
  const catalogue = await openWith(async (storeId) => {
    if (!isKnown.has(storeId)) await gate.promise
  })
  try {
    await eventually(() => expect(catalogue.isSearchable).toBe(true))
    await shop.sql`
      insert into store (group_id, code, name, language, locale, sort_order)
      select group_id, 'fr_bis', 'Encore', 'fr', 'fr_FR', 9 from store where code = 'fr'`
    await shop.sql`select settings_changed()`
    await catalogue.refresh()
    const added = await viewOf('fr_bis')
    await expect(countFound(catalogue, added)).rejects.toMatchObject({
      category: 'unavailable',
      retryAfterSeconds: 5,
    })
    expect(await countFound(catalogue, known)).toBeGreaterThanOrEqual(large)
    // A process that serves the other store views stays ready.
    expect(catalogue.isSearchable).toBe(true)
    gate.resolve()
    await eventually(async () => expect(await countFound(catalogue, added)).toBeGreaterThanOrEqual(large))
  } finally {
    gate.resolve()
    await catalogue.close()
  }
})

it('builds an index again after the database failed', async () => {
  let failures = 2
  const catalogue = await openWith(async () => {
    if (failures-- > 0) throw new Error('The database is gone.')
  })
  try {
    expect(catalogue.isSearchable).toBe(false)
    await eventually(() => expect(catalogue.isSearchable).toBe(true))
    expect(await countFound(catalogue, await viewOf('fr'))).toBeGreaterThanOrEqual(large)
  } finally {
    await catalogue.close()
  }
})
