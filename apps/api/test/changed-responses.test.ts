import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as fc from 'fast-check'
import { TagVersions } from '@comptoir/rules/tag-versions'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { announceIds } from '../src/catalogue/index.ts'
import { contentCommand } from '../src/content/index.ts'
import { importCategories } from '../src/import/index.ts'
import type { Transaction } from '../src/platform/database.ts'
import { createApi, type Api } from '../src/server.ts'
import { createTestApi, type TestApi } from './api.ts'
import { testSettings } from './settings.ts'
import { importText } from './written-content.ts'

/** Each run makes some hundred changes. FC_RUNS=100 for more. */
const numRuns = Number(process.env.FC_RUNS ?? 4)
const timeout = 120_000 + numRuns * 30_000

let shop: TestApi
/** Two processes on the same database, and one whose caches are emptied before it is asked. */
let processes: readonly [Api, Api]
let fresh: Api
let folder: string
let products: { id: number; sku: string; price: number }[]

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'changed-responses-'))
  // A category names a block that comes later.
  shop = await createTestApi({
    prepare: async (sql) =>
      void (await sql`update category set landing_page = 'later' where landing_page = 'accessoires'`),
  })
  processes = [shop.api, await createApi(testSettings(), shop.databaseUrl)]
  fresh = await createApi(testSettings(), shop.databaseUrl)
  products = await shop.sql<{ id: number; sku: string; price: number }[]>`
    select p.id, p.sku, pr.price from product p
      join product_website w on w.product_id = p.id and w.website_id = 1
      join product_price pr on pr.product_id = p.id and pr.website_id = 1
     where pr.price is not null order by p.id`
})
afterAll(async () => {
  await processes[1].close()
  await fresh.close()
  await shop.close()
  await rm(folder, { recursive: true })
})

const card = `sku stock_status only_x_left_in_stock
  price_range { minimum_price { final_price { value } } maximum_price { final_price { value } } }`
const listing = `items { name ${card} } total_count`

/** What pages of a storefront show. */
const queries = [
  `{ products(filter: { category_url_path: { eq: "particuliers" } }, pageSize: 6) { ${listing} aggregations { attribute_code options { label count } } } }`,
  `{ products(filter: { category_url_path: { eq: "accessoires" } }, sort: { price: DESC }, pageSize: 4) { ${listing} } }`,
  `{ products(filter: { category_url_path: { eq: "accessoires" } }, sort: { name: ASC }, pageSize: 4) { ${listing} } }`,
  `{ products(filter: { price: { from: "100", to: "400" } }, pageSize: 50) { ${listing} } }`,
  `{ products(filter: {}, sort: { price: ASC }, pageSize: 5) { items { sku } } }`,
  `{ products(search: "fontaine", pageSize: 8) { ${listing} } }`,
  `{ products(filter: { sku: { eq: "VSQ-C3" } }, force_out_of_stock: true) { items { ${card} related_products { ${card} } upsell_products { ${card} }
      ... on ConfigurableProduct { variants { product { ${card} } } } } } }`,
  `{ products(filter: { sku: { in: ["VSQ-CAR75", "VSQ-CLAIR", "none"] } }) { items { ${card} quantity } } }`,
  `{ products(filter: {}, pageSize: 100) { items { sku ... on BundleProduct { ${card} items { options { product { ${card} } } } }
      ... on GroupedProduct { ${card} items { product { ${card} } } } } } }`,
  '{ route(url: "comptoir-3.html") { ... on ProductInterface { sku stock_status } } }',
  '{ categoryList { name product_count children { name product_count } } }',
  '{ productImages(skus: ["VSQ-C3"]) { sku optimized_images { thumbnail } } }',
  '{ storeConfig { code } }',
  '{ cmsBlocks(identifiers: ["hotels", "seasonal"]) { items { identifier content } } }',
  '{ cmsBlocks(identifiers: ["restaurants"]) { items { content } } }',
  '{ cmsPage(identifier: "seasonal") { title content } }',
  '{ route(url: "seasonal") { relative_url ... on CmsPage { title alternates { path } } } }',
  '{ route(url: "accessoires") { ... on CategoryTree { name cms_block { content } } } }',
  '{ categoryList(filters: { url_key: { eq: "accessoires" } }) { name description children { name position meta_title } } }',
  '{ products(filter: { sku: { eq: "VSQ-CAR75" } }) { items { categories { name breadcrumbs { category_name } } } } }',
  '{ route(url: "accessoires/filtres") { ... on CategoryTree { name description breadcrumbs { category_name } } } }',
  '{ products(search: "rechange", pageSize: 20) { items { sku name } } }',
  '{ blogPosts(pageSize: 3) { total_count items { title } } }',
] as const
/** Errors when nothing has the name. */
const mayFail = /cmsBlocks|cmsPage/

type Answer = { body: string; version: number; tags: string[] }

async function ask(api: Api, query: string, atLeast = 0): Promise<Answer> {
  const { body, headers } = await api.handle({
    method: 'POST',
    body: JSON.stringify({ query }),
    headers: { store: 'fr', 'x-catalogue-version-at-least': String(atLeast) },
  })
  if (!mayFail.test(query)) expect(JSON.parse(body).errors).toBeUndefined()
  return {
    body,
    version: Number(headers['x-catalogue-version']),
    tags: (headers['surrogate-key'] ?? '').split(' '),
  }
}

const at = fc.nat(10_000)
/** Values of each kind of change. */
const kinds = {
  stock: fc.constantFrom(0, 1, 2, 3, 4, 5, 80, 499, 500),
  price: fc.integer({ min: 100, max: 90_000 }),
  closed: fc.nat(1),
  product: fc.nat(9),
  content: fc.nat(4),
  category: fc.nat(9),
  settings: fc.constantFrom(0, 3, 90, 600),
} satisfies Record<string, fc.Arbitrary<number>>
type Kind = keyof typeof kinds
const changeOf = (kind: Kind): fc.Arbitrary<{ kind: Kind; at: number; value: number }> =>
  fc.record({ kind: fc.constant(kind), at, value: kinds[kind] })
/** Settings drop everything, so that they come seldom. */
const change = fc.oneof(
  ...(['stock', 'price', 'closed', 'product', 'content', 'category'] as const).map((kind) => ({
    arbitrary: changeOf(kind),
    weight: 10,
  })),
  { arbitrary: changeOf('settings'), weight: 1 },
)
/** A change, and then a request to one of the processes, as they come between changes. */
const step = fc.record({ change, process: fc.constantFrom(0, 1), query: fc.nat(queries.length - 1) })
type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never

async function make({ kind, at: place, value }: Change): Promise<void> {
  const { id } = products[place % products.length] ?? { id: 0 }
  if (kind === 'stock') await shop.sql`update stock_item set quantity = ${value} where product_id = ${id}`
  else if (kind === 'closed')
    await shop.sql`update stock_item set is_in_stock = ${value === 1} where product_id = ${id}`
  else if (kind === 'settings') await changeSettings(value)
  else if (kind === 'content') await changeContent(place, value)
  else if (kind === 'category') await changeCategory(place, value)
  else if (kind === 'product')
    await shop.sql.begin(async (tx) => {
      await changeProduct(tx, id, value)
      await announceIds(tx, 'products', [id])
    })
  else
    await shop.sql.begin(async (tx) => {
      await tx`update product_price set price = ${value} where product_id = ${id} and website_id = 1`
      await announceIds(tx, 'prices', [id])
    })
}

/** Renames a category, describes it in other words, or moves it. */
async function changeCategory(place: number, value: number): Promise<void> {
  const [way, key] = place % 2 === 0 ? ['Accessoires', 'accessoires'] : ['Accessoires/Filtres', 'filtres']
  const file = path.join(folder, 'categories.csv')
  const name = value < 6 ? 'Accessoires' : 'De rechange'
  const position = value === 9 ? place : 20
  const row = `${way},${name},${key},Texte ${value},${position}`
  await writeFile(file, `path,name,url_key,description,position\n${row}\n`)
  expect((await importCategories(shop.sql, 'fontaines', file)).problems).toEqual([])
}

const texts = [
  'blocks/hotels',
  'blocks/seasonal',
  'blocks/later',
  'pages/seasonal',
  'blog/posts/seasonal',
] as const

/** Writes a text, or removes it; blocks of categories cannot be removed. */
async function changeContent(place: number, value: number): Promise<void> {
  const name = texts[place % texts.length] ?? texts[0]
  const slash = name.lastIndexOf('/')
  const [kind, identifier] = [name.slice(0, slash), name.slice(slash + 1)]
  if (value === 0 && identifier === 'seasonal') {
    const table = { pages: 'cms_page', blocks: 'cms_block', 'blog/posts': 'blog_post' }[kind] ?? ''
    const [known] =
      await shop.sql`select from ${shop.sql(table)} where website_id = 1 and identifier = ${identifier}`
    if (known) await contentCommand(shop.sql, ['remove', name], new Map([['website', 'fontaines']]))
    return
  }
  const entries: Record<string, Record<string, string>> = {
    pages: { title: `Page ${value}`, url_key: value < 3 ? 'seasonal' : 'saison' },
    blocks: { title: 'Un titre' },
    'blog/posts': {
      title: `Article ${value}`,
      post_url: 'seasonal',
      publish_time: "'2026-03-01 08:30:00'",
      categories: 'conseils',
      short_content: 'Bref.',
    },
  }
  await importText(shop.sql, `${name}.fr.md`, entries[kind] ?? {}, `Texte ${value}.`)
}

/** Which stocks are shown, and whether products without stock are listed. */
async function changeSettings(threshold: number): Promise<void> {
  await shop.sql.begin(async (tx) => {
    await tx`
      update website set config = config || jsonb_build_object('low_stock_threshold', ${threshold}::int,
        'display_out_of_stock', ${threshold !== 3}::boolean) where id = 1`
    await tx`select settings_changed()`
  })
}

/** Renames a product, moves it in its categories, or takes it from sale and back. */
async function changeProduct(tx: Transaction, id: number, value: number): Promise<void> {
  if (value < 3) await tx`update product set is_enabled = ${value > 0} where id = ${id}`
  else if (value < 6) await tx`update product_category set position = ${value} where product_id = ${id}`
  else
    await tx`
      update product_values set attribute_values = attribute_values || jsonb_build_object('name', ${`Fontaine ${value}`}::text)
       where product_id = ${id} and store_id = 0`
}

async function committedVersion(): Promise<number> {
  const [row] = await shop.sql<{ version: number }[]>`select version from catalogue_state`
  return row?.version ?? 0
}

it(
  'shows after any changes, on every process and in every storefront, what an empty cache would',
  { timeout },
  async () => {
    /** As storefronts cache pages: from any process, told of changes by any process. */
    const storefronts = [0, 1].map(() => ({
      tags: new TagVersions(),
      version: 0,
      pages: new Map<string, Answer>(),
    }))
    const tell = async () => {
      for (const [index, storefront] of storefronts.entries()) {
        const from = processes[(storefront.version + index) % 2 === 0 ? 0 : 1]
        const { version, changes } = from.app.catalogue.feed.since(storefront.version)
        for (const one of changes) {
          if (one.tags) storefront.tags.invalidate(one.tags, one.version)
          else storefront.tags.invalidateAll(one.version)
        }
        storefront.version = Math.max(storefront.version, version)
      }
    }
    const shown = async (storefront: (typeof storefronts)[number], query: string, process: 0 | 1) => {
      const page = storefront.pages.get(query)
      if (page && storefront.tags.isCurrent(page.tags, page.version)) return page.body
      const answer = await ask(processes[process], query, storefront.version)
      storefront.pages.set(query, answer)
      return answer.body
    }
    let kept = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 60, maxLength: 120 }), async (steps) => {
        for (const [index, { change: one, process, query: asked }] of steps.entries()) {
          await make(one)
          const query = queries[asked] ?? queries[0]
          await tell()
          for (const storefront of storefronts) await shown(storefront, query, index % 2 === 0 ? 0 : 1)
          await ask(processes[process === 0 ? 0 : 1], query)
        }
        const version = await committedVersion()
        for (const { app } of processes) {
          await app.catalogue.reach(version, 10_000)
          expect(app.catalogue.version).toBe(version)
        }
        await tell()
        await tell()
        await fresh.app.catalogue.refresh()
        for (const query of queries) {
          const { body: expected } = await ask(fresh, query)
          for (const api of processes) expect((await ask(api, query)).body).toBe(expected)
          for (const storefront of storefronts) {
            const before = storefront.pages.get(query)
            if (before && storefront.tags.isCurrent(before.tags, before.version)) kept++
            expect(await shown(storefront, query, 0)).toBe(expected)
          }
        }
      }),
      { numRuns, endOnFailure: true },
    )
    // Else nothing was cached, and the comparison showed nothing.
    expect(kept).toBeGreaterThan(numRuns)
  },
)
