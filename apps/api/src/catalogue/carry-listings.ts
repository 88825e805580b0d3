import { changedBitmap, has } from './bitmap.ts'
import { carryColumnCounts } from './facet-column-counts.ts'
import { candidatesBytes, moveCaches, type Candidates } from './listing.ts'
import type { SiteIndex } from './site-index.ts'

/**
 * Hands the caches of an index to a later version of it, in which only the products with these ordinals changed; `to` may
 * be the same index, changed in place. Cached candidates are corrected, so that the next listing of a large catalogue does
 * not start from nothing.
 */
export function carryListings(from: SiteIndex, to: SiteIndex, changed: readonly number[]): void {
  const candidates = moveCaches(from, to)
  for (const [key, before] of candidates?.entries() ?? []) {
    const after = updateCandidates(from, to, before, changed)
    if (after === undefined) candidates?.delete(key)
    else if (after !== before) candidates?.set(key, after, candidatesBytes(to, after))
  }
}

/** The candidates in a later version of their index; undefined when they have to be found anew. */
function updateCandidates(
  from: SiteIndex,
  to: SiteIndex,
  before: Candidates,
  changed: readonly number[],
): Candidates | undefined {
  const { filter, members, total } = before
  if (filter.restrictedTo.length > 0) return undefined
  const isMember = candidateTest(to, filter)
  const touched = changed.filter((ordinal) => has(members, ordinal) || isMember(ordinal))
  if (touched.length === 0) return before
  const entering = touched.filter((ordinal) => isMember(ordinal) && !has(members, ordinal))
  const leaving = touched.filter((ordinal) => !isMember(ordinal))
  const after = {
    filter,
    members: changedBitmap(members, to.size, { entering, leaving }),
    total: total + entering.length - leaving.length,
  }
  carryColumnCounts({ site: from, candidates: before }, { site: to, candidates: after }, touched)
  return after
}

/** Whether a product is among the candidates of a filter, by its ordinal. */
function candidateTest(
  site: SiteIndex,
  { scope, categoryIds, includesOutOfStock }: Candidates['filter'],
): (ordinal: number) => boolean {
  const shown = scope === 'search' ? site.searchable : site.browsable
  const mustHaveStock = !site.showsOutOfStock && includesOutOfStock !== true
  const categories = categoryIds?.flatMap((id) => site.categories.get(id)?.members ?? [])
  return (ordinal) =>
    has(shown, ordinal) &&
    (!mustHaveStock || has(site.inStock, ordinal)) &&
    (!categories || categories.some((members) => has(members, ordinal)))
}
