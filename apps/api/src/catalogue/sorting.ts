import type { SearchHits } from '../search/index.ts'
import { has, membersOf, type Bitmap } from './bitmap.ts'
import { positionIn } from './category-index.ts'
import { idAt, shownPrices, type PricesOf, type SiteIndex } from './site-index.ts'

export type SortField = 'position' | 'price' | 'name' | 'relevance'
export type SortKey = { field: SortField; direction: 'ASC' | 'DESC'; scores?: SearchHits }

type Context = PricesOf & { storeId: number; categoryId: number | undefined }
type Compare = (a: number, b: number) => number

/**
 * Ordinals of one page, sorted by the keys. Ties are ordered by id: newest first after position and
 * relevance, else in the direction of the last key (contract §4).
 */
export function sortedPage(
  site: SiteIndex,
  selected: { members: Bitmap; total: number },
  keys: readonly SortKey[],
  context: Context,
  offset: number,
  limit: number,
): number[] {
  if (offset >= selected.total || limit <= 0) return []
  const [first] = keys
  if (keys.length === 1 && first?.scores && first.direction === 'DESC') {
    const isMember = (ordinal: number) => has(selected.members, ordinal)
    const best = first.scores.best(offset + limit, isMember)
    if (!site.byId) return best.slice(offset)
    // Equal scores are in the order of ordinals, which is not that of ids.
    const least = first.scores.scoreOf(best.at(-1) ?? 0)
    const compare = comparator(site, keys, context)
    return first.scores
      .atLeast(least, isMember)
      .sort(compare)
      .slice(offset, offset + limit)
  }
  const order = presorted(site, keys[0], context)
  if (order) {
    const wanted = Math.min(offset + limit, selected.total)
    const walk = Math.min(order.length, (wanted * order.length) / selected.total)
    const sort = selected.total * Math.log2(selected.total + 1) * 3 + site.size / 32
    if (walk <= sort) {
      const ties = keys.length > 1 ? tiesOf(site, keys, context) : undefined
      return walked(order, selected.members, { offset, end: wanted, ties })
    }
  }
  const compare = comparator(site, keys, context)
  const members = Array.from(membersOf(selected.members))
  return members.sort(compare).slice(offset, offset + limit)
}

type Sequence = { length: number; at: (place: number) => number }

/** All ordinals sorted by one key, if the index stores that order. */
function presorted(site: SiteIndex, key: SortKey | undefined, context: Context): Sequence | undefined {
  const { field, direction } = key ?? { field: 'position', direction: 'ASC' }
  const descending = direction === 'DESC'
  if (field === 'name') {
    const names = site.names.get(context.storeId)
    return names && sequence(names.order, descending)
  }
  if (field === 'price') {
    const { order, pricedCount } = shownPrices(site, context)
    if (!descending) return sequence(order, false)
    const last = order.length + pricedCount - 1
    const at = (place: number) => order[place < pricedCount ? pricedCount - 1 - place : last - place] ?? 0
    return { length: order.length, at }
  }
  if (field !== 'position' || (descending && context.categoryId !== undefined)) return undefined
  if (context.categoryId === undefined)
    return site.byId ? sequence(site.byId, true) : { length: site.size, at: (place) => site.size - 1 - place }
  const category = site.categories.get(context.categoryId)
  return category && sequence(category.byPosition, false)
}

function sequence(order: Uint32Array, reversed: boolean): Sequence {
  const last = order.length - 1
  return { length: order.length, at: (place) => order[reversed ? last - place : place] ?? 0 }
}

/** Whether two ordinals are equal by the first key, and a comparison by all keys. */
type Ties = { areTied: (a: number, b: number) => boolean; compare: Compare }

function tiesOf(site: SiteIndex, keys: readonly SortKey[], context: Context): Ties {
  const first = fieldComparator(site, keys[0] ?? { field: 'position', direction: 'ASC' }, context)
  return { areTied: (a, b) => first(a, b) === 0, compare: comparator(site, keys, context) }
}

/** Members from `offset` to `end`. Further keys only sort the ties of the first one. */
function walked(
  order: Sequence,
  members: Bitmap,
  { offset, end, ties }: { offset: number; end: number; ties: Ties | undefined },
): number[] {
  const found: number[] = []
  let tied = 0
  const settle = () => {
    if (ties && found.length - tied > 1) {
      for (const ordinal of found.splice(tied).sort(ties.compare)) found.push(ordinal)
    }
    tied = found.length
  }
  for (let place = 0; place < order.length; place++) {
    const ordinal = order.at(place)
    if (!has(members, ordinal)) continue
    if (tied < found.length && !ties?.areTied(found[tied] ?? 0, ordinal)) settle()
    if (tied >= end) break
    found.push(ordinal)
  }
  settle()
  return found.slice(offset, end)
}

function comparator(site: SiteIndex, keys: readonly SortKey[], context: Context): Compare {
  const compares = keys.map((key) => {
    const compare = fieldComparator(site, key, context)
    return key.field === 'price' || key.direction === 'ASC'
      ? compare
      : (a: number, b: number) => compare(b, a)
  })
  const last = keys.at(-1)
  const newestFirst =
    !last || last.direction === 'DESC' || last.field === 'position' || last.field === 'relevance'
  // Ordinals usually are in the order of ids and cheaper to read.
  const age = site.byId ? (ordinal: number) => idAt(site, ordinal) : (ordinal: number) => ordinal
  compares.push(newestFirst ? (a, b) => age(b) - age(a) : (a, b) => age(a) - age(b))
  return (a, b) => {
    for (const compare of compares) {
      const difference = compare(a, b)
      if (difference !== 0) return difference
    }
    return 0
  }
}

function fieldComparator(site: SiteIndex, key: SortKey, context: Context): Compare {
  switch (key.field) {
    case 'price':
      return priceComparator(shownPrices(site, context).shown, key.direction)
    case 'name': {
      const ranks = site.names.get(context.storeId)?.rank
      return (a, b) => (ranks?.[a] ?? 0) - (ranks?.[b] ?? 0)
    }
    case 'relevance': {
      const { scores } = key
      return (a, b) => (scores?.scoreOf(a) ?? 0) - (scores?.scoreOf(b) ?? 0)
    }
    case 'position': {
      const category = context.categoryId === undefined ? undefined : site.categories.get(context.categoryId)
      return (a, b) => (category ? positionIn(category, a) - positionIn(category, b) : 0)
    }
  }
}

/** Products without a visible price come last in both directions. */
function priceComparator(shown: Int32Array, direction: 'ASC' | 'DESC'): Compare {
  const sign = direction === 'ASC' ? 1 : -1
  return (a, b) => {
    const left = shown[a] ?? -1
    const right = shown[b] ?? -1
    if (left < 0 || right < 0) return Number(left < 0) - Number(right < 0)
    return (left - right) * sign
  }
}
