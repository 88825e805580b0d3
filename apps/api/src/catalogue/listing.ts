import type { Cents } from '@comptoir/rules/money'
import type { VisitorKind } from '@comptoir/rules/visitor'
import { ByteCache, hashedKey, type CacheStatistics } from '../platform/byte-cache.ts'
import { count, emptyBitmap, intersection, union, type Bitmap } from './bitmap.ts'
import { pricedBetween } from './price-ranges.ts'
import type { SiteIndex } from './site-index.ts'
import { sortedPage, type SortKey } from './sorting.ts'

/** What a listing is made of; every part narrows it, values of one part are alternatives. */
export type ListingFilter = {
  /** Search asks for what search may show, everything else for what categories may show. */
  scope: 'browse' | 'search'
  categoryIds?: readonly number[]
  /** Values by attribute code; codes that are no facets are ignored. */
  options: ReadonlyMap<string, readonly string[]>
  /** Inclusive, on the price shown to the visitor, in cents; hidden prices never match. */
  price?: { from?: Cents; to?: Cents }
  /** Further sets that the products must be in, and a text that names them for the memory of answers. */
  within: readonly Bitmap[]
  withinKey: string | null
  /** Products out of stock too, where the shop leaves them out of listings. */
  forcesOutOfStock?: boolean
}

export type ListingRequest = {
  filter: ListingFilter
  kind: VisitorKind
  storeId: number
  /** The browsed category hides its prices from this kind: they neither sort, filter nor count. */
  hidesPrices: boolean
}

/** What a listing is chosen from: everything of its categories that it may show, before any filter. */
export type Range = { readonly members: Bitmap; readonly total: number }

/** The products of a listing, and what is needed to count its facets. */
export type Selection = {
  readonly members: Bitmap
  readonly total: number
  readonly request: ListingRequest
  /** Sets of the filtered attributes, by code; `price` is among them. */
  readonly parts: ReadonlyMap<string, Bitmap>
  /** What all of the rest have in common. Requests that share it share the object too. */
  readonly range: Range
}

type Memory = { selections: ByteCache<string, Selection>; ranges: ByteCache<string, Range> }

const remembered = new WeakMap<SiteIndex, Memory>()
const selectionsBudget = 32 * 1024 * 1024
/** A range of everything takes 80 MB at a million products, and is asked for more often than any other. */
const rangesBudget = 256 * 1024 * 1024
/** What facet counts keep for a value, once a selection is asked for them. */
const bytesPerSlot = 64

/** Finds the products of a listing; equal requests of one index are answered from memory. */
export function select(site: SiteIndex, request: ListingRequest): Selection {
  const key = keyOf(request)
  let memory = remembered.get(site)
  if (!memory) {
    memory = {
      selections: new ByteCache({
        name: 'listings',
        budget: selectionsBudget,
        largestEntry: selectionsBudget,
      }),
      ranges: new ByteCache({ name: 'listing ranges', budget: rangesBudget, largestEntry: rangesBudget }),
    }
    remembered.set(site, memory)
  }
  const known = key === null ? undefined : memory.selections.get(key)
  if (known) return known
  const selection = compute(site, request, rangeOf(site, request, memory))
  if (key !== null) memory.selections.set(key, selection, selectionBytes(site, selection))
  return selection
}

/** What is kept of the listings of an index. */
export function listingStatistics(site: SiteIndex): CacheStatistics[] {
  const memory = remembered.get(site)
  return memory ? [memory.selections.statistics, memory.ranges.statistics] : []
}

/** Its sets, and the counts of its facets. */
function selectionBytes(site: SiteIndex, { members, parts }: Selection): number {
  return members.byteLength * (1 + parts.size) + bytesPerSlot * site.slotCount
}

/** Its set, its counts, and the slots of its products, of which there are as many as of others. */
function rangeBytes(site: SiteIndex, { members, total }: Range): number {
  const slots = (site.slots.length * total) / Math.max(1, site.size)
  return members.byteLength + 4 * (site.slotCount + total) + site.slots.BYTES_PER_ELEMENT * slots
}

/** Forgets the listings of an index: what is in stock or what is asked changed. */
export function forgetSelections(site: SiteIndex): void {
  remembered.delete(site)
}

/** Ordinals of one page of a selection, sorted. */
export function pageOf(
  site: SiteIndex,
  selection: Selection,
  sort: readonly SortKey[],
  offset: number,
  limit: number,
): number[] {
  const { kind, storeId, hidesPrices, filter } = selection.request
  const keys = hidesPrices ? sort.filter((key) => key.field !== 'price') : sort
  const categoryId = filter.categoryIds?.length === 1 ? filter.categoryIds[0] : undefined
  return sortedPage(site, selection, keys, { kind, storeId, categoryId }, offset, limit)
}

function keyOf({ filter, kind, hidesPrices }: ListingRequest): string | null {
  if (filter.within.length > 0 && filter.withinKey === null) return null
  const { scope, categoryIds, options, price, withinKey, forcesOutOfStock } = filter
  const parts = [scope, categoryIds, [...options], price, withinKey, forcesOutOfStock]
  return hashedKey(JSON.stringify([kind, hidesPrices, ...parts]))
}

function rangeOf(site: SiteIndex, { filter }: ListingRequest, { ranges }: Memory): Range {
  const { scope, categoryIds, within, withinKey, forcesOutOfStock } = filter
  const parts = [scope, categoryIds, withinKey, forcesOutOfStock]
  const key = within.length > 0 && withinKey === null ? null : hashedKey(JSON.stringify(parts))
  const known = key === null ? undefined : ranges.get(key)
  if (known) return known
  const sets = [scope === 'search' ? site.searchable : site.browsable, ...within]
  if (!site.showsOutOfStock && !forcesOutOfStock) sets.push(site.inStock)
  if (categoryIds) {
    const wanted = [...new Set(categoryIds)].flatMap((id) => site.categories.get(id)?.members ?? [])
    sets.push(union(site.size, wanted))
  }
  const members = intersection(sets)
  const range = { members, total: count(members) }
  if (key !== null) ranges.set(key, range, rangeBytes(site, range))
  return range
}

function compute(site: SiteIndex, request: ListingRequest, range: Range): Selection {
  const { filter, kind, hidesPrices } = request
  const parts = new Map<string, Bitmap>()
  for (const [code, values] of filter.options) {
    const facet = site.facets.get(code)
    if (!facet) continue
    const asked = new Set(values)
    const wanted = facet.values.filter(({ value }) => asked.has(value))
    const members = wanted.map((value) => value.members)
    parts.set(code, union(site.size, members))
  }
  if (filter.price) {
    const { from, to } = filter.price
    const members = hidesPrices ? emptyBitmap(site.size) : pricedBetween(site.prices[kind], from, to)
    parts.set('price', members)
  }
  if (parts.size === 0) return { ...range, request, parts, range }
  const members = intersection([range.members, ...parts.values()])
  return { members, total: count(members), request, parts, range }
}
