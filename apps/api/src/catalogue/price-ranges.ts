import type { Cents } from '@comptoir/rules/money'
import { addTo, bitmapOf, countBoth, emptyBitmap, has, meet, removeFrom, type Bitmap } from './bitmap.ts'

/**
 * Prices as one kind of visitor reads them, in cents; -1 where there is none or it is hidden. Products stand in
 * `order` cheapest first, those without a price last. `prefixes[i]` holds the first `i * block` of them, so that
 * any range of prices is two sets and a few steps away, however many products there are.
 */
export type ShownPrices = {
  readonly shown: Int32Array
  readonly order: Uint32Array
  readonly pricedCount: number
  readonly block: number
  readonly prefixes: readonly Bitmap[]
}

const smallestBlock = 1024
const mostPrefixes = 64

/** `shown` by ordinal; see {@link ShownPrices}. Tests ask for small blocks. */
export function rankPrices(shown: Int32Array, leastBlock = smallestBlock): ShownPrices {
  const unpriced = 2 ** 32
  const keys = new Float64Array(shown.length)
  for (let ordinal = 0; ordinal < shown.length; ordinal++) {
    const cents = shown[ordinal] ?? -1
    keys[ordinal] = (cents < 0 ? unpriced : cents) * 2 ** 20 + ordinal
  }
  keys.sort()
  const order = new Uint32Array(shown.length)
  for (let at = 0; at < order.length; at++) order[at] = (keys[at] ?? 0) % 2 ** 20
  return ranked(shown, order, leastBlock)
}

/**
 * The ranks after the prices of some ordinals changed, as {@link rankPrices} makes them, without sorting the others
 * again. The ranks that are there stay as they are, for whoever reads them.
 */
export function rerankPrices(
  prices: ShownPrices,
  changes: ReadonlyMap<number, Cents>,
  leastBlock = smallestBlock,
): ShownPrices {
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
  return ranked(shown, order, leastBlock)
}

function ranked(shown: Int32Array, order: Uint32Array, leastBlock: number): ShownPrices {
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

/** The products whose price lies between two bounds, both included; an absent bound is open. */
export function pricedBetween(prices: ShownPrices, from: Cents | undefined, to: Cents | undefined): Bitmap {
  const start = firstFrom(prices, from ?? 0)
  const end = to === undefined ? prices.pricedCount : Math.max(start, firstFrom(prices, to + 1))
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

/** How many of the members are cheaper than an amount. */
export function countBelow(prices: ShownPrices, members: Bitmap, cents: Cents): number {
  const end = firstFrom(prices, cents)
  const whole = Math.floor(end / prices.block)
  let total = countBoth(members, prices.prefixes[whole] ?? members)
  for (let at = whole * prices.block; at < end; at++) {
    if (has(members, prices.order[at] ?? 0)) total++
  }
  return total
}

/** The lowest and the highest price among the members; undefined when none has one. */
export function priceBounds(
  { order, shown, pricedCount, block, prefixes }: ShownPrices,
  members: Bitmap,
): { lowest: Cents; highest: Cents } | undefined {
  const isMember = (place: number) => has(members, order[place] ?? 0)
  const priceAt = (place: number) => shown[order[place] ?? 0] ?? 0
  // The first prefix that holds a member ends with the block in which the lowest price is.
  let low = Math.max(0, firstOf(prefixes.length, (at) => meet(members, prefixes[at] ?? members)) - 1) * block
  while (low < pricedCount && !isMember(low)) low++
  if (low >= pricedCount) return undefined
  const lastBlock = prefixes.length - 1
  let high = pricedCount - 1
  while (high >= lastBlock * block && !isMember(high)) high--
  if (high < lastBlock * block) {
    const all = countBoth(members, prefixes[lastBlock] ?? members)
    high = firstOf(lastBlock, (at) => countBoth(members, prefixes[at] ?? members) === all) * block - 1
    while (!isMember(high)) high--
  }
  return { lowest: priceAt(low), highest: priceAt(high) }
}

/** The first number below `count` from which on a test holds; `count` when it never does. */
function firstOf(count: number, test: (at: number) => boolean): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >>> 1
    if (test(middle)) high = middle
    else low = middle + 1
  }
  return low
}

/** Place in `order` of the first product that costs so much or more. */
function firstFrom({ order, shown, pricedCount }: ShownPrices, cents: Cents): number {
  return firstOf(pricedCount, (at) => (shown[order[at] ?? 0] ?? 0) >= cents)
}
