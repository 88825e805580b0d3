import type { VisitorKind } from '@comptoir/rules/visitor'
import type { Queryable } from '../platform/database.ts'
import { inCurrency, type Store, type Stores } from '../stores/index.ts'
import { addTo, removeFrom } from './bitmap.ts'
import { indexedPrices } from './build-prices.ts'
import { clearListingCaches } from './listing.ts'
import { updatePriceIndex, type PriceIndex } from './price-index.ts'
import { selectPrices } from './prices.sql.ts'
import { isInStock, type Product, type ProductRating, type Stock, type WebsitePrice } from './product.ts'
import { selectRatings } from './ratings.sql.ts'
import type { SiteIndex } from './site-index.ts'
import type { Snapshot } from './snapshot.ts'
import { selectStock } from './stock.sql.ts'

const kinds = ['stock', 'prices', 'ratings'] as const
type Kind = (typeof kinds)[number]

/** Ids of the changed products. */
export type Changes = Readonly<Record<Kind, Set<number>>>

/** The current values of the changed products. */
export type ChangedValues = {
  stock: ReadonlyMap<number, Stock>
  prices: ReadonlyMap<number, readonly WebsitePrice[]>
  ratings: ReadonlyMap<number, readonly ProductRating[]>
}

export function noChanges(): Changes {
  return { stock: new Set(), prices: new Set(), ratings: new Set() }
}

export function isEmpty(changes: Changes): boolean {
  return kinds.every((kind) => changes[kind].size === 0)
}

/** The kind of change that a notification names; undefined for others. */
export function kindOf(name: string | undefined): Kind | undefined {
  return kinds.find((kind) => kind === name)
}

export function addChanges(to: Changes, more: Changes): void {
  for (const kind of kinds) {
    for (const id of more[kind]) to[kind].add(id)
  }
}

/** Removes up to `most` ids of each kind from `changes` and returns them. */
export function takeBatch(changes: Changes, most: number): Changes {
  const some = noChanges()
  for (const kind of kinds) {
    for (const id of changes[kind].values().take(most).toArray()) {
      changes[kind].delete(id)
      some[kind].add(id)
    }
  }
  return some
}

/** Reads the current stock, prices and ratings of changed products. Products that the snapshot lacks are skipped. */
export async function readChanges(
  sql: Queryable,
  snapshot: Snapshot,
  { stock, prices, ratings }: Changes,
): Promise<ChangedValues> {
  const known = (ids: ReadonlySet<number>) => [...ids].filter((id) => snapshot.productById.has(id))
  const [changedStock, changedPrices, changedRatings] = await Promise.all([
    selectStock(sql, known(stock)),
    selectPrices(sql, known(prices)),
    selectRatings(sql, known(ratings)),
  ])
  return { stock: changedStock, prices: changedPrices, ratings: changedRatings }
}

/**
 * Applies stock, prices and ratings to a snapshot synchronously, so that no reader sees a partial update. The indexes
 * are the same as in a new snapshot. Returns the ids of the products with new values, and of those they are part of.
 */
export function applyChanges(snapshot: Snapshot, stores: Stores, read: ChangedValues): ReadonlySet<number> {
  const restocked = affectedBy(snapshot, read.stock.keys())
  const repriced = affectedBy(snapshot, read.prices.keys())
  assign(snapshot, read.stock, (product, stock) => (product.stock = stock))
  assign(snapshot, read.prices, (product, prices) => (product.prices = prices))
  assign(snapshot, read.ratings, (product, ratings) => (product.ratings = ratings))
  for (const site of snapshot.sites.values()) {
    applyStock(site, restocked)
    applyPrices(snapshot, stores, site, repriced)
  }
  return new Set([...[...restocked, ...repriced].map(({ id }) => id), ...read.ratings.keys()])
}

function assign<Value>(
  snapshot: Snapshot,
  values: ReadonlyMap<number, Value>,
  set: (product: Product, value: Value) => void,
): void {
  for (const [id, value] of values) {
    const product = snapshot.productById.get(id)
    if (product) set(product, value)
  }
}

/** The products with their parents and composite products. */
export function affectedBy(snapshot: Snapshot, ids: Iterable<number>): ReadonlySet<Product> {
  const affected = new Set<Product>()
  for (const id of ids) {
    const product = snapshot.productById.get(id)
    if (!product) continue
    for (const one of [product, ...product.parents]) {
      affected.add(one)
      for (const whole of one.compositeParents) affected.add(whole)
    }
  }
  return affected
}

function applyStock(site: SiteIndex, products: ReadonlySet<Product>): void {
  if (products.size === 0) return
  for (const product of products) {
    const ordinal = site.ordinalOf.get(product.id)
    if (ordinal === undefined) continue
    if (isInStock(product)) addTo(site.inStock, ordinal)
    else removeFrom(site.inStock, ordinal)
  }
  if (!site.showsOutOfStock) clearListingCaches(site)
}

function applyPrices(
  snapshot: Snapshot,
  stores: Stores,
  site: SiteIndex,
  products: ReadonlySet<Product>,
): void {
  const [store] = stores.ofWebsite(site.websiteId)
  if (!store) return
  const listed = [...products].flatMap((product) => {
    const ordinal = site.ordinalOf.get(product.id)
    return ordinal === undefined ? [] : [{ product, ordinal }]
  })
  const rerank = (view: Store, rootId: number, kind: VisitorKind, prices: PriceIndex) => {
    const changed = listed.flatMap(({ product, ordinal }): [number, number][] => {
      const price = indexedPrices(snapshot, product, view, rootId)[kind]
      return price === prices.shown[ordinal] ? [] : [[ordinal, price]]
    })
    return changed.length === 0 ? prices : updatePriceIndex(prices, new Map(changed))
  }
  let isChanged = false
  const prices = new Map(
    [...site.prices].map(([key, { rootId, currency, b2b, b2c }]) => {
      const view = inCurrency(store, currency)
      const reranked = {
        rootId,
        currency,
        b2b: rerank(view, rootId, 'b2b', b2b),
        b2c: rerank(view, rootId, 'b2c', b2c),
      }
      isChanged ||= reranked.b2b !== b2b || reranked.b2c !== b2c
      return [key, reranked]
    }),
  )
  if (!isChanged) return
  site.prices = prices
  clearListingCaches(site)
}
