import { bitsIn, membersOf } from './bitmap.ts'
import type { Range, Selection } from './listing.ts'
import type { SiteIndex } from './site-index.ts'

/**
 * The slots of a range's products, one after the other: counting the hits in a category then reads what the category
 * holds, and not here and there in what the shop holds.
 */
type RangeSlots = {
  counts: Uint32Array
  /** Slots of the range's n-th product: `slots[start[n]]` up to the start of the next. */
  start: Uint32Array
  slots: Uint16Array | Uint32Array
}

const known = new WeakMap<Range, RangeSlots>()

/** Hits of every slot: of the products, or those of the whole range less those of the others when these are fewer. */
export function countSlots(site: SiteIndex, { members, total, range }: Selection): Uint32Array {
  let inRange = known.get(range)
  if (!inRange) known.set(range, (inRange = slotsOf(site, range)))
  if (total === range.total) return inRange.counts
  const isCounted = total <= range.total - total
  const counts = isCounted ? new Uint32Array(site.slotCount) : inRange.counts.slice()
  const step = isCounted ? 1 : -1
  const { start, slots } = inRange
  let before = 0
  for (let index = 0; index < members.length; index++) {
    const all = range.members[index] ?? 0
    if (all === 0) continue
    const chosen = members[index] ?? 0
    let word = isCounted ? chosen : all & ~chosen
    while (word !== 0) {
      const bit = word & -word
      const number = before + bitsIn(all & (bit - 1))
      const end = start[number + 1] ?? 0
      for (let at = start[number] ?? 0; at < end; at++) {
        const slot = slots[at] ?? 0
        counts[slot] = (counts[slot] ?? 0) + step
      }
      word ^= bit
    }
    before += bitsIn(all)
  }
  return counts
}

function slotsOf(site: SiteIndex, { members, total }: Range): RangeSlots {
  const ordinals = membersOf(members)
  const start = new Uint32Array(total + 1)
  for (let number = 0; number < total; number++) {
    const ordinal = ordinals[number] ?? 0
    const own = (site.slotStart[ordinal + 1] ?? 0) - (site.slotStart[ordinal] ?? 0)
    start[number + 1] = (start[number] ?? 0) + own
  }
  const length = start[total] ?? 0
  const slots = site.slotCount <= 2 ** 16 ? new Uint16Array(length) : new Uint32Array(length)
  const counts = new Uint32Array(site.slotCount)
  for (let number = 0; number < total; number++) {
    const ordinal = ordinals[number] ?? 0
    const own = site.slots.subarray(site.slotStart[ordinal], site.slotStart[ordinal + 1])
    slots.set(own, start[number])
    for (const slot of own) counts[slot] = (counts[slot] ?? 0) + 1
  }
  return { counts, start, slots }
}
