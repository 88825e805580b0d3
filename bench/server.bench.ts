import { median, report } from './report.ts'
import { addresses, benchDatabase, cpuPerRequest, startMeasuredShop } from './shop.ts'
import { visit } from './visitor.ts'

const category = '/fr/particuliers'

const page = async () => {
  const { status } = await visit(category)
  if (status !== 200) throw new Error(`The category page answers ${status}.`)
}

const listing = `query Listing($uid: String!, $page: Int!) {
  products(filter: { category_uid: { eq: $uid } }, pageSize: 24, currentPage: $page) {
    total_count
    items { sku name url_key small_image { url label } price_range { minimum_price { final_price { value currency } } } }
    aggregations { attribute_code label options { value label count } }
  }
}`

async function ask(query: string, variables: Record<string, unknown> = {}): Promise<string> {
  const answer = await fetch(`${addresses.api}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  })
  const text = await answer.text()
  if (answer.status !== 200 || text.includes('"errors"'))
    throw new Error(`The API answers ${answer.status}: ${text.slice(0, 300)}`)
  return text
}

/** Start-up, pages and listings of the shop with its seed data. */
export async function benchServer(): Promise<void> {
  const database = await benchDatabase()
  try {
    const first = await startMeasuredShop(database.url)
    await first.stop()
    const starts: number[] = []
    for (let round = 0; round < 5; round++) {
      const shop = await startMeasuredShop(database.url)
      starts.push(shop.startedInMs)
      await shop.stop()
    }
    report({
      what: 'first good answer after start, existing database',
      value: median(starts),
      unit: 'ms',
      bar: 1500,
      against: 'Vendure 2,500 to 3,100 ms',
    })

    const shop = await startMeasuredShop(database.url)
    report({
      what: 'memory after start, both sites, API and bank',
      value: (await shop.usage()).rssMb,
      unit: 'MB',
      bar: 200,
      against: 'Vendure 240 MB',
    })
    const usedMs = async () => (await shop.usage()).cpuMs
    const cached = await cpuPerRequest(usedMs, 4000, page)
    report({
      what: 'category page from the html cache, server CPU',
      value: cached.cpuMs,
      unit: 'ms',
      bar: 0.4,
      against: 'static string 0.27 ms',
    })

    const categories = JSON.parse(
      await ask('{ categoryList(filters: { url_key: { eq: "particuliers" } }) { uid } }'),
    )
    const uid: string = categories.data.categoryList[0].uid
    const uncached = await cpuPerRequest(usedMs, 2000, async (index) => {
      // A different query each time bypasses the cache without changing the work.
      await ask(listing, { uid, page: 1, unused: index })
    })
    report({
      what: 'listing with facets over HTTP, nothing cached, CPU',
      value: uncached.cpuMs,
      unit: 'ms',
      bar: 2,
      against: 'Vendure 29.1 ms',
    })
    report({
      what: 'the same, requests a second, 8 connections',
      value: uncached.perSecond,
      unit: '/s',
      bar: 915,
      atLeast: true,
      against: 'Vendure 61/s',
    })
    await shop.stop()
  } finally {
    await database.stop()
  }
}
