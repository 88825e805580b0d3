import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { eventually } from '../../test/eventually.ts'
import { testSettings } from '../../test/settings.ts'
import { createApi, type Api } from '../server.ts'
import { withApp } from '../with-app.ts'
import { announceIds } from './changes.sql.ts'
import { productSearchIndex } from './product-search.ts'

let shop: TestApi

beforeAll(async () => {
  shop = await createTestApi()
})
afterAll(() => shop.close())

async function skus(api: Api, search: string, store = 'fr'): Promise<string[]> {
  const query = `query ($search: String) { products(search: $search, pageSize: 50) { items { sku } } }`
  const body = JSON.stringify({ query, variables: { search } })
  const answer = await api.handle({ method: 'POST', body, headers: { store } })
  return JSON.parse(answer.body).data.products.items.map(({ sku }: { sku: string }) => sku)
}

function wordsOf(code: string) {
  const { app } = shop.api
  const store = app.stores.all.find((one) => one.code === code)
  const site = store && app.catalogue.snapshot.sites.get(store.website.id)
  if (!store || !site) throw new Error(`There is no store view ${code}.`)
  return productSearchIndex({ app, store }, site)
}

async function rename(sku: string, name: string, kind = 'all'): Promise<void> {
  await shop.sql`
    update product_values set attribute_values = attribute_values || ${shop.sql.json({ name })}
     where store_id = 0 and product_id = (select id from product where sku = ${sku})`
  await shop.sql`select catalogue_changed(${kind}, (select array_agg(id) from product where sku = ${sku}))`
}

it('searches use the old index during a reload, and the new one afterwards', async () => {
  const { catalogue } = shop.api.app
  const before = await skus(shop.api, 'carafe')
  expect(await skus(shop.api, 'agapanthe')).toEqual([])
  await rename('VSQ-CLAIR', 'Agapanthe')
  let refreshed: Promise<void> | undefined
  await shop.sql.begin(async (tx) => {
    // Blocks reading product values until the transaction ends.
    await tx`lock table product_values in access exclusive mode`
    refreshed = catalogue.refresh()
    expect(await skus(shop.api, 'carafe')).toEqual(before)
    expect(await skus(shop.api, 'agapanthe')).toEqual([])
  })
  await refreshed
  expect(await skus(shop.api, 'agapanthe')).toEqual(['VSQ-CLAIR'])
})

it('the index is reused when only prices or stock changed', async () => {
  const { catalogue } = shop.api.app
  const words = await wordsOf('fr')
  const [row] = await shop.sql<{ id: number }[]>`
    update product_price set price = price + 100
     where product_id = (select id from product where sku = 'VSQ-CLAIR') returning product_id as id`
  await announceIds(shop.sql, 'prices', [row?.id ?? 0])
  await shop.sql`select bump_catalogue()`
  const snapshot = catalogue.snapshot
  await catalogue.refresh()
  expect(catalogue.snapshot === snapshot).toBe(false)
  // toBe would format both objects on failure.
  expect((await wordsOf('fr')) === words).toBe(true)
  await rename('VSQ-CLAIR', 'Agapanthe blanche')
  await catalogue.refresh()
  expect((await wordsOf('fr')) === words).toBe(false)
})

const changes: [string, () => Promise<unknown>][] = [
  ['a product is renamed', () => rename('VSQ-CLAIR', 'Cartouche Pivoine')],
  [
    'a text of one language is taken back',
    () => shop.sql`
      delete from product_values
       where store_id = (select id from store where code = 'it')
         and product_id = (select id from product where sku = 'VSQ-C3')`,
  ],
  ['a product is taken off', () => shop.sql`update product set is_enabled = false where sku = 'VSQ-C3'`],
  [
    'a label is worded anew',
    () => shop.sql`
      update attribute_option set labels = labels || '{"fr": "Vermillon"}'
       where id = (select min(o.id) from attribute_option o join attribute a on a.id = o.attribute_id
                    where a.is_searchable and a.is_filterable and o.swatch is not null)`,
  ],
]
const searches = [
  'cartouche',
  'pivoine',
  'vsq c3',
  'fontaine noire',
  'vermillon',
  'robimet',
  'caraffa',
  'acqua',
]

it.each(changes)(
  'when %s, everything is found as by a catalogue read from the start',
  async (_what, change) => {
    await Promise.all([wordsOf('fr'), wordsOf('it')])
    await change()
    await shop.sql`select bump_catalogue()`
    await shop.api.app.catalogue.refresh()
    const other = await createApi(testSettings(), shop.databaseUrl)
    try {
      for (const store of ['fr', 'it']) {
        for (const search of searches) {
          expect(await skus(shop.api, search, store)).toEqual(await skus(other, search, store))
        }
      }
    } finally {
      await other.close()
    }
  },
)

it('a product that is renamed while a reload has read the names is found by its new one', async () => {
  const reached = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  let isHeld = false
  /** Holds the reload when it builds search indexes, after it has read the products. */
  const sql = new Proxy(shop.sql, {
    apply: (target, self, given) => {
      if (!isHeld || !String(given[0]).includes('synonym')) return Reflect.apply(target, self, given)
      isHeld = false
      reached.resolve()
      return gate.promise.then(() => Reflect.apply(target, self, given))
    },
  })
  await withApp(sql, testSettings(), async (app) => {
    const { catalogue, stores } = app
    const store = stores.default
    const found = async () => {
      const site = catalogue.snapshot.sites.get(store.website.id)
      return site ? (await productSearchIndex({ app, store }, site)).find('belladone').size : 0
    }
    expect(await found()).toBe(0)
    isHeld = true
    const refreshed = catalogue.refresh()
    await reached.promise
    await rename('VSQ-CAR75', 'Belladone', 'products')
    await catalogue.follow()
    await eventually(async () => expect(await found()).toBe(1))
    gate.resolve()
    await refreshed
    await eventually(async () => expect(await found()).toBe(1))
  })
})
