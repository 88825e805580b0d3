import type { Sql } from '../apps/api/src/platform/database.ts'
import { placed } from '../apps/api/test/checkout.ts'
import { plainSkus, type RaceShop } from '../apps/api/test/races.ts'
import { arrive } from './arrivals.ts'
import { hammer, post } from './connections.ts'
import { prepareMixedLoad, stockRows, type MixedWork } from './mixed-load.ts'
import { listing } from './queries.ts'
import { median, percentileOf, report } from './report.ts'
import { addresses } from './shop.ts'
import { inMeasuredShop } from './shop-client.ts'
import type { Usage } from './usage.ts'
import { visit, type Visit } from './visitor.ts'

const seconds = 30
const ordersPerSecond = 5
const pagesPerSecond = 500
/** Percentage of the searches. */
const mostRefused = 1
/** Of the API. */
const connections = 32
const listings = 10
const listingsAtOnce = 5000
/** Products that are ordered. */
const mostOrdered = 40
/** What a visit may cost the shop, from the limits of its parts: an order as 15 times those of Vendure a second. */
const limitsMs = { cached: 0.4, rendered: 5, order: 1000 / (15 * 8.6), changedPrice: 30 }

const times = (visits: readonly Visit[]) => visits.map(({ ms }) => ms)

/**
 * Visitors who look at the pages of products and categories: how many pages come from the cache, and how long they take,
 * alone, while others order, and while others also search, an owner changes prices and stock is imported.
 */
export async function benchPeak(): Promise<void> {
  await inMeasuredShop(async ({ shop, api, databaseUrl }) => {
    const { sql } = api
    const skus = await plainSkus(api, mostOrdered)
    const pages = await cachedOf(await pagesOf())
    const quiet = await visitFor(pages)
    await fillStock(sql, pages)
    const [visits, ordered] = await Promise.all([visitFor(pages), orderFor(api, skus)])
    reportVisits(`${pages.length} pages`, { visits, ordered, quiet })
    await fillStock(sql, pages)
    await measureListing(api, skus)
    const load = await prepareMixedLoad(databaseUrl, { sql, api, skus })
    try {
      const before = await shop.usage()
      const [seen, placedMeanwhile, work] = await Promise.all([
        visitFor(pages),
        orderFor(api, skus),
        load.run(seconds),
      ])
      const after = await shop.usage()
      reportVisits(
        `mixed load, ${pages.length} pages`,
        { visits: seen, ordered: placedMeanwhile, quiet },
        changesOf(work),
      )
      reportMixed(seen, { work, ordered: placedMeanwhile, before, after })
    } finally {
      await load.stop()
    }
  })
}

/** A cached listing with facets, asked by many at once as fast as it is answered, while others order. */
async function measureListing(api: RaceShop, skus: readonly string[]): Promise<void> {
  const { categoryList } = (
    await api.send<{ categoryList: [{ children: [{ uid: string }] }] }>(
      '{ categoryList { children { uid } } }',
    )
  ).data
  const { uid } = categoryList[0].children[0]
  const { port } = new URL(addresses.api)
  const request = (index: number) =>
    post(
      '/graphql',
      JSON.stringify({ query: listing, variables: { uid, from: String(10 + (index % listings)) } }),
      { store: 'fr' },
    )
  const isOver = new AbortController()
  const ordering = orderFor(api, skus).finally(() => isOver.abort())
  const answerTimes: number[] = []
  while (!isOver.signal.aborted)
    answerTimes.push(...(await hammer(Number(port), connections, listingsAtOnce, request)).times)
  const ordered = await ordering
  reportSlowest(
    `cached listing, ${connections} connections: 99th percentile with orders`,
    answerTimes,
    `${(answerTimes.length / seconds).toFixed(0)} a second beside ${(ordered / seconds).toFixed(1)} orders`,
  )
}

type Visited = { visits: readonly Visit[]; ordered: number; quiet: readonly Visit[] }

/** `changes`: what changed beside the orders. */
function reportVisits(what: string, { visits, ordered, quiet }: Visited, changes?: string): void {
  const share = (all: readonly Visit[]) => (100 * all.filter(({ isHit }) => isHit).length) / all.length
  report({
    what: `${what}: from the cache at ${(ordered / seconds).toFixed(1)} orders a second`,
    value: share(visits),
    unit: '%',
    bar: 95,
    atLeast: true,
    against: `${pagesPerSecond} pages a second; without orders ${share(quiet).toFixed(1)} %${changes ? `; ${changes}` : ''}`,
  })
  reportSlowest(
    `${what}: 99th percentile with orders`,
    times(visits),
    slowestOf(times(quiet), 'without orders'),
  )
}

/** The 99th percentile, which may be three times the median. */
function reportSlowest(what: string, all: readonly number[], beside?: string): void {
  report({
    what,
    value: percentileOf(all, 0.99),
    unit: 'ms',
    bar: Number((3 * median(all)).toFixed(2)),
    against: `median ${median(all).toFixed(1)} ms${beside ? `; ${beside}` : ''}`,
  })
}

const changesOf = ({ shownAfter, imports, restocked }: MixedWork) =>
  `changed: ${shownAfter.length} prices, and the stock of ${restocked} products by ${imports.length} imports of ${stockRows} rows in ${median(imports).toFixed(0)} ms each`

const slowestOf = (all: readonly number[], when: string) =>
  `${when} ${percentileOf(all, 0.99).toFixed(1)} ms, median ${median(all).toFixed(1)} ms`

type Meanwhile = { work: MixedWork; ordered: number; before: Usage; after: Usage }

function reportMixed(visits: readonly Visit[], { work, ordered, before, after }: Meanwhile): void {
  const { searches, refusedSearches, shownAfter } = work
  reportSlowest(
    'mixed load: 99th percentile of a search page',
    searches,
    `${searches.length} searches of other words each`,
  )
  report({
    what: 'mixed load: searches refused',
    value: (100 * refusedSearches) / (searches.length + refusedSearches),
    unit: '%',
    bar: mostRefused,
  })
  report({
    what: 'mixed load: changed price on its page, after its commit',
    value: Math.max(...shownAfter),
    unit: 'ms',
    bar: 1000,
    against: `slowest of ${shownAfter.length}, median ${median(shownAfter).toFixed(0)} ms`,
  })
  const hits = visits.filter(({ isHit }) => isHit).length
  const rendered = visits.length - hits + searches.length
  const visited = visits.length + searches.length
  const allowedMs =
    limitsMs.cached * hits +
    limitsMs.rendered * rendered +
    limitsMs.order * ordered +
    limitsMs.changedPrice * shownAfter.length
  const responses = hitsBetween(before, after, 'responses')
  report({
    what: 'mixed load: CPU of the shop for a visit, all its work shared out',
    value: (after.cpuMs - before.cpuMs) / visited,
    unit: 'ms',
    bar: Number((allowedMs / visited).toFixed(2)),
    against: `${visited} visits, ${ordered} orders; responses of the API cached ${responses.toFixed(0)} %`,
  })
}

/** Percentage of the questions to a cache that it answered meanwhile. */
function hitsBetween(before: Usage, after: Usage, cache: string): number {
  const of = ({ caches }: Usage) => caches.find(({ name }) => name === cache) ?? { hits: 0, misses: 0 }
  const [first, last] = [of(before), of(after)]
  const hits = last.hits - first.hits
  return (100 * hits) / Math.max(1, hits + last.misses - first.misses)
}

// Most have plenty; every tenth product is nearly sold out, and its pages show how many are left.
async function fillStock(sql: Sql, pages: readonly string[]): Promise<void> {
  await sql`update stock_item set quantity = case when product_id % 10 = 0 then 4 else 5000 end where manage_stock`
  for (const page of pages) await visit(page)
}

/** Paths of the pages of all products and categories of the fountain shop in French. */
async function pagesOf(): Promise<string[]> {
  const paths: string[] = []
  const index = await (await fetch(`${addresses.fontaines}/sitemap.xml`)).text()
  for (const [, file] of index.matchAll(/<loc>([^<]*)<\/loc>/g)) {
    const path = new URL(file ?? '').pathname
    const part = await (await fetch(addresses.fontaines + path)).text()
    paths.push(...[...part.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname))
  }
  const french = [...new Set(paths)].filter((path) => path.startsWith('/fr/'))
  return french.filter((path) => path.endsWith('.html') || path.split('/').length > 2)
}

/** The pages that a second visit finds in the cache; those with forms are rendered for each visitor. */
async function cachedOf(paths: readonly string[]): Promise<string[]> {
  const cached: string[] = []
  for (const path of paths) {
    await visit(path)
    if ((await visit(path)).isHit) cached.push(path)
  }
  return cached
}

/** Visitors who come at a constant rate, one to each page in turn. */
async function visitFor(pages: readonly string[]): Promise<Visit[]> {
  let next = 0
  return await arrive(() => visit(pages[next++ % pages.length] ?? '/fr'), pagesPerSecond, seconds)
}

/** Places orders at a constant rate; returns the number of placed ones. */
async function orderFor(api: RaceShop, skus: readonly string[]): Promise<number> {
  let begun = 0
  const orders = await arrive(
    () =>
      placed(api, { sku: skus[begun++ % skus.length] ?? '' }).then(
        () => true,
        // A product may be sold out by now.
        () => false,
      ),
    ordersPerSecond,
    seconds,
  )
  return orders.filter(Boolean).length
}
