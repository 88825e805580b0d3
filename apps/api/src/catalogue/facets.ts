import { minorDigits } from '@comptoir/rules/currency'
import { countBoth, intersection, type Bitmap } from './bitmap.ts'
import type { Candidates, Selection } from './listing.ts'
import { countCheaperThan, priceBounds, type PriceIndex } from './price-index.ts'
import { shownPrices, type Facet, type SiteIndex } from './site-index.ts'
import { countFacetColumns } from './facet-column-counts.ts'

export type FacetCount = { facet: Facet; values: { value: string; optionId: number | null; count: number }[] }
/** A price bucket in whole currency units: `from` inclusive, `to` exclusive. */
export type PriceBucket = { from: number; to: number; count: number }

type FacetCounts = {
  prices: PriceBucket[]
  /** Categories that contain at least one of the products. */
  categories: { id: number; count: number }[]
  /** Attributes with at least one hit, in order, without the values that have none. */
  facets: FacetCount[]
}

const countsCache = new WeakMap<Selection, FacetCounts>()

/**
 * How many products each facet value would leave. A filtered attribute does not restrict its own counts,
 * because its values are alternatives (decisions L-2).
 */
export function facetCounts(site: SiteIndex, selection: Selection): FacetCounts {
  const cached = countsCache.get(selection)
  if (cached) return cached
  const counts = countFacetColumns(site, selection)
  const categories = [...site.categoryColumns].flatMap(([column, id]) => {
    const hits = counts[column] ?? 0
    return hits > 0 ? [{ id, count: hits }] : []
  })
  const facets = [...site.facets].flatMap(([code, facet]): FacetCount[] => {
    const unfiltered = selection.filterSets.has(code) ? productsWithoutFilter(selection, code) : undefined
    const values = facet.values.flatMap(({ value, optionId, column, members }) => {
      const hits = unfiltered ? countBoth(unfiltered, members) : (counts[column] ?? 0)
      return hits > 0 ? [{ value, optionId, count: hits }] : []
    })
    return values.length > 0 ? [{ facet, values }] : []
  })
  const result = { prices: priceBuckets(site, selection), categories, facets }
  countsCache.set(selection, result)
  return result
}

function productsWithoutFilter(selection: Selection, code: string): Bitmap {
  const others = [...selection.filterSets].filter(([other]) => other !== code).map(([, set]) => set)
  const { members } = selection.candidates
  return others.length === 0 ? members : intersection([members, ...others])
}

const smallestStep = 10

/**
 * Magento's automatic price steps: the largest power of ten below the highest price, divided by ten until
 * there are two buckets or the step is 10.
 */
function priceBuckets(site: SiteIndex, selection: Selection): PriceBucket[] {
  const { currency, hidesPrices } = selection.request
  const unit = 10 ** minorDigits(currency)
  if (hidesPrices) return []
  const prices = shownPrices(site, selection.request)
  const members = selection.filterSets.has('price')
    ? productsWithoutFilter(selection, 'price')
    : selection.members
  if (members !== selection.candidates.members) return bucketsOf(prices, members, unit)
  // When only the price is filtered, the buckets depend on the candidates alone, so they are cached with
  // them.
  let cached = bucketsCache.get(selection.candidates)
  if (!cached) bucketsCache.set(selection.candidates, (cached = new WeakMap()))
  let buckets = cached.get(prices)
  if (!buckets) cached.set(prices, (buckets = bucketsOf(prices, members, unit)))
  return buckets
}

const bucketsCache = new WeakMap<Candidates, WeakMap<PriceIndex, PriceBucket[]>>()

/** `unit` has the minor units of one unit of the currency. */
function bucketsOf(prices: PriceIndex, members: Bitmap, unit: number): PriceBucket[] {
  const bounds = priceBounds(prices, members)
  if (!bounds) return []
  const digits = String(Math.floor(bounds.highest / unit)).length
  for (let step = Math.max(smallestStep, 10 ** (digits - 1)); ; step /= 10) {
    const first = Math.floor(bounds.lowest / unit / step)
    const last = Math.floor(bounds.highest / unit / step)
    if (first === last && step > smallestStep) continue
    return bucketsBetween(prices, members, { first, last, step, unit })
  }
}

function bucketsBetween(
  prices: PriceIndex,
  members: Bitmap,
  { first, last, step, unit }: { first: number; last: number; step: number; unit: number },
): PriceBucket[] {
  const buckets: PriceBucket[] = []
  let counted = 0
  for (let bucket = first; bucket <= last; bucket++) {
    const to = (bucket + 1) * step
    const below = countCheaperThan(prices, members, to * unit)
    if (below > counted) buckets.push({ from: bucket * step, to, count: below - counted })
    counted = below
  }
  return buckets
}
