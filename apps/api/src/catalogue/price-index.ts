import type { Cents } from '@comptoir/rules/money'
import {
  addTo,
  changedBitmap,
  countBoth,
  emptyBitmap,
  has,
  intersects,
  removeFrom,
  type Bitmap,
} from './bitmap.ts'
import { ordinalRange } from './limits.ts'
import { firstPlaceWhere, spliced } from './sorted-order.ts'

/**
 * Prices as shown to one audience, in cents; -1 when hidden or missing. `order` has the products by
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
/** The highest price that an index holds; a higher one is sorted and filtered as this one. */
export const highestIndexedPrice = 2 ** 31 - 1
/** Sorts after every price. Times {@link ordinalRange} it is still an exact double. */
const unpriced = highestIndexedPrice + 1

/** `shown` is indexed by ordinal, in the order of ids. `leastBlock` is smaller in tests. */
export function buildPriceIndex(shown: Int32Array, leastBlock = smallestBlock): PriceIndex {
  const keys = new Float64Array(shown.length)
  for (let ordinal = 0; ordinal < shown.length; ordinal++)
    keys[ordinal] = rankOf(shown, ordinal) * ordinalRange + ordinal
  keys.sort()
  const order = new Uint32Array(shown.length)
  for (let at = 0; at < order.length; at++) order[at] = (keys[at] ?? 0) % ordinalRange
  return withPrefixes(shown, order, leastBlock)
}

/**
 * The index after some prices changed, equal to a new {@link buildPriceIndex} without sorting the other
 * products again. Ordinals from the length of `prices.shown` on are new. Products with the same price are in the order of
 * their ids. Does not modify `prices`.
 */
export function updatePriceIndex(
  prices: PriceIndex,
  changes: ReadonlyMap<number, Cents>,
  idOf: (ordinal: number) => number,
  leastBlock = smallestBlock,
): PriceIndex {
  const known = prices.shown.length
  const size = [...changes.keys()].reduce((most, ordinal) => Math.max(most, ordinal + 1), known)
  const shown = new Int32Array(size).fill(-1, known)
  shown.set(prices.shown)
  for (const [ordinal, cents] of changes) shown[ordinal] = cents
  const before = (by: Int32Array) => (a: number, b: number) =>
    rankOf(by, a) - rankOf(by, b) || idOf(a) - idOf(b)
  const placeOf = (order: Uint32Array, by: Int32Array, ordinal: number) => {
    const compare = before(by)
    return firstPlaceWhere(order.length, (place) => compare(order[place] ?? 0, ordinal) >= 0)
  }
  const from = [...changes.keys()]
    .filter((ordinal) => ordinal < known)
    .map((ordinal) => ({ ordinal, place: placeOf(prices.order, prices.shown, ordinal) }))
    .toSorted((a, b) => a.place - b.place)
  const stays = spliced(prices.order, { leaving: from.map(({ place }) => place), entering: [] })
  const fresh = Array.from({ length: size - known }, (_, index) => known + index)
  const moved = [...new Set([...changes.keys(), ...fresh])].toSorted(before(shown))
  const entering = moved.map((value) => ({ place: placeOf(stays, shown, value), value }))
  const order = spliced(stays, { leaving: [], entering })
  const pricedCount = firstPlaceWhere(order.length, (place) => (shown[order[place] ?? 0] ?? -1) < 0)
  const { block } = prices
  const wanted = blockFor(pricedCount, leastBlock)
  if (block > 2 * wanted || wanted > 2 * block) return withPrefixes(shown, order, leastBlock)
  const to = entering.map(({ place, value }, index) => ({ ordinal: value, place: place + index }))
  const updated = { shown, order, pricedCount, block }
  return { ...updated, prefixes: updatedPrefixes(prices.prefixes, updated, { stays, from, to }) }
}

type Placed = { readonly ordinal: number; readonly place: number }

/** Products that moved, by ascending place before and after, and the order of the others. */
type Moves = { readonly stays: Uint32Array; readonly from: readonly Placed[]; readonly to: readonly Placed[] }

/** Prefixes that no product entered or left are shared with those before. */
function updatedPrefixes(
  before: readonly Bitmap[],
  { shown, order, pricedCount, block }: Omit<PriceIndex, 'prefixes'>,
  { stays, from, to }: Moves,
): Bitmap[] {
  const size = shown.length
  const count = Math.floor(pricedCount / block)
  const prefixes = before.slice(0, count + 1)
  const crossings = crossingsOf({ from, to }, { block, count })
  let left = 0
  let came = 0
  for (let index = 1; index <= count; index++) {
    const end = index * block
    const old = prefixes[index]
    if (!old) {
      const entering = order.subarray(end - block, end)
      prefixes.push(changedBitmap(prefixes[index - 1] ?? emptyBitmap(size), size, { entering, leaving: [] }))
      continue
    }
    while ((from[left]?.place ?? end) < end) left++
    while ((to[came]?.place ?? end) < end) came++
    // Those that did not move give way to, or fill the room of, those that did.
    const { entering = [], leaving = [] } = crossings[index] ?? {}
    entering.push(...stays.subarray(end - left, end - came))
    leaving.push(...stays.subarray(end - came, end - left))
    if (entering.length + leaving.length > 0)
      prefixes[index] = changedBitmap(old, size, { entering, leaving })
  }
  return prefixes
}

/** By index of a prefix, the products that moved into it or out of it. */
function crossingsOf({ from, to }: Omit<Moves, 'stays'>, { block, count }: { block: number; count: number }) {
  const crossings = Array.from({ length: count + 1 }, () => ({
    entering: [] as number[],
    leaving: [] as number[],
  }))
  const placeBefore = new Map(from.map(({ ordinal, place }) => [ordinal, place]))
  for (const { ordinal, place } of to) {
    const old = placeBefore.get(ordinal) ?? Infinity
    const last = Math.min(count, Math.floor(Math.max(place, old) / block))
    for (let index = Math.floor(Math.min(place, old) / block) + 1; index <= last; index++)
      crossings[index]?.[place < old ? 'entering' : 'leaving'].push(ordinal)
  }
  return crossings
}

function rankOf(shown: Int32Array, ordinal: number): number {
  const cents = shown[ordinal] ?? -1
  return cents < 0 ? unpriced : cents
}

function blockFor(pricedCount: number, leastBlock: number): number {
  return Math.max(leastBlock, Math.ceil(pricedCount / mostPrefixes))
}

function withPrefixes(shown: Int32Array, order: Uint32Array, leastBlock: number): PriceIndex {
  const size = shown.length
  let pricedCount = 0
  for (const cents of shown) if (cents >= 0) pricedCount++
  const block = blockFor(pricedCount, leastBlock)
  const prefixes = [emptyBitmap(size)]
  for (let start = 0; start + block <= pricedCount; start += block) {
    const prefix = prefixes.at(-1)?.slice() ?? emptyBitmap(size)
    for (let at = start; at < start + block; at++) addTo(prefix, order[at] ?? 0)
    prefixes.push(prefix)
  }
  return { shown, order, pricedCount, block, prefixes }
}

/** Those of a set that have a price in a range. Both bounds are inclusive; undefined is unbounded. */
export function productsInPriceRange(
  prices: PriceIndex,
  among: Bitmap,
  from: Cents | undefined,
  to: Cents | undefined,
): Bitmap {
  const start = firstAtOrAbove(prices, from ?? 0)
  const end = to === undefined ? prices.pricedCount : Math.max(start, firstAtOrAbove(prices, to + 1))
  const { block, prefixes, order, shown } = prices
  const nearest = (place: number) => Math.min(prefixes.length - 1, Math.round(place / block))
  const [below, above] = [nearest(end), nearest(start)]
  const [included, excluded] = [prefixes[below] ?? among, prefixes[above] ?? among]
  const members = emptyBitmap(shown.length)
  for (let word = 0; word < members.length; word++)
    members[word] = (included[word] ?? 0) & ~(excluded[word] ?? 0) & (among[word] ?? 0)
  const add = (first: number, last: number) => {
    for (let at = first; at < last; at++) if (has(among, order[at] ?? 0)) addTo(members, order[at] ?? 0)
  }
  const remove = (first: number, last: number) => {
    for (let at = first; at < last; at++) removeFrom(members, order[at] ?? 0)
  }
  add(Math.max(below * block, start), end)
  remove(end, below * block)
  add(start, Math.min(end, above * block))
  remove(above * block, start)
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
    Math.max(0, firstPlaceWhere(prefixes.length, (at) => intersects(members, prefixes[at] ?? members)) - 1) *
    block
  while (low < pricedCount && !isMember(low)) low++
  if (low >= pricedCount) return undefined
  const lastBlock = prefixes.length - 1
  let high = pricedCount - 1
  while (high >= lastBlock * block && !isMember(high)) high--
  if (high < lastBlock * block) {
    const all = countBoth(members, prefixes[lastBlock] ?? members)
    high = firstPlaceWhere(lastBlock, (at) => countBoth(members, prefixes[at] ?? members) === all) * block - 1
    while (!isMember(high)) high--
  }
  return { lowest: priceAt(low), highest: priceAt(high) }
}

/** Index in `order` of the first product with a price of at least `cents`. */
function firstAtOrAbove({ order, shown, pricedCount }: PriceIndex, cents: Cents): number {
  return firstPlaceWhere(pricedCount, (at) => (shown[order[at] ?? 0] ?? 0) >= cents)
}
