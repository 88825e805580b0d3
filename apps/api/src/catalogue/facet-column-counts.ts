import { has, popCount, membersOf } from './bitmap.ts'
import type { Candidates, Selection } from './listing.ts'
import { columnsAt, columnValues, type ProductColumns } from './product-columns.ts'
import type { SiteIndex } from './site-index.ts'

/** Number of candidates for each facet column. */
type CandidateColumns = {
  counts: Uint32Array
  /**
   * The columns of few candidates, stored contiguously: the n-th of them has number n. Counting the hits in a category then
   * reads only the memory of that category instead of scattered parts of the whole site index. Undefined for many
   * candidates, which are close to each other in the index itself.
   */
  own: ProductColumns | undefined
}

/** Candidates are many when at least one product in so many is one. */
const productsPerCandidate = 8

const cache = new WeakMap<Candidates, CandidateColumns>()

/**
 * Number of selected products for each facet column. Counts the selected products, or subtracts the others
 * from the total of the candidates when those are fewer.
 */
export function countFacetColumns(site: SiteIndex, { members, total, candidates }: Selection): Uint32Array {
  let known = cache.get(candidates)
  if (!known) cache.set(candidates, (known = columnsOf(site, candidates)))
  if (total === candidates.total) return known.counts
  const isCounted = total <= candidates.total - total
  const counts = new Uint32Array(site.columnCount)
  if (!isCounted) counts.set(known.counts)
  const step = isCounted ? 1 : -1
  const { start, count, values } = known.own ?? site.columns
  let before = 0
  for (let index = 0; index < members.length; index++) {
    const all = candidates.members[index] ?? 0
    if (all === 0) continue
    const selected = members[index] ?? 0
    let word = isCounted ? selected : all & ~selected
    while (word !== 0) {
      const bit = word & -word
      const number = known.own ? before + popCount(all & (bit - 1)) : index * 32 + (31 - Math.clz32(bit))
      const first = start[number] ?? 0
      const end = first + (count[number] ?? 0)
      for (let at = first; at < end; at++) {
        const column = values[at] ?? 0
        counts[column] = (counts[column] ?? 0) + step
      }
      word ^= bit
    }
    if (known.own) before += popCount(all)
  }
  return counts
}

function columnsOf(site: SiteIndex, { members, total }: Candidates): CandidateColumns {
  const counts = new Uint32Array(site.columnCount)
  const ordinals = membersOf(members)
  if (total * productsPerCandidate >= site.size) {
    for (const ordinal of ordinals) countColumns(counts, site, ordinal, 1)
    return { counts, own: undefined }
  }
  const start = new Uint32Array(total)
  const count = new Uint16Array(total)
  let used = 0
  for (let number = 0; number < total; number++) {
    start[number] = used
    count[number] = site.columns.count[ordinals[number] ?? 0] ?? 0
    used += count[number] ?? 0
  }
  const values = columnValues(used, site.columnCount)
  for (let number = 0; number < total; number++) {
    const ordinal = ordinals[number] ?? 0
    values.set(columnsAt(site.columns, ordinal), start[number])
    countColumns(counts, site, ordinal, 1)
  }
  return { counts, own: { start, count, values, used } }
}

function countColumns(counts: Uint32Array, { columns }: SiteIndex, ordinal: number, step: 1 | -1): void {
  const { start, count, values } = columns
  const first = start[ordinal] ?? 0
  const end = first + (count[ordinal] ?? 0)
  for (let at = first; at < end; at++) {
    const column = values[at] ?? 0
    counts[column] = (counts[column] ?? 0) + step
  }
}

/**
 * Derives the counts of `after` from those of `before`, when only some products of an index changed. The counts of few
 * candidates are made anew when they are needed.
 */
export function carryColumnCounts(
  before: { site: SiteIndex; candidates: Candidates },
  after: { site: SiteIndex; candidates: Candidates },
  changed: Iterable<number>,
): void {
  const known = cache.get(before.candidates)
  if (!known || known.own) return
  const counts = new Uint32Array(after.site.columnCount)
  counts.set(known.counts)
  for (const ordinal of changed) {
    if (has(before.candidates.members, ordinal)) countColumns(counts, before.site, ordinal, -1)
    if (has(after.candidates.members, ordinal)) countColumns(counts, after.site, ordinal, 1)
  }
  cache.set(after.candidates, { counts, own: undefined })
}
