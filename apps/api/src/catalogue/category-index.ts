import { addTo, changedBitmap, emptyBitmap, type Bitmap } from './bitmap.ts'
import { ordinalRange } from './limits.ts'
import { firstPlaceWhere, spliced } from './sorted-order.ts'

export type CategoryIndex = {
  readonly members: Bitmap
  /** Ascending by position, then newest first (Magento). */
  readonly byPosition: Uint32Array
  /** The members in ascending order, and the position of each. */
  readonly ordinals: Uint32Array
  readonly positions: Int32Array
}

/** The products of a category by ascending ordinal, each with its position. */
export type CategoryProducts = { ordinals: number[]; positions: number[] }

/** Ordinals are in the order of ids. */
export function buildCategoryIndex(size: number, entries: CategoryProducts): CategoryIndex {
  const ordinals = Uint32Array.from(entries.ordinals)
  const positions = Int32Array.from(entries.positions)
  const last = ordinalRange - 1
  const keys = new Float64Array(ordinals.length)
  const members = emptyBitmap(size)
  for (let at = 0; at < ordinals.length; at++) {
    const ordinal = ordinals[at] ?? 0
    keys[at] = (positions[at] ?? 0) * ordinalRange + last - ordinal
    addTo(members, ordinal)
  }
  keys.sort()
  const byPosition = new Uint32Array(keys.length)
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at] ?? 0
    byPosition[at] = last - (key - Math.floor(key / ordinalRange) * ordinalRange)
  }
  return { members, byPosition, ordinals, positions }
}

/** Position of a product in a category; 0 when it is not a member. */
export function positionIn(category: CategoryIndex, ordinal: number): number {
  const place = placeIn(category, ordinal)
  return category.ordinals[place] === ordinal ? (category.positions[place] ?? 0) : 0
}

function placeIn({ ordinals }: Pick<CategoryIndex, 'ordinals'>, ordinal: number): number {
  return firstPlaceWhere(ordinals.length, (place) => (ordinals[place] ?? 0) >= ordinal)
}

type CategoryChanges = {
  /** Ordinals of members that leave or get another position. */
  leaving: readonly number[]
  /** Positions by ordinal, of those that enter or get another position. */
  entering: ReadonlyMap<number, number>
}

/** The category after some of its products changed, equal to a new one. Does not modify `before`. */
export function updateCategoryIndex(
  before: CategoryIndex,
  size: number,
  idOf: (ordinal: number) => number,
  { leaving, entering }: CategoryChanges,
): CategoryIndex {
  const compare = (a: number, b: number, aPosition: number, bPosition: number) =>
    aPosition - bPosition || idOf(b) - idOf(a)
  const ascending = (a: number, b: number) => a - b
  const placeByPosition = (order: Uint32Array, ordinal: number, position: number) =>
    firstPlaceWhere(order.length, (place) => {
      const other = order[place] ?? 0
      return compare(other, ordinal, positionIn(before, other), position) >= 0
    })
  const places = leaving.map((ordinal) => placeIn(before, ordinal)).toSorted(ascending)
  const left = leaving
    .map((ordinal) => placeByPosition(before.byPosition, ordinal, positionIn(before, ordinal)))
    .toSorted(ascending)
  const stays = spliced(before.ordinals, { leaving: places, entering: [] })
  const staying = spliced(before.byPosition, { leaving: left, entering: [] })
  const added = [...entering].toSorted(([a], [b]) => a - b)
  const at = (value: number) => placeIn({ ordinals: stays }, value)
  const addedByPosition = [...entering].toSorted(([a, first], [b, second]) => compare(a, b, first, second))
  return {
    members: changedBitmap(before.members, size, { leaving, entering: entering.keys() }),
    byPosition: spliced(staying, {
      leaving: [],
      entering: addedByPosition.map(([value, position]) => ({
        value,
        place: placeByPosition(staying, value, position),
      })),
    }),
    ordinals: spliced(stays, {
      leaving: [],
      entering: added.map(([value]) => ({ value, place: at(value) })),
    }),
    positions: spliced(before.positions, {
      leaving: places,
      entering: added.map(([ordinal, value]) => ({ value, place: at(ordinal) })),
    }),
  }
}
