import type { Cents } from '@comptoir/rules/money'
import type { PriceAudience } from '@comptoir/rules/visitor'
import { ByteCache, hashedKey, type CacheStatistics } from '../platform/byte-cache.ts'
import { count, emptyBitmap, intersection, union, type Bitmap } from './bitmap.ts'
import { productsInPriceRange } from './price-index.ts'
import { shownPrices, type SiteIndex } from './site-index.ts'
import { sortedPage, type SortKey } from './sorting.ts'

/** Filters of a listing. All of them must match; values of one attribute are alternatives. */
export type ListingFilter = {
  /** Which visibility applies: that of search results, or that of category pages. */
  scope: 'browse' | 'search'
  categoryIds?: readonly number[]
  /** Values by attribute code. Codes that are not facets are ignored. */
  options: ReadonlyMap<string, readonly string[]>
  /** Inclusive bounds in cents, on the price shown to the visitor. Hidden prices never match. */
  price?: { from?: Cents; to?: Cents }
  /**
   * Additional sets that must contain the products, and a key that identifies them in caches; null disables
   * caching.
   */
  restrictedTo: readonly Bitmap[]
  restrictionKey: string | null
  /** Includes products out of stock even if the website hides them. */
  includesOutOfStock?: boolean
}

export type ListingRequest = PriceAudience & {
  filter: ListingFilter
  /** Of the prices that are sorted, filtered and counted. */
  currency: string
  /** Root category of the store group, whose categories show or hide prices. */
  rootId: number
  /**
   * The browsed category hides its prices from this visitor kind: they are not sorted, filtered or counted.
   */
  hidesPrices: boolean
  /** Packs are sorted, filtered and counted by the price of what they propose instead of their lowest. */
  packsAsProposed: boolean
}

/** All products of the listing's categories that it may show, before any filter. */
export type Candidates = {
  readonly members: Bitmap
  readonly total: number
  readonly filter: Pick<ListingFilter, 'scope' | 'categoryIds' | 'restrictedTo' | 'includesOutOfStock'>
}

/** The products of a listing, with the data needed to count facets. */
export type Selection = {
  readonly members: Bitmap
  readonly total: number
  readonly request: ListingRequest
  /** The set of each filtered attribute, by code; includes `price`, whose set has candidates only. */
  readonly filterSets: ReadonlyMap<string, Bitmap>
  /** Requests with the same candidates share this object. */
  readonly candidates: Candidates
}

type ListingCaches = { selections: ByteCache<string, Selection>; candidates: ByteCache<string, Candidates> }

const cachesBySite = new WeakMap<SiteIndex, ListingCaches>()
const selectionsBudget = 32 * 1024 * 1024
/** At a million products, the candidates of the whole catalogue take 80 MB and are requested most often. */
const candidatesBudget = 256 * 1024 * 1024
/** Estimated size of a facet count in a cached selection. */
const bytesPerColumn = 64

/** Finds the products of a listing. Results are cached for each index. */
export function selectProducts(site: SiteIndex, request: ListingRequest): Selection {
  const key = keyOf(request)
  let caches = cachesBySite.get(site)
  if (!caches) {
    caches = {
      selections: new ByteCache({
        name: 'listings',
        budget: selectionsBudget,
        largestEntry: selectionsBudget,
      }),
      candidates: new ByteCache({
        name: 'listing candidates',
        budget: candidatesBudget,
        largestEntry: candidatesBudget,
      }),
    }
    cachesBySite.set(site, caches)
  }
  const cached = key === null ? undefined : caches.selections.get(key)
  if (cached) return cached
  const selection = computeSelection(site, request, candidatesOf(site, request, caches))
  if (key !== null) caches.selections.set(key, selection, selectionBytes(site, selection))
  return selection
}

/** Cache statistics of an index. */
export function listingStatistics(site: SiteIndex): CacheStatistics[] {
  const caches = cachesBySite.get(site)
  return caches ? [caches.selections.statistics, caches.candidates.statistics] : []
}

/** Size of the bitmaps and of the facet counts, in bytes. */
function selectionBytes(site: SiteIndex, { members, filterSets }: Selection): number {
  return (
    members.byteLength * new Set([members, ...filterSets.values()]).size + bytesPerColumn * site.columnCount
  )
}

/** Size of the bitmap, the counts and the columns, estimated from the average number of columns. */
export function candidatesBytes(site: SiteIndex, { members, total }: Candidates): number {
  const { used, values } = site.columns
  const columns = (used * total) / Math.max(1, site.size)
  return members.byteLength + 4 * site.columnCount + 6 * total + values.BYTES_PER_ELEMENT * columns
}

/** Drops what depends on prices. */
export function clearSelections(site: SiteIndex): void {
  cachesBySite.get(site)?.selections.clear()
}

/** Hands the caches of an index to a later version of it, without what has to be made anew. Returns its candidates. */
export function moveCaches(from: SiteIndex, to: SiteIndex): ListingCaches['candidates'] | undefined {
  const caches = cachesBySite.get(from)
  if (!caches) return undefined
  cachesBySite.delete(from)
  cachesBySite.set(to, caches)
  caches.selections.clear()
  return caches.candidates
}

/** Order and bounds of a page. Selections are shared by store views, whose names sort differently. */
type PageOrder = { sort: readonly SortKey[]; storeId: number; offset: number; limit: number }

/** Ordinals of one page of a selection, sorted. */
export function pageOf(
  site: SiteIndex,
  selection: Selection,
  { sort, storeId, offset, limit }: PageOrder,
): number[] {
  const { filter, hidesPrices, ...prices } = selection.request
  const keys = hidesPrices ? sort.filter((key) => key.field !== 'price') : sort
  const categoryId = filter.categoryIds?.length === 1 ? filter.categoryIds[0] : undefined
  return sortedPage(site, selection, keys, { ...prices, storeId, categoryId }, offset, limit)
}

function keyOf({ filter, hidesPrices, ...of }: ListingRequest): string | null {
  if (filter.restrictedTo.length > 0 && filter.restrictionKey === null) return null
  const { scope, categoryIds, options, price, restrictionKey, includesOutOfStock } = filter
  const { visitorKind, priceDisplay, priceGroup, currency, rootId, packsAsProposed } = of
  const parts = [scope, categoryIds, [...options], price, restrictionKey, includesOutOfStock]
  const prices = [visitorKind, priceDisplay, priceGroup, currency, rootId, packsAsProposed, hidesPrices]
  return hashedKey(JSON.stringify([...prices, ...parts]))
}

/** Whose intersection a listing may show, before it is restricted. */
export function visibleSets(
  site: SiteIndex,
  scope: ListingRequest['filter']['scope'],
  includesOutOfStock = false,
): Bitmap[] {
  const sets = [scope === 'search' ? site.searchable : site.browsable]
  if (!site.showsOutOfStock && !includesOutOfStock) sets.push(site.inStock)
  return sets
}

function candidatesOf(
  site: SiteIndex,
  { filter }: ListingRequest,
  { candidates: cache }: ListingCaches,
): Candidates {
  const { scope, categoryIds, restrictedTo, restrictionKey, includesOutOfStock } = filter
  const parts = [scope, categoryIds, restrictionKey, includesOutOfStock]
  const key = restrictedTo.length > 0 && restrictionKey === null ? null : hashedKey(JSON.stringify(parts))
  const cached = key === null ? undefined : cache.get(key)
  if (cached) return cached
  const sets = [...visibleSets(site, scope, includesOutOfStock), ...restrictedTo]
  if (categoryIds) {
    const wanted = [...new Set(categoryIds)].flatMap((id) => site.categories.get(id)?.members ?? [])
    sets.push(union(site.size, wanted))
  }
  const members = intersection(sets)
  const candidates = {
    members,
    total: count(members),
    filter: {
      scope,
      ...(categoryIds && { categoryIds }),
      restrictedTo,
      ...(includesOutOfStock && { includesOutOfStock }),
    },
  }
  if (key !== null) cache.set(key, candidates, candidatesBytes(site, candidates))
  return candidates
}

function computeSelection(site: SiteIndex, request: ListingRequest, candidates: Candidates): Selection {
  const { filter, hidesPrices } = request
  const filterSets = new Map<string, Bitmap>()
  for (const [code, values] of filter.options) {
    const facet = site.facets.get(code)
    if (!facet) continue
    const asked = new Set(values)
    const wanted = facet.values.filter(({ value }) => asked.has(value))
    const members = wanted.map((value) => value.members)
    const [only] = members
    filterSets.set(code, only && members.length === 1 ? only : union(site.size, members))
  }
  if (filter.price) {
    const { from, to } = filter.price
    const members = hidesPrices
      ? emptyBitmap(site.size)
      : productsInPriceRange(shownPrices(site, request), candidates.members, from, to)
    filterSets.set('price', members)
  }
  if (filterSets.size === 0)
    return { members: candidates.members, total: candidates.total, request, filterSets, candidates }
  const price = filterSets.get('price')
  const members =
    price && filterSets.size === 1 ? price : intersection([candidates.members, ...filterSets.values()])
  return { members, total: count(members), request, filterSets, candidates }
}
