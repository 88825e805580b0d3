import { countBoth, intersection, type Bitmap } from './bitmap.ts'
import type { Range, Selection } from './listing.ts'
import { countBelow, priceBounds, type ShownPrices } from './price-ranges.ts'
import type { Facet, SiteIndex } from './site-index.ts'
import { countSlots } from './slot-counts.ts'

export type FacetCount = { facet: Facet; values: { value: string; optionId: number | null; count: number }[] }
/** A bucket of prices in whole units of currency: `from` inclusive, `to` exclusive. */
export type PriceBucket = { from: number; to: number; count: number }

type FacetCounts = {
  prices: PriceBucket[]
  /** Categories that hold at least one of the products. */
  categories: { id: number; count: number }[]
  /** Attributes with hits, in their order; values without hits are left out. */
  facets: FacetCount[]
}

const remembered = new WeakMap<Selection, FacetCounts>()

/**
 * How many products of a selection each value would leave. A filtered attribute is left out of its own counts,
 * because its values are alternatives (decisions L-2).
 */
export function facetCounts(site: SiteIndex, selection: Selection): FacetCounts {
  const known = remembered.get(selection)
  if (known) return known
  const counts = countSlots(site, selection)
  const categories = [...site.categorySlots].flatMap(([slot, id]) => {
    const hits = counts[slot] ?? 0
    return hits > 0 ? [{ id, count: hits }] : []
  })
  const facets = [...site.facets].flatMap(([code, facet]): FacetCount[] => {
    const without = selection.parts.has(code) ? membersWithout(selection, code) : undefined
    const values = facet.values.flatMap(({ value, optionId, slot, members }) => {
      const hits = without ? countBoth(without, members) : (counts[slot] ?? 0)
      return hits > 0 ? [{ value, optionId, count: hits }] : []
    })
    return values.length > 0 ? [{ facet, values }] : []
  })
  const result = { prices: priceBuckets(site, selection), categories, facets }
  remembered.set(selection, result)
  return result
}

function membersWithout(selection: Selection, code: string): Bitmap {
  const others = [...selection.parts].filter(([other]) => other !== code).map(([, set]) => set)
  const { members } = selection.range
  return others.length === 0 ? members : intersection([members, ...others])
}

const smallestStep = 10

/**
 * Magento's automatic price steps: a power of ten below the highest price, made finer until there are two buckets
 * or the step is 10.
 */
function priceBuckets(site: SiteIndex, selection: Selection): PriceBucket[] {
  const { kind, hidesPrices } = selection.request
  if (hidesPrices) return []
  const prices = site.prices[kind]
  const members = selection.parts.has('price') ? membersWithout(selection, 'price') : selection.members
  if (members !== selection.range.members) return bucketsOf(prices, members)
  // Prices are filtered by more often than by anything else: what they filter is the same each time.
  let known = rangeBuckets.get(selection.range)
  if (!known) rangeBuckets.set(selection.range, (known = new Map()))
  let buckets = known.get(prices)
  if (!buckets) known.set(prices, (buckets = bucketsOf(prices, members)))
  return buckets
}

const rangeBuckets = new WeakMap<Range, Map<ShownPrices, PriceBucket[]>>()

function bucketsOf(prices: ShownPrices, members: Bitmap): PriceBucket[] {
  const bounds = priceBounds(prices, members)
  if (!bounds) return []
  const digits = String(Math.floor(bounds.highest / 100)).length
  for (let step = Math.max(smallestStep, 10 ** (digits - 1)); ; step /= 10) {
    const first = Math.floor(bounds.lowest / 100 / step)
    const last = Math.floor(bounds.highest / 100 / step)
    if (first === last && step > smallestStep) continue
    return bucketsBetween(prices, members, first, last, step)
  }
}

function bucketsBetween(
  prices: ShownPrices,
  members: Bitmap,
  first: number,
  last: number,
  step: number,
): PriceBucket[] {
  const buckets: PriceBucket[] = []
  let counted = 0
  for (let bucket = first; bucket <= last; bucket++) {
    const to = (bucket + 1) * step
    const below = countBelow(prices, members, to * 100)
    if (below > counted) buckets.push({ from: bucket * step, to, count: below - counted })
    counted = below
  }
  return buckets
}
