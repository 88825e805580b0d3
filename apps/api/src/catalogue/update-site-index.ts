import type { Store } from '../stores/index.ts'
import { carryFilterIndexes } from './attribute-filter-index.ts'
import { changedBitmap, count, has, type Bitmap } from './bitmap.ts'
import { isBrowsable, isListedOn, isSearchable, type BooleanValues } from './build-site-index.ts'
import { positionIn } from './category-index.ts'
import { CatalogueTooLargeError } from './errors.ts'
import { maxProductsPerSite, ordinalRange } from './limits.ts'
import { carryListings } from './carry-listings.ts'
import { updateNameOrder } from './name-order.ts'
import { columnsAt } from './product-columns.ts'
import type { ProductChanges } from './product-change.ts'
import { isInStock, textInStore, type Product } from './product.ts'
import type { ProductValues } from './product-values.ts'
import { carrySearchIndexes } from './product-search.ts'
import { categoriesAt, ordinalEver, type SiteIndex } from './site-index.ts'
import type { Snapshot } from './snapshot.ts'
import { firstPlaceWhere, spliced } from './sorted-order.ts'
import { updateMembership } from './update-membership.ts'
import { updateSitePrices } from './update-site-prices.ts'
import { carryNames } from './word-index.ts'

/** Names of a product before it was replaced. */
export type ReplacedNames = {
  namesBefore: readonly (string | null)[]
}

export type SiteChanges = {
  /** Products whose place in the index may have changed, with their new values. */
  products: ReadonlySet<Product>
  /** Those of them that do not exist any more. */
  gone: ReadonlySet<Product>
  /** Products that were read anew, by id. */
  replaced: ReadonlyMap<number, ReplacedNames>
  /** Values of the products that were read anew. */
  booleans: BooleanValues
  /** Notes what changed. */
  changes: ProductChanges
}

/** Throws CatalogueTooLargeError when a website cannot list so many more products. */
export function checkRoom(site: SiteIndex, code: string, products: Iterable<ProductValues>): void {
  const listed = count(site.listed)
  const added = [...products].filter((product) => isListedOn(product, site.websiteId))
  const entering = added.filter(({ id }) => {
    const ordinal = ordinalEver(site, id)
    return ordinal === undefined || !has(site.listed, ordinal)
  })
  const isFull = listed + entering.length > maxProductsPerSite || site.size + entering.length > ordinalRange
  if (isFull) throw new CatalogueTooLargeError(code, listed + entering.length, maxProductsPerSite)
}

/**
 * The index of a website after some products changed, equal to a new one but for the ordinals. `views` are its store views.
 * Readers of `before` see nothing of it.
 */
export function updateSiteIndex(
  snapshot: Snapshot,
  views: readonly Store[],
  before: SiteIndex,
  changed: SiteChanges,
): SiteIndex {
  const { ids, places } = placeProducts(before, changed)
  if (places.length === 0) return before
  const size = ids.length
  const membership = updateMembership(snapshot, before, { places, ids, ...changed })
  const after: SiteIndex = {
    ...before,
    size,
    ids,
    byId: updateById(before, ids),
    listed: updateBitmap(before.listed, size, places, ({ isListed }) => isListed),
    browsable: updateBitmap(
      before.browsable,
      size,
      places,
      ({ isListed, product }) => isListed && isBrowsable(product),
    ),
    searchable: updateBitmap(
      before.searchable,
      size,
      places,
      ({ isListed, product }) => isListed && isSearchable(product),
    ),
    inStock: updateBitmap(
      before.inStock,
      size,
      places,
      ({ isListed, product }) => isListed && isInStock(product),
    ),
    names: updateNames(before, views, places, ids, changed),
    ...membership,
  }
  const prices = updateSitePrices(snapshot, views, after, places)
  after.prices = prices.after
  noteChanges(before, after, places, prices.changed, changed.changes)
  return after
}

/**
 * Hands the caches of an index to a later version of it. `changed` are the ids of the products that changed, `reread` of those
 * whose texts may have.
 */
export function carryCaches(
  from: SiteIndex,
  to: SiteIndex,
  changed: Iterable<number>,
  reread: Iterable<number> = [],
): void {
  if (from === to) return
  const ordinalsOf = (ids: Iterable<number>) => [...ids].flatMap((id) => ordinalEver(to, id) ?? [])
  const ordinals = ordinalsOf(reread)
  carryListings(from, to, ordinalsOf(changed))
  carryNames(from, to, ordinals)
  carryFilterIndexes(from, to, ordinals)
  carrySearchIndexes(from, to)
}

/** A product that the website lists or listed, with its ordinal. */
type Place = { product: Product; ordinal: number; wasListed: boolean; isListed: boolean }

/** Gives ordinals to products that are listed for the first time, by ascending id. */
function placeProducts(
  site: SiteIndex,
  { products, gone }: SiteChanges,
): { ids: Uint32Array; places: Place[] } {
  const sorted = [...products].toSorted((a, b) => a.id - b.id)
  const added: number[] = []
  const places = sorted.flatMap((product): Place[] => {
    const isListed = !gone.has(product) && isListedOn(product, site.websiteId)
    const known = ordinalEver(site, product.id)
    const wasListed = known !== undefined && has(site.listed, known)
    if (!wasListed && !isListed) return []
    const ordinal = known ?? site.size + added.push(product.id) - 1
    return [{ product, ordinal, wasListed, isListed }]
  })
  if (added.length === 0) return { ids: site.ids, places }
  const ids = new Uint32Array(site.size + added.length)
  ids.set(site.ids)
  ids.set(added, site.size)
  return { ids, places }
}

function updateBitmap(
  before: Bitmap,
  size: number,
  places: readonly Place[],
  belongs: (place: Place) => boolean,
): Bitmap {
  const entering: number[] = []
  const leaving: number[] = []
  for (const place of places) {
    const isIn = belongs(place)
    if (isIn !== has(before, place.ordinal)) (isIn ? entering : leaving).push(place.ordinal)
  }
  return entering.length + leaving.length === 0 ? before : changedBitmap(before, size, { entering, leaving })
}

/** Ordinals by id: needed from the first product on that is listed after one with a higher id. */
function updateById(site: SiteIndex, ids: Uint32Array): Uint32Array | null {
  const added = Array.from({ length: ids.length - site.size }, (_, index) => site.size + index)
  const idOf = (ordinal: number) => ids[ordinal] ?? 0
  const [first] = added
  if (first === undefined || (site.byId === null && (first === 0 || idOf(first - 1) < idOf(first))))
    return site.byId
  const byId = site.byId ?? Uint32Array.from({ length: site.size }, (_, ordinal) => ordinal)
  const entering = added.map((value) => ({
    value,
    place: firstPlaceWhere(byId.length, (place) => idOf(byId[place] ?? 0) > idOf(value)),
  }))
  return spliced(byId, { leaving: [], entering })
}

function updateNames(
  site: SiteIndex,
  views: readonly Store[],
  places: readonly Place[],
  ids: Uint32Array,
  { replaced }: SiteChanges,
): SiteIndex['names'] {
  const { names, products } = site
  const updated = new Map(names)
  for (const view of views) {
    const order = names.get(view.id)
    if (!order) continue
    const renamed = places.filter(({ product, wasListed, isListed }) => {
      const before = replaced.get(product.id)?.namesBefore ?? product.names
      return wasListed !== isListed || textInStore(before, view.id) !== textInStore(product.names, view.id)
    })
    if (renamed.length === 0) continue
    const leaving = renamed.flatMap(({ ordinal, wasListed }) => (wasListed ? ordinal : []))
    const entering = renamed.flatMap(({ ordinal, isListed }) => (isListed ? ordinal : []))
    updated.set(view.id, updateNameOrder(order, { products, ids }, view, { leaving, entering }))
  }
  return updated
}

function noteChanges(
  before: SiteIndex,
  after: SiteIndex,
  places: readonly Place[],
  repriced: ReadonlySet<number>,
  changes: ProductChanges,
): void {
  for (const { product, ordinal, wasListed, isListed } of places) {
    const change = changes.of(product.id)
    const [own, now] = [categoriesAt(before, ordinal), categoriesAt(after, ordinal)]
    changes.addCategories(product.id, own, now)
    const differs = (bitmap: (site: SiteIndex) => Bitmap) =>
      has(bitmap(before), ordinal) !== has(bitmap(after), ordinal)
    change.isVisibilityChanged ||=
      wasListed !== isListed ||
      differs(({ browsable }) => browsable) ||
      differs(({ searchable }) => searchable)
    change.isStockChanged ||= differs(({ inStock }) => inStock)
    change.isPriceChanged ||= repriced.has(ordinal)
    change.isPositionChanged ||= now.some((id) => {
      const [old, category] = [before.categories.get(id), after.categories.get(id)]
      return old !== category && old && category
        ? positionIn(old, ordinal) !== positionIn(category, ordinal)
        : false
    })
    const facetColumns = (site: SiteIndex) =>
      columnsAt(site.columns, ordinal)
        .filter((column) => !site.categoryColumns.has(column))
        .join()
    change.isFilterChanged ||= facetColumns(before) !== facetColumns(after)
  }
}
