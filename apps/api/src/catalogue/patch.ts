import { stockConditions } from '@comptoir/rules/catalogue-rule'
import type { Queryable } from '../platform/database.ts'
import type { Stores } from '../stores/index.ts'
import { addTo, has, removeFrom } from './bitmap.ts'
import { carryListings } from './carry-listings.ts'
import { clearSelections } from './listing.ts'
import { selectPrices, selectTiers } from './prices.sql.ts'
import type { ProductChanges } from './product-change.ts'
import { isInStock, type Product } from './product.ts'
import type { ProductRating, ProductTier, Stock, WebsitePrice } from './product-values.ts'
import { selectRatings } from './ratings.sql.ts'
import { categoriesAt, ordinalIn, type SiteIndex } from './site-index.ts'
import type { Snapshot } from './snapshot.ts'
import { selectStock } from './stock.sql.ts'
import { updateSitePrices } from './update-site-prices.ts'

/** The current values of the changed products. */
export type ChangedValues = {
  stock: ReadonlyMap<number, Stock>
  prices: ReadonlyMap<number, readonly WebsitePrice[]>
  /** Of the products of `prices`. */
  tiers: ReadonlyMap<number, readonly ProductTier[]>
  ratings: ReadonlyMap<number, readonly ProductRating[]>
}

/** Reads the current stock, prices and ratings of changed products. Products that the snapshot lacks are skipped. */
export async function readValues(
  sql: Queryable,
  snapshot: Snapshot,
  { stock, prices, ratings }: Readonly<Record<'stock' | 'prices' | 'ratings', ReadonlySet<number>>>,
): Promise<ChangedValues> {
  const known = (ids: ReadonlySet<number>) => [...ids].filter((id) => snapshot.products.has(id))
  const [changedStock, changedPrices, tiers, changedRatings] = await Promise.all([
    selectStock(sql, known(stock)),
    selectPrices(sql, known(prices)),
    selectTiers(sql, known(prices)),
    selectRatings(sql, known(ratings)),
  ])
  return { stock: changedStock, prices: changedPrices, tiers, ratings: changedRatings }
}

/**
 * Applies stock, prices and ratings to a snapshot synchronously, so that no reader sees a partial update. The indexes
 * are the same as in a new snapshot. Notes what changed of the products and of those that they are part of, and returns the
 * ids of both.
 */
export function applyValues(
  snapshot: Snapshot,
  stores: Stores,
  read: ChangedValues,
  changes: ProductChanges,
): ReadonlySet<number> {
  const restocked = affectedBy(snapshot, read.stock.keys())
  const followsStock = stockConditions([...snapshot.rules.values()].flat()).length > 0
  const repriced = new Set(
    affectedBy(snapshot, [...read.prices.keys(), ...(followsStock ? read.stock.keys() : [])]),
  )
  // A pack proposes what is in stock.
  for (const product of restocked) if (product.type === 'grouped') repriced.add(product)
  assign(snapshot, read.stock, (product, stock) => (product.stock = stock))
  assign(snapshot, read.prices, (product, prices) => {
    product.prices = prices
    product.tiers = read.tiers.get(product.id) ?? []
  })
  assign(snapshot, read.ratings, (product, ratings) => (product.ratings = ratings))
  for (const site of snapshot.sites.values()) {
    applyStock(site, restocked, changes)
    applyPrices(snapshot, stores, site, repriced, changes)
  }
  return new Set([...[...restocked, ...repriced].map(({ id }) => id), ...read.ratings.keys()])
}

function assign<Value>(
  snapshot: Snapshot,
  values: ReadonlyMap<number, Value>,
  set: (product: Product, value: Value) => void,
): void {
  for (const [id, value] of values) {
    const product = snapshot.products.get(id)
    if (!product) continue
    set(product, value)
    snapshot.products.put(product)
  }
}

/** The products with their parents and composite products. */
export function affectedBy(snapshot: Snapshot, ids: Iterable<number>): ReadonlySet<Product> {
  const affected = new Set<Product>()
  for (const id of ids) {
    const product = snapshot.products.get(id)
    if (!product) continue
    for (const one of [product, ...product.parents]) {
      affected.add(one)
      for (const whole of one.compositeParents) affected.add(whole)
    }
  }
  return affected
}

function applyStock(site: SiteIndex, products: ReadonlySet<Product>, changes: ProductChanges): void {
  const changed = placesIn(site, products).filter(
    ({ product, ordinal }) => isInStock(product) !== has(site.inStock, ordinal),
  )
  if (changed.length === 0) return
  for (const { product, ordinal } of changed) {
    if (isInStock(product)) addTo(site.inStock, ordinal)
    else removeFrom(site.inStock, ordinal)
    noteCategories(site, product, ordinal, changes)
    changes.of(product.id).isStockChanged = true
  }
  if (site.showsOutOfStock) return
  carryListings(
    site,
    site,
    changed.map(({ ordinal }) => ordinal),
  )
}

function applyPrices(
  snapshot: Snapshot,
  stores: Stores,
  site: SiteIndex,
  products: ReadonlySet<Product>,
  changes: ProductChanges,
): void {
  const places = placesIn(site, products)
  const { after, changed } = updateSitePrices(snapshot, stores.ofWebsite(site.websiteId), site, places)
  if (changed.size === 0) return
  site.prices = after
  clearSelections(site)
  for (const { product, ordinal } of places) {
    if (!changed.has(ordinal)) continue
    noteCategories(site, product, ordinal, changes)
    changes.of(product.id).isPriceChanged = true
  }
}

/** The products that the website lists. */
function placesIn(site: SiteIndex, products: ReadonlySet<Product>) {
  return [...products].flatMap((product) => {
    const ordinal = ordinalIn(site, product.id)
    return ordinal === undefined ? [] : [{ product, ordinal, isListed: true }]
  })
}

/** The product stays in its categories. */
function noteCategories(site: SiteIndex, { id }: Product, ordinal: number, changes: ProductChanges): void {
  const own = categoriesAt(site, ordinal)
  changes.addCategories(id, own, own)
}
