import { matchAll } from './scorer.ts'
import { SearchHits } from './search-hits.ts'
import type { Segments } from './segments.ts'
import type { WordTerms } from './terms.ts'

/** Unknown words of a query that are compared with the vocabulary. */
export const mostUnknownTokens = 5

/** A word of a query and what it matches. */
export type SearchedWord = { readonly word: string; readonly terms: WordTerms }
/** `joined`: the words of the query written as one, an alternative to all of them. */
export type Search = {
  readonly hits: SearchHits
  readonly words: readonly SearchedWord[]
  readonly joined: SearchedWord | undefined
}

/** The documents of all segments that match every word. */
export function matchIn(segments: Segments, words: readonly WordTerms[]): SearchHits {
  let hits = SearchHits.none
  for (const [at, { postings }] of segments.all.entries()) {
    const own = matchAll(
      postings,
      segments.count,
      words.map((terms) => terms[at] ?? []),
    )
    hits = hits.mergedWith(
      segments.isStale(at) ? own.filtered((document) => segments.isIn(at, document)) : own,
    )
  }
  return hits
}
