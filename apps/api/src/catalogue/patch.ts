import type { VisitorKind } from '@comptoir/rules/visitor'
import type { Queryable } from '../platform/database.ts'
import type { Stores } from '../stores/index.ts'
import { addTo, removeFrom } from './bitmap.ts'
import { rankedPrices, rootsOf } from './build-site.ts'
import { forgetSelections } from './listing.ts'
import { rerankPrices } from './price-ranges.ts'
import { selectPrices } from './prices.sql.ts'
import { isInStock, type Product, type Stock, type WebsitePrice } from './product.ts'
import type { SiteIndex } from './site-index.ts'
import type { Snapshot } from './snapshot.ts'
import { selectStock } from './stock.sql.ts'

/** Ids of the products of which something changed. */
export type Changes = { readonly stock: Set<number>; readonly prices: Set<number> }

/** The same as the database has it now. */
export type ReadChanges = {
  stock: ReadonlyMap<number, Stock>
  prices: ReadonlyMap<number, readonly WebsitePrice[]>
}

export function noChanges(): Changes {
  return { stock: new Set(), prices: new Set() }
}

export function isEmpty({ stock, prices }: Changes): boolean {
  return stock.size === 0 && prices.size === 0
}

export function addChanges(to: Changes, more: Changes): void {
  for (const kind of ['stock', 'prices'] as const) {
    for (const id of more[kind]) to[kind].add(id)
  }
}

/** Takes up to `most` of the ids of each kind out of `changes`. */
export function takeSome(changes: Changes, most: number): Changes {
  const some = noChanges()
  for (const kind of ['stock', 'prices'] as const) {
    for (const id of changes[kind].values().take(most).toArray()) {
      changes[kind].delete(id)
      some[kind].add(id)
    }
  }
  return some
}

/** Reads what changed of the products that the snapshot has. */
export async function readChanges(
  sql: Queryable,
  snapshot: Snapshot,
  { stock, prices }: Changes,
): Promise<ReadChanges> {
  const known = (ids: ReadonlySet<number>) => [...ids].filter((id) => snapshot.productById.has(id))
  const [changedStock, changedPrices] = await Promise.all([
    selectStock(sql, known(stock)),
    selectPrices(sql, known(prices)),
  ])
  return { stock: changedStock, prices: changedPrices }
}

/**
 * Brings stock and prices of a snapshot up to date, in one step that no reader can come between: its indexes are then
 * as a new snapshot would have them. Answers the products that are shown differently now.
 */
export function applyChanges(snapshot: Snapshot, stores: Stores, read: ReadChanges): ReadonlySet<number> {
  const restocked = change(snapshot, read.stock, (product, stock) => (product.stock = stock))
  const repriced = change(snapshot, read.prices, (product, prices) => (product.prices = prices))
  for (const site of snapshot.sites.values()) {
    applyStock(site, restocked)
    applyPrices(snapshot, stores, site, repriced)
  }
  return new Set([...restocked, ...repriced].map(({ id }) => id))
}

/** The products that were changed, and those that are made of them. */
function change<Value>(
  snapshot: Snapshot,
  values: ReadonlyMap<number, Value>,
  set: (product: Product, value: Value) => void,
): ReadonlySet<Product> {
  const touched = new Set<Product>()
  for (const [id, value] of values) {
    const product = snapshot.productById.get(id)
    if (!product) continue
    set(product, value)
    for (const one of [product, ...product.parents]) {
      touched.add(one)
      for (const whole of one.partOf) touched.add(whole)
    }
  }
  return touched
}

function applyStock(site: SiteIndex, products: ReadonlySet<Product>): void {
  if (products.size === 0) return
  for (const product of products) {
    const ordinal = site.ordinalOf.get(product.id)
    if (ordinal === undefined) continue
    if (isInStock(product)) addTo(site.inStock, ordinal)
    else removeFrom(site.inStock, ordinal)
  }
  if (!site.showsOutOfStock) forgetSelections(site)
}

function applyPrices(
  snapshot: Snapshot,
  stores: Stores,
  site: SiteIndex,
  products: ReadonlySet<Product>,
): void {
  const views = stores.ofWebsite(site.websiteId)
  const [store] = views
  if (!store) return
  const roots = rootsOf(views)
  const listed = [...products].flatMap((product) => {
    const ordinal = site.ordinalOf.get(product.id)
    return ordinal === undefined ? [] : [{ product, ordinal }]
  })
  const rerank = (kind: VisitorKind) => {
    const { shown } = site.prices[kind]
    const changed = listed.flatMap(({ product, ordinal }): [number, number][] => {
      const price = rankedPrices(snapshot, product, store, roots)[kind]
      return price === shown[ordinal] ? [] : [[ordinal, price]]
    })
    return changed.length === 0 ? site.prices[kind] : rerankPrices(site.prices[kind], new Map(changed))
  }
  const prices = { b2b: rerank('b2b'), b2c: rerank('b2c') }
  if (prices.b2b === site.prices.b2b && prices.b2c === site.prices.b2c) return
  site.prices = prices
  forgetSelections(site)
}
