import { connect, type Sql } from '../apps/api/src/platform/database.ts'
import { placed } from '../apps/api/test/checkout.ts'
import { plainSkus, type RaceShop } from '../apps/api/test/races.ts'
import { median, percentileOf, report } from './report.ts'
import { addresses, benchDatabase, startMeasuredShop } from './shop.ts'

const seconds = 30
const ordersPerSecond = 5
const browsers = 4
/** Products that are ordered. */
const mostOrdered = 40

type Visit = { isHit: boolean; ms: number }

const times = (visits: readonly Visit[]) => visits.map(({ ms }) => ms)

/**
 * Visitors who look at the pages of products and categories while others order: how many pages come from the cache, and
 * how long they take, without orders and with them.
 */
export async function benchPeak(): Promise<void> {
  const database = await benchDatabase()
  const sql = connect(database.url, 2)
  const shop = await startMeasuredShop(database.url)
  try {
    const api = apiOf(sql)
    const skus = await plainSkus(api, mostOrdered)
    const pages = await cachedOf(await pagesOf())
    const quiet = await visitFor(pages)
    // Most have plenty; every tenth product is nearly sold out, and its pages show how many are left.
    await sql`update stock_item set quantity = case when product_id % 10 = 0 then 4 else 5000 end where manage_stock`
    for (const page of pages) await visit(page)
    const { visits, ordered } = await whileOrdering(api, skus, () => visitFor(pages))
    const share = (all: readonly Visit[]) => (100 * all.filter(({ isHit }) => isHit).length) / all.length
    const what = `${pages.length} pages`
    report({
      what: `${what}: from the cache at ${(ordered / seconds).toFixed(1)} orders a second`,
      value: share(visits),
      unit: '%',
      bar: 95,
      atLeast: true,
      against: `without orders ${share(quiet).toFixed(1)} %`,
    })
    report({
      what: `${what}: 99th percentile with orders`,
      value: percentileOf(times(visits), 0.99),
      unit: 'ms',
      bar: 3 * median(times(visits)),
      against: `without orders ${percentileOf(times(quiet), 0.99).toFixed(1)} ms`,
    })
  } finally {
    await shop.stop()
    await sql.end()
    await database.stop()
  }
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

async function visit(path: string): Promise<Visit> {
  const started = performance.now()
  const answer = await fetch(addresses.fontaines + path)
  await answer.arrayBuffer()
  return { isHit: answer.headers.get('x-cache') === 'hit', ms: performance.now() - started }
}

/** A few visitors, each with one page after the other. */
async function visitFor(pages: readonly string[]): Promise<Visit[]> {
  const visits: Visit[] = []
  const end = performance.now() + seconds * 1000
  await Promise.all(
    Array.from({ length: browsers }, async (_browser, index) => {
      for (let at = index * 7; performance.now() < end; at += 11)
        visits.push(await visit(pages[at % pages.length] ?? '/fr'))
    }),
  )
  return visits
}

async function whileOrdering(
  api: RaceShop,
  skus: readonly string[],
  work: () => Promise<Visit[]>,
): Promise<{ visits: Visit[]; ordered: number }> {
  let ordered = 0
  let begun = 0
  const orders: Promise<void>[] = []
  const timer = setInterval(() => {
    const order = placed(api, { sku: skus[begun++ % skus.length] ?? '' }).then(
      () => void ordered++,
      // A product may be sold out by now.
      () => undefined,
    )
    orders.push(order)
  }, 1000 / ordersPerSecond)
  const visits = await work()
  clearInterval(timer)
  await Promise.all(orders)
  return { visits, ordered }
}

/** The API of the shop, as its tests send operations to it. */
function apiOf(sql: Sql): RaceShop {
  const send = async (
    query: string,
    variables: object = {},
    { as, store }: { as?: string; store?: string } = {},
  ) => {
    const answer = await fetch(`${addresses.api}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        store: store ?? 'fr',
        ...(as && { authorization: `Bearer ${as}` }),
      },
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = await answer.json()
    return { status: answer.status, headers: Object.fromEntries(answer.headers), data, errors }
  }
  return { send, sql, notify: () => Promise.reject(new Error('Orders are not paid here.')) }
}
