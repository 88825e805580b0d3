import { foldText } from '../search/index.ts'
import type { Store } from '../stores/index.ts'
import { textInStore } from './product.ts'
import type { Order, SiteIndex } from './site-index.ts'
import { firstPlaceWhere, spliced } from './sorted-order.ts'

const highestRank = 2 ** 32 - 1

/** Decides between names that {@link sortKey} does not tell apart. */
export const nameCollator = ({ formats }: Store) => new Intl.Collator(formats.locale)

/** Compares names as listings of a store view sort them. */
function nameComparer(view: Store): (a: string, b: string) => number {
  const collator = nameCollator(view)
  return (a, b) => {
    const [left, right] = [sortKey(a), sortKey(b)]
    if (left !== right) return left < right ? -1 : 1
    return collator.compare(a, b)
  }
}

/** Folded text with zero-padded numbers. The collator then only decides ties, which is much faster. */
export function sortKey(name: string): string {
  return foldText(name).replaceAll(/\d+/g, (digits) => digits.padStart(9, '0'))
}

/**
 * Ranks with gaps, in which later names find room. `isTied` says whether the entry at a place has the same name as the
 * one before it; tied entries share a rank.
 */
export function ranksWithGaps(
  order: Uint32Array,
  size: number,
  isTied: (place: number) => boolean,
): Uint32Array {
  const gap = Math.floor(highestRank / (order.length + 1))
  const rank = new Uint32Array(size)
  let last = 0
  for (let place = 0; place < order.length; place++) {
    if (place === 0 || !isTied(place)) last = (place + 1) * gap
    rank[order[place] ?? 0] = last
  }
  return rank
}

type NameChanges = {
  /** Ordinals that are in the order and have another name now, or are not listed any more. */
  leaving: readonly number[]
  /** Ordinals whose current names enter the order. */
  entering: readonly number[]
}

/** The order of a store view after some names changed, equal to a new one. Does not modify `before`. */
export function updateNameOrder(
  before: Order,
  { products, ids }: Pick<SiteIndex, 'products' | 'ids'>,
  view: Store,
  { leaving, entering }: NameChanges,
): Order {
  const size = ids.length
  const idOf = (ordinal: number) => ids[ordinal] ?? 0
  const nameOf = (ordinal: number) => textInStore(products.get(idOf(ordinal))?.names ?? [], view.id)
  const places = leaving.map((ordinal) => placeOf(before, ordinal, idOf)).toSorted((a, b) => a - b)
  const stays = spliced(before.order, { leaving: places, entering: [] })
  const compareNames = nameComparer(view)
  const compare = (a: number, b: number) => compareNames(nameOf(a), nameOf(b)) || idOf(a) - idOf(b)
  const added = entering.toSorted(compare).map((value) => ({
    value,
    place: firstPlaceWhere(stays.length, (place) => compare(stays[place] ?? 0, value) >= 0),
  }))
  const order = spliced(stays, { leaving: [], entering: added })
  const rank = new Uint32Array(size)
  rank.set(before.rank)
  const isNew = new Set(entering)
  const isTied = (place: number) => {
    const [one = 0, other = 0] = [order[place - 1], order[place]]
    const isKnown = !isNew.has(one) && !isNew.has(other)
    return isKnown ? rank[one] === rank[other] : nameOf(one) === nameOf(other)
  }
  const finals = added.map(({ place }, index) => place + index)
  const hasRoom = fillRanks({ order, rank }, finals, isTied)
  return { order, rank: hasRoom ? rank : ranksWithGaps(order, size, isTied) }
}

/** The place of an ordinal: entries are sorted by rank, those of one rank by id. */
function placeOf({ order, rank }: Order, ordinal: number, idOf: (ordinal: number) => number): number {
  const own = rank[ordinal] ?? 0
  return firstPlaceWhere(order.length, (place) => {
    const other = order[place] ?? 0
    const difference = (rank[other] ?? 0) - own
    return difference > 0 || (difference === 0 && idOf(other) >= idOf(ordinal))
  })
}

/** Ranks the entries at ascending places between their neighbours, in place. false: some gap is too small. */
function fillRanks(
  { order, rank }: Order,
  places: readonly number[],
  isTied: (place: number) => boolean,
): boolean {
  const rankAt = (place: number) => rank[order[place] ?? 0] ?? 0
  for (let from = 0; from < places.length;) {
    let to = from + 1
    while (to < places.length && places[to] === (places[to - 1] ?? 0) + 1) to++
    const first = places[from] ?? 0
    const end = first + to - from
    const low = first === 0 ? 0 : rankAt(first - 1)
    const high = end >= order.length ? highestRank : rankAt(end)
    let distinct = 0
    for (let place = first; place < end; place++) if (place === 0 || !isTied(place)) distinct++
    const isLastTied = end < order.length && isTied(end)
    const step = Math.floor((high - low) / (distinct + (isLastTied ? 0 : 1)))
    if (distinct > 0 && step === 0) return false
    let next = low
    for (let place = first; place < end; place++) {
      if (place === 0 || !isTied(place)) next += step
      rank[order[place] ?? 0] = next
    }
    if (isLastTied)
      for (let place = end - 1; place >= first; place--) {
        rank[order[place] ?? 0] = high
        if (!isTied(place)) break
      }
    from = to
  }
  return true
}
