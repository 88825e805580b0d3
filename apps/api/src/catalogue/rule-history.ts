import type { Cents } from '@comptoir/rules/money'
import { GUEST } from '@comptoir/rules/visitor'
import { CooperativeScheduler } from '../platform/cooperative-scheduler.ts'
import type { App } from '../platform/context.ts'
import type { Store } from '../stores/index.ts'
import type { Catalogue } from './catalogue.ts'
import { insertPastPrices } from './prices.sql.ts'
import { priceQuery, pricesOf, undatedPrice } from './pricing.ts'
import type { Product } from './product.ts'
import { selectRuledWebsites } from './rules.sql.ts'
import type { Snapshot } from './snapshot.ts'

/** Prices of a website by ascending product id; -1 without a price. */
type NotedPrices = { ids: Int32Array; prices: Int32Array }

/** What this process has noted last, by website id. */
const noted = new WeakMap<Catalogue, Map<number, NotedPrices>>()

const rowsAtOnce = 1000
const noPrices: NotedPrices = { ids: new Int32Array(), prices: new Int32Array() }

/**
 * Notes in the price history what one unit costs everybody from now on, of websites that have rules or had some: rules begin, end
 * and follow the stock without a change of prices (decisions E-9). Special prices are left out, because their days are known.
 */
export async function noteRulePrices({ catalogue, stores, sql }: App, signal: AbortSignal): Promise<void> {
  const before = noted.get(catalogue) ?? new Map<number, NotedPrices>()
  noted.set(catalogue, before)
  for (const websiteId of await selectRuledWebsites(sql)) {
    const store = stores.defaultOf(websiteId)
    // One without active store views has no prices.
    if (store.website.id !== websiteId) continue
    const now = await pricesFor(catalogue.snapshot, store, signal)
    const rows = differing(before.get(websiteId), now).map((one) => ({ ...one, websiteId }))
    for (let at = 0; at < rows.length && !signal.aborted; at += rowsAtOnce)
      await insertPastPrices(sql, rows.slice(at, at + rowsAtOnce))
    if (signal.aborted) return
    before.set(websiteId, now)
  }
}

async function pricesFor(snapshot: Snapshot, store: Store, signal: AbortSignal): Promise<NotedPrices> {
  const ids = snapshot.products.ids.slice()
  const prices = new Int32Array(ids.length).fill(-1)
  const scheduler = new CooperativeScheduler(8)
  for (const [at, id] of ids.entries()) {
    const product = snapshot.products.copyOf(id)
    prices[at] = (product && priceOf(product, store, snapshot)) ?? -1
    if (scheduler.shouldYield) await scheduler.yield()
    if (signal.aborted) break
  }
  return { ids, prices }
}

function priceOf(product: Product, store: Store, snapshot: Snapshot): Cents | undefined {
  if (!product.websiteIds.includes(store.website.id)) return undefined
  const query = priceQuery(snapshot, GUEST)
  const found = pricesOf(product, store, query)
  return found && undatedPrice(found, query)
}

function differing({ ids, prices }: NotedPrices = noPrices, now: NotedPrices) {
  let old = 0
  return [...now.ids].flatMap((productId, at) => {
    while ((ids[old] ?? Infinity) < productId) old++
    const price = now.prices[at] ?? -1
    const isSame = ids[old] === productId && prices[old] === price
    return isSame || price < 0 ? [] : [{ productId, price }]
  })
}
