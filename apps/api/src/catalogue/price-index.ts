import type { Cents } from '@comptoir/rules/money'
import {
  addTo,
  bitmapOf,
  countBoth,
  emptyBitmap,
  has,
  intersects,
  removeFrom,
  type Bitmap,
} from './bitmap.ts'
import { maxProductsPerSite } from './limits.ts'

/**
 * Prices as shown to one visitor kind, in cents; -1 when hidden or missing. `order` has the products by
 * ascending price, those without a price last. `prefixes[i]` is the set of the first `i * block` of them, so
 * that any price range takes two bitmaps and at most `block` steps.
 */
export type PriceIndex = {
  readonly shown: Int32Array
  readonly order: Uint32Array
  readonly pricedCount: number
  readonly block: number
  readonly prefixes: readonly Bitmap[]
}

const smallestBlock = 1024
const mostPrefixes = 64

/** `shown` is indexed by ordinal. `leastBlock` is smaller in tests. */
export function buildPriceIndex(shown: Int32Array, leastBlock = smallestBlock): PriceIndex {
  const unpriced = 2 ** 32
  const keys = new Float64Array(shown.length)
  for (let ordinal = 0; ordinal < shown.length; ordinal++) {
    const cents = shown[ordinal] ?? -1
    keys[ordinal] = (cents < 0 ? unpriced : cents) * maxProductsPerSite + ordinal
  }
  keys.sort()
  const order = new Uint32Array(shown.length)
  for (let at = 0; at < order.length; at++) order[at] = (keys[at] ?? 0) % maxProductsPerSite
  return withPrefixes(shown, order, leastBlock)
}

/**
 * The index after some prices changed, equal to a new {@link buildPriceIndex} without sorting the other
 * products again. Does not modify `prices`.
 */
export function updatePriceIndex(
  prices: PriceIndex,
  changes: ReadonlyMap<number, Cents>,
  leastBlock = smallestBlock,
): PriceIndex {
  const shown = prices.shown.slice()
  for (const [ordinal, cents] of changes) shown[ordinal] = cents
  const rank = (ordinal: number) => {
    const cents = shown[ordinal] ?? -1
    return cents < 0 ? Infinity : cents
  }
  const moved = [...changes.keys()].toSorted((a, b) => rank(a) - rank(b) || a - b)
  const isMoved = bitmapOf(shown.length, moved)
  const order = new Uint32Array(shown.length)
  let next = 0
  let at = 0
  for (const ordinal of prices.order) {
    if (has(isMoved, ordinal)) continue
    for (; next < moved.length; next++) {
      const candidate = moved[next] ?? 0
      const difference = rank(candidate) - rank(ordinal)
      if (difference > 0 || (!(difference < 0) && candidate > ordinal)) break
      order[at++] = candidate
    }
    order[at++] = ordinal
  }
  for (; next < moved.length; next++) order[at++] = moved[next] ?? 0
  return withPrefixes(shown, order, leastBlock)
}

function withPrefixes(shown: Int32Array, order: Uint32Array, leastBlock: number): PriceIndex {
  const size = shown.length
  let pricedCount = 0
  for (const cents of shown) if (cents >= 0) pricedCount++
  const block = Math.max(leastBlock, Math.ceil(pricedCount / mostPrefixes))
  const prefixes = [emptyBitmap(size)]
  for (let start = 0; start + block <= pricedCount; start += block) {
    const prefix = prefixes.at(-1)?.slice() ?? emptyBitmap(size)
    for (let at = start; at < start + block; at++) addTo(prefix, order[at] ?? 0)
    prefixes.push(prefix)
  }
  return { shown, order, pricedCount, block, prefixes }
}

/** The products with a price in a range. Both bounds are inclusive; undefined is unbounded. */
export function productsInPriceRange(
  prices: PriceIndex,
  from: Cents | undefined,
  to: Cents | undefined,
): Bitmap {
  const start = firstAtOrAbove(prices, from ?? 0)
  const end = to === undefined ? prices.pricedCount : Math.max(start, firstAtOrAbove(prices, to + 1))
  const { block, prefixes, order, shown } = prices
  const nearest = (place: number) => Math.min(prefixes.length - 1, Math.round(place / block))
  const below = nearest(end)
  const members = prefixes[below]?.slice() ?? emptyBitmap(shown.length)
  for (let at = below * block; at < end; at++) addTo(members, order[at] ?? 0)
  for (let at = end; at < below * block; at++) removeFrom(members, order[at] ?? 0)
  if (start === 0) return members
  const above = nearest(start)
  const excluded = prefixes[above]
  if (excluded && above > 0) {
    for (let word = 0; word < members.length; word++) {
      members[word] = (members[word] ?? 0) & ~(excluded[word] ?? 0)
    }
  }
  for (let at = above * block; at < start; at++) removeFrom(members, order[at] ?? 0)
  for (let at = start; at < Math.min(end, above * block); at++) addTo(members, order[at] ?? 0)
  return members
}

/** Number of members with a price below `cents`. */
export function countCheaperThan(prices: PriceIndex, members: Bitmap, cents: Cents): number {
  const end = firstAtOrAbove(prices, cents)
  const whole = Math.floor(end / prices.block)
  let total = countBoth(members, prices.prefixes[whole] ?? members)
  for (let at = whole * prices.block; at < end; at++) {
    if (has(members, prices.order[at] ?? 0)) total++
  }
  return total
}

/** The lowest and highest price of the members; undefined when none has a price. */
export function priceBounds(
  { order, shown, pricedCount, block, prefixes }: PriceIndex,
  members: Bitmap,
): { lowest: Cents; highest: Cents } | undefined {
  const isMember = (place: number) => has(members, order[place] ?? 0)
  const priceAt = (place: number) => shown[order[place] ?? 0] ?? 0
  // The first prefix that contains a member ends with the block of the lowest price.
  let low =
    Math.max(0, firstIndexWhere(prefixes.length, (at) => intersects(members, prefixes[at] ?? members)) - 1) *
    block
  while (low < pricedCount && !isMember(low)) low++
  if (low >= pricedCount) return undefined
  const lastBlock = prefixes.length - 1
  let high = pricedCount - 1
  while (high >= lastBlock * block && !isMember(high)) high--
  if (high < lastBlock * block) {
    const all = countBoth(members, prefixes[lastBlock] ?? members)
    high = firstIndexWhere(lastBlock, (at) => countBoth(members, prefixes[at] ?? members) === all) * block - 1
    while (!isMember(high)) high--
  }
  return { lowest: priceAt(low), highest: priceAt(high) }
}

/** Binary search: the first number below `count` for which `test` is true, or `count`. */
function firstIndexWhere(count: number, test: (at: number) => boolean): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >>> 1
    if (test(middle)) high = middle
    else low = middle + 1
  }
  return low
}

/** Index in `order` of the first product with a price of at least `cents`. */
function firstAtOrAbove({ order, shown, pricedCount }: PriceIndex, cents: Cents): number {
  return firstIndexWhere(pricedCount, (at) => (shown[order[at] ?? 0] ?? 0) >= cents)
}
