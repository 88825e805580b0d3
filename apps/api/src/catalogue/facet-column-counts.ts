import { popCount, membersOf } from './bitmap.ts'
import type { Candidates, Selection } from './listing.ts'
import type { SiteIndex } from './site-index.ts'

/**
 * The facet columns of the candidates, stored contiguously. Counting the hits in a category then reads only
 * the memory of that category instead of scattered parts of the whole site index.
 */
type CandidateColumns = {
  counts: Uint32Array
  /** The columns of the n-th candidate are `columns[start[n]]` up to `columns[start[n + 1]]`, exclusive. */
  start: Uint32Array
  columns: Uint16Array | Uint32Array
}

const cache = new WeakMap<Candidates, CandidateColumns>()

/**
 * Number of selected products for each facet column. Counts the selected products, or subtracts the others
 * from the total of the candidates when those are fewer.
 */
export function countFacetColumns(site: SiteIndex, { members, total, candidates }: Selection): Uint32Array {
  let candidateColumns = cache.get(candidates)
  if (!candidateColumns) cache.set(candidates, (candidateColumns = columnsOf(site, candidates)))
  if (total === candidates.total) return candidateColumns.counts
  const isCounted = total <= candidates.total - total
  const counts = isCounted ? new Uint32Array(site.columnCount) : candidateColumns.counts.slice()
  const step = isCounted ? 1 : -1
  const { start, columns } = candidateColumns
  let before = 0
  for (let index = 0; index < members.length; index++) {
    const all = candidates.members[index] ?? 0
    if (all === 0) continue
    const selected = members[index] ?? 0
    let word = isCounted ? selected : all & ~selected
    while (word !== 0) {
      const bit = word & -word
      const number = before + popCount(all & (bit - 1))
      const end = start[number + 1] ?? 0
      for (let at = start[number] ?? 0; at < end; at++) {
        const column = columns[at] ?? 0
        counts[column] = (counts[column] ?? 0) + step
      }
      word ^= bit
    }
    before += popCount(all)
  }
  return counts
}

function columnsOf(site: SiteIndex, { members, total }: Candidates): CandidateColumns {
  const ordinals = membersOf(members)
  const start = new Uint32Array(total + 1)
  for (let number = 0; number < total; number++) {
    const ordinal = ordinals[number] ?? 0
    const own = (site.columnStart[ordinal + 1] ?? 0) - (site.columnStart[ordinal] ?? 0)
    start[number + 1] = (start[number] ?? 0) + own
  }
  const length = start[total] ?? 0
  const columns = site.columnCount <= 2 ** 16 ? new Uint16Array(length) : new Uint32Array(length)
  const counts = new Uint32Array(site.columnCount)
  for (let number = 0; number < total; number++) {
    const ordinal = ordinals[number] ?? 0
    const own = site.columns.subarray(site.columnStart[ordinal], site.columnStart[ordinal + 1])
    columns.set(own, start[number])
    for (const column of own) counts[column] = (counts[column] ?? 0) + 1
  }
  return { counts, start, columns }
}
